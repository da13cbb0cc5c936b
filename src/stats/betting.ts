/** An interval for the mean of values between known bounds, valid at every size and for every distribution: betting. */
import type { Histogram } from './histogram.ts';
import { histogramMean, totalWeight } from './histogram.ts';
import type { Interval } from './interval.ts';
import { requireInside, requireWithin } from './special/check.ts';

/** Largest stake on one trial, in units of one over the range of the values. */
const LARGEST = 16;
/** Steps of a search for a bound; each at least halves what two of them leave. */
const STEPS = 80;
/** A bound is as good as found when it lies within this share of the range, and of itself. */
const CLOSE = 1e-12;

/**
 * Interval for the mean of values between `range.low` and `range.high`: all means that a gambler who bets against
 * them has not been made rich by. For each mean m in question he starts with 1 and stakes on "higher" (to find the
 * low bound) or on "lower" (the high one); after values x he has
 * `K(m) = average over stakes λ of Π (1 + λ (x − m))`, a martingale that starts at 1 if m is the truth, so it ever
 * reaches 2/α with probability at most α/2 (Ville). Stakes are fixed beforehand, doubling from
 * `√(8 ln(2/α) / tightAt)` to 16 over the range, and never more than he has; that the average is over fixed stakes makes
 * it a function of the histogram alone, whatever the order.
 *
 * Holds at all sizes at once, so it may be looked at after every trial. No approximation: rare large values that
 * were not seen are allowed for. About 1.6 times as wide as Student's where there is spread enough; without any
 * spread about `range · ln(2/α) / n`. Source: I. Waudby-Smith & A. Ramdas, *Estimating means of bounded random
 * variables by betting*, JRSS B 86 (2024) 1–27, section 4 and appendix B (grid of stakes). Trials need only have the mean in
 * question *on average* where their number is fixed (by the inequality of means, for a mixture of cells with equal numbers).
 *
 * @param histogram counts, all values within the range. @param tightAt size at which it is tightest, fixed beforehand.
 * @throws RangeError unless the range holds all values, `0 < alpha < 1` and `tightAt ≥ 1`.
 */
export function bettingInterval(
  histogram: Histogram,
  range: Interval,
  alpha: number,
  tightAt: number = totalWeight(histogram),
): Interval {
  return bettingIntervalOf([{ histogram, range, shift: 0 }], alpha, tightAt);
}

/** Counts of values within `range` whose mean is the mean in question less `shift`. */
export interface Reading {
  readonly histogram: Histogram;
  readonly range: Interval;
  readonly shift: number;
}

/**
 * The same for one mean that several readings of the same trials tell: values, and values less a multiple of a control
 * variate whose mean is known. The gambler divides what he has among the readings beforehand, so the interval is nearly
 * that of the reading with the least variance (wider by `√(1 + ln(readings) / ln(2/α))` at most), and none of it comes from
 * choosing afterwards.
 *
 * @param readings the first one gives the scale; each of the same trials, in histograms of the same weight.
 * @throws RangeError as `bettingInterval`.
 */
export function bettingIntervalOf(
  readings: readonly Reading[],
  alpha: number,
  tightAt: number = totalWeight(readings[0]!.histogram),
): Interval {
  requireInside('bettingInterval: alpha', alpha, 0, 1);
  requireWithin('bettingInterval: tightAt', tightAt, 1, Number.MAX_VALUE);
  for (const { histogram, range } of readings)
    for (const [value] of histogram) requireWithin('bettingInterval: value', value, range.low, range.high);
  const fixed = readings.find(({ range }) => range.low === range.high);
  if (fixed !== undefined)
    return { low: fixed.range.low + fixed.shift, high: fixed.range.high + fixed.shift };
  const stakes = stakesFor(Math.log(2 / alpha), tightAt);
  const goal = Math.log((2 / alpha) * stakes.length * readings.length);
  const base = readings[0]!.range.low + readings[0]!.shift;
  const width = readings[0]!.range.high - readings[0]!.range.low;
  const upwards = readings.map(({ histogram, range, shift }): Scaled => {
    const own = range.high - range.low;
    const values = histogram.map(([value, count]) => [(value - range.low) / own, count] as const);
    return { values, factor: width / own, offset: (base - range.low - shift) / own };
  });
  const downwards = upwards.map(
    ({ values, factor, offset }): Scaled => ({
      values: values.map(([value, count]) => [1 - value, count] as const),
      factor,
      offset: 1 - factor - offset,
    }),
  );
  const low = base + width * lowBound(upwards, stakes, goal);
  const high = readings[0]!.range.high + readings[0]!.shift - width * lowBound(downwards, stakes, goal);
  // Readings that contradict each other, which no more than α of samples have.
  return { low: Math.min(low, high), high: Math.max(low, high) };
}

/** Values between 0 and 1 whose mean is `factor` times the mean in question, and `offset`. */
interface Scaled {
  readonly values: Histogram;
  readonly factor: number;
  readonly offset: number;
}

function stakesFor(needed: number, tightAt: number): number[] {
  const least = Math.sqrt((8 * needed) / tightAt);
  const stakes: number[] = [];
  for (let stake = LARGEST; stake > least; stake /= 2) stakes.push(stake);
  return [...stakes, Math.min(least, LARGEST)];
}

/** Largest mean in question, below those that the values tell, that bets on "higher" have refuted. */
function lowBound(readings: readonly Scaled[], stakes: readonly number[], goal: number): number {
  const excess = (m: number): number => logWealth(readings, stakes, m) - goal;
  const told = readings.map(({ values, factor, offset }) => (histogramMean(values) - offset) / factor);
  const certain = readings.map(({ factor, offset }) => -offset / factor);
  let [low, high] = [Math.max(0, ...certain), Math.min(1, Math.max(...told))];
  if (high <= low) return low;
  let [above, below] = [excess(low), excess(high)];
  if (!(above > 0)) return low;
  // False position that never keeps an end twice (Illinois), and halving where that is slow.
  for (let step = 0; step < STEPS && high - low > CLOSE * (CLOSE + high); step++) {
    const even = (low + high) / 2;
    const guess =
      Number.isFinite(below) && step % 3 < 2 ? low + ((high - low) * above) / (above - below) : even;
    const middle = guess > low && guess < high ? guess : even;
    const here = excess(middle);
    if (here > 0) {
      [low, above] = [middle, here];
      below /= 2;
    } else {
      [high, below] = [middle, here];
      above /= 2;
    }
  }
  return low;
}

/** Logarithm of the sum over readings and stakes of what the bets have grown to. */
function logWealth(readings: readonly Scaled[], stakes: readonly number[], mean: number): number {
  const grown = readings.flatMap(({ values, factor, offset }) => {
    const m = factor * mean + offset;
    const most = m > 0 ? 1 / m : Number.POSITIVE_INFINITY;
    const all = stakes.filter((stake) => stake >= most).length;
    const growths = stakes.filter((stake) => stake < most).map((stake) => logGrowth(values, stake, m));
    return all > 0 ? [...growths, Math.log(all) + logGrowth(values, most, m)] : growths;
  });
  const largest = Math.max(...grown);
  if (!Number.isFinite(largest)) return largest;
  return largest + Math.log(grown.reduce((sum, value) => sum + Math.exp(value - largest), 0));
}

function logGrowth(values: Histogram, stake: number, m: number): number {
  let sum = 0;
  // All is lost where everything was staked on "higher" and the lowest value came.
  for (const [value, count] of values) sum += count * Math.log1p(Math.max(-1, stake * (value - m)));
  return sum;
}
