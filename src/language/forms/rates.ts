/** Rates in words: never "0.0 %" for something that happened, never ±0 at 0 % and 100 %, never a solver's last bit. */
import { type Estimate, halfWidth, type Interval } from '../../analysis/estimate.ts';
import { boundedText, meanText } from './meanText.ts';
import { decimalsFor, type Numbers } from './numbers.ts';
import { DUST, shareNumeral } from './share.ts';

/** What the wording of a rate needs from a language; every argument is a finished numeral or phrase. */
export interface RateWords {
  percent(numeral: string): string;
  inAMillion(numeral: string): string;
  inABillion(numeral: string): string;
  allBut(phrase: string): string;
  below(phrase: string): string;
  above(phrase: string): string;
  exactly(value: string): string;
  exactlyAndSimulated(value: string, simulated: string): string;
  unknown: string;
}

/** Formats shares between 0 and 1. */
export interface Rates {
  /** A share wherever it comes from: `12.3 %`, `< 0.1 %`, `0 %`. */
  share(value: number, digits?: number): string;
  /** A simulated rate: `61.3 % ±0.2`, `0.02 % (0.00–0.11 %)`, `0 % (below 0.004 %)`. */
  interval(interval: Interval): string;
  /** The best that is known: `12.3 %` if exact, else the simulated rate with its interval. */
  best(estimate: Estimate): string;
  /** Everything that is known: `62.81 % (exact; simulated 62.80 % ±0.02)`; rare ones as `31 in a million (exact)`. */
  estimate(estimate: Estimate): string;
  /** The best that is known, for a table: no sign, `61.3` if exact, else `61.3 ±0.2`, `0 (below 0.004)`. */
  cell(estimate: Estimate): string;
  /** Points of a percentage with sign, the exact ones where they are known: `+2.1`, `+2.1 ±0.1`, `≈0`. */
  points(estimate: Estimate): string;
  /**
   * A mean, the exact one where it is known: `7.3`, `7.3 ±0.1`, with as many decimals as its half-width needs to show.
   *
   * @param least decimals at least.
   */
  mean(estimate: Estimate, least?: number): string;
  /** A quantile, a value that came up: `5`, with the values between which it lies where these are others: `5 (4–6)`. */
  quantile(estimate: Estimate): string;
}

/** Exact shares below this, and above its complement, need other words than a percentage with one decimal. */
const rare = 0.0005;

/** Hundred parts, of which no rate has more. */
const whole = { ceiling: 100, least: 1, most: 8, half: true } as const;

/** Formatters for a language. */
export function createRates(numbers: Numbers, words: RateWords): Rates {
  const share = (value: number, digits = 1): string =>
    words.percent(shareNumeral(value, numbers, digits, '\u00a0'));

  const small = (value: number): string =>
    value >= 1e-7
      ? words.inAMillion(numbers.significant(value * 1e6, 2))
      : words.inABillion(numbers.significant(value * 1e9, 2));

  /** An exact share, also where it is rare: nothing but a solver can tell so small ones. */
  const fine = (value: number, digits: number): string => {
    if (value <= DUST || value >= 1 - DUST) return share(value);
    if (value < rare) return small(value);
    return value > 1 - rare ? words.allBut(small(1 - value)) : share(value, digits);
  };

  /** Where everything or nothing went one way, one bound says it; a bound keeps as many decimals as it needs. */
  const edge = ({ value, low, high }: Interval, unit: (text: string) => string): string | null => {
    const bound = (at: number) =>
      unit(numbers.fixed(at * 100, decimalsFor(Math.min(at, 1 - at) * 100, whole.most)));
    if (value <= DUST && high > DUST) return `${unit(numbers.whole(0))} (${words.below(bound(high))})`;
    if (value >= 1 - DUST && low < 1 - DUST)
      return `${unit(numbers.whole(100))} (${words.above(bound(low))})`;
    return null;
  };

  const bounded = (given: Interval, unit: (text: string) => string): string => {
    const told = edge(given, unit);
    if (told !== null) return told;
    const { value, low, high } = given;
    // A half-width of 0 is that of a figure certain by law.
    if (halfWidth(given) < 1e-11) return unit(shareNumeral(value, numbers));
    return boundedText(value * 100, { low: low * 100, high: high * 100 }, numbers, { ...whole, unit });
  };
  const interval = (given: Interval): string => bounded(given, words.percent);

  return {
    share,
    interval,
    best: ({ exact, simulated }) =>
      exact !== null ? share(exact) : simulated === null ? words.unknown : interval(simulated),
    estimate: ({ exact, simulated }) => {
      if (exact === null) return simulated === null ? words.unknown : interval(simulated);
      if (simulated === null) return words.exactly(fine(exact, 1));
      const digits = Math.min(2, decimalsFor(halfWidth(simulated) * 100));
      return words.exactlyAndSimulated(fine(exact, digits), interval(simulated));
    },
    cell: ({ exact, simulated }) => {
      if (exact !== null) return shareNumeral(exact, numbers);
      return simulated === null ? '' : bounded(simulated, (text) => text);
    },
    points: ({ exact, simulated }) => {
      if (exact !== null) return pointsText(exact, numbers);
      if (simulated === null) return words.unknown;
      const [value, low, high] = [simulated.value, simulated.low, simulated.high].map((own) => own * 100);
      if (high! - low! < 1e-9) return pointsText(simulated.value, numbers);
      return boundedText(value!, { low: low!, high: high! }, numbers, {
        least: 1,
        most: 6,
        half: true,
        signed: true,
      });
    },
    mean: ({ exact, simulated }, least = 1) =>
      exact !== null
        ? meanText(exact, null, numbers, least)
        : simulated === null
          ? ''
          : meanText(simulated.value, simulated, numbers, least),
    quantile: ({ exact, simulated }) => {
      const show = (value: number): string => (Number.isFinite(value) ? numbers.significant(value, 6) : '∞');
      if (simulated === null) return exact === null ? '' : show(exact);
      const { value, low, high } = simulated;
      return low === high ? show(value) : `${show(value)} (${show(low)}–${show(high)})`;
    },
  };
}

/** A difference in points with its sign, without an interval: `+3.2`, `0`, `≈0` for what is not 0 but rounds to it. */
export function pointsText(difference: number, numbers: Numbers): string {
  const size = Math.abs(difference) * 100;
  if (size < 1e-9) return numbers.fixed(0, 0);
  return size < 0.05 ? `≈${numbers.fixed(0, 0)}` : numbers.signed(difference * 100, 1);
}
