/** Group-sequential testing: how far out a result must lie at each of a few planned looks. */
import { requireWithin } from './special/check.ts';
import { normalDensity, normalUpperTail } from './special/normal.ts';
import { normalQuantile } from './special/normal-quantile.ts';

/** No boundary lies beyond; what is spent there (1e-15) does not matter. */
const HIGHEST = 8;
const MAX_LOOKS = 20;
/** Points of the grid for every standard deviation of a step; Simpson's error is then about 1e-8. */
const POINTS_PER_DEVIATION = 20;
/**
 * A step in information must be at least this share of the information reached, else the grid grows without
 * end.
 */
const SMALLEST_STEP = 1 / 400;

/** A density on a grid, with the weights of Simpson's rule already multiplied in. */
interface WeightedDensity {
  readonly points: Float64Array;
  readonly masses: Float64Array;
}

/**
 * Share of the error probability that may be spent up to an information fraction t, both sides together:
 * `4 (1 − Φ(z_{α/4} / √t))`, that is the O'Brien–Fleming-like function of Lan & DeMets (1983) at α/2 on each
 * side.
 *
 * @throws RangeError unless `0 < t ≤ 1` and `1e-10 ≤ α ≤ 0.5`.
 */
export function obrienFlemingSpending(fraction: number, alpha: number): number {
  requireWithin('obrienFlemingSpending: fraction', fraction, Number.MIN_VALUE, 1);
  requireWithin('obrienFlemingSpending: alpha', alpha, 1e-10, 0.5);
  return 4 * normalUpperTail(-normalQuantile(alpha / 4) / Math.sqrt(fraction));
}

/** Probability to lie outside ±limit after a step of deviation `sd` from where the density is. */
function probabilityOutside(from: WeightedDensity, sd: number, limit: number): number {
  let sum = 0;
  for (let j = 0; j < from.points.length; j++) {
    const point = from.points[j]!;
    const outside = normalUpperTail((limit - point) / sd) + normalUpperTail((limit + point) / sd);
    sum += from.masses[j]! * outside;
  }
  return sum;
}

/** Density inside ±limit after a step of deviation `sd`, on a grid of about `spacing`. */
function step(from: WeightedDensity, sd: number, limit: number, spacing: number): WeightedDensity {
  const half = Math.max(2, Math.ceil(limit / spacing));
  const size = 2 * half + 1;
  const width = limit / half;
  const points = new Float64Array(size);
  const masses = new Float64Array(size);
  for (let i = 0; i < size; i++) {
    const point = (i - half) * width;
    let density = 0;
    for (let j = 0; j < from.points.length; j++) {
      density += from.masses[j]! * normalDensity((point - from.points[j]!) / sd);
    }
    const simpson = i === 0 || i === size - 1 ? 1 : i % 2 === 1 ? 4 : 2;
    points[i] = point;
    masses[i] = ((simpson * width) / 3) * (density / sd);
  }
  return { points, masses };
}

/**
 * The limit between 0 and `highest` beyond which exactly `target` lies; `highest` if less than that lies
 * beyond it.
 */
function solve(outside: (limit: number) => number, target: number, highest: number): number {
  let low = 0;
  let high = highest;
  while (high - low > 1e-12 * highest) {
    const middle = (low + high) / 2;
    if (outside(middle) > target) {
      low = middle;
    } else {
      high = middle;
    }
  }
  return high;
}

/** Passes ascending fractions in (0, 1], none too close to the next. */
function requireFractions(fractions: readonly number[]): void {
  requireWithin('obrienFlemingBoundaries: number of looks', fractions.length, 1, MAX_LOOKS);
  fractions.forEach((fraction, look) => {
    const lowest = look === 0 ? 1e-9 : fractions[look - 1]! * (1 + SMALLEST_STEP);
    requireWithin(`obrienFlemingBoundaries: fraction ${look + 1}`, fraction, lowest, 1);
  });
}

/**
 * Critical values |z| at each look for a two-sided test with overall error `alpha`: stop when the z-score so
 * far is beyond. High at first, close to the fixed-size value at the last look.
 *
 * Lan & DeMets' spending (`obrienFlemingSpending`); the crossing probabilities by the recursive integration
 * of Armitage, McPherson & Rowe (1969) on the scale of the sum, by Simpson's rule, to about 1e-7 in z. No
 * value above 8. Regime: z-scores of sums of independent, about normal terms. Sources: Biometrika 70 (1983)
 * 659–663; Jennison & Turnbull, *Group Sequential Methods* (2000), chapters 7 and 19.
 *
 * @param fractions Share of the final sample at each look, ascending, in (0, 1], at most 20; each step at
 *   least 1/400 of what it adds to.
 * @throws RangeError for other fractions, or unless `1e-10 ≤ alpha ≤ 0.5`.
 * @example obrienFlemingBoundaries([0.2, 0.4, 0.6, 0.8, 1], 0.05) // 4.877, 3.357, 2.680, 2.290, 2.031
 */
export function obrienFlemingBoundaries(fractions: readonly number[], alpha: number): number[] {
  requireFractions(fractions);
  let density: WeightedDensity = { points: Float64Array.of(0), masses: Float64Array.of(1) };
  let spent = 0;
  return fractions.map((fraction, look) => {
    const sd = Math.sqrt(fraction - (fractions[look - 1] ?? 0));
    const nextSd = Math.sqrt((fractions[look + 1] ?? 2) - fraction);
    const from = density;
    const outside = (limit: number) => probabilityOutside(from, sd, limit);
    const target = Math.max(0, obrienFlemingSpending(fraction, alpha) - spent);
    const limit = solve(outside, target, HIGHEST * Math.sqrt(fraction));
    spent += outside(limit);
    density = step(from, sd, limit, Math.min(sd, nextSd) / POINTS_PER_DEVIATION);
    return limit / Math.sqrt(fraction);
  });
}
