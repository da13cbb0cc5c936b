/** The chances of a question as exact fractions: what the dice say, before anything is rounded or cut off (RULES 1). */
import { written } from './arithmetic/rational.ts';
import type { Question } from './contest.ts';
import type { Die } from './dice.ts';

/** Chances of the outcomes of a question over one denominator; they add up to it. */
export interface Fractions {
  readonly above: readonly bigint[];
  readonly below: bigint;
}

/** Ways in which a value comes to be greater than `value`, out of `below`; exact for values from −reach to reach. */
interface Law {
  readonly below: bigint;
  beyond(value: number): bigint;
}

/** One roll: P(X > N·k + f) = (N − f) / N^(k + 1) for an open-ended die, 0 ≤ f < N. */
function rollLaw({ sides, open }: Die, reach: number): Law {
  const n = BigInt(sides);
  const most = open ? Math.ceil(reach / sides) + 1 : 0;
  return {
    below: n ** BigInt(most + 1),
    beyond: (value) => {
      if (value < 1) return n ** BigInt(most + 1);
      if (!open) return BigInt(Math.max(0, sides - value));
      const again = Math.floor(value / sides);
      return BigInt(sides - (value % sides)) * n ** BigInt(most - again);
    },
  };
}

/**
 * First less second of two rolls. Open-ended: with i and j rolls of the highest face before the last faces f and g it is
 * N·(i − j) + f − g, and P(i − j = k) = N^−|k| / (N² − 1) for each pair of last faces.
 */
function differenceLaw({ sides, open }: Die, reach: number): Law {
  const n = BigInt(sides);
  const faces = open ? sides - 1 : sides;
  /** Pairs of faces of which the first exceeds the second by more than `gap`. */
  const pairs = (gap: number): number => {
    let count = 0;
    for (let e = Math.max(gap + 1, 1 - faces); e < faces; e++) count += faces - Math.abs(e);
    return count;
  };
  if (!open) return { below: n * n, beyond: (value) => BigInt(pairs(value)) };
  const most = Math.ceil(reach / sides) + 3;
  return {
    below: (n * n - 1n) * n ** BigInt(most),
    beyond: (value) => {
      const first = Math.floor((value - faces + 1) / sides);
      // From here on every pair of faces does.
      const all = Math.max(1, Math.floor((value + faces) / sides) + 1);
      let sum = (n - 1n) * n ** BigInt(most + 1 - all);
      for (let k = first; k < all; k++)
        sum += BigInt(pairs(value - sides * k)) * n ** BigInt(most - Math.abs(k));
      return sum;
    },
  };
}

/** Chances of values held within the first and the last of `values`. */
function clamped(values: readonly number[], { below, beyond }: Law): Fractions {
  let rest = below;
  const above = values.map((value, i) => {
    const left = i === values.length - 1 ? 0n : beyond(value);
    const own = rest - left;
    rest = left;
    return own;
  });
  return { above, below };
}

/** The chances of a question; `null` where nobody says where they come from. A chance is as it is written: 0.1 is 1/10. */
export function fractionsOf({ values, probabilities, source }: Question): Fractions | null {
  if (values.length === 1) return { above: [1n], below: 1n };
  switch (source?.kind) {
    case undefined:
      return null;
    case 'uniform':
      return { above: values.map(() => 1n), below: BigInt(values.length) };
    case 'chance': {
      const { above, below } = written(probabilities[1]!);
      return { above: [BigInt(below) - BigInt(above), BigInt(above)], below: BigInt(below) };
    }
    case 'roll':
    case 'difference': {
      const reach = Math.max(Math.abs(values[0]!), Math.abs(values.at(-1)!));
      return clamped(values, (source.kind === 'roll' ? rollLaw : differenceLaw)(source.die, reach));
    }
  }
}

/** Errors worked out already: duels of one scenario share their questions. */
const errors = new WeakMap<Question, number>();

/**
 * By how much all chances of a question together are off, by rounding and by tails that were cut off: Σ |p − exact|, at most.
 * Where nobody says where they come from they are taken as meant.
 */
export function errorOf(question: Question): number {
  let error = errors.get(question);
  if (error === undefined) {
    error = errorWorkedOut(question);
    errors.set(question, error);
  }
  return error;
}

function errorWorkedOut(question: Question): number {
  const fractions = fractionsOf(question);
  if (fractions === null) return 0;
  const { above, below } = fractions;
  // A double above 2^-107 is a whole number of 2^-160; of a smaller one less than that is lost.
  let off = 0n;
  question.probabilities.forEach((p, outcome) => {
    const difference = BigInt(Math.floor(p * 2 ** 160)) * below - (above[outcome]! << 160n);
    off += difference < 0n ? -difference : difference;
  });
  // Rounded up to a multiple of 2^-64, some 5e-20.
  return Number((off >> 96n) / below + 1n) / 2 ** 64;
}
