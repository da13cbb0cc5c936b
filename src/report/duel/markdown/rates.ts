/** Win rates of one point: a matrix, a list, or a sentence where a plane is one single duel. */
import { bestOf } from '../../../analysis/estimate.ts';
import { farthest, listRows, matrixFits, sampleRows } from '../../../facts/duel/fit.ts';
import { balanceOf, type CellView, type PlaneTable } from '../../../facts/duel/tables.ts';
import type { Texts } from '../../../language/texts/texts.ts';
import { escapeMarkdown } from '../../markdown/escape.ts';
import { folded, table } from '../../markdown/table.ts';

/**
 * Blocks for the planes of a point. Planes that an earlier point already showed are only named.
 *
 * @param heading marks before a plane's heading, for example `###`.
 * @param nameOf the name of an earlier point, marked up.
 * @param pictureOf the picture of a plane, or of the list of matchups; nothing where there is none.
 */
export function rateBlocks(
  tables: readonly PlaneTable[],
  texts: Texts,
  heading: string,
  nameOf: (point: number) => string,
  pictureOf: (plane: number | null) => readonly string[],
): readonly string[] {
  const fresh = tables.filter(({ sameAs, cells }) => sameAs === null && cells.length > 0);
  const lists = fresh.filter(({ shape }) => shape === 'list');
  return [
    ...fresh
      .filter(({ shape }) => shape !== 'list')
      .flatMap((plane) => [
        `${heading} ${texts.planeHead(plane.plane)}`,
        ...planeBlocks(plane, texts, pictureOf(plane.plane)),
      ]),
    ...(lists.length === 0 ? [] : [...pictureOf(null), ...listBlocks(lists, texts)]),
    ...sameBlocks(tables, texts, nameOf),
  ];
}

/** More columns than this do not fit a screen: such a matrix is folded even without a picture. */
const widest = 12;

function planeBlocks(plane: PlaneTable, texts: Texts, picture: readonly string[]): readonly string[] {
  if (plane.shape === 'oneLaw') return [texts.oneLaw(plane.plane, plane.cells)];
  const note = texts.underMatrix(plane.cells, plane.laws);
  return [...picture, ...matrixBlocks(plane, texts, picture.length > 0), ...(note === '' ? [] : [note])];
}

function matrixBlocks(plane: PlaneTable, texts: Texts, pictured: boolean): readonly string[] {
  if (matrixFits(plane)) {
    const shown = [matrix(plane, texts)];
    return pictured || plane.targets.length > widest
      ? folded(`${texts.planeHead(plane.plane)}: ${texts.asTable}`, shown)
      : shown;
  }
  const shown = farthest(plane.cells, sampleRows);
  const said = texts.fit.matrix(plane.initiators.length, plane.targets.length, shown.length);
  return [said, list(shown, texts)];
}

function matrix({ initiators, targets, cells, impossible }: PlaneTable, texts: Texts): string {
  const byPair = new Map<string, string>();
  const pair = (initiator: string, target: string) => JSON.stringify([initiator, target]);
  for (const cell of cells) byPair.set(pair(cell.initiator, cell.target), winRate(cell, texts));
  for (const { cell } of impossible) byPair.set(pair(cell.initiator, cell.target), texts.marks.impossible);
  return table(
    [texts.columns.corner, ...targets.map((target) => escapeMarkdown(texts.sideName(target)))],
    initiators.map((initiator) => [
      `**${escapeMarkdown(texts.sideName(initiator))}**`,
      ...targets.map((target) => byPair.get(pair(initiator, target)) ?? ''),
    ]),
    `l${'r'.repeat(targets.length)}`,
  );
}

function listBlocks(planes: readonly PlaneTable[], texts: Texts): readonly string[] {
  const all = planes.flatMap(({ cells }) => cells);
  const fits = all.length <= listRows;
  const shown = fits ? byMatchup(all) : farthest(all, sampleRows);
  const shared = planes.filter(({ cells, laws }) => laws < cells.length);
  return [
    ...(fits ? [] : [texts.fit.list(all.length, shown.length)]),
    list(shown, texts),
    ...shared.map(
      (plane) => `${texts.planeHead(plane.plane)}: ${texts.underMatrix(plane.cells, plane.laws)}`,
    ),
  ];
}

/** Planes of one matchup together. */
function byMatchup(cells: readonly CellView[]): readonly CellView[] {
  const matchups = new Map<string, CellView[]>();
  for (const cell of cells) {
    const matchup = JSON.stringify([cell.initiator, cell.target]);
    const known = matchups.get(matchup);
    if (known === undefined) matchups.set(matchup, [cell]);
    else known.push(cell);
  }
  return [...matchups.values()].flat();
}

function list(cells: readonly CellView[], texts: Texts): string {
  const { columns, rates } = texts;
  const rows = cells.map((cell) => [
    escapeMarkdown(texts.sideName(cell.initiator)),
    escapeMarkdown(texts.sideName(cell.target)),
    String(cell.plane),
    winRate(cell, texts),
    rates.cell(cell.targetWin),
    rates.cell(cell.draw),
  ]);
  const head = [
    columns.initiator,
    columns.target,
    columns.plane,
    columns.initiatorWins,
    columns.targetWins,
    columns.draws,
  ];
  return table(head, rows, 'llrrrr');
}

function winRate(cell: CellView, texts: Texts): string {
  const balance = balanceOf(cell.score);
  const text = texts.rates.cell(cell.win);
  if (balance === 'even' || balance === 'unknown') return text;
  return `${text} ${texts.marks[balance][(bestOf(cell.score) ?? 0) > 0.5 ? 'initiator' : 'target']}`;
}

function sameBlocks(
  tables: readonly PlaneTable[],
  texts: Texts,
  nameOf: (point: number) => string,
): readonly string[] {
  const byPoint = new Map<number, number[]>();
  for (const { plane, sameAs } of tables)
    if (sameAs !== null) byPoint.set(sameAs, [...(byPoint.get(sameAs) ?? []), plane]);
  return [...byPoint].map(([point, planes]) => texts.samePlanes(planes, nameOf(point)));
}
