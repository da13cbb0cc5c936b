/** Words of the sweep report. */
import type { Crossing } from '../../tuning/sweep/crossing.ts';

/** A crossing of one half. */
export interface CrossingFacts {
  /** One side (mean score), or initiator and target. */
  readonly sides: readonly string[];
  readonly plane: number;
  /** The second axis with its value, where there is one. */
  readonly second: { readonly name: string; readonly value: number } | null;
  readonly axis: string;
  readonly crossing: Crossing;
}

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
  ): string;
  crossing(facts: CrossingFacts): string;
  still(axis: string): string;
  heading(plane: number, second: { readonly name: string; readonly value: number } | null): string;
  heat(side: string): string;
  more(count: number): string;
  reading(duels: number | null): readonly string[];
}
