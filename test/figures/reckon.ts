/**
 * A second reckoner for the tests of figures: it imports nothing of ours, knows no histogram but as the plain list of
 * trials, and works intervals out from what they mean (roots found by halving, areas added up), not by formula.
 */

/** Counts by value, as tests write them down. */
export type Counts = readonly (readonly [value: number, count: number])[];

/** 97.5 % point of the normal distribution, from a printed table. */
export const z975 = 1.959963984540054;

/** The single trials behind counts, smallest first. */
export function trialsOf(counts: Counts): number[] {
  return counts.flatMap(([value, count]) => Array.from({ length: count }, () => value)).sort((a, b) => a - b);
}

/** Mean of the trials; counts may be chances here. */
export function mean(counts: Counts): number {
  let [sum, trials] = [0, 0];
  for (const [value, count] of counts) {
    sum += value * count;
    trials += count;
  }
  return sum / trials;
}

/** How far single trials scatter (divided by their number, not by one less). */
export function sd(counts: Counts): number {
  const centre = mean(counts);
  return Math.sqrt(mean(counts.map(([value, count]) => [(value - centre) ** 2, count])));
}

/** The trial at or below which so many percent of all lie: the k-th smallest, k = percent of the number, rounded up. */
export function percentile(counts: Counts, percent: number): number {
  const trials = trialsOf(counts);
  return trials[Math.floor((percent * trials.length + 99) / 100) - 1]!;
}

/** Where a rising function meets zero between two places. */
function root(rising: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let i = 0; i < 100; i++) {
    const middle = (low + high) / 2;
    if (rising(middle) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Chances that so many successes do not contradict (at 5 % unless told otherwise) by the score test: Wilson's interval, by its meaning. */
export function scoreBounds(
  successes: number,
  trials: number,
  z: number = z975,
): { low: number; high: number } {
  const rate = successes / trials;
  const against = (p: number): number => (rate - p) ** 2 - (z ** 2 * p * (1 - p)) / trials;
  return {
    low: successes === 0 ? 0 : root((p) => -against(p), 0, rate),
    high: successes === trials ? 1 : root(against, rate, 1),
  };
}

/** Largest mean below that of values between 0 and 1 that a gambler on higher ones has not been made 40 times as rich by. */
function refuted(values: readonly (readonly [number, number])[]): number {
  const n = values.reduce((sum, [, weight]) => sum + weight, 0);
  const average = values.reduce((sum, [value, weight]) => sum + value * weight, 0) / n;
  const stakes: number[] = [];
  const least = Math.sqrt((8 * Math.log(40)) / n);
  for (let stake = 16; stake > least; stake /= 2) stakes.push(stake);
  stakes.push(least);
  const rich = (m: number): boolean => {
    const wealth = stakes.map((stake) => {
      const own = Math.min(stake, 1 / m);
      return values.reduce((sum, [value, weight]) => sum + weight * Math.log(1 + own * (value - m)), 0);
    });
    const sum = wealth.reduce((total, log) => total + Math.exp(Math.min(log, 600)), 0);
    return sum / stakes.length > 40;
  };
  let [low, high] = [0, average];
  for (let step = 0; step < 100; step++) {
    const middle = (low + high) / 2;
    if (rich(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** The 95 % interval of a mean by betting, of values from `least` (minus `reach` unless told otherwise) to `reach`. */
export function meanBounds(
  counts: Counts,
  reach: number,
  least: number = -reach,
): { value: number; low: number; high: number } {
  const scaled = counts.map(([value, weight]) => [(value - least) / (reach - least), weight] as const);
  const mirrored = scaled.map(([value, weight]) => [1 - value, weight] as const);
  const [low, high] = [
    least + (reach - least) * refuted(scaled),
    reach - (reach - least) * refuted(mirrored),
  ];
  return { value: mean(counts), low, high };
}

/** Standard errors between a counted rate and a chance. */
export function errorsApart(successes: number, trials: number, chance: number): number {
  return (successes / trials - chance) / Math.sqrt((chance * (1 - chance)) / trials);
}

/** Records of a table whose fields hold no comma. */
export function records(csv: string): Record<string, string>[] {
  const [head = '', ...rows] = csv.trimEnd().split('\r\n');
  const names = head.split(',');
  return rows.map((row) => {
    const fields = row.split(',');
    if (fields.length !== names.length)
      throw new Error(`${fields.length} fields, ${names.length} columns: ${row}`);
    return Object.fromEntries(names.map((name, i) => [name, fields[i]!]));
  });
}

/** Point below which the share p of the normal distribution lies, its density summed up in strips. */
export function normalPoint(p: number): number {
  const density = (x: number): number => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
  const area = (to: number): number => {
    const strips = 2000;
    const width = to / strips;
    let sum = density(0) + density(to);
    for (let i = 1; i < strips; i++) sum += density(i * width) * (i % 2 === 1 ? 4 : 2);
    return 0.5 + (sum * width) / 3;
  };
  return root((x) => area(x) - p, -10, 10);
}

/** A rate as tables tell it: half the width where both bounds are about as far, else both; behind the figure a unit. */
export function toldRate(
  { value, low, high }: { readonly value: number; readonly low: number; readonly high: number },
  unit = '',
): string {
  const [down, up] = [value - low, high - value];
  const [short, long] = [Math.min(down, up), Math.max(down, up)];
  const show = (share: number) => (100 * share).toFixed(1);
  return long > 1.25 * short || long > value || value + long > 1
    ? `${show(value)}${unit} (${show(low)}–${show(high)}${unit})`
    : `${show(value)}${unit} ±${show((high - low) / 2)}`;
}
