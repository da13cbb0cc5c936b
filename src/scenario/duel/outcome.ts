/** Who came out on top, from the ends of a tally or an exact result. */
import type { Marginals } from '../../engine/tally.ts';
import type { Winner } from '../../rules/contest.ts';
import { type EndReason, partsOfLabel } from '../../rules/duel/ends.ts';
import { compensatedSum } from '../../stats/sum.ts';

/** Weight of the three outcomes: counts for a tally, probabilities for an exact result. */
export interface Outcome {
  readonly initiator: number;
  readonly target: number;
  readonly draw: number;
}

/** Weight of the ends for which a question has the answer yes; rounding does not take it above that of all. */
function weightOf(
  { ends, total }: Marginals,
  wanted: (end: ReturnType<typeof partsOfLabel>) => boolean,
): number {
  const weights: number[] = [];
  for (const label in ends) if (wanted(partsOfLabel(label))) weights.push(ends[label]!);
  return Math.min(total, compensatedSum(weights));
}

/**
 * Sums the ends of duels by who won. A chance is never above 1.
 *
 * @throws RangeError for a label that does not say who won: an error is no outcome.
 */
export function outcomeOf(marginals: Marginals): Outcome {
  const won = (winner: Winner): number => weightOf(marginals, (end) => end.winner === winner);
  return { initiator: won('initiator'), target: won('target'), draw: won(null) };
}

/** The initiator's exact score, win + ½ draw, 0 to 1. */
export function exactScore({ initiator, draw }: Outcome): number {
  return Math.min(1, initiator + draw / 2);
}

/** Weight of all ends by one reason, whoever won by it. */
export function endsBy(marginals: Marginals, reason: EndReason): number {
  return weightOf(marginals, (end) => end.reason === reason);
}
