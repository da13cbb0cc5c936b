/** The tables of duels as text, for tests that read them. */
import type { RunResult } from '../../src/batch/result.ts';
import type { CsvDialect } from '../../src/report/csv/dialect.ts';
import { csvText } from '../../src/report/csv/table.ts';
import { cellsTable, distributionsTable, scoresTable } from '../../src/report/duel/csv.ts';

export const cellsCsv = (run: RunResult, dialect?: CsvDialect): string => csvText(cellsTable(run), dialect);
export const distributionsCsv = (run: RunResult, dialect?: CsvDialect): string =>
  csvText(distributionsTable(run), dialect);
export const scoresCsv = (run: RunResult): string => csvText(scoresTable(run));
