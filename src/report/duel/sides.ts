/** Tables with one row a side: mean scores and mana drain. */
import { bestOf, type Estimate } from '../../analysis/estimate.ts';
import type { DrainFigures } from '../../facts/duel/drain.ts';
import type { PointView } from '../../facts/duel/view.ts';
import { meanText } from '../../language/forms/meanText.ts';
import type { Texts } from '../../language/texts/texts.ts';
import { figure, type Grid, type GridCell, words } from '../document/grid.ts';

/** Mean scores of a point, the strongest side first; `null` for fewer than two sides. */
export function scoreGrid({ scores, planeScores, tables }: PointView, texts: Texts): Grid | null {
  if (scores.length < 2) return null;
  const { columns, rates } = texts;
  const several = tables.length > 1;
  const show = (estimate: Estimate | undefined): GridCell =>
    estimate === undefined
      ? words('')
      : figure(
          rates.cell(estimate.exact === null ? estimate : { exact: estimate.exact, simulated: null }),
          bestOf(estimate),
        );
  const sorted = [...scores].sort((a, b) => (bestOf(b.score) ?? 0) - (bestOf(a.score) ?? 0));
  const rows = sorted.map(({ side, score }) => [
    words(texts.names([side])),
    show(score),
    ...(several ? planeScores.map((plane) => show(plane.find((entry) => entry.side === side)?.score)) : []),
  ]);
  const head = [
    columns.side,
    columns.overall,
    ...(several ? tables.map(({ plane }) => texts.planeHead(plane)) : []),
  ];
  return { head, rows, align: `l${'r'.repeat(head.length - 1)}` };
}

/** Mana drain of a point; `null` where nobody could lose any. */
export function drainGrid({ drain }: PointView, texts: Texts): Grid | null {
  if (drain.length === 0) return null;
  const { columns } = texts;
  const rows = drain.map(({ side, initiator, target }) => [
    words(texts.names([side])),
    ...drainCells(initiator, texts),
    ...drainCells(target, texts),
  ]);
  const head = [columns.side, ...columns.drain.initiator, ...columns.drain.target];
  return { head, rows, align: `l${'r'.repeat(head.length - 1)}` };
}

/** Mana drain of a point plane by plane; `null` for a single plane, or where nobody loses any. */
export function planeDrainGrid({ courses, drain }: PointView, texts: Texts): Grid | null {
  const seats = drain.flatMap(({ initiator, target }) => [initiator, target]);
  if (courses.length < 2 || seats.every((seat) => seat === null || seat.mean === 0)) return null;
  const { columns } = texts;
  const rows = courses.flatMap(({ plane, drain: own }) =>
    own.map(({ side, initiator, target }) => [
      figure(String(plane), plane),
      words(texts.names([side])),
      ...drainCells(initiator, texts),
      ...drainCells(target, texts),
    ]),
  );
  const head = [columns.plane, columns.side, ...columns.drain.initiator, ...columns.drain.target];
  return { head, rows, align: `rl${'r'.repeat(head.length - 2)}` };
}

/** Whether all figures of a point's drain are exact; one that was simulated is not, even where all duels agree. */
export function drainIsExact({ drain }: PointView): boolean {
  return drain.every((row) =>
    [row.initiator, row.target].every((seat) => seat === null || seat.meanBounds === null),
  );
}

function drainCells(figures: DrainFigures | null, { numbers }: Texts): readonly GridCell[] {
  if (figures === null) return Array.from({ length: 5 }, () => words(''));
  const { mean, meanBounds, sd, p10, p50, p90 } = figures;
  return [
    figure(meanText(mean, meanBounds, numbers), mean),
    figure(numbers.fixed(sd, 1), sd),
    ...[p10, p50, p90].map((value) => figure(numbers.significant(value, 6), value)),
  ];
}
