/** Tables over the whole run: every variant and setting at a glance, and what was not possible. */
import type { Texts } from '../texts.ts';
import type { EndFinding } from '../view/findings.ts';
import { fullPoints, listRows, pointRows } from '../view/fit.ts';
import type { PointView, View } from '../view/view.ts';
import { escapeMarkdown } from './escape.ts';
import { table } from './table.ts';

/** One row a point: who is strongest and weakest there, and how much is hopeless. Nothing for a single point. */
export function overviewBlocks(
  points: readonly PointView[],
  texts: Texts,
  nameOf: (point: number) => string,
): readonly string[] {
  if (points.length < 2) return [];
  const { columns, numbers, rates } = texts;
  const end = (point: PointView, kind: EndFinding['kind']) => {
    const found = point.findings.find((finding): finding is EndFinding => finding.kind === kind);
    if (found === undefined) return '';
    const { exact } = found.score;
    const score = exact === null ? found.score : { exact, simulated: null };
    return `${texts.names(found.sides)} ${rates.cell(score)}`;
  };
  const hopeless = (point: PointView) => {
    const found = point.findings.find((finding) => finding.kind === 'hopeless');
    return found === undefined ? '' : `${numbers.whole(found.hopeless)}/${numbers.whole(found.cells)}`;
  };
  const rows = points
    .slice(0, pointRows)
    .map((point, index) => [nameOf(index), end(point, 'strongest'), end(point, 'weakest'), hopeless(point)]);
  return [
    table([columns.variant, columns.strongest, columns.weakest, columns.hopeless], rows, 'lllr'),
    ...(points.length > rows.length ? [texts.fit.points(points.length, rows.length)] : []),
  ];
}

/** Pairings that are not possible, with the reason and where; nothing if all are possible. */
export function impossibleBlocks(
  { impossible, points }: View,
  texts: Texts,
  nameOf: (point: number) => string,
): readonly string[] {
  if (impossible.length === 0) return [];
  const { columns } = texts;
  const several = points.length > 1;
  const rows = impossible
    .slice(0, listRows)
    .map((pairing) => [
      escapeMarkdown(pairing.initiator),
      escapeMarkdown(pairing.target),
      pairing.planes.join(', '),
      escapeMarkdown(pairing.reason),
      ...(several
        ? [pairing.points.length === points.length ? texts.everywhere : whereOf(pairing.points, nameOf)]
        : []),
    ]);
  const head = [columns.initiator, columns.target, columns.planes, columns.reason];
  return [
    table(several ? [...head, columns.where] : head, rows, several ? 'lllll' : 'llll'),
    ...(impossible.length > rows.length ? [texts.fit.impossible(impossible.length, rows.length)] : []),
  ];
}

/** Names of some points; of many only the first. */
function whereOf(points: readonly number[], nameOf: (point: number) => string): string {
  const named = points.slice(0, fullPoints).map(nameOf).join('; ');
  return points.length > fullPoints ? `${named}; …` : named;
}
