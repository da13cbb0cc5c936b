/** What a scenario expects of its results, validated and complete. Plain data: it is kept in `run.json`. */
import type { AxisValue } from '../cells.ts';
import type { MetricName } from './metrics.ts';

/** Which cells an expectation is about; `null` leaves a part open, a list allows each of its entries. */
export interface Where {
  readonly variant: readonly string[] | null;
  readonly plane: readonly number[] | null;
  /** Values by varied path. */
  readonly axes: Readonly<Record<string, readonly AxisValue['value'][]>>;
  readonly initiator: readonly string[] | null;
  readonly target: readonly string[] | null;
  /** Combatant or team in either seat. */
  readonly side: readonly string[] | null;
  /** A class that a member of either side has. */
  readonly class: readonly string[] | null;
}

/** A band that a figure shall lie in, for all cells that it covers. */
export interface Expectation {
  readonly name: string;
  readonly metric: MetricName;
  readonly where: Where;
  /** Lowest and highest allowed value, themselves allowed; `null` is no bound. */
  readonly low: number | null;
  readonly high: number | null;
  /** Where in the scenario file it stands, from 1. */
  readonly line: number;
}
