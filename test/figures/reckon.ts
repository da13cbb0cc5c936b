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

/** Chances of 0, 1, 2 … successes, put together trial by trial. */
function successes(trials: number, chance: number): number[] {
  let chances = [1];
  for (let trial = 0; trial < trials; trial++)
    chances = Array.from(
      { length: trial + 2 },
      (_, k) => (chances[k] ?? 0) * (1 - chance) + (chances[k - 1] ?? 0) * chance,
    );
  return chances;
}

/**
 * The trials between which so many percent of the distribution end, with 95 %: the r-th smallest can lie above only if fewer
 * than r come out at or below, which has a chance of 2.5 % at most; and likewise from above.
 */
export function percentileBounds(
  counts: Counts,
  percent: number,
  looked = false,
): { low: number; high: number } {
  const trials = trialsOf(counts);
  const chances = successes(trials.length, percent / 100);
  if (looked) {
    // Whenever one looks: counts that are each too rare, at 2.5 % over all n + 1 of them, on either side of the likeliest.
    const likely = chances.flatMap((chance, k) => (chance > 0.025 / (trials.length + 1) ? [k] : []));
    return { low: trials[likely[0]! - 1]!, high: trials[likely.at(-1)!]! };
  }
  let [below, lower] = [0, 0];
  while (below + chances[lower]! <= 0.025) below += chances[lower++]!;
  let [above, upper] = [0, trials.length + 1];
  while (above + chances[upper - 1]! <= 0.025) above += chances[--upper]!;
  return { low: trials[lower - 1]!, high: trials[upper - 1]! };
}

/** A percentile as tables tell it, with its bounds where these are not one value. */
export function toldPercentile(counts: Counts, percent: number): string {
  const { low, high } = percentileBounds(counts, percent);
  const value = percentile(counts, percent);
  return low === high ? String(value) : `${value} (${low}–${high})`;
}

/** Columns of a percentile's bounds, `NAME_low` and `NAME_high`. */
export function boundColumns(
  name: string,
  counts: Counts,
  percent: number,
  looked = false,
): Record<string, number> {
  const { low, high } = percentileBounds(counts, percent, looked);
  return { [`${name}_low`]: low, [`${name}_high`]: high };
}

/** The same columns without a value. */
export function noBounds(row: Readonly<Record<string, unknown>>): Record<string, null> {
  return Object.fromEntries(
    Object.keys(row).flatMap((name) => (/_p\d\d_(low|high)$/.test(name) ? [[name, null]] : [])),
  );
}

/**
 * Shares up to each value of one distribution, and the band about them (Massart's √(ln 40 / 2n)), as rounded texts; the band is
 * empty for chances. Looked at whenever one likes: the error of 5 % is shared out over 1, 2, 3 … trials as 6/(π n)².
 */
export function bandColumns(
  counts: Counts,
  trials: number | null,
  looked = false,
): readonly Record<string, string>[] {
  let below = 0;
  return counts.map(([, count]) => {
    below += count / (trials ?? 1);
    const half =
      trials === null
        ? null
        : Math.sqrt((Math.log(40) + (looked ? Math.log((Math.PI * trials) ** 2 / 6) : 0)) / (2 * trials));
    return {
      cumulative: below.toFixed(9),
      cumulative_low: half === null ? '' : Math.max(0, below - half).toFixed(9),
      cumulative_high: half === null ? '' : Math.min(1, below + half).toFixed(9),
    };
  });
}

/** The same columns of a table, rounded alike. */
export function roundedBands(rows: readonly Record<string, string>[]): Record<string, string>[] {
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, text]) => [
        name,
        name.startsWith('cumulative') && text !== '' ? Number(text).toFixed(9) : text,
      ]),
    ),
  );
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

/** Chance of at least so many successes, added up term by term. */
function atLeast(successes: number, trials: number, chance: number): number {
  let [term, below] = [(1 - chance) ** trials, 0];
  for (let k = 0; k < successes; k++) {
    below += term;
    term *= (((trials - k) / (k + 1)) * chance) / (1 - chance);
  }
  return 1 - below;
}

/**
 * Chances that so many successes do not contradict at an error on each side (Clopper and Pearson's interval, by its meaning);
 * halves are rounded outwards.
 */
export function exactBounds(successes: number, trials: number, error: number): { low: number; high: number } {
  const [least, most] = [Math.floor(successes), Math.ceil(successes)];
  return {
    low: least === 0 ? 0 : root((p) => atLeast(least, trials, p) - error, 0, 1 - 1e-12),
    high: most === trials ? 1 : root((p) => error - 1 + atLeast(most + 1, trials, p), 1e-12, 1 - 1e-12),
  };
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
