/** The words of plane comparisons, as a type: part of every language's catalogue. */

import type { Worth } from '../../analysis/worth.ts';
import type { PlaneSummary } from '../../facts/planes/summary.ts';

/** Heads of the columns. */
export type PlaneColumn =
  | 'plane'
  | 'win'
  | 'spread'
  | 'hopeless'
  | 'edge'
  | 'rounds'
  | 'initiatorDrain'
  | 'targetDrain'
  | 'upset'
  | 'planes'
  | 'difference'
  | 'effect'
  | 'p'
  | 'typical'
  | 'rank'
  | 'drainDistance';

/** Texts about planes held against each other. */
export interface PlaneTexts {
  readonly heading: string;
  readonly pairsHeading: string;
  title(scenario: string): string;
  readonly columns: Readonly<Record<PlaneColumn, string>>;
  /** Head of the column of an attribute: `+1 IQ`. */
  attribute(attribute: Worth['attribute']): string;
  /** What a point is worth: `+21.0`, with its interval where it is not exact. */
  worth(worth: Worth): string;
  /** Two planes, the second against the first. */
  pair(first: number, second: number): string;
  /** What the planes count, by the formulas of the scenario. */
  readonly counts: {
    readonly heading: string;
    /** Planes that count alike; formulas as the scenario writes them. */
    line(planes: readonly number[], attack: string, defence: string): string;
    /** Heads what another variant or setting (marked up) counts otherwise. */
    of(point: string): string;
    /** So many more variants or settings have formulas of their own. */
    left(count: number): string;
  };
  sentences(summary: PlaneSummary): readonly string[];
  notes(summary: PlaneSummary): readonly string[];
  pairsNote(summary: PlaneSummary): string;
}
