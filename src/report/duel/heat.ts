/** Coloured tables of a run of duels: mean scores of sides, and scores of matchups. */
import type { Estimate } from '../../analysis/estimate.ts';
import { bothEnds, sideRows } from '../../facts/duel/fit.ts';
import { type CellView, isDrawn, type PlaneTable } from '../../facts/duel/tables.ts';
import { groupsOf } from '../../facts/duel/twins.ts';
import type { PointView } from '../../facts/duel/view.ts';
import type { Numbers } from '../../language/forms/numbers.ts';
import type { Texts } from '../../language/texts/texts.ts';
import { columnName, rowName } from '../charts/groupNames.ts';
import { heatNumeral } from '../charts/shares.ts';
import type { Heat, HeatCell, HeatHead } from '../document/grid.ts';
import { estimateCell } from '../document/heatMatrix.ts';
import { type Block, heat, text } from '../document/model.ts';
import { byStrength } from './charts/pointCharts.ts';
import { scoreText, shortScore } from './face.ts';

/** A rate as a coloured cell. @param text what a file shows. */
function rateCell(rate: Estimate, text: string, numbers: Numbers): HeatCell {
  return { ...estimateCell(rate, text), short: heatNumeral(rate, numbers) };
}

/** Mean score of every side, over all planes and plane by plane, the strongest first; nothing for one side. */
export function scoreBlocks(point: PointView, texts: Texts, plain: Texts): readonly Block[] {
  const { scores, planeScores, tables } = point;
  if (scores.length < 2 || !point.even) return [];
  const several = tables.length > 1;
  const { columns, rates, numbers } = texts;
  const cell = (side: string, list: PointView['scores'] | undefined): HeatCell | null => {
    const score = list?.find((entry) => entry.side === side)?.score;
    if (score === undefined) return null;
    return { ...rateCell(score, rates.cell(score), numbers), hint: plain.rates.estimate(score) };
  };
  const rows = groupsOf(point.twins, byStrength(point)).map((group) => {
    const [side] = group as readonly [string];
    const overall = cell(side, scores);
    return {
      text: rowName(group, (own) => texts.names([own])),
      cells: [
        overall === null ? null : { ...overall, strong: true },
        ...(several ? planeScores.map((list) => cell(side, list)) : []),
      ],
    };
  });
  const heads = [columns.overall, ...(several ? tables.map(({ plane }) => texts.planeHead(plane)) : [])];
  const whole: Heat = {
    corner: columns.side,
    columns: heads.map((head) => ({ text: head })),
    rows,
    caption: null,
    explained: texts.page.byPlaneCaption,
    sortable: true,
  };
  if (rows.length <= sideRows) return heat(whole);
  const file = [
    ...text(texts.fit.sides(rows.length, sideRows)),
    ...heat({ ...whole, rows: bothEnds(rows, sideRows) }),
  ];
  return [{ kind: 'fit', page: heat(whole), file }];
}

/** The matrix of one plane, by strength; every head knows its place in the scenario. */
export function matrixHeat(
  table: PlaneTable,
  point: PointView,
  texts: Texts,
  plain: Texts,
  strong: (marked: string) => string,
  numberOf: (cell: CellView) => number,
): Heat {
  const order = byStrength(point);
  const cells = new Map(table.cells.map((cell) => [pair(cell.initiator, cell.target), cell]));
  const no = new Map(
    table.impossible.map(({ cell, impossible }) => [pair(cell.initiator, cell.target), impossible ?? '']),
  );
  const heads = (sides: readonly string[]) => matrixHeads(sides, order, point.twins);
  const columns = heads(table.targets);
  const cellAt = (initiator: string, target: string): HeatCell | null => {
    const cell = cells.get(pair(initiator, target));
    if (cell !== undefined) return matchupCell(cell, texts, numberOf(cell));
    const reason = no.get(pair(initiator, target));
    if (reason === undefined) return null;
    return { text: texts.marks.impossible, value: null, step: null, hint: plain.reason(reason) };
  };
  return {
    corner: texts.columns.corner,
    columns: columns.map(({ group, place }) => ({
      text: columnName(group, (side) => texts.names([side])),
      hint: rowName(group, plain.sideName),
      place,
    })),
    rows: heads(table.initiators).map(({ group, place }) => ({
      text: strong(rowName(group, (side) => texts.names([side]))),
      place,
      cells: columns.map((column) => firstCell(group, column.group, cellAt)),
    })),
    caption: null,
    explained: texts.page.heatCaption(texts.planeHead(table.plane)),
    sortable: false,
  };
}

/** Listed matchups in rows, planes in columns. */
export function listHeat(
  tables: readonly PlaneTable[],
  texts: Texts,
  numberOf: (cell: CellView) => number,
): Heat {
  const rows = new Map<string, HeatHead & { readonly cells: (HeatCell | null)[] }>();
  for (const [column, { cells }] of tables.entries()) {
    for (const cell of cells) {
      const key = pair(cell.initiator, cell.target);
      const row = rows.get(key) ?? {
        text: `${texts.names([cell.initiator])} → ${texts.names([cell.target])}`,
        place: rows.size,
        cells: tables.map(() => null),
      };
      rows.set(key, row);
      row.cells[column] = matchupCell(cell, texts, numberOf(cell));
    }
  }
  return {
    corner: texts.columns.corner,
    columns: tables.map(({ plane }) => ({ text: texts.planeHead(plane) })),
    rows: [...rows.values()],
    caption: null,
    explained: texts.page.heatCaption(texts.headings.rates),
    sortable: false,
  };
}

function matchupCell(cell: CellView, texts: Texts, number: number): HeatCell {
  const face = { ...estimateCell(cell.score, scoreText(cell, texts)), short: shortScore(cell, texts) };
  return { ...face, hatched: isDrawn(cell), number };
}

/** Any cell of a group of rows and a group of columns: they are all one duel. */
function firstCell(
  row: readonly string[],
  column: readonly string[],
  cellAt: (initiator: string, target: string) => HeatCell | null,
): HeatCell | null {
  for (const initiator of row)
    for (const target of column) {
      const cell = cellAt(initiator, target);
      if (cell !== null) return cell;
    }
  return null;
}

function matrixHeads(
  sides: readonly string[],
  order: readonly string[],
  twins: PointView['twins'],
): readonly { readonly group: readonly string[]; readonly place: number }[] {
  const rank = (side: string) => (order.includes(side) ? order.indexOf(side) : order.length);
  return groupsOf(twins, sides)
    .map((group) => ({ group, place: sides.indexOf(group[0]!), rank: Math.min(...group.map(rank)) }))
    .sort((a, b) => a.rank - b.rank || a.place - b.place);
}

function pair(initiator: string, target: string): string {
  return JSON.stringify([initiator, target]);
}
