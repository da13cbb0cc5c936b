/** Means with what is known about them: `4.02 ±0.03`, or `0.00 (0.00–0.13)` where the bounds lie unevenly. */
import type { Interval } from '../../stats/interval.ts';
import { decimalsFor, type Numbers } from './numbers.ts';

/** One distance to a bound may be so many times the other and still be told as ±. */
const EVEN = 1.25;

/**
 * A mean with its interval, ± the wider distance to a bound where both are about the same, else both bounds.
 *
 * @param bounds `null` for an exact mean; of no width where the setup leaves no choice. @param digits decimals of an exact mean, and at least those of others.
 */
export function meanText(value: number, bounds: Interval | null, numbers: Numbers, digits = 1): string {
  if (bounds === null || bounds.low === bounds.high) return numbers.fixed(value, digits);
  const [down, up] = [value - bounds.low, bounds.high - value];
  const decimals = Math.max(digits, decimalsFor((down + up) / 2, 4));
  const show = (figure: number): string => numbers.fixed(figure, decimals);
  if (up <= EVEN * down && down <= EVEN * up) return `${show(value)} ±${show(Math.max(down, up))}`;
  return `${show(value)} (${show(bounds.low)}–${show(bounds.high)})`;
}
