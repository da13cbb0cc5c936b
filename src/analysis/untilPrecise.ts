/** Sampling until a win rate is known precisely enough, by an interval that allows looking at will. */
import type { Sequel } from '../batch/run.ts';
import { outcomeOf } from '../scenario/duel/outcome.ts';
import type { PrecisionGoal } from '../scenario/model/precision.ts';
import { anytimeInterval } from '../stats/anytime.ts';

/** Level of the interval whose half-width is the precision, unless another is asked for. */
const CONFIDENCE = 0.95;

/** Duels of the first look. */
const FIRST_LOOK = 1000;

/** Duels of the first look under a precision. */
export function firstLook({ maxDuels }: PrecisionGoal): number {
  return Math.min(FIRST_LOOK, maxDuels);
}

/** Half the width of the time-uniform interval of a chance. */
export function anytimeHalfWidth(successes: number, trials: number, confidence: number = CONFIDENCE): number {
  const { low, high } = anytimeInterval(successes, trials, confidence);
  return (high - low) / 2;
}

/** Totals at which a cell may be looked at, ascending: from the first look on, each a tenth more. */
const LADDER: readonly number[] = ladder(1e12);

function ladder(most: number): number[] {
  const totals = [FIRST_LOOK];
  while (totals.at(-1)! < most) totals.push(Math.ceil((totals.at(-1)! * 11) / 10));
  return totals;
}

/**
 * The next total to look at: the lowest on the ladder that suffices if the rate stays as it was seen. What was
 * seen only decides when to look next, never what counts as precise.
 */
function nextLook(
  rate: number,
  total: number,
  { halfWidth, maxDuels }: PrecisionGoal,
  confidence: number,
): number {
  let low = LADDER.findIndex((rung) => rung > total);
  let high = LADDER.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    const trials = LADDER[middle]!;
    if (anytimeHalfWidth(rate * trials, trials, confidence) <= halfWidth) high = middle;
    else low = middle + 1;
  }
  return Math.min(LADDER[low] ?? maxDuels, maxDuels);
}

/** Duels that a cell takes at most: those of an even matchup, which is the hardest to know. */
export function mostDuels(precision: PrecisionGoal, confidence: number = CONFIDENCE): number {
  return nextLook(0.5, 0, precision, confidence);
}

/**
 * Goes on with every cell until the half-width of its time-uniform interval is at most that of `precision`, or
 * its bound on duels is reached. Totals depend on the tallies seen and on nothing else.
 */
export function precisionSequel(precision: PrecisionGoal, confidence: number = CONFIDENCE): Sequel {
  return {
    precision: precision.halfWidth,
    next(tallies) {
      const targets = new Map<number, number>();
      for (const [cell, tally] of tallies) {
        const { total } = tally;
        const wins = outcomeOf(tally).initiator;
        if (total >= precision.maxDuels || anytimeHalfWidth(wins, total, confidence) <= precision.halfWidth)
          continue;
        targets.set(cell, nextLook(wins / total, total, precision, confidence));
      }
      return targets.size === 0 ? null : targets;
    },
  };
}
