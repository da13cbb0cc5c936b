/** Words of the report on what players would choose. */
import type { ConductFacts, GamePlace, MetaFacts, Relations } from '../../facts/meta/summary.ts';
import type { ReportInfo } from '../../facts/run/reportInfo.ts';

/** The report. */
export interface MetaTexts {
  readonly headings: {
    readonly equilibrium: string;
    readonly alpha: string;
    readonly relations: string;
    readonly movement: string;
  };
  readonly columns: { readonly effective: string; readonly share: string };
  readonly chart: string;
  readonly noCycles: string;
  title(scenario: string): string;
  /** A place at the head of a column: `plane 3`, `all planes`, `rows`. */
  head(place: GamePlace): string;
  /** Of one place, or of several planes of which the very same is to be told; so do the next three. */
  finding(facts: MetaFacts, places: readonly GamePlace[]): string;
  cycles(places: readonly GamePlace[], cycles: Relations['cycles']): string;
  dominated(places: readonly GamePlace[], pairs: Relations['dominated']): string;
  /** Best conducts that are no choices, and matchups that none were looked for in. */
  conducts(facts: ConductFacts): string;
  leftOut(places: readonly GamePlace[], sides: readonly string[]): string;
  /** A share between the least and the most of all equilibria. */
  share(share: string, least: string, most: string): string;
  range(low: string, high: string): string;
  movementNote(resamples: number): string;
  reading(facts: {
    readonly alpha: number;
    readonly population: number;
    readonly gap: number;
  }): readonly string[];
  /** Words on a payoff table of others. */
  readonly table: PayoffTexts;
}

/** What is told otherwise where the game is a table of others. */
export interface PayoffTexts {
  readonly chart: string;
  readonly headings: { readonly relations: string; readonly scores: string };
  readonly row: string;
  readonly noCycles: string;
  /** What the rows score when both populations play the equilibrium. */
  value(score: number, open: boolean): string;
  /** How the table was read. */
  read(facts: {
    readonly bare: 'share' | 'percent' | null;
    readonly counted: boolean;
    readonly seats: boolean;
  }): string;
  movementNote(resamples: number): string;
  /** Under the scores: what a cell is. */
  scores(seats: boolean): string;
  repeat(info: ReportInfo, counted: boolean): readonly string[];
  reading(facts: {
    readonly alpha: number;
    readonly population: number;
    readonly gap: number;
    readonly seats: boolean;
  }): readonly string[];
}
