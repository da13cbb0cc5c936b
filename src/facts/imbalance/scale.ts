/**
 * The one scale of what is out of balance, whatever the kind: how far a share is from even, 0 to 0.5, and how much of that
 * is sure. What had better be nothing (draws, points that are wasted) counts by half its share, so that all of it is 0.5.
 */
import { bestOf, type Estimate } from '../../analysis/estimate.ts';
import { rounded } from '../../analysis/planes/noise.ts';
import { defaultPrecision, type Precision } from '../../analysis/precision.ts';
import type { Interval } from '../../stats/interval.ts';
import { simultaneousConfidence } from '../../stats/multiplicity.ts';

/** Distance from even that counts, of a score. */
export const LIMIT = 0.1;
export const ROUNDING = 1e-9;

/** A score with its distance from even that is sure, 0 where its interval reaches back within the limit. */
export interface Judged {
  readonly value: number;
  /** Sure distance, with its sign. */
  readonly sure: number;
  /** Whether the interval reaches beyond the limit, though not surely. */
  readonly open: boolean;
}

/** Judges a score. */
export function judged(estimate: Estimate): Judged {
  const value = bestOf(estimate) ?? 0.5;
  const { low, high } = boundsOf(estimate) ?? { low: value, high: value };
  const sure = low - 0.5 > LIMIT + ROUNDING ? low - 0.5 : high - 0.5 < -LIMIT - ROUNDING ? high - 0.5 : 0;
  return { value, sure, open: sure === 0 && Math.max(high - 0.5, 0.5 - low) > LIMIT + ROUNDING };
}

/** Bounds of a figure, both its value where that is exact; `null` where nothing is known. */
export function boundsOf({ exact, simulated }: Estimate): Interval | null {
  return exact === null ? simulated : { low: exact, high: exact };
}

/** Sure distance of a share from one half; 0 where its interval holds one half, or nothing is known. */
export function unevenness(share: Estimate): number {
  const bounds = boundsOf(share);
  return bounds === null ? 0 : Math.max(0, bounds.low - 0.5, 0.5 - bounds.high);
}

/** Size of a share of what had better be nothing. */
export function waste(share: Estimate): number {
  return Math.max(0, boundsOf(share)?.low ?? 0) / 2;
}

/**
 * Size of how unlike some shares of one whole are: their sure distance from all being equal (in total variation), so that
 * one that takes all is 0.5, whatever their number. 0 for fewer than two.
 */
export function unlikeness(shares: readonly Estimate[]): number {
  const even = 1 / shares.length;
  const above = shares.reduce((sum, share) => sum + Math.max(0, (boundsOf(share)?.low ?? 0) - even), 0);
  return shares.length < 2 ? 0 : above / (1 - even) / 2;
}

/** How the intervals of so many figures are drawn that all have to hold together. */
export function togetherFor(figures: number): Precision {
  const confidence = simultaneousConfidence(defaultPrecision.confidence, Math.max(1, figures));
  return { ...defaultPrecision, confidence, together: true };
}

/** The largest first; what rounding alone tells apart stays in order. */
export function largestFirst<T>(items: readonly T[], sizeOf: (item: T) => number): readonly T[] {
  return items
    .map((item) => ({ item, size: rounded(sizeOf(item)) }))
    .sort((a, b) => b.size - a.size)
    .map(({ item }) => item);
}

/** Those that may be the largest: nothing else surely exceeds them. Exact ones that rounding alone tells apart are all among them. */
export function possiblyLargest<T>(items: readonly T[], figureOf: (item: T) => Estimate): readonly T[] {
  const known = items.flatMap((item) => {
    const bounds = boundsOf(figureOf(item));
    return bounds === null ? [] : [{ item, ...bounds }];
  });
  const most = Math.max(...known.map(({ low }) => low));
  return known.filter(({ high }) => high >= most - ROUNDING).map(({ item }) => item);
}
