/** Planes held against each other, in Markdown: a section of the report, and a report of its own. */

import type { Estimate } from '../../analysis/estimate.ts';
import type { PlaneComparison } from '../../analysis/planes/comparison.ts';
import type { PlaneFacts } from '../../analysis/planes/facts.ts';
import { attributes } from '../../batch/worth.ts';
import { folded, table } from '../markdown/table.ts';
import type { Texts } from '../texts.ts';

/** Blocks for the comparison, the pairs of planes folded away unless they get a heading (`##`); nothing where there is none. */
export function planeBlocks(
  comparison: PlaneComparison | null,
  texts: Texts,
  heading: string | null,
): readonly string[] {
  if (comparison === null) return [];
  const { planes: words } = texts;
  const sentences = words.sentences(comparison);
  const pairs = [pairTable(comparison, texts), words.pairsNote(comparison)];
  return [
    ...(sentences.length === 0 ? [] : [sentences.map((line) => `- ${line}`).join('\n')]),
    factTable(comparison, texts),
    ...words.notes(comparison),
    ...(heading === null
      ? folded(words.pairsHeading, pairs)
      : [`${heading} ${words.pairsHeading}`, ...pairs]),
  ];
}

/** Exact where known: exact and simulated side by side would hide the planes behind the brackets. */
function best({ exact, simulated }: Estimate, { rates }: Texts): string {
  return rates.cell(exact === null ? { exact, simulated } : { exact, simulated: null });
}

function factTable({ planes, worths }: PlaneComparison, texts: Texts): string {
  const { planes: words, numbers, rates } = texts;
  const { columns } = words;
  const percent = (share: number) => numbers.fixed(share * 100, 1);
  const shown = attributes.filter((attribute) => worths.some((worth) => worth.attribute === attribute));
  const edges = planes.some(({ edge }) => edge !== null);
  const upsets = planes.some(({ upset }) => upset !== null);
  const row = (facts: PlaneFacts) => [
    String(facts.plane),
    ...shown.map((attribute) => {
      const worth = worths.find((one) => one.plane === facts.plane && one.attribute === attribute);
      return worth === undefined ? '' : words.worth(worth);
    }),
    best(facts.win, texts),
    percent(facts.spread),
    percent(facts.hopeless),
    ...(edges ? [facts.edge === null ? '' : rates.points(facts.edge)] : []),
    ...(upsets ? [facts.upset === null ? '' : best(facts.upset.rate, texts)] : []),
    numbers.fixed(facts.rounds, 1),
    numbers.fixed(facts.initiatorDrain, 1),
    numbers.fixed(facts.targetDrain, 1),
  ];
  const head = [
    columns.plane,
    ...shown.map(words.attribute),
    columns.win,
    columns.spread,
    columns.hopeless,
    ...(edges ? [columns.edge] : []),
    ...(upsets ? [columns.upset] : []),
    columns.rounds,
    columns.initiatorDrain,
    columns.targetDrain,
  ];
  return table(head, planes.map(row), 'r'.repeat(head.length));
}

function pairTable({ pairs }: PlaneComparison, texts: Texts): string {
  const { planes: words, comparison, numbers, rates } = texts;
  const { columns } = words;
  const tested = pairs.some(({ adjusted }) => adjusted !== null);
  const rows = pairs.map((pair) => [
    words.pair(pair.first, pair.second),
    rates.points(pair.difference),
    numbers.signed(pair.effect, 2),
    ...(tested ? [comparison.p(pair.adjusted)] : []),
    numbers.fixed(pair.typical * 100, 1),
    pair.rank === null ? '' : numbers.fixed(pair.rank, 2),
    numbers.fixed(pair.drainDistance, 2),
  ]);
  const head = [
    columns.planes,
    columns.difference,
    columns.effect,
    ...(tested ? [columns.p] : []),
    columns.typical,
    columns.rank,
    columns.drainDistance,
  ];
  return table(head, rows, `l${'r'.repeat(head.length - 1)}`);
}
