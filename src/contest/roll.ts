/** Rolls: what dice, chances and their mixtures come to, as exact distributions. */
import type { Question, QuestionSource } from '../rules/contest.ts';
import { ContestError } from '../rules/contestError.ts';
import { compensatedSum } from '../stats/sum.ts';

/** Most different values of a roll. */
export const mostValues = 32_768;

/** A distribution of numbers, for example of 2d6+3. Made by {@link dice}, {@link chance}, {@link sum} and the like. */
export interface Roll {
  /** What is rolled, in words; names the draw where it is told. */
  readonly text: string;
  /** Every value that can come up, ascending. */
  readonly values: readonly number[];
  /** Probability of each value, above 0; together 1. */
  readonly probabilities: readonly number[];
  /** Ways in which each value comes up, as long as all ways together are a whole number below 2^53; else absent. */
  readonly ways?: readonly number[];
  /** Where the chances come from, for who wants them as fractions. */
  readonly source?: QuestionSource;
}

/** Weights by value; whole where they are ways. */
type Weights = ReadonlyMap<number, number>;

/** A roll from weights. @throws ContestError where a value or weight is none, or there are too many. */
export function fromWeights(text: string, weights: Weights, source?: QuestionSource): Roll {
  const entries = [...weights].filter(([, weight]) => weight !== 0).sort((a, b) => a[0] - b[0]);
  for (const [value, weight] of entries) {
    if (!Number.isFinite(value)) throw new ContestError([text], ['rollValue', String(value)]);
    if (!(weight > 0) || !Number.isFinite(weight))
      throw new ContestError([text], ['rollChance', String(weight)]);
  }
  if (entries.length === 0 || entries.length > mostValues)
    throw new ContestError([text], ['rollTooLarge', mostValues]);
  const values = entries.map(([value]) => value);
  const all = entries.map(([, weight]) => weight);
  const total = compensatedSum(all);
  const areWays = all.every(Number.isInteger) && total <= Number.MAX_SAFE_INTEGER;
  return Object.freeze({
    text,
    values,
    probabilities: all.map((weight) => weight / total),
    ...(areWays && { ways: all }),
    ...(source && { source }),
  });
}

/** The distribution of `f` of two independent rolls. */
function together(text: string, a: Roll, b: Roll, f: (a: number, b: number) => number): Roll {
  const [waysA, waysB] = [a.ways, b.ways];
  const counted =
    waysA !== undefined &&
    waysB !== undefined &&
    compensatedSum(waysA) * compensatedSum(waysB) <= Number.MAX_SAFE_INTEGER;
  const [left, right] = counted ? [waysA, waysB] : [a.probabilities, b.probabilities];
  const weights = new Map<number, number>();
  a.values.forEach((x, i) => {
    b.values.forEach((y, j) => {
      const value = f(x, y);
      weights.set(value, (weights.get(value) ?? 0) + left[i]! * right[j]!);
    });
  });
  return fromWeights(text, weights);
}

function folded(rolls: readonly Roll[], text: string, f: (a: number, b: number) => number): Roll {
  const [first, ...rest] = rolls;
  if (first === undefined) throw new ContestError([text], ['rollsGiven', 1]);
  const all = rest.reduce((roll, next) => together(text, roll, next, f), first);
  return named(text, all);
}

const texts = (rolls: readonly Roll[]): string => rolls.map(({ text }) => text).join(', ');

/**
 * The same roll under another name.
 * @example named('attack', sum(d20, constant(7)))
 */
export function named(text: string, roll: Roll): Roll {
  return Object.freeze({ ...roll, text });
}

/**
 * A value that always comes up.
 * @throws ContestError unless `value` is finite.
 */
export function constant(value: number): Roll {
  return fromWeights(String(value), new Map([[value, 1]]));
}

/**
 * A roll of one's own: values with their weights, for example how often each comes up among all ways dice can fall.
 * @param weights at least 0; a value given twice counts with both.
 * @throws ContestError where a value or weight is none, or there is none above 0.
 * @example weighted('weather', [[0, 6], [1, 3], [2, 1]])
 */
export function weighted(text: string, weights: Iterable<readonly [value: number, weight: number]>): Roll {
  const sums = new Map<number, number>();
  for (const [value, weight] of weights) sums.set(value, (sums.get(value) ?? 0) + weight);
  return fromWeights(text, sums);
}

/**
 * The sum of independent rolls; a roll given twice is rolled twice.
 * @throws ContestError where none is given, or the sum has more than 32,768 values.
 * @example sum(d20, constant(7)) // the same as dice('d20+7')
 */
export function sum(...rolls: readonly Roll[]): Roll {
  return folded(rolls, rolls.map(({ text }) => text).join('+'), (a, b) => a + b);
}

/**
 * One roll less another, independent of it.
 * @example difference(d20, d20) // who rolls higher, and by how much
 */
export function difference(a: Roll, b: Roll): Roll {
  return together(`${a.text} less ${b.text}`, a, b, (x, y) => x - y);
}

/**
 * The highest of independent rolls.
 * @throws ContestError where none is given.
 * @example maximum(d20, d20) // advantage
 */
export function maximum(...rolls: readonly Roll[]): Roll {
  return folded(rolls, `highest of ${texts(rolls)}`, Math.max);
}

/**
 * The lowest of independent rolls.
 * @throws ContestError where none is given.
 * @example minimum(d20, d20) // disadvantage
 */
export function minimum(...rolls: readonly Roll[]): Roll {
  return folded(rolls, `lowest of ${texts(rolls)}`, Math.min);
}

/**
 * A roll whose values are changed by a function: damage from an attack, a success from a margin.
 * @param change pure; must answer finite numbers.
 * @throws ContestError where it does not.
 * @example mapped(d20, (face) => (face >= 15 ? 1 : 0), 'hit') // a chance of 0.3
 */
export function mapped(roll: Roll, change: (value: number) => number, text: string = roll.text): Roll {
  const { values, probabilities, ways } = roll;
  const weights = new Map<number, number>();
  values.forEach((value, i) => {
    const changed = change(value);
    weights.set(changed, (weights.get(changed) ?? 0) + (ways ?? probabilities)[i]!);
  });
  return fromWeights(text, weights);
}

/**
 * One of several rolls, each with its chance: the damage of a swing that misses, hits or does double damage. Small
 * contests come from it: one draw takes the place of two.
 * @param parts chance and roll of each; the chances, each from 0 to 1, sum to 1 (to 1e-9).
 * @throws ContestError where they do not.
 * @example mixture([[0.45, constant(0)], [0.5, dice('1d8+6')], [0.05, dice('2d8+6')]])
 */
export function mixture(parts: readonly (readonly [chance: number, roll: Roll])[], text?: string): Roll {
  const name = text ?? `mixture of ${texts(parts.map(([, roll]) => roll))}`;
  for (const [chance] of parts)
    if (!(chance >= 0 && chance <= 1)) throw new ContestError([name], ['rollChance', String(chance)]);
  const total = compensatedSum(parts.map(([chance]) => chance));
  if (!(Math.abs(total - 1) <= 1e-9)) throw new ContestError([name], ['rollSum', total]);
  const weights = new Map<number, number>();
  for (const [chance, { values, probabilities }] of parts)
    values.forEach((value, i) => {
      weights.set(value, (weights.get(value) ?? 0) + chance * probabilities[i]!);
    });
  // As chances even where they are whole: a weight of 1 is no count of ways.
  const { ways, ...roll } = fromWeights(name, weights);
  return Object.freeze(roll);
}

/**
 * Yes (1) or no (0).
 * @param p chance of yes, from 0 to 1.
 * @throws ContestError for anything else.
 * @example chance(0.3)
 */
export function chance(p: number, text = `chance of ${p}`): Roll {
  if (!(p >= 0 && p <= 1)) throw new ContestError([text], ['rollChance', String(p)]);
  if (p === 0 || p === 1) return named(text, constant(p));
  const source: QuestionSource = { kind: 'chance' };
  return Object.freeze({ text, values: [0, 1], probabilities: [1 - p, p], source });
}

/**
 * Chance that a roll comes to at least `value`, from 0 to 1.
 * @example chanceOfAtLeast(d20, 15) // 0.3
 */
export function chanceOfAtLeast({ values, probabilities }: Roll, value: number): number {
  return Math.min(1, compensatedSum(probabilities.filter((_, i) => values[i]! >= value)));
}

/** Mean of what a roll comes to: its values weighted by their chances. @example meanOf(dice('2d6+3')) // 10 */
export function meanOf({ values, probabilities }: Roll): number {
  return compensatedSum(values.map((value, i) => value * probabilities[i]!));
}

/**
 * A roll as the engine asks it.
 * @param convex see {@link Question}.
 */
export function questionOf({ text, values, probabilities, source }: Roll, convex: boolean): Question {
  return { name: text, values, probabilities, convex, ...(source && { source }) };
}
