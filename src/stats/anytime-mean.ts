/** A confidence sequence for a mean of values without known bounds: asymptotic, time-uniform. */
import { requireInside, requireWithin } from './special/check.ts';

/**
 * Half-width of the asymptotic confidence sequence for a mean after `count` values of standard deviation
 * `sd`: `sd √( 2 (n ρ² + 1) / (n² ρ²) · ln( √(n ρ² + 1) / α ) )`. It may be looked at after every value.
 *
 * The mixture of Robbins with the deviation estimated; ρ makes it tightest near `tightAt` values,
 * `ρ² = (−2 ln α + ln(−2 ln α + 1)) / tightAt`. Regime: by the strong approximation of sums from some
 * hundred values on (ask for no look before); for chances, `anytimeInterval` is exact at every size. Source:
 * I. Waudby-Smith, D. Arbour, R. Sinha, E. Kennedy & A. Ramdas, *Time-uniform central limit theory and
 * asymptotic confidence sequences*, Annals of Statistics 52 (2024), theorem 2.2.
 *
 * @param sd Standard deviation of single values, at least 0.
 * @throws RangeError unless `count, tightAt > 0` and `0 < alpha < 1`.
 */
export function anytimeMeanHalfWidth(sd: number, count: number, alpha: number, tightAt: number): number {
  requireWithin('anytimeMeanHalfWidth: sd', sd, 0, Number.MAX_VALUE);
  requireInside('anytimeMeanHalfWidth: count', count, 0, Number.POSITIVE_INFINITY);
  requireInside('anytimeMeanHalfWidth: tightAt', tightAt, 0, Number.POSITIVE_INFINITY);
  requireInside('anytimeMeanHalfWidth: alpha', alpha, 0, 1);
  const twice = -2 * Math.log(alpha);
  const square = (twice + Math.log(twice + 1)) / tightAt;
  const grown = count * square + 1;
  return sd * Math.sqrt(((2 * grown) / (count * count * square)) * (Math.log(grown) / 2 - Math.log(alpha)));
}
