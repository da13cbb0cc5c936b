/** The tables of a run of days as CSV: cells, distributions, and every power and distraction. */
import { axisNames } from '../../analysis/points.ts';
import type { RunResult } from '../../batch/result.ts';
import { type DayResult, powerFigures } from '../../facts/day/attempts.ts';
import { dayColumns, summarizeDay } from '../../facts/day/summary.ts';
import { valueShares } from '../../facts/run/distribution.ts';
import type { DayCell } from '../../scenario/model/cells.ts';
import { table, type Value } from '../csv/table.ts';

type Run = RunResult<DayCell>;

function headOf(axes: readonly string[]): readonly string[] {
  return ['scenario', 'variant', ...axes, 'manifester', 'plan'];
}

function identify(run: Run, { cell }: DayResult, axes: readonly string[]): Value[] {
  const values = axes.map((name) => cell.axes.find((axis) => axis.name === name)?.value ?? null);
  return [run.info.scenario.name, cell.variant, ...values, cell.manifester, cell.plan];
}

/** `cells.csv`: one row a cell, in the order of the run. */
export function dayCellsCsv(run: Run): string {
  const axes = axisNames(run.cells);
  const rows = run.cells.map((cell) => {
    const figures = summarizeDay(cell);
    return [...identify(run, cell, axes), ...dayColumns.map((column) => figures[column])];
  });
  return table([...headOf(axes), ...dayColumns], rows);
}

/** `distributions.csv`: one row for every value of every metric of a cell. */
export function dayDistributionsCsv(run: Run): string {
  const axes = axisNames(run.cells);
  const rows = run.cells.flatMap((cell) =>
    valueShares(cell).map(({ metric, value, count, probability }): Value[] => [
      ...identify(run, cell, axes),
      metric,
      value,
      count,
      probability,
    ]),
  );
  return table([...headOf(axes), 'metric', 'value', 'count', 'probability'], rows);
}

/** `distractions.csv`: one row for every distraction of every power of a cell's plan. */
export function distractionsCsv(run: Run): string {
  const axes = axisNames(run.cells);
  const rows = run.cells.flatMap((cell) =>
    powerFigures(cell).flatMap(({ power, level, cost, attempts, attemptCount, distractions }) =>
      distractions.map(({ distraction, lost, lostCount, pointsLost }): Value[] => [
        ...identify(run, cell, axes),
        power,
        level,
        cost,
        distraction.kind,
        distraction.damage ?? distraction.saveDC,
        distraction.chance,
        attemptCount,
        lostCount,
        lost.simulated?.value ?? lost.exact,
        lost.simulated?.low ?? null,
        lost.simulated?.high ?? null,
        lost.exact,
        attempts,
        pointsLost,
      ]),
    ),
  );
  const columns = [
    'power',
    'level',
    'cost',
    'distraction',
    'size',
    'chance',
    'attempts',
    'lost',
    'lost_rate',
    'lost_rate_low',
    'lost_rate_high',
    'exact_lost_rate',
    'attempts_mean',
    'pp_lost_mean',
  ];
  return table([...headOf(axes), ...columns], rows);
}
