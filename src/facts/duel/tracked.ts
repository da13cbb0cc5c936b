/** What variants and settings may move in a run of duels: scores, mana, explosions, fairness. */
import { bestOf, type Estimate, halfWidth } from '../../analysis/estimate.ts';
import { endsBy } from '../../scenario/duel/outcome.ts';
import type { Interval } from '../../stats/interval.ts';
import { boundsAmong } from '../moves/figures.ts';
import type { Fairness, Tracked, TrackedPoint } from '../moves/tracked.ts';
import type { DrainFigures } from './drain.ts';
import { balanceOf, type CellView } from './tables.ts';
import type { PointView, View } from './view.ts';

/** Every point of a run with its figures. */
export function trackedDuels({ points }: Pick<View, 'points'>): readonly TrackedPoint[] {
  return points.map(trackedPoint);
}

/** One point with its figures. */
export function trackedPoint(point: PointView): TrackedPoint {
  const { variant, axes, tables, planeScores, drain, even } = point;
  const several = tables.length > 1;
  const cells = tables.flatMap((table) => table.cells);
  const lead: readonly Tracked[] = even
    ? tables.flatMap(({ plane }, at) =>
        (planeScores[at] ?? []).map(
          ({ side, score }): Tracked => ({
            of: 'score',
            names: [side],
            plane: several ? plane : null,
            value: score,
          }),
        ),
      )
    : cells
        .filter(({ initiator, target }) => initiator !== target)
        .map(
          ({ initiator, target, plane, score }): Tracked => ({
            of: 'matchup',
            names: [initiator, target],
            plane: several ? plane : null,
            value: score,
          }),
        );
  const laws = tables.flatMap((table) => [
    ...table.cells.map(({ key, result }) => [key, result.law] as const),
    ...table.impossible.map(({ cell, impossible }) => [cell.key, impossible ?? ''] as const),
  ]);
  return {
    variant,
    axes,
    lead,
    // Means over some of the matchups alone would be held against those over others.
    beside: cells.some(({ result: { exact, tally } }) => exact === null && tally === null)
      ? []
      : [
          ...drain.flatMap(({ side, initiator, target }): Tracked[] => [
            ...drained('initiatorDrain', side, initiator),
            ...drained('targetDrain', side, target),
          ]),
          { of: 'explosions', names: [], plane: null, value: explosions(cells) },
        ],
    laws: new Map(laws),
    fairness: fairnessOf(cells),
  };
}

function drained(
  of: 'initiatorDrain' | 'targetDrain',
  side: string,
  figures: DrainFigures | null,
): Tracked[] {
  if (figures === null) return [];
  const { mean, meanBounds } = figures;
  const value: Estimate =
    meanBounds === null
      ? { exact: mean, simulated: null }
      : { exact: null, simulated: { value: mean, low: meanBounds.low, high: meanBounds.high } };
  return [{ of, names: [side], plane: null, value }];
}

/** Share of all duels that an explosion ends, every matchup with the same weight. */
function explosions(cells: readonly CellView[]): Estimate {
  const shares = cells.flatMap(({ result: { exact, tally } }) => {
    const main = exact ?? tally;
    return main === null || main.total === 0 ? [] : [endsBy(main, 'explosion') / main.total];
  });
  if (shares.length === 0) return { exact: null, simulated: null };
  const value = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  if (cells.every(({ result }) => result.exact !== null)) return { exact: value, simulated: null };
  // Three standard errors of the mean of so many duels at least.
  const duels = cells.reduce((sum, { result }) => sum + (result.tally?.total ?? 0), 0);
  const half = duels === 0 ? 0 : 1.5 / Math.sqrt(duels);
  return { exact: null, simulated: { value, low: value - half, high: value + half } };
}

/** From this distance from even on a matchup is hopeless. */
const HOPELESS = 0.3 + 1e-12;

/** Bounds of the distance of a score from even, which hold together for so many. */
function distanceOf(score: Estimate, family: number): Interval {
  const { low, high } = boundsAmong(score, family) ?? { low: 0.5, high: 0.5 };
  return { low: Math.max(0, low - 0.5, 0.5 - high), high: Math.max(high - 0.5, 0.5 - low) };
}

/** How far matchups are from even; mirrors count, since who goes first may win them. */
function fairnessOf(cells: readonly CellView[]): Fairness | null {
  const known = cells.filter(({ score }) => bestOf(score) !== null);
  if (known.length === 0) return null;
  const mean = (of: (cell: CellView) => number): number =>
    known.reduce((sum, cell) => sum + of(cell), 0) / known.length;
  return {
    hopeless: known.filter(({ score }) => balanceOf(score) === 'hopeless').length,
    surely: known.filter(({ score }) => distanceOf(score, known.length).low > HOPELESS).length,
    possibly: known.filter(({ score }) => distanceOf(score, known.length).high > HOPELESS).length,
    matchups: known.length,
    distance: mean(({ score }) => Math.abs(bestOf(score)! - 0.5)),
    blur: mean(({ score: { exact, simulated } }) =>
      exact !== null || simulated === null ? 0 : halfWidth(simulated),
    ),
  };
}
