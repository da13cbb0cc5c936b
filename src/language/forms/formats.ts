/** Figures of the tuning reports as text, in the numerals of a language. */
import type { Numbers } from './numbers.ts';

/** Formatters. */
export interface Formats {
  readonly numbers: Numbers;
  /** A share: `32.1 %`; what happened never reads 0, what can fail never 100. */
  percent(share: number): string;
  /** Points of a percentage with sign: `+3.2`. */
  points(difference: number): string;
  /** The same where it is one of many: `12.3 %`, `< 0.1 %`, `> 99.9 %`. */
  share(share: number): string;
  /** A plain number as short as it is exact enough: `9`, `2.5`. */
  plain(value: number): string;
}

/** Decimals that keep a percentage off 0 and 100. */
function decimals(share: number): number {
  const distance = Math.min(share, 1 - share) * 100;
  if (distance < 1e-9 || distance >= 0.05) return 1;
  return Math.min(8, Math.ceil(-Math.log10(distance)) + 1);
}

/** The size of a difference in points, without its sign. @param points a format with sign. */
export const unsigned = (points: (difference: number) => string, difference: number): string =>
  points(Math.abs(difference)).replace('+', '');

/** Formatters for a language. */
export function formatsOf(numbers: Numbers, percentSign: (numeral: string) => string): Formats {
  return {
    numbers,
    percent: (share) => percentSign(numbers.fixed(share * 100, decimals(share))),
    points: (difference) => {
      const size = Math.abs(difference) * 100;
      if (size < 1e-9) return numbers.fixed(0, 0);
      if (size < 0.005) return `≈${numbers.fixed(0, 0)}`;
      return numbers.signed(difference * 100, size >= 0.05 ? 1 : 2);
    },
    share: (share) => {
      if (share < 1e-9 || share > 1 - 1e-9) return percentSign(numbers.whole(Math.round(share) * 100));
      if (share < 5e-4) return `< ${percentSign(numbers.fixed(0.1, 1))}`;
      if (share > 1 - 5e-4) return `> ${percentSign(numbers.fixed(99.9, 1))}`;
      return percentSign(numbers.fixed(share * 100, 1));
    },
    plain: (value) => numbers.significant(value, 6),
  };
}
