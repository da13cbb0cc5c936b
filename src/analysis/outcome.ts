/** Who came out on top, from the end labels of a tally or an exact result. */
import type { Marginals } from '../engine/tally.ts';

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
 * Sums the end labels (`initiator:soul`, `draw:timeout`, …) by who won.
 *
 * @throws Error for a label that names none of `initiator`, `target`, `draw`: an error is no outcome.
 */
export function outcomeOf(marginals: Marginals): Outcome {
  const sums = { initiator: 0, target: 0, draw: 0 };
  for (const [label, weight] of Object.entries(marginals.ends)) {
    const winner = label.slice(0, label.indexOf(':'));
    if (winner !== 'initiator' && winner !== 'target' && winner !== 'draw')
      throw new Error(
        `end label must start with initiator:, target: or draw: (got ${JSON.stringify(label)})`,
      );
    sums[winner] += weight;
  }
  return sums;
}

/** Weight of all ends by one reason, whoever won by it. */
export function endsBy(marginals: Marginals, reason: EndReason): number {
  let sum = 0;
  for (const [label, weight] of Object.entries(marginals.ends))
    if (label.endsWith(`:${reason}`)) sum += weight;
  return sum;
}
