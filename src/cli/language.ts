/** The language that the command line speaks: only the flag `--lang` decides, never the environment. */

/** Tag of a language. */
export type CliLanguage = 'en' | 'cs';

let spoken: CliLanguage = 'en';

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
export function speak(tag: string | null): void {
  spoken = tag === 'cs' ? 'cs' : 'en';
}

/** The language set by {@link speak}. */
export function language(): CliLanguage {
  return spoken;
}
