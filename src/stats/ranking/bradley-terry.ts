/** One number for the strength of each class, from who beats whom. */
import { criticalValue, type Interval } from '../interval.ts';
import { requireWithin } from '../special/check.ts';
import { compensatedSum } from '../sum.ts';
import { inverse } from './linear.ts';

/** A strength with its interval, on the scale of log-odds; the strengths of all classes add up to 0. */
export interface Strength extends Interval {
  /** `ln wᵢ`: class i wins against class j with chance `1 / (1 + exp(strengthⱼ − strengthᵢ))`. */
  readonly strength: number;
  readonly standardError: number;
}

const MAX_ITERATIONS = 200;
const chance = (difference: number): number => 1 / (1 + Math.exp(-difference));

/**
 * The model: duels between each two, scores won in total, and the virtual draws against a class of strength
 * 0.
 */
interface Model {
  readonly duels: readonly (readonly number[])[];
  readonly won: readonly number[];
  readonly virtual: number;
}

/** Log-likelihood but for constants. */
function logLikelihood({ duels, won, virtual }: Model, strengths: readonly number[]): number {
  // ln(e^s + e^t) without overflow.
  const logSum = (s: number, t: number) => Math.max(s, t) + Math.log1p(Math.exp(-Math.abs(s - t)));
  return compensatedSum(
    strengths.map((own, i) => {
      const met = duels[i]!.map((count, j) => (j < i ? count * logSum(own, strengths[j]!) : 0));
      return (won[i]! + virtual / 2) * own - compensatedSum(met) - virtual * logSum(own, 0);
    }),
  );
}

/** Slope of the log-likelihood: scores won less scores expected. */
function gradient({ duels, won, virtual }: Model, strengths: readonly number[]): number[] {
  return strengths.map((own, i) => {
    const expected = duels[i]!.map((count, j) => count * chance(own - strengths[j]!));
    return won[i]! + virtual / 2 - compensatedSum(expected) - virtual * chance(own);
  });
}

/** Minus the second derivatives of the log-likelihood. */
function information({ duels, virtual }: Model, strengths: readonly number[]): number[][] {
  const variance = (difference: number) => chance(difference) * chance(-difference);
  return strengths.map((own, i) => {
    const row = duels[i]!.map((count, j) => (j === i ? 0 : -count * variance(own - strengths[j]!)));
    row[i] = virtual * variance(own) - compensatedSum(row);
    return row;
  });
}

/** Newton's method with halved steps on the concave log-likelihood. */
function maximize(model: Model): number[] {
  let strengths: number[] = model.won.map(() => 0);
  let value = logLikelihood(model, strengths);
  for (let iteration = 0; iteration < MAX_ITERATIONS; iteration++) {
    const slope = gradient(model, strengths);
    const move = inverse(information(model, strengths)).map((row) =>
      compensatedSum(row.map((entry, j) => entry * slope[j]!)),
    );
    const largest = move.reduce((most, entry) => Math.max(most, Math.abs(entry)), 0);
    let share = Math.min(1, 5 / largest);
    let next = strengths.map((own, i) => own + share * move[i]!);
    // Close to the top the likelihood no longer resolves the steps, and full ones are right.
    while (largest > 1e-4 && share > 1e-6 && logLikelihood(model, next) < value) {
      share /= 2;
      next = strengths.map((own, i) => own + share * move[i]!);
    }
    strengths = next;
    value = logLikelihood(model, strengths);
    if (largest < 1e-11) {
      break;
    }
  }
  return strengths;
}

/** Passes a square matrix of scores, none negative. */
function requireScores(scores: readonly (readonly number[])[]): void {
  for (const row of scores) {
    if (row.length !== scores.length) {
      throw new RangeError(`bradleyTerry: must have a square matrix (got a row of ${row.length})`);
    }
    for (const score of row) {
      requireWithin('bradleyTerry: score', score, 0, Number.MAX_SAFE_INTEGER);
    }
  }
}

/**
 * Bradley–Terry strengths: the model in which i beats j with chance `wᵢ / (wᵢ + wⱼ)`, fitted by maximum
 * likelihood.
 *
 * `scores[i][j]` is what i scored against j over all their duels, both seats together: wins plus half the
 * draws, as counts; the diagonal is ignored. Every class also has `virtual` drawn duels against an opponent
 * of average strength, which keep a class that always wins finite and vanish beside thousands of real duels.
 *
 * Newton's method, which also gives the intervals (the classical iteration of Zermelo and Hunter, Annals of
 * Statistics 32 (2004), has the same fixed point, but crawls when some class nearly always wins): normal
 * approximation from the observed information, centred so that the strengths add up to 0. They are about
 * sampling only: they say nothing about how well one number per class describes the game (cycles contradict
 * it). With draws as half the spread of a duel is overstated, and the intervals are too wide rather than too
 * narrow.
 *
 * @throws RangeError for a matrix that is not square or has negative scores, `virtual` outside 1e-6 to 1e6,
 *   or a confidence outside (0, 1).
 */
export function bradleyTerry(
  scores: readonly (readonly number[])[],
  confidence: number,
  virtual: number = 1,
): Strength[] {
  requireScores(scores);
  requireWithin('bradleyTerry: virtual', virtual, 1e-6, 1e6);
  const z = criticalValue(confidence);
  const off = scores.map((row, i) => row.map((score, j) => (i === j ? 0 : score)));
  const duels = off.map((row, i) => row.map((score, j) => score + off[j]![i]!));
  const model: Model = { duels, won: off.map((row) => compensatedSum(row)), virtual };
  const strengths = maximize(model);
  const covariance = inverse(information(model, strengths));
  const size = scores.length;
  const average = compensatedSum(strengths) / size;
  const rowMeans = covariance.map((row) => compensatedSum(row) / size);
  const grandMean = compensatedSum(rowMeans) / size;
  return strengths.map((own, i) => {
    // Variance of own strength less the average of all.
    const variance = covariance[i]![i]! - 2 * rowMeans[i]! + grandMean;
    const standardError = Math.sqrt(Math.max(0, variance));
    const strength = own - average;
    return { strength, standardError, low: strength - z * standardError, high: strength + z * standardError };
  });
}
