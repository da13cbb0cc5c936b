/** Tables over the whole run: every variant and setting at a glance, and what was not possible. */
import { bestOf } from '../../analysis/estimate.ts';
import type { EndFinding } from '../../facts/duel/findings.ts';
import { fullPoints, pointRows } from '../../facts/duel/fit.ts';
import type { PointView, View } from '../../facts/duel/view.ts';
import { cut } from '../../facts/run/cut.ts';
import type { Texts } from '../../language/texts/texts.ts';
import { pointMatrix } from '../document/along.ts';
import { figure, type Grid, type GridCell, words } from '../document/grid.ts';
import { type Block, firstRows, shortened } from '../document/model.ts';
import type { Context } from './context.ts';

/**
 * Who is strongest and weakest at every point, and how much is hopeless: a matrix where points differ in several things,
 * else one row a point; nothing for a single one.
 */
export function overviewBlocks({ points }: View, { texts, plain, nameOf, name }: Context): readonly Block[] {
  if (points.length < 2) return [];
  const grid = overviewGrid(points, texts, nameOf);
  const told = grid.head.flatMap((_, at) =>
    at > 0 && grid.rows.some((row) => row[at]!.text !== '') ? [at] : [],
  );
  const cellOf = (_: PointView, index: number) =>
    told.flatMap((at) => grid.rows[index]![at]!.text || []).join(' · ');
  const matrix = pointMatrix(points, told.map((at) => grid.head[at]).join(' · '), cellOf, name, plain);
  return matrix.length > 0 ? matrix : shortened(grid, pointRows, firstRows, texts.fit.points);
}

/** One row a point. */
function overviewGrid(points: readonly PointView[], texts: Texts, nameOf: (point: number) => string): Grid {
  const { columns, numbers, rates } = texts;
  const several = points.some(({ tables }) => tables.length > 1);
  const end = (point: PointView, kind: EndFinding['kind']): GridCell => {
    const found = point.findings.find((finding): finding is EndFinding => finding.kind === kind);
    if (found === undefined) return words('');
    return figure(`${texts.names(found.sides)} ${rates.cell(found.score)}`, bestOf(found.score));
  };
  const hopeless = (point: PointView): GridCell => {
    const found = point.findings.find((finding) => finding.kind === 'hopeless');
    return found === undefined
      ? words('')
      : figure(
          `${numbers.whole(found.hopeless)}/${numbers.whole(found.cells)}`,
          found.hopeless / found.cells,
        );
  };
  const farthest = (point: PointView): GridCell => {
    const extreme = point.findings.find((finding) => finding.kind === 'hopeless')?.extreme ?? null;
    if (extreme === null) return words('');
    const { initiator, target, plane, score } = extreme;
    const where = several ? `, ${texts.planeHead(plane)}` : '';
    const matchup = `${texts.names([initiator])} → ${texts.names([target])}${where}`;
    return figure(`${matchup}: ${rates.cell(score)}`, bestOf(score));
  };
  const even = points.every((point) => point.even);
  const rows = points.map((point, index) => [
    words(nameOf(index)),
    ...(even ? [end(point, 'strongest'), end(point, 'weakest')] : [farthest(point)]),
    hopeless(point),
  ]);
  const told = even ? [columns.strongest, columns.weakest] : [columns.farthest];
  return { head: [columns.variant, ...told, columns.hopeless], rows, align: even ? 'lllr' : 'llr' };
}

/** Pairings that are not possible, with the reason and where; `null` if all are possible. */
export function impossibleGrid(
  { impossible, points }: View,
  texts: Texts,
  nameOf: (point: number) => string,
): Grid | null {
  if (impossible.length === 0) return null;
  const { columns } = texts;
  const several = points.length > 1;
  const rows = impossible.map((pairing) => [
    words(texts.names([pairing.initiator])),
    words(texts.names([pairing.target])),
    words(pairing.planes.join(', ')),
    words(texts.reason(pairing.reason)),
    ...(several
      ? [
          words(
            pairing.points.length === points.length
              ? texts.everywhere
              : whereOf(pairing.points, nameOf, texts),
          ),
        ]
      : []),
  ]);
  const head = [columns.initiator, columns.target, columns.planes, columns.reason];
  return { head: several ? [...head, columns.where] : head, rows, align: several ? 'lllll' : 'llll' };
}

/** Names of some points; of many only the first, and how many more. */
function whereOf(points: readonly number[], nameOf: (point: number) => string, { page }: Texts): string {
  const { shown, left } = cut(points, fullPoints);
  return [...shown.map(nameOf), ...(left > 0 ? [page.more(left)] : [])].join('; ');
}
