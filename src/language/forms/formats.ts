/** Figures of the tuning reports as text, in the numerals of a language. */
import type { Numbers } from './numbers.ts';
import { pointsText } from './rates.ts';
import { shareNumeral } from './share.ts';

/** Formatters. */
export interface Formats {
  readonly numbers: Numbers;
  /** A share: `32.1 %`, `< 0.1 %`, `> 99.9 %`. */
  percent(share: number): string;
  /** Points of a percentage with sign: `+3.2`. */
  points(difference: number): string;
  /** A plain number as short as it is exact enough: `9`, `2.5`. */
  plain(value: number): string;
}

/** The size of a difference in points, without its sign. @param points a format with sign. */
export const unsigned = (points: (difference: number) => string, difference: number): string =>
  points(Math.abs(difference)).replace('+', '');

/** Formatters for a language. */
export function formatsOf(numbers: Numbers, percentSign: (numeral: string) => string): Formats {
  return {
    numbers,
    percent: (share) => percentSign(shareNumeral(share, numbers, 1, '\u00a0')),
    points: (difference) => pointsText(difference, numbers),
    plain: (value) => numbers.significant(value, 6),
  };
}
