/** Holds the recommendation against duels that the search has not seen. */
import type { Marginals } from '../../engine/tally.ts';
import { metricOf } from '../../scenario/cellKinds.ts';
import type { Interval } from '../../stats/interval.ts';
import { meanInterval } from '../../stats/means.ts';
import { wilson } from '../../stats/wilson.ts';
import { figuresOf, othersOf } from '../figures.ts';
import { type Requirement, readFigure } from '../goal/requirement.ts';

/** What a fresh simulation says about one requirement. */
export interface Confirmed extends Interval {
  readonly value: number;
  /** The interval lies inside the band, beyond it, or neither. */
  readonly verdict: 'inside' | 'outside' | 'open';
}

const CONFIDENCE = 0.95;

interface Part extends Interval {
  readonly value: number;
}

/** One figure of one cell with its interval. */
function partOf(read: Requirement['read'], tally: Marginals, confidence: number): Part {
  const n = tally.total;
  if (read === 'hopeless') {
    const score = partOf('score', tally, confidence);
    const surely = score.high < 0.2 || score.low > 0.8;
    const never = score.low >= 0.2 && score.high <= 0.8;
    return { value: readFigure(read, figuresOf(tally, n)), low: surely ? 1 : 0, high: never ? 0 : 1 };
  }
  const value = readFigure(read, figuresOf(tally, n, othersOf([read])));
  const { reading } = metricOf(read);
  if (reading?.kind === 'mean') {
    const { low, high } = meanInterval(tally.metrics[reading.histogram]!, confidence);
    return { value, low, high };
  }
  return { value, ...wilson(Math.min(n, Math.max(0, value * n)), n, confidence) };
}

/**
 * Verdicts on requirements from fresh tallies by cell. The intervals hold for all requirements together
 * (Bonferroni); those of sums are put together by variance recovery (Zou & Donner 2008).
 */
export function confirm(
  requirements: readonly Requirement[],
  tallyAt: (cell: number) => Marginals | null,
): (Confirmed | null)[] {
  const confidence = 1 - (1 - CONFIDENCE) / Math.max(1, requirements.length);
  return requirements.map(({ terms, constant, read, band }) => {
    const sum = { value: constant, below: 0, above: 0 };
    for (const { cell, weight } of terms) {
      const tally = tallyAt(cell);
      if (tally === null) return null;
      const part = partOf(read, tally, confidence);
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
