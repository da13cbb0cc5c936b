/** What each plane counts, by the formulas of the scenario; of further points what they count otherwise. */
import { otherCounts, type PlaneCount } from '../../facts/duel/counts.ts';
import type { PointView } from '../../facts/duel/view.ts';
import { cut } from '../../facts/run/cut.ts';
import { type Block, list, section, text } from '../document/model.ts';
import type { Context } from './context.ts';

/** So many points with formulas of their own are told. */
const mostPoints = 4;

/** The section; nothing where no formula is known. */
export function countBlocks(points: readonly PointView[], { texts, nameOf }: Context): Block {
  const { counts } = texts.planes;
  const lines = (own: readonly PlaneCount[]) =>
    own.map(({ planes, attack, defence }) => counts.line(planes, attack, defence));
  const first = points[0]?.counts ?? [];
  const told: PlaneCount[] = [...first];
  const others = points.slice(1).flatMap((point, index) => {
    const own = otherCounts(point.counts, told);
    told.push(...own);
    return own.length === 0 ? [] : [{ index: index + 1, own }];
  });
  const { shown, left } = cut(others, mostPoints);
  return section(counts.heading, [
    ...list(lines(first)),
    ...shown.flatMap(({ index, own }) => [...text(counts.of(nameOf(index))), ...list(lines(own))]),
    ...text(left === 0 ? '' : counts.left(left)),
  ]);
}
