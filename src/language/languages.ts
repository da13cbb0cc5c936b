/** The languages that reports are written in. */
import { czech } from './cs/texts.ts';
import { english } from './en/texts.ts';
import { ReportError } from './errors.ts';
import type { Phrasing } from './forms/phrasing.ts';
import type { Texts } from './texts/texts.ts';

/** A language: texts marked up by a phrasing. */
export type Language = (phrasing: Phrasing) => Texts;

/** Tag of a language. */
export type LanguageTag = 'en' | 'cs';

const known: Readonly<Record<LanguageTag, Language>> = { en: english, cs: czech };

/** Tags of all languages, the default first. */
export const languageTags: readonly LanguageTag[] = Object.keys(known) as LanguageTag[];

/** A tag that is known. @throws ReportError `unknown-language`. */
export function languageTag(tag: string): LanguageTag {
  const found = languageTags.find((candidate) => candidate === tag);
  if (found === undefined)
    throw new ReportError(
      'unknown-language',
      `lang: must be one of ${languageTags.join(', ')} (got ${JSON.stringify(tag)})`,
    );
  return found;
}

/** The catalogue of a language. @throws ReportError `unknown-language`. */
export function languageOf(tag: string): Language {
  return known[languageTag(tag)];
}
