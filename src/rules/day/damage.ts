/** Damage as a number or as dice: `9`, `2d6+3`, in Czech `2k6+3` (RULES 1.3, 9.1). */
import { type Distribution, dieDistribution } from '../dice.ts';

/** `count` dice of `sides`, plus `modifier`. */
export interface DamageDice {
  readonly count: number;
  readonly sides: number;
  readonly modifier: number;
}

/** Most dice thrown at once. */
export const mostDice = 100;

/** Reads `2d6+3`, `d8`, `1k8 - 1`; up to 100 dice of 2 to 100 sides. `null` where the text is no such dice. */
export function parseDamage(text: string): DamageDice | null {
  const match = /^(\d{0,3})[kKdD](\d{1,3})(?:\s*([+-])\s*(\d{1,4}))?$/.exec(text.trim());
  if (match === null) return null;
  const count = match[1] === '' ? 1 : Number(match[1]);
  const sides = Number(match[2]);
  const modifier = match[4] === undefined ? 0 : Number(match[4]) * (match[3] === '-' ? -1 : 1);
  return count >= 1 && count <= mostDice && sides >= 2 && sides <= 100 ? { count, sides, modifier } : null;
}

/** Distribution of a + b for independent a and b. */
export function sumOf(a: Distribution, b: Distribution): Distribution {
  const probabilities = new Array<number>(a.probabilities.length + b.probabilities.length - 1).fill(0);
  a.probabilities.forEach((p, i) => {
    b.probabilities.forEach((q, j) => {
      probabilities[i + j]! += p * q;
    });
  });
  return { first: a.first + b.first, probabilities };
}

/** The distribution moved through a function that never falls. */
export function mapped(distribution: Distribution, move: (value: number) => number): Distribution {
  const { first, probabilities } = distribution;
  const low = move(first);
  const moved = new Array<number>(move(first + probabilities.length - 1) - low + 1).fill(0);
  probabilities.forEach((p, i) => {
    moved[move(first + i) - low]! += p;
  });
  return { first: low, probabilities: moved };
}

/** Damage of a distraction: a number or dice, never below 0. @throws RangeError for text that is no dice. */
export function damageDistribution(damage: number | string): Distribution {
  if (typeof damage === 'number') return { first: Math.max(0, damage), probabilities: [1] };
  const dice = parseDamage(damage);
  if (dice === null) throw new RangeError(`damage: must be a number or dice such as 2d6+3 (got ${damage})`);
  const die = dieDistribution({ sides: dice.sides, open: false });
  let sum: Distribution = { first: dice.modifier, probabilities: [1] };
  for (let i = 0; i < dice.count; i++) sum = sumOf(sum, die);
  return mapped(sum, (value) => Math.max(0, value));
}
