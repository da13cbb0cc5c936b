/** The charts of one point about who wins: scores of sides and of matchups. */
import { bestOf, type Estimate } from '../../../analysis/estimate.ts';
import { rounded } from '../../../analysis/planes/noise.ts';
import type { SideScore } from '../../../analysis/scores.ts';
import type { CellResult } from '../../../batch/result.ts';
import {
  byPlaneHeadline,
  type Headline,
  listHeadline,
  planeHeadline,
  scoresHeadline,
} from '../../../facts/duel/headlines.ts';
import { type CellView, isDrawn, type PlaneTable } from '../../../facts/duel/tables.ts';
import { groupsOf } from '../../../facts/duel/twins.ts';
import type { PointView } from '../../../facts/duel/view.ts';
import type { Texts } from '../../../language/texts/texts.ts';
import { columnName, rowName } from '../../charts/groupNames.ts';
import { type HeatCell, heatMapChart } from '../../charts/heatMap.ts';
import { intervalsChart } from '../../charts/intervals.ts';
import { heatNumeral } from '../../charts/shares.ts';
import type { Chart } from '../../charts/spec.ts';
import { described, intervalRow } from '../../charts/words.ts';

/** Sides of a point, the strongest first; ties as in the scenario. */
export function byStrength({ scores }: Pick<PointView, 'scores'>): readonly string[] {
  const score = (own: SideScore): number => rounded(bestOf(own.score) ?? 0);
  return [...scores].sort((a, b) => score(b) - score(a)).map(({ side }) => side);
}

/** What a picture shows, in words; `null` where nothing is sure. */
export function headed(headline: Headline | null, { titles }: Texts): string | null {
  return headline === null ? null : titles.duel(headline);
}

/** Mean score of every side with its interval. */
export function scoresChart(point: PointView, texts: Texts): Chart | null {
  if (point.scores.length < 2 || !point.even) return null;
  const words = texts.charts.scores(point.precision.confidence);
  const scores = new Map(point.scores.map(({ side, score }) => [side, score]));
  const rows = groupsOf(point.twins, byStrength(point)).flatMap((group) => {
    const score = scores.get(group[0]!);
    return score === undefined
      ? []
      : intervalRow(rowName(group, texts.sideName), score, texts.rates.cell(score));
  });
  return intervalsChart(
    {
      ...described(words, texts, texts.charts.inTables, headed(scoresHeadline(point), texts)),
      ...{ axisTitle: texts.charts.scoreAxis, neutral: 50, rows },
    },
    texts.numbers,
  );
}

/** Mean score of every side on every plane. */
export function byPlaneChart(point: PointView, texts: Texts): Chart | null {
  if (point.scores.length < 2 || point.tables.length < 2 || !point.even) return null;
  const { overall, ...words } = texts.charts.byPlane;
  const groups = groupsOf(point.twins, byStrength(point));
  const nameOf = new Map(groups.map((group) => [group[0]!, rowName(group, texts.sideName)]));
  const cell = (side: string, column: string, score: Estimate | undefined): HeatCell[] =>
    score === undefined
      ? []
      : [
          {
            row: nameOf.get(side) ?? side,
            column,
            share: bestOf(score),
            text: heatNumeral(score, texts.numbers),
          },
        ];
  const cells = [...nameOf.keys()].flatMap((side) => [
    ...cell(side, overall, point.scores.find((entry) => entry.side === side)?.score),
    ...point.tables.flatMap(({ plane }, index) =>
      cell(side, String(plane), point.planeScores[index]?.find((entry) => entry.side === side)?.score),
    ),
  ]);
  return heatMapChart(
    {
      ...described(words, texts, texts.charts.inTables, headed(byPlaneHeadline(point), texts)),
      rowTitle: '',
      columnTitle: texts.charts.planeAxis,
      legendTitle: texts.charts.scoreAxis,
      rows: [...nameOf.values()],
      columns: [...point.tables.map(({ plane }) => String(plane)), overall],
      cells,
    },
    texts.numbers,
  );
}

/** Score of a matchup with the mark of draws, as all tables show it. */
function face(cell: CellView, texts: Texts): Pick<HeatCell, 'share' | 'text' | 'mark'> {
  return {
    share: bestOf(cell.score),
    text: heatNumeral(cell.score, texts.numbers),
    mark: isDrawn(cell) ? texts.marks.drawn : '',
  };
}

/** The matrix of one plane, by strength. */
export function matrixChart(table: PlaneTable, point: PointView, name: string, texts: Texts): Chart {
  const order = byStrength(point);
  const rank = (side: string) => (order.includes(side) ? order.indexOf(side) : order.length);
  const grouped = (sides: readonly string[]) =>
    groupsOf(
      point.twins,
      [...sides].sort((a, b) => rank(a) - rank(b)),
    );
  const named = (sides: readonly string[], name: typeof rowName) =>
    new Map(
      grouped(sides).flatMap((group) => group.map((side) => [side, name(group, texts.sideName)] as const)),
    );
  const [rows, columns] = [named(table.initiators, rowName), named(table.targets, columnName)];
  // Twins fight one duel: it stands there once.
  const places = new Map<string, HeatCell>();
  const put = ({ initiator, target }: CellResult['cell'], own: Omit<HeatCell, 'row' | 'column'>): void => {
    const cell = { row: rows.get(initiator)!, column: columns.get(target)!, ...own };
    const place = JSON.stringify([cell.row, cell.column]);
    if (!places.has(place)) places.set(place, cell);
  };
  for (const cell of table.cells) put(cell.result.cell, face(cell, texts));
  for (const { cell } of table.impossible) put(cell, { share: null, text: texts.marks.impossible });
  return heatMapChart(
    {
      ...described(
        texts.charts.rates(texts.planeHead(table.plane), name),
        texts,
        texts.charts.inTables,
        headed(planeHeadline(point, table.plane), texts),
      ),
      rowTitle: texts.charts.initiator,
      columnTitle: texts.charts.target,
      legendTitle: texts.page.scoreLegend,
      rows: [...new Set(rows.values())],
      columns: [...new Set(columns.values())],
      cells: [...places.values()],
    },
    texts.numbers,
  );
}

/** Listed matchups in rows, planes in columns. */
export function listChart(
  tables: readonly PlaneTable[],
  point: PointView,
  name: string,
  texts: Texts,
): Chart {
  const cells: HeatCell[] = tables.flatMap(({ plane, cells: views }) =>
    views.map((cell) => ({
      row: `${texts.sideName(cell.initiator)} → ${texts.sideName(cell.target)}`,
      column: String(plane),
      ...face(cell, texts),
    })),
  );
  return heatMapChart(
    {
      ...described(texts.charts.list(name), texts, texts.charts.inTables, headed(listHeadline(point), texts)),
      rowTitle: '',
      columnTitle: texts.charts.planeAxis,
      legendTitle: texts.page.scoreLegend,
      rows: [...new Set(cells.map(({ row }) => row))],
      columns: tables.map(({ plane }) => String(plane)),
      cells,
    },
    texts.numbers,
  );
}
