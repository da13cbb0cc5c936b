/** The figures of a day cell once more without sampling error, as columns of their own at the end of `cells.csv`. */

import type { DayResult } from './attempts.ts';
import { summarizeDay } from './summary.ts';

/** Figures of `cells.csv` that are told as `exact_…` as well; further ones stand among the first columns. */
const repeated = [
  'attempts_mean',
  'manifested_mean',
  'lost_mean',
  'invalid_mean',
  'resisted_mean',
  'saved_mean',
  'pp_spent_mean',
  'pp_wasted_share',
  'pp_left_mean',
  'no_loss_rate',
  'effective_p10',
  'effective_p50',
  'effective_p90',
] as const;

/** Columns after those of `dayColumns`, in order: public names. New ones go to the end, none is renamed. */
export const exactDayColumns: readonly string[] = [
  ...repeated.map((name) => `exact_${name}`),
  // What bounds what is wrong in them.
  'exact_error',
];

/** Their values; `null` where the cell is not solved. */
export function exactDayFigures(result: DayResult): readonly (string | number | null)[] {
  if (result.exact === null) return exactDayColumns.map(() => null);
  const figures = summarizeDay({ ...result, tally: null });
  return [...repeated.map((name) => figures[name]), result.exact.error ?? null];
}
