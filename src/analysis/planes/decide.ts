/** What a plane decides by: the one definition for runs, comparisons of planes and sensitivities. */

import { criticalValue } from '../../stats/interval.ts';
import { simultaneousConfidence } from '../../stats/multiplicity.ts';

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
  /** Whether those that decide are surely worth as much, each within a tenth of the most; else one of them is worth most. */
  readonly alike: boolean;
}

/**
 * What decides among some things: whatever may be worth the most, the intervals of all taken so wide that they hold together.
 * @param confidence level of the intervals given, each for itself.
 */
export function decisionAmong<W extends Weighed>(list: readonly W[], confidence = 0.95): Decision<W> {
  const sorted = [...list].sort((a, b) => b.value - a.value);
  const [most] = sorted;
  if (most === undefined || most.value < NEGLIGIBLE) return { first: [], others: sorted, alike: true };
  const least = most.value - Math.max(NEGLIGIBLE, NEAR * most.value);
  const wider = criticalValue(simultaneousConfidence(confidence, list.length)) / criticalValue(confidence);
  const high = (own: W): number => own.value + wider * (own.high - own.value);
  const surely = Math.max(...list.map(({ value, low }) => value - wider * (value - low)));
  const first = list.filter((own) => own.value >= least || high(own) >= surely);
  return {
    first,
    others: sorted.filter((own) => !first.includes(own)),
    alike: first.every(({ value, low, high }) => value >= least && high - low < NEGLIGIBLE),
  };
}
