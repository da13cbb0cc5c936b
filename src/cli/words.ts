/** What commands say, in the language of the command line. */
import type { Words } from './commandTexts.ts';
import { czechWords } from './czechWords.ts';
import { englishWords } from './englishWords.ts';
import { language } from './language.ts';

/** Words in the language of the command line. */
export function words(): Words {
  return language() === 'cs' ? czechWords : englishWords;
}
