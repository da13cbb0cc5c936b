/** A paired difference of which one side is known: the pairs tell only how the other side goes with it. */
import { clopperPearson } from './clopper-pearson.ts';
import type { Interval } from './interval.ts';
import type { ByOutcome, JointTable } from './paired.ts';
import { recoveredSum, type WeightedFigure } from './variance-recovery.ts';
import { wilson } from './wilson.ts';

/** A difference with its interval and standard error. */
export interface ControlledDifference extends Interval {
  readonly value: number;
  readonly standardError: number;
}

/** Bounds of a rate; `successes` has halves where a draw is half a success. */
type Bounds = (successes: number, trials: number, confidence: number) => Interval;

/** For levels far out, where Wilson's is too short for rare events; halves rounded outwards. */
const exactly: Bounds = (successes, trials, confidence) => ({
  low: clopperPearson(Math.floor(successes), trials, confidence).low,
  high: clopperPearson(Math.ceil(successes), trials, confidence).high,
});

/** The pairs of one outcome of the known side: its chance, and what the other side scored in how many of them. */
function strata(table: JointTable, known: ByOutcome<number>, worth: ByOutcome<number>) {
  return table.map((row, at) => ({
    chance: known[at]!,
    trials: row[0] + row[1] + row[2],
    worth: row[0] * worth[0] + row[1] * worth[1] + row[2] * worth[2],
  }));
}

function sumOf(
  table: JointTable,
  known: ByOutcome<number>,
  worth: ByOutcome<number>,
  bounds: Bounds,
  confidence: number,
): ControlledDifference {
  const rows = strata(table, known, worth);
  // What never came up may have gone either way; told is then that nothing changed.
  const figures = rows.map(
    ({ chance, trials, worth: scored }, at): WeightedFigure =>
      trials === 0
        ? { weight: chance, value: worth[at]!, low: 0, high: 1 }
        : { weight: chance, value: scored / trials, ...bounds(scored, trials, confidence) },
  );
  const variance = rows.reduce((sum, { chance, trials, worth: scored }) => {
    const p = (scored + 1) / (trials + 2);
    return sum + (chance * chance * p * (1 - p)) / (trials + 2);
  }, 0);
  const mean = known.reduce((sum, chance, at) => sum + chance * worth[at]!, 0);
  const { value, low, high } = recoveredSum(-mean, figures);
  return { value, low: Math.max(-1, low), high: Math.min(1, high), standardError: Math.sqrt(variance) };
}

/**
 * Difference of the mean worth of the outcomes, other side less known side, from pairs of duels whose known side (rows) is
 * solved: Σ P(x) E[worth | x] − Σ P(x) worth(x), in which only the means within the rows are sampled. That is the
 * regression of the other side on the outcome of the known one, a control variate with the best slope: its variance is
 * what the rows leave, never more than that of the plain difference (but for terms of order 1/n²).
 *
 * The rows are independent samples given their sizes; their Wilson intervals are put together by variance recovery, so
 * that a row in which all went one way keeps its uncertainty. The standard error has one success and one failure added to
 * each row. Regime: from about ten pairs. Source: W. G. Cochran, *Sampling Techniques* (1977), 5A.9; S. Asmussen &
 * P. W. Glynn, *Stochastic Simulation* (2007), V.2 and V.7.
 *
 * @param known chances of the rows, together 1.
 */
export function controlledDifference(
  table: JointTable,
  known: ByOutcome<number>,
  worth: ByOutcome<number>,
  confidence: number,
): ControlledDifference {
  return sumOf(table, known, worth, wilson, confidence);
}

/**
 * Two-sided p of "the difference is 0": the error at which the interval, made of Clopper and Pearson's of the rows, begins
 * to leave out 0 (duality of tests and intervals). Rather too large than too small.
 */
export function controlledTest(
  table: JointTable,
  known: ByOutcome<number>,
  worth: ByOutcome<number>,
): number {
  const leavesOut = (logError: number): boolean => {
    const { low, high } = sumOf(table, known, worth, exactly, 1 - Math.exp(logError));
    return low > 0 || high < 0;
  };
  let [least, most] = [Math.log(1e-15), 0];
  if (leavesOut(least)) return Math.exp(least);
  if (!leavesOut(Math.log(0.999))) return 1;
  for (let step = 0; step < 40; step++) {
    const middle = (least + most) / 2;
    if (leavesOut(middle)) most = middle;
    else least = middle;
  }
  return Math.exp(most);
}
