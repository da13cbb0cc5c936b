/** How bounds are drawn at a look: once at a fixed size, at planned looks, or at any time. */
import { anytimeInterval } from '../../stats/anytime.ts';
import { anytimeMeanHalfWidth } from '../../stats/anytime-mean.ts';
import { clopperPearsonAt } from '../../stats/clopper-pearson.ts';
import type { Histogram } from '../../stats/histogram.ts';
import type { Interval } from '../../stats/interval.ts';
import { repeatedInterval } from '../../stats/looks.ts';
import { obrienFlemingBoundaries } from '../../stats/obrien-fleming.ts';
import { recoveredSum } from '../../stats/variance-recovery.ts';
import { boundedMean } from './boundedMean.ts';

/** A score of one law as it enters a sum: counted, or (`exact`) known. */
export interface ScorePart {
  readonly weight: number;
  readonly exact: number | null;
  readonly wins: number;
  readonly draws: number;
  /** Simulated duels, of all cells of the law together. */
  readonly trials: number;
  /** Cells with streams of their own among them. */
  readonly streams: number;
}

/** Bounds of the three sorts of figures, each with the error probability that the procedure was made for. */
export interface Procedure {
  /** Of a chance, or of a score (draws as half successes). */
  rate(successes: number, trials: number): Interval;
  /** Of a mean of values from 0 to `reach`; `null` where nothing bounds them. */
  mean(histogram: Histogram, reach: number): Interval | null;
  /** Of `constant` + Σ weight · score over independent laws. */
  sum(constant: number, parts: readonly ScorePart[]): Interval;
}

/**
 * An interval for whole counts, used for half ones: rounded outwards. A draw as half a success is a coin flip
 * replaced by its mean, which only narrows the distribution, so the interval covers at least as well.
 */
function outward(interval: (successes: number, trials: number) => Interval): Procedure['rate'] {
  return (successes, trials) => ({
    low: interval(Math.floor(successes), trials).low,
    high: interval(Math.ceil(successes), trials).high,
  });
}

/** Value of a part, and its bounds by an interval for rates. */
function bounded(part: ScorePart, rate: Procedure['rate']): Interval & { value: number; weight: number } {
  const { weight, exact, wins, draws, trials } = part;
  if (exact !== null) return { weight, value: exact, low: exact, high: exact };
  const successes = wins + draws / 2;
  return { weight, value: successes / trials, ...rate(successes, trials) };
}

function normalProcedure(rate: Procedure['rate'], mean: Procedure['mean']): Procedure {
  return {
    rate,
    mean,
    sum: (constant, parts) =>
      recoveredSum(
        constant,
        parts.map((part) => bounded(part, rate)),
      ),
  };
}

/** One look at a fixed size: Clopper–Pearson for chances, betting for means. */
export function fixedProcedure(alpha: number): Procedure {
  return normalProcedure(
    outward((successes, trials) => clopperPearsonAt(successes, trials, alpha / 2)),
    (histogram, reach) => boundedMean(histogram, reach, alpha),
  );
}

const remembered = new Map<string, readonly number[]>();

/** Critical values of the looks, in order, for one interval with overall error `alpha`; remembered, since they cost a tenth of a second. */
export function lookBoundaries(looks: readonly number[], alpha: number): readonly number[] {
  const key = JSON.stringify([looks, alpha]);
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const last = looks[looks.length - 1] ?? 1;
  const fractions = looks.map((size) => size / last);
  const boundaries = obrienFlemingBoundaries(fractions, Math.max(alpha, 1e-10));
  remembered.set(key, boundaries);
  return boundaries;
}

/**
 * A planned look with critical value z: repeated confidence intervals. Those of means hold at all looks at once with
 * the error `alpha` of all of them, and are tightest near `tightAt` trials.
 */
export function lookProcedure(z: number, alpha: number, tightAt: number): Procedure {
  return normalProcedure(
    outward((successes, trials) => repeatedInterval(successes, trials, z)),
    (histogram, reach) => boundedMean(histogram, reach, alpha, tightAt),
  );
}

/** Any number of looks: confidence sequences, for means and sums tightest near `tightAt` duels a cell. */
export function anytimeProcedure(alpha: number, tightAt: number): Procedure {
  const rate: Procedure['rate'] = (successes, trials) => anytimeInterval(successes, trials, 1 - alpha);
  return {
    rate,
    mean: (histogram, reach) => boundedMean(histogram, reach, alpha, tightAt),
    sum: (constant, parts) => {
      const figures = parts.map((part) => bounded(part, rate));
      const value = constant + figures.reduce((sum, figure) => sum + figure.weight * figure.value, 0);
      const duels = parts.reduce(
        (most, { trials, streams }) => Math.max(most, trials / Math.max(1, streams)),
        0,
      );
      if (duels === 0) return { low: value, high: value };
      const variance = parts.reduce((sum, part) => sum + part.weight ** 2 * scoreVariance(part), 0);
      const half = anytimeMeanHalfWidth(Math.sqrt(variance * duels), duels, alpha, tightAt);
      return { low: value - half, high: value + half };
    },
  };
}

/** Variance of the mean score of a part; a win and a loss added, so that it is never 0. */
function scoreVariance({ exact, wins, draws, trials }: ScorePart): number {
  if (exact !== null) return 0;
  const count = trials + 2;
  const mean = (wins + 1 + draws / 2) / count;
  return ((wins + 1 + draws / 4) / count - mean * mean) / count;
}
