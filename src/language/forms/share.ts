/** Shares as numerals, one rule for sentences, tables and pictures: what happened never reads 0, what can fail never 100. */
import type { Numbers } from './numbers.ts';

/** Rounding of a solver: a share this close to 0 or 1 counts as exactly that. */
export const DUST = 1e-12;

/**
 * A share in percent without its sign: `12.3`, `0`, `100`; never 0 or 100 for something that is neither: `<0.1`, `>99.9`.
 *
 * @param gap stands behind `<` and `>`.
 */
export function shareNumeral(value: number, numbers: Numbers, digits = 1, gap = ''): string {
  if (value <= DUST || value >= 1 - DUST) return numbers.whole(Math.round(value) * 100);
  const least = 10 ** -digits;
  const [up, down] = [value * 100, (1 - value) * 100];
  if (up < least / 2) return `<${gap}${numbers.fixed(least, digits)}`;
  // Half of the last digit would be rounded up to 100.
  if (down < least / 2 + 1e-9) return `>${gap}${numbers.fixed(100 - least, digits)}`;
  return numbers.fixed(up, digits);
}
