/** The tables of a run of days as CSV: cells, distributions, and every power and distraction. */
import type { RunResult } from '../../batch/result.ts';
import { powerFigures } from '../../facts/day/attempts.ts';
import { exactDayColumns, exactDayFigures } from '../../facts/day/exactSummary.ts';
import { dayColumns, summarizeDay } from '../../facts/day/summary.ts';
import type { DayCell } from '../../scenario/model/cells.ts';
import type { CsvTable, CsvTables, Value } from '../csv/table.ts';
import { type Naming, tidyDistributions, tidyTable } from '../csv/tidy.ts';

type Run = RunResult<DayCell>;

const naming: Naming<DayCell> = {
  columns: ['manifester', 'plan'],
  values: ({ manifester, plan }) => [manifester, plan],
};

/** The tables of a run of days. */
export function dayTables(run: Run): CsvTables {
  return [
    ['cells.csv', cells(run)],
    ['distributions.csv', tidyDistributions(run, naming)],
    ['distractions.csv', distractions(run)],
  ];
}

/** `cells.csv`: one row a cell, in the order of the run. */
function cells(run: Run): CsvTable {
  return tidyTable(run, naming, [...dayColumns, ...exactDayColumns], (cell) => {
    const figures = summarizeDay(cell);
    return [[...dayColumns.map((column) => figures[column]), ...exactDayFigures(cell)]];
  });
}

const distractionColumns = [
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

/** `distractions.csv`: one row for every distraction of every power of a cell's plan. */
function distractions(run: Run): CsvTable {
  return tidyTable(run, naming, distractionColumns, (cell) =>
    powerFigures(cell).flatMap(({ power, level, cost, attempts, attemptCount, distractions }) =>
      distractions.map(({ distraction, lost, lostCount, pointsLost }): Value[] => [
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
}
