/** Tables with one row a plane: what going first is worth, and how long duels last. */
import { histogramMean, histogramQuantile, histogramSd } from '../../stats/histogram.ts';
import type { Texts } from '../texts.ts';
import type { PointView } from '../view/view.ts';
import { table } from './table.ts';

/** First-move edges; nothing without a mirror match. */
export function edgeBlocks({ findings }: PointView, texts: Texts, notes: boolean): readonly string[] {
  const found = findings.find((finding) => finding.kind === 'edge');
  if (found === undefined) return [];
  const { columns, rates, edgeNote } = texts;
  const rows = found.edges.map(({ plane, edge }) => [String(plane), rates.points(edge)]);
  return [...(notes ? [edgeNote] : []), table([columns.plane, columns.edge], rows, 'rr')];
}

/** Rounds by plane. */
export function lengthBlocks({ courses }: PointView, texts: Texts, notes: boolean): readonly string[] {
  const { columns, numbers, lengthNote } = texts;
  const rows = courses
    .filter(({ rounds }) => rounds.length > 0)
    .map(({ plane, rounds }) => [
      String(plane),
      numbers.fixed(histogramMean(rounds), 1),
      numbers.fixed(histogramSd(rounds), 1),
      ...[0.1, 0.5, 0.9].map((share) => numbers.whole(histogramQuantile(rounds, share))),
    ]);
  if (rows.length === 0) return [];
  return [...(notes ? [lengthNote] : []), table([columns.plane, ...columns.rounds], rows, 'rrrrrr')];
}
