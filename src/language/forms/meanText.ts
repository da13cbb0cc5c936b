/** Figures with what is known about them: `4.02 ±0.03`, or `0.02 (0.00–0.11)` where the bounds lie unevenly. */
import type { Interval } from '../../stats/interval.ts';
import { decimalsFor, type Numbers } from './numbers.ts';

/** One distance to a bound may be so many times the other and still be told as ±. */
const EVEN = 1.25;

/** How a figure with bounds is written. */
export interface BoundedForm {
  /** Decimals at least, and at most. */
  readonly least: number;
  readonly most: number;
  /** What the figure cannot pass; ± never reaches beyond it, nor below 0 where the bounds do not. */
  readonly ceiling?: number;
  /** Behind the figure and the last bound, a sign of percent for example. */
  readonly unit?: (numeral: string) => string;
  /** ± is half the width, as it is defined for rates; else the wider distance to a bound. */
  readonly half?: boolean;
  /** With its sign, also where it is positive. */
  readonly signed?: boolean;
}

/**
 * A figure with its bounds, as ± where both distances are about the same, else both bounds: never a ± that reaches
 * where no figure can be.
 */
export function boundedText(
  value: number,
  { low, high }: Interval,
  numbers: Numbers,
  { least, most, ceiling = Number.POSITIVE_INFINITY, unit = (numeral) => numeral, half, signed }: BoundedForm,
): string {
  const [down, up] = [value - low, high - value];
  const wide = Math.max(down, up);
  const decimals = Math.max(least, decimalsFor((down + up) / 2, most));
  const show = (figure: number): string =>
    signed === true ? numbers.signed(figure, decimals) : numbers.fixed(figure, decimals);
  const crosses = (low >= 0 && value < wide) || (high <= ceiling && value + wide > ceiling);
  if (up <= EVEN * down && down <= EVEN * up && !crosses)
    return `${unit(show(value))} ±${numbers.fixed(half === true ? (down + up) / 2 : wide, decimals)}`;
  return `${unit(show(value))} (${show(low)}–${unit(show(high))})`;
}

/**
 * A mean with its interval.
 *
 * @param bounds `null` for an exact mean; of no width where the setup leaves no choice. @param digits decimals of an exact mean, and at least those of others.
 */
export function meanText(value: number, bounds: Interval | null, numbers: Numbers, digits = 1): string {
  if (bounds === null || bounds.low === bounds.high) return numbers.fixed(value, digits);
  return boundedText(value, bounds, numbers, { least: digits, most: Math.max(4, digits) });
}
