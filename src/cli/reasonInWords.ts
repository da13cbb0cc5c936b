/** Why pairings are impossible, in the language of the command line. */

import { plainPhrasing } from '../language/forms/phrasing.ts';
import { languageOf } from '../language/languages.ts';
import { language } from './language.ts';

/** A reason as it is told. */
export function reasonInWords(reason: string): string {
  return languageOf(language())(plainPhrasing).reason(reason);
}
