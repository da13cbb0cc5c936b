/** What a plane decides by: the one definition for runs, comparisons of planes and sensitivities. */

/** A point of an attribute that moves a score by less than this (a share) decides nothing. */
const NEGLIGIBLE = 0.005;

/** As near to the largest as this part of it, or as {@link NEGLIGIBLE}, is as large: a tie, not a ruler. */
const NEAR = 0.1;

/** What one point of something is worth, a share, between its bounds; both are the value where it is exact. */
export interface Weighed {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Those that decide, in the order given, and the others by what they are worth, the largest first. */
export interface Decision<W extends Weighed> {
  /** Several where they are worth alike or too few duels tell them apart; empty where none is worth half a point. */
  readonly first: readonly W[];
  readonly others: readonly W[];
}

/** What decides among some things. */
export function decisionAmong<W extends Weighed>(list: readonly W[]): Decision<W> {
  const sorted = [...list].sort((a, b) => b.value - a.value);
  const [most] = sorted;
  if (most === undefined || most.value < NEGLIGIBLE) return { first: [], others: sorted };
  const least = most.value - Math.max(NEGLIGIBLE, NEAR * most.value);
  const first = list.filter((own) => own.value >= least || own.high >= most.low);
  return { first, others: sorted.filter((own) => !first.includes(own)) };
}
