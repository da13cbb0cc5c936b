/** The charts of one point about who wins: scores of sides and of matchups. */
import { bestOf, type Estimate } from '../../../analysis/estimate.ts';
import { rounded } from '../../../analysis/planes/noise.ts';
import type { SideScore } from '../../../analysis/scores.ts';
import { type CellView, isDrawn, type PlaneTable } from '../../../facts/duel/tables.ts';
import type { PointView } from '../../../facts/duel/view.ts';
import type { Texts } from '../../../language/texts/texts.ts';
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

/** Mean score of every side with its interval. */
export function scoresChart(point: PointView, texts: Texts): Chart | null {
  if (point.scores.length < 2 || !point.even) return null;
  const words = texts.charts.scores(point.precision.confidence);
  const scores = new Map(point.scores.map(({ side, score }) => [side, score]));
  const rows = byStrength(point).flatMap((side) => {
    const score = scores.get(side);
    return score === undefined ? [] : intervalRow(texts.sideName(side), score, texts.rates.cell(score));
  });
  return intervalsChart(
    { ...described(words, texts), axisTitle: texts.charts.scoreAxis, neutral: 50, rows },
    texts.numbers,
  );
}

/** Mean score of every side on every plane. */
export function byPlaneChart(point: PointView, texts: Texts): Chart | null {
  if (point.scores.length < 2 || point.tables.length < 2 || !point.even) return null;
  const { overall, ...words } = texts.charts.byPlane;
  const sides = byStrength(point);
  const cell = (side: string, column: string, score: Estimate | undefined): HeatCell[] =>
    score === undefined
      ? []
      : [
          {
            row: texts.sideName(side),
            column,
            share: bestOf(score),
            text: heatNumeral(score, texts.numbers),
          },
        ];
  const cells = sides.flatMap((side) => [
    ...cell(side, overall, point.scores.find((entry) => entry.side === side)?.score),
    ...point.tables.flatMap(({ plane }, index) =>
      cell(side, String(plane), point.planeScores[index]?.find((entry) => entry.side === side)?.score),
    ),
  ]);
  return heatMapChart(
    {
      ...described(words, texts),
      rowTitle: '',
      columnTitle: texts.charts.planeAxis,
      legendTitle: texts.charts.scoreAxis,
      rows: sides.map((side) => texts.sideName(side)),
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
  const sorted = (sides: readonly string[]) =>
    [...sides].sort((a, b) => rank(a) - rank(b)).map((side) => texts.sideName(side));
  const cells: HeatCell[] = table.cells.map((cell) => ({
    row: texts.sideName(cell.initiator),
    column: texts.sideName(cell.target),
    ...face(cell, texts),
  }));
  const impossible: HeatCell[] = table.impossible.map(({ cell }) => ({
    row: texts.sideName(cell.initiator),
    column: texts.sideName(cell.target),
    share: null,
    text: texts.marks.impossible,
  }));
  return heatMapChart(
    {
      ...described(texts.charts.rates(texts.planeHead(table.plane), name), texts),
      rowTitle: texts.charts.initiator,
      columnTitle: texts.charts.target,
      legendTitle: texts.page.scoreLegend,
      rows: sorted(table.initiators),
      columns: sorted(table.targets),
      cells: [...cells, ...impossible],
    },
    texts.numbers,
  );
}

/** Listed matchups in rows, planes in columns. */
export function listChart(tables: readonly PlaneTable[], name: string, texts: Texts): Chart {
  const cells: HeatCell[] = tables.flatMap(({ plane, cells: views }) =>
    views.map((cell) => ({
      row: `${texts.sideName(cell.initiator)} → ${texts.sideName(cell.target)}`,
      column: String(plane),
      ...face(cell, texts),
    })),
  );
  return heatMapChart(
    {
      ...described(texts.charts.list(name), texts),
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
