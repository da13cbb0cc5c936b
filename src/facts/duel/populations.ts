/** Matchups of populations: how much of the spread of their scores is who meets, and at which figure a matchup turns. */
import type { Point } from '../../analysis/points.ts';
import type { CellResult } from '../../batch/result.ts';
import type { MixtureCurve } from '../../engine/tally.ts';
import { exactScore, outcomeOf } from '../../scenario/duel/outcome.ts';

/** Where the mean score along a figure passes one half. */
export interface Turn {
  /** Whose figure. */
  readonly name: string;
  readonly figure: string;
  /** Between two neighbouring values as a straight line would have it; one of the values where it is even there. */
  readonly at: number;
}

/** A matchup in which somebody is drawn of a population; all of it exact. */
export interface PopulationRow {
  readonly plane: number;
  readonly initiator: string;
  readonly target: string;
  /** Mean score of the initiator over all who may meet, 0 to 1. */
  readonly score: number;
  /** Variances of a single duel's score: of who meets, and of the dice. */
  readonly between: number;
  readonly within: number;
  /** What share of both together is who meets, 0 to 1; `null` where nothing is left to chance. */
  readonly share: number | null;
  readonly curves: readonly MixtureCurve[];
  readonly turns: readonly Turn[];
}

/** The matchups of populations at a point, plane by plane; nothing where none was solved. */
export function populationRows({ planes }: Pick<Point, 'planes'>): readonly PopulationRow[] {
  return planes.flatMap(({ cells }) => cells.flatMap((cell) => populationRow(cell) ?? []));
}

/** The row of a cell; `null` where nobody is drawn, or it is not solved. */
export function populationRow({ cell, exact }: CellResult): PopulationRow | null {
  if (exact?.mixture === undefined) return null;
  const { between, within, curves } = exact.mixture;
  const { plane, initiator, target } = cell;
  return {
    ...{ plane, initiator, target, between, within, curves },
    score: exactScore(outcomeOf(exact)),
    share: between + within > 0 ? between / (between + within) : null,
    turns: curves.flatMap((curve) => turnOf(curve) ?? []),
  };
}

/** The first place at which a curve passes one half; `null` where it stays on one side. */
function turnOf({ name, figure, points }: MixtureCurve): Turn | null {
  for (let i = 1; i < points.length; i++) {
    const [[low, , from], [high, , to]] = [points[i - 1]!, points[i]!];
    if ((from - 0.5) * (to - 0.5) > 0 || from === to) continue;
    return { name, figure, at: low + ((0.5 - from) / (to - from)) * (high - low) };
  }
  return null;
}
