/** The dice behind a draw: a contest draws a difference of two dice at once, a story shows the rolls. */
import type { Question } from './contest.ts';
import { type Die, type Distribution, dieDistribution, difference } from './dice.ts';

/** Faces of a total: `29` of k12+ is 12, 12, 5. */
export function facesOf(die: Die, total: number): number[] {
  if (!die.open) return [total];
  const again = Math.floor(total / die.sides);
  return [...new Array<number>(again).fill(die.sides), total - again * die.sides];
}

/** Value of `distribution` at which its cumulative weight passes `share` (0 to 1) of that of the values allowed. */
function invertShare(distribution: Distribution, share: number, weight: (value: number) => number): number {
  const weights = distribution.probabilities.map((_, i) => weight(distribution.first + i));
  const wanted = share * weights.reduce((a, b) => a + b, 0);
  let sum = 0;
  let last = distribution.first;
  for (const [i, w] of weights.entries()) {
    if (w === 0) continue;
    last = distribution.first + i;
    sum += w;
    if (sum > wanted) break;
  }
  return last;
}

/**
 * The value that a word stands for before it was held within the bounds of the question: the same one unless
 * the outcome is the lowest or the highest.
 */
function unclamped(distribution: Distribution, question: Question, outcome: number, word: number): number {
  const { values, probabilities } = question;
  const value = values[outcome]!;
  const isLowest = outcome === 0;
  const isHighest = outcome === values.length - 1;
  if (!isLowest && !isHighest) return value;
  const below = probabilities.slice(0, outcome).reduce((a, b) => a + b, 0);
  const share = Math.min(Math.max((word / 2 ** 32 - below) / probabilities[outcome]!, 0), 1);
  return invertShare(distribution, share, (x) => {
    const allowed = x === value || (isLowest && x < value) || (isHighest && x > value);
    return allowed ? chanceOf(distribution, x) : 0;
  });
}

function chanceOf(distribution: Distribution, value: number): number {
  return distribution.probabilities[value - distribution.first] ?? 0;
}

/** Answers the rolls behind the draws of one kind of die. */
export interface DiceBehind {
  /** Total of the one roll behind an outcome. */
  roll(question: Question, outcome: number, word: number): number;
  /**
   * The two rolls behind the outcome of a question about their difference, first minus second. The difference is
   * the one that `word` stands for; which of the pairs that make it was rolled, `side` decides by their chances.
   */
  pair(question: Question, outcome: number, word: number, side: number): [first: number, second: number];
}

/** Makes ready to look behind draws with `die`. */
export function diceBehind(die: Die): DiceBehind {
  const one = dieDistribution(die);
  const gaps = difference(one, one);
  return {
    roll: (question, outcome, word) => unclamped(one, question, outcome, word),
    pair: (question, outcome, word, side) => {
      const gap = unclamped(gaps, question, outcome, word);
      const first = invertShare(one, side / 2 ** 32, (x) => chanceOf(one, x) * chanceOf(one, x - gap));
      return [first, first - gap];
    },
  };
}
