/** What a scenario expects of its results, validated and complete. Plain data. */
import type { AxisValue } from './cells.ts';

/** Which cells an expectation is about; `null` leaves a part open, a list allows each of its entries. */
export interface Where {
  readonly variant: readonly string[] | null;
  /** Values by varied path. */
  readonly axes: Readonly<Record<string, readonly AxisValue['value'][]>>;
  /** What else tells cells of the kind apart, by its key (`plane`, `manifester`, …); a key left out is open. */
  readonly names: Readonly<Record<string, readonly (string | number)[]>>;
}

/** A pair of a wanted matrix. */
export interface WantedPair {
  readonly matrix: string;
  readonly sides: readonly [first: string, second: string];
}

/** A band that a figure shall lie in, for all cells that it covers. */
export interface Expectation {
  readonly name: string;
  /** Name of a metric of the scenario's kind. */
  readonly metric: string;
  readonly where: Where;
  /** Lowest and highest allowed value, themselves allowed; `null` is no bound. */
  readonly low: number | null;
  readonly high: number | null;
  /** Where it is one pair of a wanted matrix: its name, and the pair, the one whose score is meant first. */
  readonly pair?: WantedPair;
  /** Where in the scenario file it stands, from 1. */
  readonly line: number;
}
