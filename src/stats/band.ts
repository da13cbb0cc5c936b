/** How far a whole sampled distribution may be off: simultaneous bands about its cumulative shares. */
import { requireInside, requireWhole } from './special/check.ts';

/**
 * Half-width of the band about the cumulative shares of `trials` alike, independent trials, in which the true distribution
 * function lies everywhere at once with the confidence: √(ln(2/α)/(2n)), whatever the distribution. Sources: Dvoretzky,
 * Kiefer & Wolfowitz (1956) with the constant of P. Massart, Annals of Probability 18 (1990) 1269–1283.
 *
 * @throws RangeError unless trials is a whole number from 1 and 0 < confidence < 1.
 */
export function bandHalfWidth(trials: number, confidence: number): number {
  requireWhole('bandHalfWidth: trials', trials, 1);
  requireInside('bandHalfWidth: confidence', confidence, 0, 1);
  return halfWidth(trials, 1 - confidence);
}

/** By the error itself: beside 1 a small one would be lost. */
function halfWidth(trials: number, error: number): number {
  return Math.min(1, Math.sqrt(Math.log(2 / error) / (2 * trials)));
}

/**
 * The same for a number of trials that looks at them decided: it holds at all sizes at once, since the bands at n = 1, 2, 3 …
 * take the error 6α/(π²n²) each, together α.
 *
 * @throws RangeError unless trials is a whole number from 1 and 0 < confidence < 1.
 */
export function anytimeBandHalfWidth(trials: number, confidence: number): number {
  requireWhole('anytimeBandHalfWidth: trials', trials, 1);
  requireInside('anytimeBandHalfWidth: confidence', confidence, 0, 1);
  return halfWidth(trials, (1 - confidence) * (6 / (Math.PI * trials) ** 2));
}

/**
 * The same for independent trials of unlike distributions, each with a weight, about the weighted mean of these
 * distributions. By Hoeffding's inequality (JASA 58 (1963)) at the m − 1 points where the true function passes 1/m, 2/m …,
 * from both sides, together at the error; between two of them both functions rise by at most what they do from one to the
 * next, which adds 1/m.
 *
 * @param effective 1/Σ(w²/n): trials alike that would know as much.
 * @throws RangeError unless effective > 0 and 0 < confidence < 1.
 */
export function mixedBandHalfWidth(effective: number, confidence: number): number {
  requireInside('mixedBandHalfWidth: effective', effective, 0, Number.POSITIVE_INFINITY);
  requireInside('mixedBandHalfWidth: confidence', confidence, 0, 1);
  const steps = Math.max(2, Math.ceil(2 * Math.sqrt(effective)));
  const each = Math.sqrt(Math.log((2 * (steps - 1)) / (1 - confidence)) / (2 * effective));
  return Math.min(1, each + 1 / steps);
}

/**
 * How far a weighted mean of independent shares of 0 to 1 is off on either side with the confidence: √(ln(2/α)/(2n)) with n
 * the effective number of trials. W. Hoeffding, JASA 58 (1963) 13–30.
 */
export function hoeffdingHalfWidth(effective: number, confidence: number): number {
  requireInside('hoeffdingHalfWidth: effective', effective, 0, Number.POSITIVE_INFINITY);
  return Math.sqrt(Math.log(2 / (1 - confidence)) / (2 * effective));
}
