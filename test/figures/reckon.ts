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

/** 97.5 % point of Student's distribution, its density summed up in strips (Simpson's rule). */
export function student975(degrees: number): number {
  const density = (t: number): number => (1 + (t * t) / degrees) ** (-(degrees + 1) / 2);
  const area = (from: number, to: number): number => {
    const strips = 2000;
    const width = (to - from) / strips;
    let sum = density(from) + density(to);
    for (let i = 1; i < strips; i++) sum += density(from + i * width) * (i % 2 === 1 ? 4 : 2);
    return (sum * width) / 3;
  };
  // The whole by putting t = tan: a finite stretch for the endless one.
  let whole = 0;
  const steps = 20_000;
  for (let i = 0; i < steps; i++) {
    const angle = ((i + 0.5) / steps) * (Math.PI / 2);
    whole += density(Math.tan(angle)) / Math.cos(angle) ** 2;
  }
  whole *= Math.PI / 2 / steps;
  return root((t) => area(0, t) / whole - 0.95, 0, 20);
}

/** Student's 95 % interval of a mean. */
export function meanBounds(counts: Counts): { value: number; low: number; high: number } {
  const n = trialsOf(counts).length;
  const value = mean(counts);
  const half = (student975(n - 1) * sd(counts)) / Math.sqrt(n - 1);
  return { value, low: value - half, high: value + half };
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
