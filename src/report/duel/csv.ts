/** `cells.csv`, `distributions.csv` and `scores.csv` of a run of duels: one tidy table each. */
import { createHash } from 'node:crypto';
import { isEvenField, isEvenPlane } from '../../analysis/design.ts';
import { axisNames, groupPoints } from '../../analysis/points.ts';
import { precisionOf } from '../../analysis/precision.ts';
import { type SideScore, sideScores } from '../../analysis/scores.ts';
import type { RunResult } from '../../batch/result.ts';
import { summarize } from '../../facts/duel/cellSummary.ts';
import {
  figureColumns,
  leadingColumns,
  pairingColumns,
  populationColumns,
  scoreColumns,
} from '../../facts/duel/columns.ts';
import { populationRow } from '../../facts/duel/populations.ts';
import type { DuelCell } from '../../scenario/model/cells.ts';
import { axisFields } from '../csv/axes.ts';
import type { CsvTable, CsvTables, RowGroup, Value } from '../csv/table.ts';
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
    ['scores.csv', scoresTable(result)],
    ...(result.cells.some(({ exact }) => exact?.mixture !== undefined)
      ? ([['populations.csv', populationsTable(result)]] as const)
      : []),
  ];
}

/** `cells.csv`: one row a cell, in the order of the run. */
export function cellsTable(result: RunResult): CsvTable {
  const precision = precisionOf(result.info);
  const ids = duelIds(result);
  return tidyTable(result, naming, figureColumns, (cell) => [
    summarize(cell, precision, ids.get(cell.law) ?? null),
  ]);
}

/** Names of the different duels of a run by their law: digests of it, the same in every file that has that duel. */
function duelIds({ cells }: RunResult): ReadonlyMap<string, string> {
  const laws = new Set(cells.flatMap(({ impossible, law }) => (impossible === null ? [law] : [])));
  // A letter in front: a spreadsheet would take digits with an e for a number.
  const idOf = (law: string): string => `d${createHash('sha256').update(law).digest('hex').slice(0, 12)}`;
  return new Map([...laws].map((law) => [law, idOf(law)]));
}

/** `distributions.csv`: one row for every value of every metric of a cell. */
export function distributionsTable(result: RunResult): CsvTable {
  return tidyDistributions(result, naming);
}

/**
 * `scores.csv`: one row a side for every plane of every setting, and, where there are several planes, one for all of
 * them together (`all`).
 */
export function scoresTable(result: RunResult): CsvTable {
  const axes = axisNames(result.cells);
  function* rows(): Generator<RowGroup> {
    for (const point of groupPoints(result.cells, precisionOf(result.info))) {
      const lead = (plane: number | string): readonly Value[] => [
        ...[result.info.scenario.name, point.variant, plane],
        ...axisFields(axes, point),
      ];
      for (const group of point.planes) {
        const even = isEvenPlane(group);
        yield { lead: lead(group.plane), rows: sideScores(point, [group.plane]).map(scoreRow(even)) };
      }
      if (point.planes.length < 2) continue;
      yield { lead: lead('all'), rows: sideScores(point).map(scoreRow(isEvenField(point))) };
    }
  }
  return { header: [...leadingColumns, ...axes, ...scoreColumns], rows: { [Symbol.iterator]: rows } };
}

/** `populations.csv`: of every matchup in which somebody is drawn, one row for every value of every figure that differs. */
export function populationsTable(result: RunResult): CsvTable {
  const axes = axisNames(result.cells);
  function* rows(): Generator<RowGroup> {
    for (const own of result.cells) {
      const row = populationRow(own);
      if (row === null) continue;
      const { variant, plane, initiator, target } = own.cell;
      yield {
        lead: [result.info.scenario.name, variant, plane, ...axisFields(axes, own.cell), initiator, target],
        rows: row.curves.flatMap(({ name, figure, points }) =>
          points.map((point) => [name, figure, ...point, row.score, row.between, row.within]),
        ),
      };
    }
  }
  return {
    header: [...leadingColumns, ...axes, ...pairingColumns, ...populationColumns],
    rows: { [Symbol.iterator]: rows },
  };
}

function scoreRow(even: boolean): (score: SideScore) => readonly Value[] {
  return ({ side, cells, score: { simulated, exact } }) => [
    ...[side, cells, simulated?.value ?? exact, simulated?.low ?? null, simulated?.high ?? null, exact],
    even ? 'yes' : 'no',
  ];
}
