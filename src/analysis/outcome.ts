/** Who came out on top, from the end labels of a tally or an exact result. */

import type { Marginals } from '../engine/tally.ts';
import { compensatedSum } from '../stats/sum.ts';

/** Weight of the three outcomes: counts for a tally, probabilities for an exact result. */
export interface Outcome {
  readonly initiator: number;
  readonly target: number;
  readonly draw: number;
}

/** Reasons an end label can name after its colon, in the order of the columns. */
export const endReasons = [
  'soul',
  'withdrawn',
  'fled',
  'explosion',
  'pull',
  'exhaustion',
  'timeout',
] as const;

/** One of {@link endReasons}. */
export type EndReason = (typeof endReasons)[number];

/**
 * Sums the end labels (`initiator:soul`, `draw:timeout`, …) by who won. A chance is never above 1.
 *
 * @throws Error for a label that names none of `initiator`, `target`, `draw`: an error is no outcome.
 */
export function outcomeOf(marginals: Marginals): Outcome {
  const weights = { initiator: [] as number[], target: [] as number[], draw: [] as number[] };
  for (const [label, weight] of Object.entries(marginals.ends)) {
    const winner = label.slice(0, label.indexOf(':'));
    if (winner !== 'initiator' && winner !== 'target' && winner !== 'draw')
      throw new Error(
        `end label must start with initiator:, target: or draw: (got ${JSON.stringify(label)})`,
      );
    weights[winner].push(weight);
  }
  const { total } = marginals;
  return {
    initiator: together(weights.initiator, total),
    target: together(weights.target, total),
    draw: together(weights.draw, total),
  };
}

/** Sum of weights of some ends; rounding does not take it above that of all. */
function together(weights: readonly number[], total: number): number {
  return Math.min(total, compensatedSum(weights));
}

/** The initiator's exact score, win + ½ draw, 0 to 1. */
export function exactScore({ initiator, draw }: Outcome): number {
  return Math.min(1, initiator + draw / 2);
}

/** Weight of all ends by one reason, whoever won by it. */
export function endsBy(marginals: Marginals, reason: EndReason): number {
  const weights = Object.entries(marginals.ends).flatMap(([label, weight]) =>
    label.endsWith(`:${reason}`) ? [weight] : [],
  );
  return together(weights, marginals.total);
}
