/** How far matchups differ on a plane, and between two, with the noise of sampling taken out. */

import { simultaneousConfidence } from '../../stats/multiplicity.ts';
import { rankCorrelation } from '../../stats/ranking/rank-correlation.ts';
import { rankCorrelationRange } from '../../stats/ranking/rank-range.ts';
import { trueRootMeanSquare } from '../../stats/root-mean-square.ts';
import { bestOf, type Estimate, outcomeRate, scoreOf } from '../estimate.ts';
import { lawsAt, type Pooled } from '../pool.ts';
import { type CommonPlane, ofCells } from './common.ts';

/** A figure of a law whose variance is known: its win rate, or its score. */
type Figure = 'win' | 'score';

function estimateOf(law: Pooled, figure: Figure): Estimate {
  return figure === 'win' ? outcomeRate(law, 'initiator') : scoreOf(law);
}

/** Variance of a law's figure, unbiased, and rather too large (one win and one loss added); 0 where it is solved. */
function varianceOf(
  { exact, counts, trials }: Pooled,
  figure: Figure,
): { readonly mean: number; readonly most: number } {
  if (exact !== null || counts === null) return { mean: 0, most: 0 };
  const { initiator, draw } = counts;
  const halves = figure === 'win' ? 0 : draw;
  const of = (wins: number, all: number, less: number): number => {
    const mean = (wins + halves / 2) / all;
    return Math.max(0, (wins + halves / 4) / all - mean * mean) / less;
  };
  return {
    mean: of(initiator, trials, Math.max(1, trials - 1)),
    most: of(initiator + 1, trials + 2, trials + 1),
  };
}

/** Share of the matchups that follow a law. */
function shareOf(law: Pooled, { cells }: CommonPlane): number {
  return law.cells.length / cells.length;
}

/** A plane whose laws have intervals of another level, made to hold together. */
export function atLevel(plane: CommonPlane, confidence: number): CommonPlane {
  const laws = lawsAt(plane.laws, confidence);
  return {
    ...plane,
    laws,
    lawOf: new Map(laws.flatMap((law) => law.cells.map((cell) => [cell, law] as const))),
  };
}

/** The laws with intervals that hold together with a level: Bonferroni over all that are not solved. */
function together(planes: readonly CommonPlane[], confidence: number): readonly CommonPlane[] {
  const open = planes.flatMap(({ laws }) => laws).filter(({ exact }) => exact === null).length;
  const level = simultaneousConfidence(confidence, Math.max(1, open));
  return planes.map((plane) => atLevel(plane, level));
}

/** Root of a mean square as an estimate: exact where nothing is simulated. */
function rootOf(
  seen: number,
  parts: readonly { readonly weight: number; readonly law: Pooled }[],
  figure: Figure,
  square: (variances: readonly number[]) => number,
  confidence: number,
  both = 1,
): Estimate {
  if (parts.every(({ law }) => law.exact !== null)) return { exact: Math.sqrt(seen), simulated: null };
  const variances = parts.map(({ law }) => varianceOf(law, figure));
  const sum = (of: (at: number) => number): number => parts.reduce((all, _, at) => all + of(at), 0);
  const weighted = parts.map(({ weight }, at) => weight * variances[at]!.most);
  const noise = {
    mean: sum((at) => parts[at]!.weight * variances[at]!.mean),
    most: sum((at) => weighted[at]!),
    square: square(variances.map(({ most }) => most)),
    largest: both * Math.max(...weighted),
  };
  return { exact: null, simulated: trueRootMeanSquare(seen, noise, confidence) };
}

/** Where looks decided the number of duels: the distance that all intervals together allow. */
function lookedRoot(
  seen: number,
  parts: readonly { readonly weight: number; readonly half: number }[],
): Estimate {
  const value = Math.sqrt(seen);
  const off = Math.sqrt(parts.reduce((sum, { weight, half }) => sum + weight * half * half, 0));
  return { exact: null, simulated: { value, low: Math.max(0, value - off), high: value + off } };
}

function halfOf(law: Pooled, figure: Figure): number {
  const { exact, simulated } = estimateOf(law, figure);
  if (exact !== null || simulated === null) return 0;
  return Math.max(simulated.value - simulated.low, simulated.high - simulated.value);
}

function isLooked({ exact, looked, precision }: Pooled): boolean {
  return exact === null && (looked || precision.looked !== undefined);
}

/** Standard deviation of the win rate between the matchups of a plane. */
export function spreadOf(plane: CommonPlane, confidence: number): Estimate {
  const { laws } = plane;
  const parts = laws.map((law) => ({
    law,
    share: shareOf(law, plane),
    rate: bestOf(estimateOf(law, 'win')) ?? 0,
  }));
  const mean = parts.reduce((sum, { share, rate }) => sum + share * rate, 0);
  const seen = parts.reduce((sum, { share, rate }) => sum + share * (rate - mean) ** 2, 0);
  if (laws.some(isLooked)) {
    const [wide] = together([plane], confidence);
    return lookedRoot(
      seen,
      wide!.laws.map((law) => ({ weight: shareOf(law, plane), half: halfOf(law, 'win') })),
    );
  }
  // A = diag(w) − w wᵀ.
  const square = (variances: readonly number[]): number => {
    const sum = (of: (share: number, variance: number) => number): number =>
      parts.reduce((all, { share }, at) => all + of(share, variances[at]!), 0);
    const crossed = sum((w, v) => w * w * v) ** 2 - sum((w, v) => w ** 4 * v * v);
    return sum((w, v) => (w * (1 - w) * v) ** 2) + crossed;
  };
  const weighted = parts.map(({ law, share }) => ({ law, weight: share * (1 - share) }));
  return rootOf(seen, weighted, 'win', square, confidence);
}

/** Root mean square of the differences of scores between two planes, matchup by matchup. */
export function shiftOf(first: CommonPlane, second: CommonPlane, confidence: number): Estimate {
  const pairs = new Map<string, { readonly one: Pooled; readonly two: Pooled; weight: number }>();
  const [ones, twos] = [first, second].map(({ laws }) => new Map(laws.map((law, index) => [law, index])));
  first.cells.forEach((cell, i) => {
    const [one, two] = [first.lawOf.get(cell)!, second.lawOf.get(second.cells[i]!)!];
    const key = `${ones!.get(one)} ${twos!.get(two)}`;
    const known = pairs.get(key);
    if (known === undefined) pairs.set(key, { one, two, weight: 1 / first.cells.length });
    else known.weight += 1 / first.cells.length;
  });
  const score = (law: Pooled): number => bestOf(scoreOf(law)) ?? 0.5;
  const all = [...pairs.values()];
  const seen = all.reduce((sum, { one, two, weight }) => sum + weight * (score(two) - score(one)) ** 2, 0);
  const parts = [first, second].flatMap((plane) =>
    plane.laws.map((law) => ({ law, weight: shareOf(law, plane) })),
  );
  if (parts.some(({ law }) => isLooked(law))) {
    const wide = together([first, second], confidence).flatMap(({ laws }) => laws);
    // Both ends of a difference may be off at once.
    return lookedRoot(
      seen,
      wide.map((law, at) => ({ weight: 2 * parts[at]!.weight, half: halfOf(law, 'score') })),
    );
  }
  const at = new Map(parts.map(({ law }, index) => [law, index]));
  const square = (variances: readonly number[]): number =>
    parts.reduce((sum, { weight }, i) => sum + (weight * variances[i]!) ** 2, 0) +
    2 *
      all.reduce((sum, { one, two, weight }) => {
        return sum + weight * weight * variances[at.get(one)!]! * variances[at.get(two)!]!;
      }, 0);
  // Along a difference the noise of both its ends counts.
  return rootOf(seen, parts, 'score', square, confidence, 2);
}

/** Scores that a solver's rounding alone tells apart are a tie. */
export function rounded(score: number): number {
  return Math.round(score * 1e9) / 1e9;
}

/** Bounds of an estimate; of an exact one its value, where rounding alone tells apart the same. */
export function boundsOf({ exact, simulated }: Estimate): { readonly low: number; readonly high: number } {
  if (exact !== null) return { low: rounded(exact), high: rounded(exact) };
  return simulated ?? { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
}

/**
 * Spearman's rank correlation of estimates, the noise taken out: the correlation that is seen divided by the root of both
 * reliabilities (Spearman 1904), and what ranks the bounds leave room for. `null` where one list has no variety.
 *
 * @param noise mean variance of the estimates of each list.
 * @param wide the same estimates with bounds that all hold together.
 */
export function rankCorrelationOf(
  lists: readonly [readonly Estimate[], readonly Estimate[]],
  noise: readonly [number, number],
  wide: readonly [readonly Estimate[], readonly Estimate[]],
): Estimate | null {
  const values = lists.map((list) => list.map((one) => rounded(bestOf(one) ?? 0.5)));
  const seen = rankCorrelation(values[0]!, values[1]!);
  if (seen === null) return null;
  if (lists.flat().every(({ exact }) => exact !== null)) return { exact: seen, simulated: null };
  const reliable = values.map((list, i) => {
    const mean = list.reduce((sum, one) => sum + one, 0) / list.length;
    const variance = list.reduce((sum, one) => sum + (one - mean) ** 2, 0) / list.length;
    return variance <= 0 ? 0 : Math.max(0, 1 - noise[i]! / variance);
  });
  const range = rankCorrelationRange(wide[0].map(boundsOf), wide[1].map(boundsOf));
  const scale = Math.sqrt(reliable[0]! * reliable[1]!);
  const value = scale <= Math.abs(seen) ? Math.sign(seen) : seen / scale;
  return { exact: null, simulated: { value: Math.min(range.high, Math.max(range.low, value)), ...range } };
}

/** The rank correlation of the matchups' scores on two planes. */
export function scoreRanks(first: CommonPlane, second: CommonPlane, confidence: number): Estimate | null {
  const list = (plane: CommonPlane): Estimate[] => ofCells(plane, scoreOf);
  const noise = (plane: CommonPlane): number =>
    plane.laws.reduce((sum, law) => sum + shareOf(law, plane) * varianceOf(law, 'score').mean, 0);
  const [one, two] = together([first, second], confidence);
  return rankCorrelationOf(
    [list(first), list(second)],
    [noise(first), noise(second)],
    [list(one!), list(two!)],
  );
}

/** Scores further than this from even are hopeless for one side. */
const HOPELESS = 0.3;

/** Cells of some laws whose score is further from even than a distance, by the best values known. */
export interface Outside {
  readonly count: number;
  /** Those that surely are, and those that may be: all intervals together have the level. */
  readonly surely: number;
  readonly possibly: number;
}

/** Counts the cells whose score is further from even than a distance. */
export function countOutside(laws: readonly Pooled[], distance: number, confidence: number): Outside {
  const open = laws.filter(({ exact }) => exact === null).length;
  const wide = lawsAt(laws, simultaneousConfidence(confidence, Math.max(1, open)));
  const [low, high] = [0.5 - distance - 1e-12, 0.5 + distance + 1e-12];
  const cells = (
    own: readonly Pooled[],
    is: (bounds: { readonly low: number; readonly high: number }) => boolean,
  ) => own.reduce((sum, law) => sum + (is(boundsOf(scoreOf(law))) ? law.cells.length : 0), 0);
  const best = laws.filter((law) => Math.abs((bestOf(scoreOf(law)) ?? 0.5) - 0.5) > distance + 1e-12);
  return {
    count: best.reduce((sum, law) => sum + law.cells.length, 0),
    surely: cells(wide, (own) => own.high < low || own.low > high),
    possibly: cells(wide, (own) => own.low < low || own.high > high),
  };
}

/** Share of the matchups with a score outside 20–80 %: between those that surely are, and those that may be. */
export function hopelessOf({ laws, cells }: CommonPlane, confidence: number): Estimate {
  const { count, surely, possibly } = countOutside(laws, HOPELESS, confidence);
  const value = count / cells.length;
  if (laws.every(({ exact }) => exact !== null)) return { exact: value, simulated: null };
  return { exact: null, simulated: { value, low: surely / cells.length, high: possibly / cells.length } };
}
