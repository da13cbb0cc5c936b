/** Rates in words: never "0.0 %" for something that happened, never ±0 at 0 % and 100 %. */
import { type Estimate, halfWidth, type Interval } from '../../analysis/estimate.ts';
import { meanText } from './meanText.ts';
import { decimalsFor, type Numbers } from './numbers.ts';

/** What the wording of a rate needs from a language; every argument is a finished numeral or phrase. */
export interface RateWords {
  percent(numeral: string): string;
  inAMillion(numeral: string): string;
  inABillion(numeral: string): string;
  lessThanOneInATrillion: string;
  allBut(phrase: string): string;
  below(phrase: string): string;
  above(phrase: string): string;
  range(low: string, high: string): string;
  exactly(value: string): string;
  exactlyAndSimulated(value: string, simulated: string): string;
  unknown: string;
}

/** Formats shares between 0 and 1. */
export interface Rates {
  /** A share: `12.3 %`, `30 in a million`, `0 %`. */
  share(value: number, digits?: number): string;
  /** A simulated rate: `61.3 % ±0.2`, `0 % (below 0.004 %)`. */
  interval(interval: Interval): string;
  /** The best that is known: `12.3 %` if exact, else the simulated rate with its interval. */
  best(estimate: Estimate): string;
  /** Everything that is known: `62.81 % (exact; simulated 62.80 % ±0.02)`. */
  estimate(estimate: Estimate): string;
  /** The same for a table: no sign, simulated first: `61.3 ±0.2`, `0 (below 0.004)`. */
  cell(estimate: Estimate): string;
  /** Points of a percentage with sign: `+2.1 ±0.1`. */
  points(estimate: Estimate): string;
  /**
   * A mean, simulated first: `7.3 ±0.1`, with as many decimals as its half-width needs to show.
   *
   * @param least decimals at least.
   */
  mean(estimate: Estimate, least?: number): string;
}

/** Shares below this, and above its complement, need other words than a percentage with one decimal. */
const rare = 0.0005;

/** Rounding of a solver: a share this close to 0 or 1 counts as exactly that. */
const dust = 1e-15;

/** Counts cannot make a rate this close to 0 or 1; sums of them, rounded, can. */
const countDust = 1e-12;

/** Formatters for a language. */
export function createRates(numbers: Numbers, words: RateWords): Rates {
  const percent = (value: number, digits: number) => words.percent(numbers.fixed(value * 100, digits));

  const small = (value: number): string => {
    if (value >= 1e-7) return words.inAMillion(numbers.significant(value * 1e6, 2));
    if (value >= 1e-12) return words.inABillion(numbers.significant(value * 1e9, 2));
    return words.lessThanOneInATrillion;
  };

  /** Bounds of a small share, in the unit that the share itself is told in. */
  const smallRange = (value: number, low: number, high: number): string => {
    const unit = value >= 1e-7 ? 1e6 : 1e9;
    const bound = (share: number) => numbers.significant(Math.max(0, share) * unit, 2);
    return words.range(bound(low), bound(high));
  };

  const share = (value: number, digits = 1): string => {
    if (value <= dust) return words.percent(numbers.whole(0));
    if (value >= 1 - dust) return words.percent(numbers.whole(100));
    if (value < rare) return small(value);
    if (value > 1 - rare) return words.allBut(small(1 - value));
    return percent(value, digits);
  };

  /** Numeral of a percentage, with as many decimals as keep it from reading 0 or 100. */
  const numeral = (value: number, digits: number): string => {
    const distance = Math.min(value, 1 - value) * 100;
    if (distance <= dust * 100) return numbers.whole(Math.round(value) * 100);
    if (distance < 1e-6)
      return value < 0.5 ? words.below(numbers.fixed(1e-6, 6)) : words.above(numbers.fixed(100 - 1e-6, 6));
    return numbers.fixed(value * 100, Math.max(digits, decimalsFor(distance, 8)));
  };

  const bounded = ({ value, low, high }: Interval, show: (text: string) => string): string | null => {
    if (value < countDust) return `${show(numbers.whole(0))} (${words.below(show(numeral(high, 1)))})`;
    if (value > 1 - countDust) return `${show(numbers.whole(100))} (${words.above(show(numeral(low, 1)))})`;
    return null;
  };

  const interval = (given: Interval): string => {
    const edge = bounded(given, words.percent);
    if (edge !== null) return edge;
    const { value, low, high } = given;
    if (value < rare) return `${share(value)} (${smallRange(value, low, high)})`;
    if (value > 1 - rare) return `${share(value)} (${smallRange(1 - value, 1 - high, 1 - low)})`;
    const digits = decimalsFor(halfWidth(given) * 100);
    return `${percent(value, digits)}${plusMinus(given, digits)}`;
  };

  /** A half-width of 0 is that of a figure certain by law. */
  const plusMinus = (given: Interval, digits: number): string => {
    const half = halfWidth(given) * 100;
    return half < 1e-9 ? '' : ` ±${numbers.fixed(half, digits)}`;
  };

  return {
    share,
    interval,
    best: ({ exact, simulated }) =>
      exact !== null ? share(exact) : simulated === null ? words.unknown : interval(simulated),
    estimate: ({ exact, simulated }) => {
      if (exact === null) return simulated === null ? words.unknown : interval(simulated);
      if (simulated === null) return words.exactly(share(exact));
      const digits = Math.min(2, decimalsFor(halfWidth(simulated) * 100));
      return words.exactlyAndSimulated(share(exact, digits), interval(simulated));
    },
    cell: ({ exact, simulated }) => {
      if (simulated === null) return exact === null ? '' : numeral(exact, 1);
      const edge = bounded(simulated, (text) => text);
      if (edge !== null) return edge;
      const digits = decimalsFor(halfWidth(simulated) * 100);
      return `${numeral(simulated.value, digits)}${plusMinus(simulated, digits)}`;
    },
    points: ({ exact, simulated }) => {
      if (exact !== null) return numbers.signed(exact * 100, decimalsFor(Math.abs(exact) * 100, 3));
      if (simulated === null) return words.unknown;
      const digits = decimalsFor(halfWidth(simulated) * 100);
      return `${numbers.signed(simulated.value * 100, digits)}${plusMinus(simulated, digits)}`;
    },
    mean: ({ exact, simulated }, least = 1) =>
      simulated !== null
        ? meanText(simulated.value, simulated, numbers, least)
        : exact === null
          ? ''
          : meanText(exact, null, numbers, least),
  };
}
