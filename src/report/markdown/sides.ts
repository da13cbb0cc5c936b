/** Tables with one row a side: mean scores and mana drain. */

import { decimalsFor } from '../numbers.ts';
import type { Texts } from '../texts.ts';
import type { DrainFigures } from '../view/drain.ts';
import { bestOf, type Estimate } from '../view/estimate.ts';
import { bothEnds, sideRows } from '../view/fit.ts';
import type { PointView } from '../view/view.ts';
import { escapeMarkdown } from './escape.ts';
import { table } from './table.ts';

/** Mean scores of a point, the strongest side first; nothing for fewer than two sides. */
export function scoreBlocks(
  { scores, planeScores, tables }: PointView,
  texts: Texts,
  notes: boolean,
): readonly string[] {
  if (scores.length < 2) return [];
  const { columns, rates } = texts;
  const several = tables.length > 1;
  const show = (estimate: Estimate | undefined) =>
    estimate === undefined
      ? ''
      : rates.cell(estimate.exact === null ? estimate : { exact: estimate.exact, simulated: null });
  const sorted = [...scores].sort((a, b) => (bestOf(b.score) ?? 0) - (bestOf(a.score) ?? 0));
  const rows = bothEnds(sorted, sideRows).map(({ side, score }) => [
    escapeMarkdown(side),
    `**${show(score)}**`,
    ...(several ? planeScores.map((plane) => show(plane.find((entry) => entry.side === side)?.score)) : []),
  ]);
  const head = [
    columns.side,
    columns.overall,
    ...(several ? tables.map(({ plane }) => texts.planeHead(plane)) : []),
  ];
  return [
    ...(notes ? [texts.scoresNote] : []),
    ...leftOut(sorted.length, texts),
    table(head, rows, `l${'r'.repeat(head.length - 1)}`),
  ];
}

function leftOut(sides: number, texts: Texts): readonly string[] {
  return sides > sideRows ? [texts.fit.sides(sides, sideRows)] : [];
}

/** Mana drain of a point. */
export function drainBlocks({ drain }: PointView, texts: Texts, notes: boolean): readonly string[] {
  if (drain.length === 0) return [];
  const { columns } = texts;
  const rows = bothEnds(drain, sideRows).map(({ side, initiator, target }) => [
    escapeMarkdown(side),
    ...drainCells(initiator, texts),
    ...drainCells(target, texts),
  ]);
  const head = [columns.side, ...columns.drain.initiator, ...columns.drain.target];
  const exact = drain.every((row) => [row.initiator, row.target].every((seat) => !seat?.meanHalfWidth));
  return [
    ...(notes ? [texts.drainNote(exact)] : []),
    ...leftOut(drain.length, texts),
    table(head, rows, `l${'r'.repeat(head.length - 1)}`),
  ];
}

function drainCells(figures: DrainFigures | null, { numbers }: Texts): readonly string[] {
  if (figures === null) return ['', '', '', '', ''];
  const { mean, meanHalfWidth, sd, p10, p50, p90 } = figures;
  const digits = meanHalfWidth === null ? 1 : decimalsFor(meanHalfWidth, 4);
  const spread =
    meanHalfWidth === null || meanHalfWidth === 0 ? '' : ` ±${numbers.fixed(meanHalfWidth, digits)}`;
  return [
    `${numbers.fixed(mean, digits)}${spread}`,
    numbers.fixed(sd, 1),
    ...[p10, p50, p90].map((value) => numbers.significant(value, 6)),
  ];
}
