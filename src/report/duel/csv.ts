/** `cells.csv` and `distributions.csv` of a run of duels: one tidy table each. */
import { precisionOf } from '../../analysis/precision.ts';
import type { RunResult } from '../../batch/result.ts';
import { summarize } from '../../facts/duel/cellSummary.ts';
import { figureColumns, leadingColumns, pairingColumns } from '../../facts/duel/columns.ts';
import type { DuelCell } from '../../scenario/model/cells.ts';
import type { CsvTable, CsvTables } from '../csv/table.ts';
import { type Naming, tidyDistributions, tidyTable } from '../csv/tidy.ts';

const naming: Naming<DuelCell> = {
  leading: { columns: leadingColumns.slice(2), values: ({ plane }) => [plane] },
  columns: pairingColumns,
  values: ({ initiator, target }) => [initiator, target],
};

/** The tables of a run of duels. */
export function duelTables(result: RunResult): CsvTables {
  return [
    ['cells.csv', cellsTable(result)],
    ['distributions.csv', distributionsTable(result)],
  ];
}

/** `cells.csv`: one row a cell, in the order of the run. */
export function cellsTable(result: RunResult): CsvTable {
  const precision = precisionOf(result.info);
  return tidyTable(result, naming, figureColumns, (cell) => {
    const figures = summarize(cell, precision);
    return [figureColumns.map((column) => figures[column])];
  });
}

/** `distributions.csv`: one row for every value of every metric of a cell. */
export function distributionsTable(result: RunResult): CsvTable {
  return tidyDistributions(result, naming);
}
