/** Two variants on the same duels: differences with paired intervals, from the table of joint outcomes. */
import { criticalValue } from './interval.ts';
import { mcnemarExact } from './mcnemar.ts';
import type { DifferenceInterval } from './newcombe.ts';
import { requireWhole, requireWithin } from './special/check.ts';
import { compensatedSum } from './sum.ts';

/** A triple by outcome: win, draw, loss. */
export type ByOutcome<T> = readonly [win: T, draw: T, loss: T];

/**
 * Counts of duels by outcome under the baseline (rows) and, for the same duel index, under the variant
 * (columns).
 */
export type JointTable = ByOutcome<ByOutcome<number>>;

/** What an outcome is worth when win rates are compared. */
export const WIN_RATE: ByOutcome<number> = [1, 0, 0];

/** What an outcome is worth when scores are compared: a win, and half a draw. */
export const SCORE: ByOutcome<number> = [1, 0.5, 0];

/** A paired difference, variant minus baseline, between −1 and 1. */
export interface PairedDifference extends DifferenceInterval {
  /** Centre of the interval: the difference with the two pairs added, see `pairedDifference`. */
  readonly centre: number;
  /** Standard error about that centre; never 0. */
  readonly standardError: number;
  /** Number of duels. */
  readonly pairs: number;
}

const flatten = (table: JointTable): { row: number; column: number; count: number }[] =>
  table.flatMap((counts, row) => counts.map((count, column) => ({ row, column, count })));

/**
 * Difference of the mean worth of the outcomes, variant minus baseline, with a paired interval.
 *
 * Bonett and Price's adjusted Wald interval: one pair with the largest gain and one with the largest loss are
 * added, then `d ± z √((mean square of the differences − d²) / (n + 2))`. For win rates (`WIN_RATE`) this is
 * their formula to the letter; for scores (`SCORE`) the added pairs are still a full win against a loss,
 * which widens the interval by a term of order 1/n. Chosen over Wald, which has width 0 when no duel was
 * flipped, and over Tango's score interval, which covers as well but has no closed form and no extension to
 * draws as halves.
 *
 * Regime: coverage close to nominal or above, from about ten pairs. Bounds are cut at −1 and 1. Source: D. G.
 * Bonett & R. M. Price, Statistics in Medicine 31 (2012) 479–488; advised by Fagerland, Lydersen & Laake,
 * Statistics in Medicine 33 (2014) 2850–2875.
 *
 * @throws RangeError for counts that are not whole, no pairs, worths outside 0 to 1, or a confidence outside
 *   (0, 1).
 */
export function pairedDifference(
  table: JointTable,
  worth: ByOutcome<number>,
  confidence: number,
): PairedDifference {
  for (const value of worth) {
    requireWithin('pairedDifference: worth', value, 0, 1);
  }
  const cells = flatten(table);
  for (const { count } of cells) {
    requireWhole('pairedDifference: count', count, 0);
  }
  const gains = cells.map(({ row, column, count }) => ({ gain: worth[column]! - worth[row]!, count }));
  const pairs = compensatedSum(gains.map(({ count }) => count));
  requireWhole('pairedDifference: pairs', pairs, 1);
  const sum = compensatedSum(gains.map(({ gain, count }) => gain * count));
  const squares = compensatedSum(gains.map(({ gain, count }) => gain * gain * count));
  const adjusted = pairs + 2;
  const centre = sum / adjusted;
  const standardError = Math.sqrt(((squares + 2) / adjusted - centre * centre) / adjusted);
  const half = criticalValue(confidence) * standardError;
  return {
    difference: sum / pairs,
    low: Math.max(-1, centre - half),
    high: Math.min(1, centre + half),
    centre,
    standardError,
    pairs,
  };
}

/**
 * How many duels the variant flipped: won only under the baseline, and won only under the variant.
 * `mcnemarExact(lost, gained)` tests whether that is fair.
 */
export function flippedWins(table: JointTable): { readonly lost: number; readonly gained: number } {
  return { lost: table[0][1] + table[0][2], gained: table[1][0] + table[2][0] };
}

/**
 * Exact McNemar p-value of "the variant changes no win rate". @throws RangeError for counts that are not
 * whole.
 */
export function pairedWinTest(table: JointTable): number {
  const { lost, gained } = flippedWins(table);
  return mcnemarExact(lost, gained);
}
