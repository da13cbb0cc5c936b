/** Holds the recommendation against duels that the search has not seen. */
import { boundedMean } from '../../analysis/expect/boundedMean.ts';
import type { Marginals } from '../../engine/tally.ts';
import { metricOf } from '../../scenario/cellKinds.ts';
import { clopperPearsonAt } from '../../stats/clopper-pearson.ts';
import type { Interval } from '../../stats/interval.ts';
import { figuresOf, othersOf } from '../figures.ts';
import { type Requirement, readFigure } from '../goal/requirement.ts';

/** What a fresh simulation says about one requirement. */
export interface Confirmed extends Interval {
  readonly value: number;
  /** The interval lies inside the band, beyond it, or neither. */
  readonly verdict: 'inside' | 'outside' | 'open';
}

/** Duels of a cell of the setting that the search has not seen. */
export interface Known {
  readonly marginals: Marginals;
  /** Largest value of a histogram that the setup allows. */
  reach(histogram: string): number;
}

/** Error of all intervals together. */
const ERROR = 0.05;

interface Part extends Interval {
  readonly value: number;
}

/** One figure of one cell with its interval. */
function partOf(read: Requirement['read'], known: Known, alpha: number): Part {
  const { marginals: tally } = known;
  const n = tally.total;
  if (read === 'hopeless') {
    const score = partOf('score', known, alpha);
    const surely = score.high < 0.2 || score.low > 0.8;
    const never = score.low >= 0.2 && score.high <= 0.8;
    return { value: readFigure(read, figuresOf(tally, n)), low: surely ? 1 : 0, high: never ? 0 : 1 };
  }
  const value = readFigure(read, figuresOf(tally, n, othersOf([read])));
  const { reading } = metricOf(read);
  if (reading?.kind === 'mean') {
    const name = reading.histogram;
    const bounds = boundedMean(tally.metrics[name]!, known.reach(name), alpha);
    return { value, ...(bounds ?? { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY }) };
  }
  return { value, ...outward(Math.min(n, Math.max(0, value * n)), n, alpha) };
}

/** Clopper and Pearson's interval; halves (draws) are rounded outwards. */
function outward(successes: number, trials: number, alpha: number): Interval {
  const dust = 1e-9;
  return {
    low: clopperPearsonAt(Math.floor(successes + dust), trials, alpha / 2).low,
    high: clopperPearsonAt(Math.ceil(successes - dust), trials, alpha / 2).high,
  };
}

/**
 * Verdicts on requirements from fresh duels by cell. The intervals hold for all requirements together and at all
 * looks (Bonferroni, so Clopper and Pearson's: Wilson's are too short far out); those of sums are put together by
 * variance recovery (Zou & Donner 2008).
 *
 * @param looks how often the duels may be looked at, each time with more of them.
 */
export function confirm(
  requirements: readonly Requirement[],
  knownAt: (cell: number) => Known | null,
  looks = 1,
): (Confirmed | null)[] {
  const alpha = ERROR / Math.max(1, requirements.length * looks);
  return requirements.map(({ terms, constant, read, band }) => {
    const sum = { value: constant, below: 0, above: 0 };
    for (const { cell, weight } of terms) {
      const known = knownAt(cell);
      if (known === null) return null;
      const part = partOf(read, known, alpha);
      const [down, up] = [part.value - part.low, part.high - part.value].map(
        (side) => Math.abs(weight) * side,
      );
      sum.value += weight * part.value;
      sum.below += (weight > 0 ? down! : up!) ** 2;
      sum.above += (weight > 0 ? up! : down!) ** 2;
    }
    const [low, high] = [sum.value - Math.sqrt(sum.below), sum.value + Math.sqrt(sum.above)];
    const inside = low >= band.low - 1e-12 && high <= band.high + 1e-12;
    const outside = high < band.low || low > band.high;
    return { value: sum.value, low, high, verdict: inside ? 'inside' : outside ? 'outside' : 'open' };
  });
}
