/** Words of the sweep report. */
import type { CrossingFacts } from '../../facts/sweep/crossings.ts';
import type { Uncrossed } from '../../facts/sweep/uncrossed.ts';

/** The report. */
export interface SweepTexts {
  readonly headings: { readonly scores: string; readonly crossings: string };
  readonly columns: {
    readonly who: string;
    readonly where: string;
    readonly direction: string;
    readonly interval: string;
  };
  readonly rises: string;
  readonly falls: string;
  readonly meanScore: string;
  readonly exact: string;
  title(scenario: string, axes: readonly string[]): string;
  /** How far the mean score of a side moves over the sweep. */
  moves(
    side: string,
    plane: number,
    axis: string,
    from: readonly [x: number, score: number],
    to: readonly [x: number, score: number],
    /** Whether the duels tell it from all others. */
    sure: boolean,
  ): string;
  crossing(facts: CrossingFacts): string;
  still(axis: string): string;
  /** That a side is even at no value. */
  uncrossed(facts: Uncrossed, axis: string): string;
  readonly allPlanes: string;
  heading(plane: number | null, second: { readonly name: string; readonly value: number } | null): string;
  heat(side: string): string;
  /** Sides and planes whose crossings are not told in sentences. */
  moreCrossings(left: number): string;
  more(count: number): string;
  reading(duels: number | null): readonly string[];
}
