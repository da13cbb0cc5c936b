/** How many duels a question needs. */
import { requireInside, requireWithin } from './special/check.ts';
import { normalQuantile } from './special/normal-quantile.ts';

/** What is asked of a test. */
export interface Demand {
  /** Two-sided chance of a false alarm; default 0.05. Divide it by the size of the family for Bonferroni. */
  readonly alpha?: number;
  /** Chance to see a true difference; default 0.8. */
  readonly power?: number;
}

/** z of the level (one side of `alpha / sides`) and of the power. */
function zOf(
  where: string,
  { alpha = 0.05, power = 0.8 }: Demand,
  sides: 1 | 2,
): [level: number, power: number] {
  requireInside(`${where}: alpha`, alpha, 0, 1);
  requireWithin(`${where}: power`, power, 0.5, 1 - 1e-12);
  return [-normalQuantile(alpha / sides), normalQuantile(power)];
}

const wholeUp = (count: number): number => Math.max(1, Math.ceil(count));

/**
 * Duels *per side* to see that two independent rates differ (two-sided z-test):
 * `(z_α √(2 p̄ q̄) + z_β √(p₁ q₁ + p₂ q₂))² / (p₁ − p₂)²`.
 *
 * Infinity for equal rates. Regime: from about ten expected successes and failures a side; no continuity
 * correction. Source: Fleiss, Levin & Paik, *Statistical Methods for Rates and Proportions* (2003), formula
 * 4.14.
 *
 * @throws RangeError for rates outside 0 to 1, alpha outside (0, 1), or a power below 0.5 or not below 1.
 */
export function duelsToDetect(rate1: number, rate2: number, demand: Demand = {}): number {
  requireWithin('duelsToDetect: rate1', rate1, 0, 1);
  requireWithin('duelsToDetect: rate2', rate2, 0, 1);
  const [level, power] = zOf('duelsToDetect', demand, 2);
  const pooled = (rate1 + rate2) / 2;
  const spread =
    level * Math.sqrt(2 * pooled * (1 - pooled)) +
    power * Math.sqrt(rate1 * (1 - rate1) + rate2 * (1 - rate2));
  return rate1 === rate2 ? Number.POSITIVE_INFINITY : wholeUp((spread / (rate1 - rate2)) ** 2);
}

/**
 * Duels, each fought under both variants, to see a difference: `(z_α √m + z_β √(m − d²))² / d²` with m the
 * mean square of the paired differences; for win rates that is the share of duels that flip.
 *
 * Infinity for no difference. Regime: from about ten flipped duels. Source: R. J. Connor, Biometrics 43
 * (1987).
 *
 * @param difference Difference to be seen, between −1 and 1.
 * @param meanSquare Mean square of the paired differences, at least |difference| for win rates, difference²
 *   at least.
 * @throws RangeError outside these bounds, or as `duelsToDetect` for the demand.
 */
export function pairsToDetect(difference: number, meanSquare: number, demand: Demand = {}): number {
  requireWithin('pairsToDetect: difference', difference, -1, 1);
  requireWithin('pairsToDetect: meanSquare', meanSquare, difference * difference, 1);
  const [level, power] = zOf('pairsToDetect', demand, 2);
  const spread = level * Math.sqrt(meanSquare) + power * Math.sqrt(meanSquare - difference * difference);
  return difference === 0 ? Number.POSITIVE_INFINITY : wholeUp((spread / difference) ** 2);
}

/**
 * Duels, each fought under both variants, to show a difference to be inside ±margin by two one-sided tests at
 * level `alpha` (each): `(z_α + z_β)² (m − d²) / (margin − |d|)²`, with the power of both tests together when
 * d = 0 (`z_(1+power)/2`) and of the nearer one otherwise.
 *
 * Infinity if the difference is not inside. Source: Chow, Shao & Wang, *Sample Size Calculations in Clinical
 * Research* (2008), section 3.1.
 *
 * @throws RangeError as `pairsToDetect`, and unless the margin is positive.
 */
export function pairsToShowEquivalence(
  difference: number,
  meanSquare: number,
  margin: number,
  demand: Demand = {},
): number {
  requireWithin('pairsToShowEquivalence: difference', difference, -1, 1);
  requireWithin('pairsToShowEquivalence: meanSquare', meanSquare, difference * difference, 1);
  requireInside('pairsToShowEquivalence: margin', margin, 0, Number.POSITIVE_INFINITY);
  const [level, power] = zOf('pairsToShowEquivalence', demand, 1);
  const bothPower = difference === 0 ? normalQuantile((1 + (demand.power ?? 0.8)) / 2) : power;
  const room = margin - Math.abs(difference);
  const variance = meanSquare - difference * difference;
  return room <= 0 ? Number.POSITIVE_INFINITY : wholeUp(((level + bothPower) / room) ** 2 * variance);
}

/**
 * Duels, each fought under both variants, after which the verdict is expected to be known: different from 0,
 * or equivalent within ±margin, whichever comes first. Always finite. Parameters and errors as
 * `pairsToShowEquivalence`.
 */
export function pairsToDecide(
  difference: number,
  meanSquare: number,
  margin: number,
  demand: Demand = {},
): number {
  return Math.min(
    pairsToDetect(difference, meanSquare, demand),
    pairsToShowEquivalence(difference, meanSquare, margin, demand),
  );
}
