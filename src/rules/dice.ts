/** Dice as exact distributions (RULES 1). */
import type { Question, QuestionSource } from './contest.ts';
import type { Die } from './die.ts';

export type { Die } from './die.ts';

/** Probabilities of consecutive whole values from `first` on. */
export interface Distribution {
  readonly first: number;
  readonly probabilities: readonly number[];
}

/** Tail of an open-ended die that is not listed but added to the last listed value. */
const TAIL = 1e-18;

/**
 * Reads `kN`, `dN` (closed) or `kN+`, `dN+` (open-ended), N from 2 to 100.
 * @returns `null` where the text is no such die.
 */
export function parseDie(text: string): Die | null {
  const match = /^[kKdD](\d{1,3})(\+?)$/.exec(text.trim());
  if (match === null) return null;
  const sides = Number(match[1]);
  return sides >= 2 && sides <= 100 ? { sides, open: match[2] === '+' } : null;
}

/**
 * Distribution of one roll. Open-ended: P(N·k + f) = N^-(k+1) for f = 1 … N−1; multiples of N are impossible
 * (RULES 1.1). The tail below 1e-18 is added to the last value, so the sum is 1.
 */
export function dieDistribution(die: Die): Distribution {
  const { sides, open } = die;
  if (!open) return { first: 1, probabilities: new Array<number>(sides).fill(1 / sides) };
  const probabilities: number[] = [];
  let reach = 1;
  for (; reach > TAIL; reach /= sides) {
    for (let face = 1; face < sides; face++) probabilities.push(reach / sides);
    probabilities.push(0);
  }
  probabilities.pop();
  const last = probabilities.length - 1;
  probabilities[last] = probabilities[last]! + reach;
  return { first: 1, probabilities };
}

/** Distribution of a − b for independent a and b. */
export function difference(a: Distribution, b: Distribution): Distribution {
  const first = a.first - (b.first + b.probabilities.length - 1);
  const probabilities = new Array<number>(a.probabilities.length + b.probabilities.length - 1).fill(0);
  const offset = b.probabilities.length - 1;
  for (let i = 0; i < a.probabilities.length; i++) {
    const p = a.probabilities[i]!;
    if (p === 0) continue;
    for (let j = 0; j < b.probabilities.length; j++) {
      const at = i - j + offset;
      probabilities[at] = probabilities[at]! + p * b.probabilities[j]!;
    }
  }
  return { first, probabilities };
}

/**
 * A question whose values are those of `distribution` held within [low, high]: what lies outside counts as
 * the bound. Used where everything beyond a bound has the same consequence. Impossible values are left out.
 */
export function clampedQuestion(
  name: string,
  distribution: Distribution,
  low: number,
  high: number,
  source?: QuestionSource,
): Question {
  const byValue = new Map<number, number>();
  distribution.probabilities.forEach((p, i) => {
    if (p === 0) return;
    const value = Math.max(low, Math.min(high, distribution.first + i));
    byValue.set(value, (byValue.get(value) ?? 0) + p);
  });
  const values = [...byValue.keys()].sort((a, b) => a - b);
  return {
    name,
    values,
    probabilities: values.map((value) => byValue.get(value)!),
    convex: true,
    ...(source === undefined ? {} : { source }),
  };
}

/** A question with the values 0 (no) and 1 (yes); `chance` strictly between 0 and 1. */
export function chanceQuestion(name: string, chance: number): Question {
  return {
    name,
    values: [0, 1],
    probabilities: [1 - chance, chance],
    convex: true,
    source: { kind: 'chance' },
  };
}

/** A question with the values `first` … `first + count − 1`, all equally likely. `convex`: see `Question`. */
export function uniformQuestion(name: string, first: number, count: number, convex: boolean): Question {
  return {
    name,
    values: Array.from({ length: count }, (_, i) => first + i),
    probabilities: new Array<number>(count).fill(1 / count),
    convex,
    source: { kind: 'uniform' },
  };
}
