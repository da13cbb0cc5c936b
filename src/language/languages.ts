/** The languages: a further one is a folder with its record, and a line here. */
import { inQuotes } from '../problems/problem.ts';
import { czechTexts } from './cs/language.ts';
import { englishTexts } from './en/language.ts';
import { ReportError } from './errors.ts';
import type { LanguageTexts, Phrased } from './texts/language.ts';
import type { Texts } from './texts/texts.ts';

/** Every language by its tag, the default first. */
const languages = {
  en: englishTexts as LanguageTexts,
  cs: czechTexts as LanguageTexts,
};

/** The texts of reports, marked up by a phrasing. */
export type Language = Phrased<Texts>;

/** Tag of a language. */
export type LanguageTag = keyof typeof languages;

/** Tags of all languages, the default first. */
export const languageTags: readonly LanguageTag[] = Object.keys(languages) as LanguageTag[];

/** Whether a tag is that of a language. */
export function isLanguageTag(tag: string): tag is LanguageTag {
  return Object.hasOwn(languages, tag);
}

/** A tag that is known. @throws ReportError `unknown-language`. */
export function languageTag(tag: string): LanguageTag {
  if (isLanguageTag(tag)) return tag;
  throw new ReportError('unknown-language', {
    where: ['lang'],
    must: ['oneOf', languageTags],
    found: inQuotes(tag),
  });
}

/** All texts of a language. */
export function textsIn(tag: LanguageTag): LanguageTexts {
  return languages[tag];
}

/** The texts of reports in a language. @throws ReportError `unknown-language`. */
export function languageOf(tag: string): Language {
  return textsIn(languageTag(tag)).reports;
}
