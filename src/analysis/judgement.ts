/** Verdicts on what a scenario expects, as data: reached while a run goes on, and kept with its results. */
import type { AxisValue } from '../scenario/model/cells.ts';
import type { WantedPair } from '../scenario/model/expectation.ts';

/** What a figure is about. */
export type Subject =
  | { readonly kind: 'cell'; readonly key: string }
  | { readonly kind: 'side'; readonly side: string }
  | { readonly kind: 'plane'; readonly plane: number }
  | { readonly kind: 'field' };

/** Where a figure lies with respect to its band: `open` is not known yet. */
export type Position = 'inside' | 'outside' | 'open';

/** One figure that was judged. */
export interface JudgedFigure {
  readonly subject: Subject;
  readonly variant: string;
  readonly axes: readonly AxisValue[];
  /** Further cells that are the same duel by law: one figure, judged once. */
  readonly equals: number;
  /** `null` where nothing is known: neither simulated nor solved. */
  readonly value: number | null;
  /** Simultaneous bounds; both are the value where it is exact. */
  readonly low: number | null;
  readonly high: number | null;
  readonly exact: boolean;
  /** Simulated duels behind it; 0 where it is exact. */
  readonly duels: number;
  readonly position: Position;
}

/**
 * `pass`: every figure lies inside; `fail`: one lies outside; `undecided`: neither is sure; `unjudged`: nothing that was
 * run is against it or open, but cells that it covers were left out.
 */
export type VerdictStatus = 'pass' | 'fail' | 'undecided' | 'unjudged';

/** What became of one expectation. */
export interface Verdict {
  readonly name: string;
  /** Name of a metric of the scenario's kind. */
  readonly metric: string;
  readonly low: number | null;
  readonly high: number | null;
  /** Where it is one pair of a wanted matrix. */
  readonly pair?: WantedPair;
  /** Line of the scenario file. */
  readonly line: number;
  readonly status: VerdictStatus;
  /** Cells covered, equal ones counted each. */
  readonly cells: number;
  /** Cells covered that were not run (`--only`); what they would say is open. */
  readonly left: number;
  /** Figures by position. */
  readonly counts: Readonly<Record<Position, number>>;
  /** Whether every figure is exact. */
  readonly exact: boolean;
  /** The figures that decide: farthest outside, or with the least room inside; worst first, at most ten. */
  readonly figures: readonly JudgedFigure[];
}

/** How verdicts were reached. */
export interface Judgement {
  /** `fixed`: one look at the end; else a sequential procedure. */
  readonly procedure: 'fixed' | 'obrien-fleming' | 'anytime';
  /** All intervals behind all verdicts hold together with this confidence. */
  readonly confidence: number;
  /** Number of these intervals. */
  readonly family: number;
  /** Duels per cell at each planned look; empty with `fixed`, and where a precision decided when to stop. */
  readonly looks: readonly number[];
  /** Looks taken. */
  readonly taken: number;
  readonly verdicts: readonly Verdict[];
}
