/** What the cells of a kind of scenario are to whoever runs and judges them: one record a kind. */
import type { Contest } from '../../rules/contest.ts';
import type { CellAddress } from './cells.ts';
import type { Where } from './expectation.ts';
import type { Metric, MetricKind } from './metric.ts';
import { allows, coversPoint, type WhereKey } from './where.ts';

type Names = Readonly<Record<string, readonly (string | number)[]>>;

/** The figure of a kind that is held against the exact solution: a rate, or a mean. */
export interface CheckedFigure {
  readonly metric: string;
  /** What it is called. */
  readonly of: 'winRates' | 'rates' | 'means';
}

/** A kind of cells. */
export interface CellKind<C extends CellAddress = CellAddress> {
  readonly kind: C['kind'];
  /** Every figure that its cells have, in the order in which they are told. */
  readonly metrics: readonly Metric<string, C>[];
  /** Keys of `where` beside variant and axes. */
  readonly where: Readonly<Record<string, WhereKey>>;
  /** What a cell has under every one of these keys. */
  names(cell: C): Names;
  /** The contest of a cell that is possible. */
  contest(cell: C): Contest;
  /** Why a cell cannot be played (RULES 3.5), or `null` when it can. */
  impossible(cell: C): string | null;
  /** Largest value that a trial of a cell can show in a histogram; `Infinity` where the setup does not say. */
  reach(histogram: string, cell: C): number;
  /** What tells whether simulation and exact solution agree; `null` where nothing is solved. */
  readonly checked: CheckedFigure | null;
  /** Whether an expectation is about a cell, where names alone do not tell: seats, mirrors. */
  covers?(where: Where, cell: C, metric: MetricKind): boolean;
}

/** Whether an expectation with a metric of this kind is about a cell. */
export function coversCell<C extends CellAddress>(
  kind: CellKind<C>,
  where: Where,
  cell: C,
  metric: MetricKind,
): boolean {
  if (kind.covers !== undefined) return kind.covers(where, cell, metric);
  const names = Object.entries(kind.names(cell));
  return coversPoint(where, cell) && names.every(([key, found]) => allows(where, key, found));
}
