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

/** The largest value of every metric that a cell can have, by name; the cell must be possible. */
export type Reaches = ReadonlyMap<string, number>;

/** How far the metrics of a possible cell go. */
export function reachesOf(cell: Cell): Reaches {
  const { metrics, clockMetrics, events } = contestOf(cell);
  const counters = events?.counters.map(({ name }) => name) ?? [];
  const kind = kindOf(cell);
  return new Map(
    ['rounds', ...metrics, ...clockMetrics, ...counters].map((name) => [name, kind.reach(name, cell)]),
  );
}

/** Whether a value is within reach, but for the rounding of sums and products. */
const isWithin = (value: number, reach: number): boolean => value <= reach * (1 + ROUNDING);

const isChance = (value: unknown): boolean =>
  typeof value === 'number' && value >= 0 && value <= 1 + ROUNDING;
const near =
  (wanted: number) =>
  (sum: number): boolean =>
    Math.abs(sum - wanted) <= ROUNDING;

/**
 * Whether it can be a tally of `count` trials: whole counts, ends and every metric adding up to all of them.
 * @param indices lowest and highest index that the longest trial may have.
 * @param reaches metrics that it may hold, with their largest values.
 */
export function isTally(
  tally: unknown,
  count: number,
  [first, last]: readonly [number, number],
  reaches: Reaches,
): tally is Tally {
  const isCount = (value: unknown): boolean => isWhole(value, 1, count);
  if (!isMarginals(tally, reaches, isCount, (sum) => sum === count)) return false;
  const { total, longest } = tally as Fields;
  if (total !== count) return false;
  const { value, index } = fieldsOf(longest) ?? {};
  return longest === null || (isWhole(value, 0, 2 ** 32) && isWhole(index, first, last));
}

/** Whether it can be an exact solution: chances, ends and every metric adding up to 1 but for rounding. */
export function isExact(exact: unknown, reaches: Reaches): exact is Marginals {
  const { total, error = 0, mixture } = fieldsOf(exact) ?? {};
  return (
    isMarginals(exact, reaches, isChance, near(1)) &&
    (mixture === undefined || isMixture(mixture)) &&
    total === 1 &&
    Number.isFinite(error) &&
    (error as number) >= 0
  );
}

/** Whether ends and every metric add up to the whole, each metric of the contest and each value once and within reach. */
function isMarginals(
  marginals: unknown,
  reaches: Reaches,
  isWeight: (weight: unknown) => boolean,
  isAll: (sum: number) => boolean,
): boolean {
  const { ends, metrics, events } = fieldsOf(marginals) ?? {};
  const [byEnd, byMetric] = [fieldsOf(ends), fieldsOf(metrics)];
  if (byEnd === null || byMetric === null) return false;
  const weights = Object.values(byEnd);
  if (!weights.every(isWeight) || !isAll(sum(weights)) || !Object.keys(byEnd).every(isEnd)) return false;
  const told = Object.entries(byMetric);
  const eventsFit =
    events === undefined ||
    Object.values(fieldsOf(events) ?? { not: -1 }).every(
      (weight) => Number.isFinite(weight) && (weight as number) >= 0,
    );
  return (
    eventsFit &&
    told.length > 0 &&
    told.every(([name, rows]) => {
      const reach = reaches.get(name);
      return reach !== undefined && isHistogram(rows, reach, isWeight, isAll);
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

function isHistogram(
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
const isAmount = (value: unknown): value is number =>
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

/** Ends are labels such as `initiator:soul`: words, digits, few signs. */
const isEnd = (label: string): boolean => /^[\w:+,. -]{1,200}$/.test(label);

const sum = (weights: readonly unknown[]): number =>
  (weights as readonly number[]).reduce((a, b) => a + b, 0);
