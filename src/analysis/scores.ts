/** Mean scores of the sides (win + ½ draw) over the matchups they stand in, within one point. */
import { type Estimate, scoreOf, type Term, weightedSum } from './estimate.ts';
import type { Point } from './points.ts';
import type { Pooled } from './pool.ts';

/** A side's mean score, 0 to 1, over both seats, mirrors left out, every cell with the same weight. */
export interface SideScore {
  readonly side: string;
  /** Cells averaged. */
  readonly cells: number;
  readonly score: Estimate;
}

/** Names of the sides at a point: initiators in the order of the cells, then those that are only targets. */
export function sidesOf(point: Point): readonly string[] {
  const cells = point.planes.flatMap((group) => group.cells);
  return [...new Set([...cells.map(({ cell }) => cell.initiator), ...cells.map(({ cell }) => cell.target)])];
}

/**
 * Mean scores over some planes of a point, for every side that has a cell there.
 *
 * A side's mean is a weighted sum over *laws*: cells of one law share one pooled estimate, so no evidence
 * counts twice, sides that are equal by law come out equal to the last digit, and two cells of one law in
 * opposite seats cancel, as they must.
 */
export function sideScores(point: Point, planes?: readonly number[]): readonly SideScore[] {
  const laws = point.planes
    .filter(({ plane }) => planes === undefined || planes.includes(plane))
    .flatMap((group) => group.laws)
    .map((pooled) => ({ pooled, score: scoreOf(pooled) }));
  const seats = new Map<string, { cells: number; targets: number; net: Map<Pooled, Term> }>();
  for (const { pooled, score } of laws) {
    for (const { cell } of pooled.cells) {
      if (cell.initiator === cell.target) continue;
      for (const [side, sign] of [
        [cell.initiator, 1],
        [cell.target, -1],
      ] as const) {
        const seat = seats.get(side) ?? { cells: 0, targets: 0, net: new Map<Pooled, Term>() };
        seats.set(side, seat);
        seat.cells++;
        if (sign < 0) seat.targets++;
        seat.net.set(pooled, { weight: (seat.net.get(pooled)?.weight ?? 0) + sign, estimate: score });
      }
    }
  }
  return sidesOf(point).flatMap((side) => {
    const seat = seats.get(side);
    if (seat === undefined) return [];
    const terms = [...seat.net.values()].map(({ weight, estimate }) => ({
      weight: weight / seat.cells,
      estimate,
    }));
    // As target a side scores 1 − s: the ones are the constant, the s count negatively.
    return [{ side, cells: seat.cells, score: weightedSum(seat.targets / seat.cells, terms) }];
  });
}
