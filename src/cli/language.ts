/** The language that the command line speaks: only the flag `--lang` decides, never the environment. */
import { isLanguageTag, type LanguageTag } from '../report/languages.ts';
import { languages, type Spoken } from './languages.ts';

/** What speaks until somebody asks for another. */
const first: LanguageTag = 'en';

let tag: LanguageTag = first;

/** What `--lang` says among arguments; `null` without it. Looked for before anything is parsed, for `--help`. */
export function languageIn(args: readonly string[]): string | null {
  for (const [at, word] of args.entries()) {
    if (word === '--') return null;
    if (word === '--lang') return args[at + 1] ?? null;
    if (word.startsWith('--lang=')) return word.slice('--lang='.length);
  }
  return null;
}

/** Sets the language; an unknown tag leaves English, and the option's reader complains. */
export function speak(wanted: string | null): void {
  tag = wanted !== null && isLanguageTag(wanted) ? wanted : first;
}

/** The tag set by {@link speak}. */
export function language(): LanguageTag {
  return tag;
}

/** Every text of the command line in the language set by {@link speak}. */
export function spoken(): Spoken {
  return languages[tag];
}
