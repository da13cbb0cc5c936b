/** Words of the report on what players would choose. */
import type { MetaFacts, Relations } from '../../facts/meta/summary.ts';

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
  finding(facts: MetaFacts): string;
  cycles(plane: number | null, cycles: Relations['cycles']): string;
  dominated(plane: number | null, pairs: Relations['dominated']): string;
  leftOut(plane: number | null, sides: readonly string[]): string;
  /** A share between the least and the most of all equilibria. */
  share(share: string, least: string, most: string): string;
  range(low: string, high: string): string;
  movementNote(resamples: number): string;
  reading(facts: {
    readonly alpha: number;
    readonly population: number;
    readonly gap: number;
  }): readonly string[];
}
