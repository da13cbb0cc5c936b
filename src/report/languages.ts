/** The languages that reports are written in. */
import { inQuotes } from '../problems/problem.ts';
import { czech } from './czech.ts';
import { english } from './english.ts';
import { ReportError } from './errors.ts';
import type { Phrasing } from './phrasing.ts';
import type { Texts } from './texts.ts';

/** A language: texts marked up by a phrasing. */
export type Language = (phrasing: Phrasing) => Texts;

/** Tag of a language. */
export type LanguageTag = 'en' | 'cs';

const known: Readonly<Record<LanguageTag, Language>> = { en: english, cs: czech };

/** Tags of all languages, the default first. */
export const languageTags: readonly LanguageTag[] = Object.keys(known) as LanguageTag[];

/** Whether a tag is that of a language. */
export function isLanguageTag(tag: string): tag is LanguageTag {
  return (languageTags as readonly string[]).includes(tag);
}

/** A tag that is known. @throws ReportError `unknown-language`. */
export function languageTag(tag: string): LanguageTag {
  const found = languageTags.find((candidate) => candidate === tag);
  if (found === undefined)
    throw new ReportError('unknown-language', {
      where: ['lang'],
      must: ['oneOf', languageTags],
      found: inQuotes(tag),
    });
  return found;
}

/** The catalogue of a language. @throws ReportError `unknown-language`. */
export function languageOf(tag: string): Language {
  return known[languageTag(tag)];
}
