/** What commands say, in the language of the command line. */
import type { Words } from '../language/texts/commands.ts';
import { spoken } from './language.ts';

/** Words in the language of the command line. */
export function words(): Words {
  return spoken().commands;
}
