/** Tables of mana drain with one row a side. */
import { bestOf, between } from '../../analysis/estimate.ts';
import type { DrainFigures } from '../../facts/duel/drain.ts';
import { groupsOf } from '../../facts/duel/twins.ts';
import type { PointView } from '../../facts/duel/view.ts';
import type { Texts } from '../../language/texts/texts.ts';
import { rowName } from '../charts/groupNames.ts';
import { figure, type Grid, type GridCell, words } from '../document/grid.ts';

/** Mana drain of a point; `null` where nobody could lose any. */
export function drainGrid({ drain, twins }: PointView, texts: Texts): Grid | null {
  if (drain.length === 0) return null;
  const { columns } = texts;
  const rows = onePerGroup(drain, twins).map(({ group, initiator, target }) => [
    words(rowName(group, (side) => texts.names([side]))),
    ...drainCells(initiator, texts),
    ...drainCells(target, texts),
  ]);
  const head = [columns.side, ...columns.drain.initiator, ...columns.drain.target];
  return { head, rows, align: `l${'r'.repeat(head.length - 1)}` };
}

/** Mana drain of a point plane by plane; `null` for a single plane, or where nobody loses any. */
export function planeDrainGrid({ courses, drain, twins }: PointView, texts: Texts): Grid | null {
  const seats = drain.flatMap(({ initiator, target }) => [initiator, target]);
  if (courses.length < 2 || seats.every((seat) => seat === null || seat.mean === 0)) return null;
  const { columns } = texts;
  const rows = courses.flatMap(({ plane, drain: own }) =>
    onePerGroup(own, twins).map(({ group, initiator, target }) => [
      figure(String(plane), plane),
      words(rowName(group, (side) => texts.names([side]))),
      ...drainCells(initiator, texts),
      ...drainCells(target, texts),
    ]),
  );
  const head = [columns.plane, columns.side, ...columns.drain.initiator, ...columns.drain.target];
  return { head, rows, align: `rl${'r'.repeat(head.length - 2)}` };
}

/** Rows of sides, of twins the first one for all of them. */
function onePerGroup(
  rows: PointView['drain'],
  twins: PointView['twins'],
): readonly (PointView['drain'][number] & { readonly group: readonly string[] })[] {
  const bySide = new Map(rows.map((row) => [row.side, row]));
  return groupsOf(twins, [...bySide.keys()]).map((group) => ({ ...bySide.get(group[0]!)!, group }));
}

/** Whether all figures of a point's drain are exact; one that was simulated is not, even where all duels agree. */
export function drainIsExact({ drain }: PointView): boolean {
  return drain.every((row) =>
    [row.initiator, row.target].every((seat) => seat === null || seat.meanBounds === null),
  );
}

function drainCells(figures: DrainFigures | null, { numbers, rates }: Texts): readonly GridCell[] {
  if (figures === null) return Array.from({ length: 5 }, () => words(''));
  const { mean, meanBounds, sd, p10, p50, p90 } = figures;
  return [
    figure(rates.mean(between(mean, meanBounds)), mean),
    figure(numbers.fixed(sd, 1), sd),
    ...[p10, p50, p90].map((quantile) => figure(rates.quantile(quantile), bestOf(quantile))),
  ];
}
