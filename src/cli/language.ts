/** The language that the command line speaks: only the flag `--lang` decides, never the environment. */
import { isLanguageTag, type LanguageTag, languageTags, textsIn } from '../language/languages.ts';
import type { LanguageTexts } from '../language/texts/language.ts';

let tag: LanguageTag = languageTags[0]!;

/** What `--lang` says among arguments; `null` without it. Looked for before anything is parsed, for `--help`. */
export function languageIn(args: readonly string[]): string | null {
  for (const [at, word] of args.entries()) {
    if (word === '--') return null;
    if (word === '--lang') return args[at + 1] ?? null;
    if (word.startsWith('--lang=')) return word.slice('--lang='.length);
  }
  return null;
}

/** Sets the language; an unknown tag leaves the first, and the option's reader complains. */
export function speak(wanted: string | null): void {
  tag = wanted !== null && isLanguageTag(wanted) ? wanted : languageTags[0]!;
}

/** The tag set by {@link speak}. */
export function language(): LanguageTag {
  return tag;
}

/** Every text of the command line in the language set by {@link speak}. */
export function spoken(): LanguageTexts {
  return textsIn(tag);
}
