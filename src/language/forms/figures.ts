/** Figures with their bounds as text: as many decimals as the width of the interval makes sense of. */
import { decimalsFor, type Numbers } from './numbers.ts';
import { DUST } from './share.ts';

/** A difference with its bounds, which are its value where it is exact. */
interface Bounded {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly exact: boolean;
}

/** Formatters of figures. */
export interface Figures {
  /** A difference times a scale: `+2.1 (+1.9 to +2.3)`; exact ones stand alone, with at most two decimals, `≈0` for what they would make 0. */
  difference(difference: Bounded | null, scale: number, most?: number): string;
  /** A p value, 0 to 1: `0.012`, `< 0.000001`. */
  p(value: number | null): string;
}

/** Decimals of a judged figure and its bounds, one more than its half-width needs (both as printed). */
export function judgedDecimals(half: number, exact: boolean): number {
  return Math.max(exact ? 2 : 1, Math.min(6, half > 0 ? decimalsFor(half) + 1 : 2));
}

/** Formatters for a language. @param range two bounds in words: `1 to 2`. */
export function figuresOf(numbers: Numbers, range: (low: string, high: string) => string): Figures {
  return {
    difference: (difference, scale, most = 4) => {
      if (difference === null) return '';
      const { value, low, high, exact } = difference;
      const show = (own: number, digits: number) => numbers.signed(own * scale, digits);
      if (exact) {
        const [size, decimals] = [Math.abs(value) * scale, Math.min(2, most)];
        if (Math.abs(value) < DUST) return '0';
        return size < 0.5 * 10 ** -decimals ? '≈0' : show(value, decimalsFor(size, decimals));
      }
      const half = ((high - low) / 2) * scale;
      if (half === 0) return show(value, 1);
      const digits = decimalsFor(half, most);
      return `${show(value, digits)} (${range(show(low, digits), show(high, digits))})`;
    },
    p: (value) => {
      if (value === null) return '';
      if (value >= 0.001) return numbers.fixed(value, 3);
      return value >= 1e-6 ? numbers.significant(value, 2) : `< ${numbers.significant(1e-6, 1)}`;
    },
  };
}
