/** Why pairings are impossible, in the language of the command line. */
import { languageOf } from '../report/languages.ts';
import { plainPhrasing } from '../report/phrasing.ts';
import { language } from './language.ts';

/** A reason as it is told. */
export function reasonInWords(reason: string): string {
  return languageOf(language())(plainPhrasing).reason(reason);
}
