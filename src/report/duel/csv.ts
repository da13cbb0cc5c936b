/**
 * `cells.csv` and `distributions.csv`: one tidy table each, RFC 4180 unless another dialect is asked for, UTF-8,
 * full precision, empty for no value.
 */
import { axisNames } from '../../analysis/points.ts';
import { precisionOf } from '../../analysis/precision.ts';
import type { CellResult, RunResult } from '../../batch/result.ts';
import { summarize } from '../../facts/duel/cellSummary.ts';
import { figureColumns, leadingColumns, pairingColumns } from '../../facts/duel/columns.ts';
import { valueShares } from '../../facts/run/distribution.ts';
import { type CsvDialect, dialectOf } from '../csv/dialect.ts';
import { table, type Value } from '../csv/table.ts';

/** Cells whose rows are worked out in one go: a fraction of a second. */
const PART = 100;

/** A text in parts, to be joined: whoever writes it can let others have their turn in between. */
export type Parts = Iterable<string>;

/** One row a cell, in the order of the run. */
export function* cellsCsvParts(result: RunResult, dialect: CsvDialect = dialectOf()): Generator<string> {
  const axes = axisNames(result.cells);
  const header = [...identifyingColumns(axes), ...figureColumns];
  const precision = precisionOf(result.info);
  for (const [head, cells] of inParts(header, result.cells)) {
    const rows = cells.map((cell) => {
      const figures = summarize(cell, precision);
      return [...identify(result, cell, axes), ...figureColumns.map((column) => figures[column])];
    });
    yield table(head, rows, dialect);
  }
}

/** {@link cellsCsvParts} in one piece. */
export function cellsCsv(result: RunResult, dialect: CsvDialect = dialectOf()): string {
  return [...cellsCsvParts(result, dialect)].join('');
}

/**
 * One row for every value of every metric of a cell: the simulated count and its share of the duels, or, where
 * nothing was simulated, the exact probability alone.
 */
export function* distributionsCsvParts(
  result: RunResult,
  dialect: CsvDialect = dialectOf(),
): Generator<string> {
  const axes = axisNames(result.cells);
  const header = [...identifyingColumns(axes), 'metric', 'value', 'count', 'probability'];
  for (const [head, cells] of inParts(header, result.cells)) {
    const rows: Value[][] = [];
    for (const cell of cells) {
      const identity = identify(result, cell, axes);
      for (const { metric, value, count, probability } of valueShares(cell))
        rows.push([...identity, metric, value, count, probability]);
    }
    yield table(head, rows, dialect);
  }
}

/** {@link distributionsCsvParts} in one piece. */
export function distributionsCsv(result: RunResult, dialect: CsvDialect = dialectOf()): string {
  return [...distributionsCsvParts(result, dialect)].join('');
}

/** The header with the first cells, then cells without one; a table without cells is its header. */
function* inParts(
  header: readonly string[],
  cells: readonly CellResult[],
): Generator<readonly [header: readonly string[] | null, cells: readonly CellResult[]]> {
  for (let from = 0; from === 0 || from < cells.length; from += PART)
    yield [from === 0 ? header : null, cells.slice(from, from + PART)];
}

function identifyingColumns(axes: readonly string[]): readonly string[] {
  return [...leadingColumns, ...axes, ...pairingColumns];
}

function identify(result: RunResult, { cell }: CellResult, axes: readonly string[]): Value[] {
  const values = axes.map((name) => cell.axes.find((axis) => axis.name === name)?.value ?? null);
  return [result.info.scenario.name, cell.variant, cell.plane, ...values, cell.initiator, cell.target];
}
