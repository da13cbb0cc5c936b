/** How large differences are on the whole, when each is seen with noise: the noise taken out, and an interval. */
import type { Interval } from './interval.ts';
import { requireInside } from './special/check.ts';
import { chiSquareUpperTail } from './special/chi-square.ts';

/** What noise makes of a mean square Σ wᵢ (xᵢ + εᵢ)² with wᵢ the weights of the differences xᵢ. */
export interface SquaredNoise {
  /** Its mean, unbiased: what the noise alone adds. */
  readonly mean: number;
  /** The same with variances that are rather too large than too small, so that counts of 0 have some. */
  readonly most: number;
  /** tr (AΣ)²: half the variance of what noise alone would show. */
  readonly square: number;
  /** At least the largest eigenvalue of AΣ: how much noise there can be along the differences. */
  readonly largest: number;
}

/** A root mean square with bounds. */
export interface RootMeanSquare extends Interval {
  readonly value: number;
}

/**
 * Root of the mean square of true differences, from the mean square that was seen: value √max(0, seen − noise), and
 * the interval of all σ under which what was seen is in neither tail. Given σ the mean square has mean σ² + noise and
 * variance at most 4σ² λ + 2 tr (AΣ)²; its law is taken for a gamma with these moments (Patnaik 1949, Satterthwaite
 * 1946), which is exact for equal variances at σ = 0.
 *
 * Regime: normal differences, ten successes and failures or so each; rarer ones make it wider, by `most`.
 * @throws RangeError unless 0 < confidence < 1.
 */
export function trueRootMeanSquare(seen: number, noise: SquaredNoise, confidence: number): RootMeanSquare {
  requireInside('trueRootMeanSquare: confidence', confidence, 0, 1);
  if (noise.square <= 0 && noise.most <= 0) {
    const value = Math.sqrt(Math.max(0, seen));
    return { value, low: value, high: value };
  }
  const tail = (1 - confidence) / 2;
  const above = (sigma: number, mean: number): number => {
    const center = sigma * sigma + mean;
    const variance = 4 * sigma * sigma * noise.largest + 2 * noise.square;
    if (center <= 0 || variance <= 0) return seen > 0 ? 0 : 1;
    const degrees = (2 * center * center) / variance;
    return chiSquareUpperTail(Math.max(0, (seen / center) * degrees), degrees);
  };
  const value = Math.sqrt(Math.max(0, seen - noise.mean));
  const low =
    above(0, noise.most) > tail ? 0 : crossing(0, Math.sqrt(seen), (s) => above(s, noise.most) < tail);
  let far = Math.sqrt(seen) + 4 * Math.sqrt(noise.largest + noise.most);
  while (above(far, noise.mean) < 1 - tail) far *= 2;
  const high = crossing(value, far, (s) => above(s, noise.mean) < 1 - tail);
  // Less than noise alone shows: then no σ is left, and nothing smaller than the noise can be told from 0.
  return {
    value,
    low: Math.min(low, value),
    high: Math.max(high, above(0, noise.mean) < 1 - tail ? value : Math.sqrt(noise.most)),
  };
}

/** Where a statement that holds at first ceases to, by bisection. */
function crossing(from: number, to: number, holds: (at: number) => boolean): number {
  let [low, high] = [from, to];
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
