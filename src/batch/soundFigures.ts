/** Whether figures that come from elsewhere (a queue, a file) can be what came of a cell: nobody else has looked at them. */
import type { Marginals, Tally } from '../engine/tally.ts';
import { contestOf, kindOf } from '../scenario/cellKinds.ts';
import type { Cell } from '../scenario/model/cells.ts';

/** Largest amount of anything that a trial can come to: rounds, losses, captured power. */
const MOST = Number.MAX_SAFE_INTEGER;

/** How far sums of probabilities may be off. */
const ROUNDING = 1e-6;

/** An object whose entries nobody has looked at. */
export type Fields = Readonly<Record<string, unknown>>;

/** The value as an object with names, or `null` where it is none. */
export function fieldsOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
}

/** Whether it is a whole number from `low` to `high`. */
export function isWhole(value: unknown, low: number, high: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= low && (value as number) <= high;
}

/** What a cell can come to. */
export interface Reach {
  /** Labels of its ends; `null` where its contest declares none. */
  readonly ends: ReadonlySet<string> | null;
  /** The largest value of every metric, by name. */
  readonly metrics: ReadonlyMap<string, number>;
  /** Whether metrics may be missing, as in files of an older souboj. */
  readonly mayLack?: boolean;
}

/** What a possible cell can come to. */
export function reachOf(cell: Cell): Reach {
  const { ends, metrics, clockMetrics, events } = contestOf(cell);
  // Contests that count events over their rounds tell these counts in place of the rounds.
  const counted = events?.counters.map(({ name }) => name) ?? ['rounds'];
  const kind = kindOf(cell);
  return {
    ends: ends === undefined ? null : new Set(ends.map(({ label }) => label)),
    metrics: new Map([...metrics, ...clockMetrics, ...counted].map((name) => [name, kind.reach(name, cell)])),
  };
}

/** Whether a value is within reach, but for the rounding of sums and products. */
const isWithin = (value: number, reach: number): boolean => value <= reach * (1 + ROUNDING);

/** Whether it is a number from 0 to 1, but for rounding. */
export const isChance = (value: unknown): boolean =>
  typeof value === 'number' && value >= 0 && value <= 1 + ROUNDING;

/** Tells sums that come to `wanted` but for rounding. */
export const near =
  (wanted: number) =>
  (sum: number): boolean =>
    Math.abs(sum - wanted) <= ROUNDING;

/**
 * Whether it can be a tally of `count` trials: whole counts, ends and every metric adding up to all of them.
 * @param indices lowest and highest index that the longest trial may have.
 * @param reach what its cell can come to.
 */
export function isTally(
  tally: unknown,
  count: number,
  [first, last]: readonly [number, number],
  reach: Reach,
): tally is Tally {
  const isCount = (value: unknown): boolean => isWhole(value, 1, count);
  if (!isMarginals(tally, reach, isCount, (sum) => sum === count)) return false;
  const { total, longest } = tally as Fields;
  if (total !== count) return false;
  const { value, index } = fieldsOf(longest) ?? {};
  return longest === null || (isWhole(value, 0, 2 ** 32) && isWhole(index, first, last));
}

/** Whether it can be an exact solution: chances, ends and every metric adding up to 1 but for rounding. */
export function isExact(exact: unknown, reach: Reach): exact is Marginals {
  const { total, error = 0, mixture } = fieldsOf(exact) ?? {};
  return (
    isMarginals(exact, reach, isChance, near(1)) &&
    (mixture === undefined || isMixture(mixture)) &&
    total === 1 &&
    Number.isFinite(error) &&
    (error as number) >= 0
  );
}

/** Whether ends and every metric add up to the whole, each end and metric of the contest, each value once and within reach. */
function isMarginals(
  marginals: unknown,
  reach: Reach,
  isWeight: (weight: unknown) => boolean,
  isAll: (sum: number) => boolean,
): boolean {
  const { ends, metrics, events } = fieldsOf(marginals) ?? {};
  const [byEnd, byMetric] = [fieldsOf(ends), fieldsOf(metrics)];
  if (byEnd === null || byMetric === null) return false;
  const weights = Object.values(byEnd);
  const isKnown = (label: string): boolean => reach.ends?.has(label) ?? isEnd(label);
  if (!weights.every(isWeight) || !isAll(sum(weights)) || !Object.keys(byEnd).every(isKnown)) return false;
  const told = Object.entries(byMetric);
  const eventsFit =
    events === undefined ||
    Object.values(fieldsOf(events) ?? { not: -1 }).every(
      (weight) => Number.isFinite(weight) && (weight as number) >= 0,
    );
  return (
    eventsFit &&
    (told.length === reach.metrics.size || (told.length > 0 && reach.mayLack === true)) &&
    told.every(([name, rows]) => {
      const most = reach.metrics.get(name);
      return most !== undefined && isHistogram(rows, most, isWeight, isAll);
    })
  );
}

/** Whether variances and curves of a mixture can be: of scores, so from 0 to 1, each curve over all who may be drawn. */
function isMixture(mixture: unknown): boolean {
  const { between, within, cases, parts, curves } = fieldsOf(mixture) ?? {};
  return (
    [between, within].every(isChance) &&
    [cases, parts].every((count) => isWhole(count, 1, MOST)) &&
    Array.isArray(curves) &&
    curves.every((curve) => {
      const { draw, name, figure, points } = fieldsOf(curve) ?? {};
      return (
        isWhole(draw, 0, MOST) &&
        typeof name === 'string' &&
        typeof figure === 'string' &&
        Array.isArray(points) &&
        points.every(
          (point: unknown) =>
            Array.isArray(point) &&
            point.length === 3 &&
            Number.isFinite(point[0]) &&
            isChance(point[1]) &&
            isChance(point[2]),
        ) &&
        near(1)(sum(points.map((point: readonly unknown[]) => point[1])))
      );
    })
  );
}

/** Whether they are values, ascending and none above `reach`, with weights that add up to the whole. */
export function isHistogram(
  rows: unknown,
  reach: number,
  isWeight: (weight: unknown) => boolean,
  isAll: (sum: number) => boolean,
): boolean {
  if (!Array.isArray(rows)) return false;
  let last = Number.NEGATIVE_INFINITY;
  for (const row of rows as unknown[]) {
    const [value, weight, ...more] = Array.isArray(row) ? (row as unknown[]) : [];
    if (
      more.length > 0 ||
      !isAmount(value) ||
      !isWithin(value, reach) ||
      !(value > last) ||
      !isWeight(weight)
    )
      return false;
    last = value;
  }
  return isAll(sum(rows.map((row: readonly unknown[]) => row[1])));
}

/** Nothing that duels, days or checks come to is negative: no loss, no drain, no capture. */
export const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= MOST;

/**
 * The name of an end, metric or event whose figures nothing can have come to: not finite, negative, beyond its reach,
 * or not adding up; `null` where all is well. Of own results only: their shape is that of their type.
 */
export function strangeFigure(
  { total, ends, metrics, events = {} }: Marginals,
  reachOf: (name: string) => number,
): string | null {
  const isAll = near(total);
  const end = Object.entries(ends).find(([, weight]) => !isAmount(weight));
  if (end !== undefined) return end[0];
  if (!isAll(sum(Object.values(ends)))) return 'ends';
  const metric = Object.entries(metrics).find(([name, rows]) => {
    const reach = reachOf(name);
    const isSound = rows.every(
      ([value, weight]) => isAmount(value) && isWithin(value, reach) && isAmount(weight),
    );
    return !isSound || !isAll(sum(rows.map(([, weight]) => weight)));
  });
  return (metric ?? Object.entries(events).find(([, weight]) => !isAmount(weight)))?.[0] ?? null;
}

/** Ends that no contest declares are labels all the same: words, digits, few signs. */
const isEnd = (label: string): boolean => /^[\w:+,. -]{1,200}$/.test(label);

/** The sum of numbers that have been looked at. */
export const sum = (weights: readonly unknown[]): number =>
  (weights as readonly number[]).reduce((a, b) => a + b, 0);
