/** The figures that an expectation covers. */
import type { CellResult } from '../../batch/result.ts';
import { metricOf } from '../../scenario/cellKinds.ts';
import type { Cell } from '../../scenario/model/cells.ts';
import type { Expectation } from '../../scenario/model/expectation.ts';
import type { Metric, Row } from '../../scenario/model/metric.ts';
import { singleRow } from '../../scenario/model/metric.ts';
import { coveredCells } from './coverage.ts';
import { groupByLaw } from './evidence.ts';
import { byPoint, fieldItem, mirrorItems, pairItems, sideItems } from './fieldItems.ts';
import type { Item } from './item.ts';

type Results = readonly CellResult<Cell>[];

/** The figures of an expectation. */
export function itemsOf(expectation: Expectation, results: Results): Item[] {
  const cells = coveredCells(expectation, results);
  // Figures over a field are metrics of duels.
  const duels = results as readonly CellResult[];
  const metric = metricOf(expectation.metric);
  switch (metric.kind) {
    case 'rate':
    case 'mean':
    case 'share':
      return lawItems(metric, expectation, results, cells);
    case 'pair':
      return byPoint(duels, cells).flatMap((point) => pairItems(duels, point));
    case 'side':
      return byPoint(duels, cells).flatMap((point) => sideItems(expectation, duels, point));
    case 'mirror':
      return byPoint(duels, cells).flatMap((point) => mirrorItems(duels, point));
    case 'field':
      return byPoint(duels, cells).map((point) => fieldItem(duels, point));
  }
}

/** The rows of a cell that a metric has, of those that are asked for. */
function rowsOf(metric: Metric, cell: Cell, { names }: Expectation['where']): readonly Row[] {
  return metric.rows?.(cell, names['controller'] ?? null) ?? singleRow(metric.reading!);
}

function lawItems(
  metric: Metric,
  { where }: Expectation,
  results: Results,
  cells: readonly number[],
): Item[] {
  const rows = (cell: number) => rowsOf(metric, results[cell]!.cell, where);
  // Cells of one law can be asked for different rows of theirs.
  const alike = new Map<string, number[]>();
  for (const cell of cells) {
    const signature = rows(cell)
      .map(({ index }) => index)
      .join();
    alike.set(signature, [...(alike.get(signature) ?? []), cell]);
  }
  const groups = [...alike.values()].flatMap((own) => groupByLaw(results, own, metric.facts));
  return groups.flatMap((group) => {
    const [first] = group.cells;
    const { key, variant, axes } = results[first!]!.cell;
    return rows(first!).map(
      ({ name, reading }): Item => ({
        subject: { kind: 'cell', key: name === null ? key : `${key}: ${name}` },
        variant,
        axes,
        equals: group.cells.length - 1,
        recipe: { kind: 'law', group, reading },
        cells: group.cells,
      }),
    );
  });
}
