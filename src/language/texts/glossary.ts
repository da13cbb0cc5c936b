/** Words that somebody who has never seen the rules does not know, as one type; part of the catalogue of a language. */

/** What is explained, in the order of the glossary. */
export const terms = ['score', 'seat', 'base', 'IQ', 'Podl', 'SP', 'h', 'alphaRank'] as const;

/** One of {@link terms}. */
export type Term = (typeof terms)[number];

/** A word with its meaning. Bare text without marks. */
export interface Explained {
  /** As the glossary calls it. */
  readonly word: string;
  /** All its forms in sentences and heads of tables, as they are spelt there. */
  readonly forms: readonly string[];
  readonly means: string;
}

/** The glossary. */
export interface GlossaryTexts {
  readonly heading: string;
  readonly words: Readonly<Record<Term, Explained>>;
}
