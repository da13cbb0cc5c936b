/** Titles of pictures that say what they show, as one type; part of the catalogue of a language. Bare text. */
import type { Estimate } from '../../analysis/estimate.ts';
import type { Headline } from '../../facts/duel/headlines.ts';

/** Titles. */
export interface TitleTexts {
  /** Pictures of duels. */
  duel(headline: Headline): string;
  /** Behind a title that says the finding: what kind of picture it is, and how to read it. */
  kind(kind: string, note: string): string;
  /** What burns most of the points of days, by its name. */
  burnsMost(what: string): string;
  /** What is surely the hardest and the easiest; `null` where that is not sure. */
  hardest(hardest: string | null, easiest: string | null): string;
  /** Who is obeyed in the mind where that is most unlike. */
  obeyed(mind: string, first: readonly string[]): string;
  /** How many duels a fighter survives. */
  survives(fighter: string, survived: Estimate, duels: number): string;
  /** Who wins and who loses most by a variant; `null` where nobody surely does. */
  changes(variant: string, gains: string | null, loses: string | null): string;
  /** What one more step is worth most of. */
  decided(levers: readonly string[]): string;
  /** Whom everybody would choose. */
  choice(side: string): string;
}
