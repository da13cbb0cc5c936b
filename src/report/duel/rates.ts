/** Scores of the matchups of one point: a matrix, a list, or a sentence where a plane is one single duel. */
import { knownOf } from '../../analysis/estimate.ts';
import { underTable } from '../../facts/duel/drawsUnder.ts';
import { farthest, listRows, matrixFits, sampleRows } from '../../facts/duel/fit.ts';
import type { CellView, PlaneTable } from '../../facts/duel/tables.ts';
import type { PointView } from '../../facts/duel/view.ts';
import { figure, type Grid, words } from '../document/grid.ts';
import { scaleOf } from '../document/heatMatrix.ts';
import { type Block, heat, note, section, table, text } from '../document/model.ts';
import type { Context } from './context.ts';
import { scoreText, shortScore } from './face.ts';
import { listHeat, matrixHeat } from './heat.ts';

/** More columns than this do not fit a screen: such a matrix is folded even without a picture. */
const widest = 12;

/** The planes of a point; those that an earlier point already showed are only named. */
export function rateBlocks(point: PointView, index: number, context: Context): readonly Block[] {
  const { texts, nameOf, pictures } = context;
  const { page, numbers } = texts;
  const { tables } = point;
  const fresh = tables.filter(({ sameAs, cells }) => sameAs === null && cells.length > 0);
  const lists = fresh.filter(({ shape }) => shape === 'list');
  const numberOf = ({ key }: CellView): number => context.numbers[index]?.get(key) ?? 0;
  const blocks = [
    ...fresh
      .filter(({ shape }) => shape !== 'list')
      .map((plane) =>
        section(
          texts.planeHead(plane.plane),
          planeBlocks(plane, point, index, context, numberOf),
          plane.plane,
        ),
      ),
    ...(lists.length === 0
      ? []
      : [...pictures(index, 'rates', null), ...listBlocks(lists, context, numberOf)]),
    ...sameBlocks(tables, context, nameOf),
  ];
  if (blocks.length === 0) return [];
  const legend = texts.legend({
    impossible: tables.some(({ impossible }) => impossible.length > 0),
    pooled: tables.some(({ laws, cells }) => laws < cells.length),
    precision: point.precision,
    known: knownOf(fresh.flatMap(({ cells }) => cells.map(({ score }) => score))),
  });
  const coloured = [...note(page.heatHint), scaleOf(page.scoreLegend, numbers)];
  return [{ kind: 'fit', page: coloured, file: note(legend) }, ...blocks];
}

type NumberOf = (cell: CellView) => number;

function planeBlocks(
  plane: PlaneTable,
  point: PointView,
  index: number,
  { texts, plain, strong, pictures }: Context,
  numberOf: NumberOf,
): readonly Block[] {
  const [first] = plane.cells;
  if (plane.shape === 'oneLaw' && first !== undefined) {
    const opens = { number: numberOf(first), text: shortScore(first, plain) };
    return [{ kind: 'text', text: texts.oneLaw(plane.plane, plane.cells), opens }];
  }
  const [shown = null] = pictures(index, 'rates', plane.plane);
  const matrix = heat(matrixHeat(plane, point, texts, plain, strong, numberOf));
  const under = text(texts.underMatrix(underTable(plane.cells, plane.laws)));
  if (!matrixFits(plane)) {
    const { initiators, targets, cells } = plane;
    const sample = farthest(cells, sampleRows);
    const file = [
      ...text(texts.fit.matrix(initiators.length, targets.length, sample.length)),
      ...table(listGrid(sample, texts)),
    ];
    return [...(shown === null ? [] : [shown]), { kind: 'fit', page: matrix, file }, ...under];
  }
  const summary = `${plain.planeHead(plane.plane)}: ${plain.asTable}`;
  const wide = plane.targets.length > widest;
  return [{ kind: 'figure', picture: shown, summary, wide, blocks: matrix }, ...under];
}

/** Matchups by plane as a coloured table, in a file as a list. */
function listBlocks(planes: readonly PlaneTable[], { texts }: Context, numberOf: NumberOf): readonly Block[] {
  const all = planes.flatMap(({ cells }) => cells);
  const fits = all.length <= listRows;
  const shown = fits ? byMatchup(all) : farthest(all, sampleRows);
  const file = [
    ...text(fits ? '' : texts.fit.list(all.length, shown.length)),
    ...table(listGrid(shown, texts)),
  ];
  return [
    { kind: 'fit', page: heat(listHeat(planes, texts, numberOf)), file },
    ...planes
      .filter(({ cells, laws }) => laws < cells.length)
      .flatMap(({ plane, cells, laws }) =>
        text(`${texts.planeHead(plane)}: ${texts.underMatrix(underTable(cells, laws))}`),
      ),
  ];
}

/** Planes of one matchup together. */
function byMatchup(cells: readonly CellView[]): readonly CellView[] {
  const key = ({ initiator, target }: CellView): string => JSON.stringify([initiator, target]);
  const order = [...new Set(cells.map(key))];
  const place = new Map(order.map((matchup, index) => [matchup, index]));
  return [...cells].sort((a, b) => place.get(key(a))! - place.get(key(b))!);
}

function listGrid(cells: readonly CellView[], texts: Context['texts']): Grid {
  const { columns, rates } = texts;
  const head = [
    columns.initiator,
    columns.target,
    columns.plane,
    columns.score,
    columns.initiatorWins,
    columns.targetWins,
    columns.draws,
  ];
  const rows = cells.map((cell) => [
    words(texts.names([cell.initiator])),
    words(texts.names([cell.target])),
    figure(String(cell.plane), cell.plane),
    words(scoreText(cell, texts)),
    words(rates.cell(cell.win)),
    words(rates.cell(cell.targetWin)),
    words(rates.cell(cell.draw)),
  ]);
  return { head, rows, align: 'llrrrrr' };
}

function sameBlocks(
  tables: readonly PlaneTable[],
  { texts }: Context,
  nameOf: (point: number) => string,
): readonly Block[] {
  const points = [...new Set(tables.flatMap(({ sameAs }) => sameAs ?? []))];
  return points.flatMap((point) => {
    const planes = tables.filter(({ sameAs }) => sameAs === point).map(({ plane }) => plane);
    return text(texts.samePlanes(planes, nameOf(point)));
  });
}
