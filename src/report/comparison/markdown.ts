/** `comparison.md`: what changed in sentences, then by side, plane and matchup, then the duels that flipped. */
import type { Change, Comparison, MatchupChange, PooledChange } from '../../analysis/compare/comparison.ts';
import { english } from '../english.ts';
import { escapeMarkdown, inlineCode } from '../markdown/escape.ts';
import { markdownPhrasing } from '../markdown/phrasing.ts';
import { table } from '../markdown/table.ts';
import type { Phrasing } from '../phrasing.ts';
import type { Texts } from '../texts.ts';
import type { Compared } from '../words/comparison.ts';

/** Flipped duels told of each matchup, and in all. */
const FLIPS = { each: 3, all: 30 };

/** The comparison in Markdown, in the language of the catalogue. */
export function comparisonMarkdown(
  comparison: Comparison,
  compared: Compared,
  language: (phrasing: Phrasing) => Texts = english,
): string {
  const texts = language(markdownPhrasing);
  const { comparison: words } = texts;
  const several = compared.variants.length > 1;
  const of = (variant: string) => ({
    variant,
    baseline: compared.baseline,
    matchups: comparison.matchups.filter((change) => !several || change.variant === variant),
    pooled: comparison.pooled.filter((change) => !several || change.variant === variant),
    margin: comparison.margin,
  });
  const summaries = compared.variants.map(of);
  const blocks = [
    `# ${words.title(compared)}`,
    `## ${words.headings.changed}`,
    ...summaries.map((summary) => bullets(words.sentences(summary))),
    ...summaries.flatMap((summary) => [
      ...(several ? [`## ${escapeMarkdown(summary.variant)}`] : []),
      ...pooledBlocks(summary.pooled, 'side', texts, comparison.margin, several ? '###' : '##'),
      ...pooledBlocks(summary.pooled, 'plane', texts, comparison.margin, several ? '###' : '##'),
      ...matchupBlocks(summary.matchups, texts, comparison.margin, several ? '###' : '##'),
    ]),
    ...flipBlocks(comparison.matchups, texts, several),
    ...(comparison.unmatched.length === 0
      ? []
      : [`## ${words.headings.unmatched}`, bullets(comparison.unmatched.slice(0, 50).map(escapeMarkdown))]),
    `## ${words.headings.reading}`,
    bullets(words.reading(comparison)),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** One figure of a change as text; columns that are empty throughout are left out. */
interface Column<C extends Change> {
  readonly head: string;
  readonly align: 'l' | 'r';
  readonly text: (change: C) => string;
}

function tableOf<C extends Change>(columns: readonly Column<C>[], changes: readonly C[]): string {
  const shown = columns
    .map((column) => ({ ...column, cells: changes.map(column.text) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  return table(
    shown.map(({ head }) => head),
    changes.map((_, row) => shown.map(({ cells }) => cells[row]!)),
    shown.map(({ align }) => align).join(''),
  );
}

function figureColumns(
  { comparison: words, numbers }: Texts,
  margin: number,
  drains: readonly [own: string, other: string],
): readonly Column<Change>[] {
  const { columns } = words;
  const percent = (value: number | null) => (value === null ? '' : numbers.fixed(value * 100, 1));
  return [
    { head: columns.before, align: 'r', text: ({ before }) => percent(before) },
    { head: columns.after, align: 'r', text: ({ after }) => percent(after) },
    { head: columns.win, align: 'r', text: ({ win }) => words.points(win) },
    { head: columns.score, align: 'r', text: ({ score }) => words.points(score) },
    {
      head: columns.effect,
      align: 'r',
      text: ({ effect }) => (effect === null ? '' : numbers.signed(effect, 2)),
    },
    { head: columns.p, align: 'r', text: ({ adjusted }) => words.p(adjusted) },
    { head: drains[0], align: 'r', text: ({ initiatorDrain }) => words.mean(initiatorDrain) },
    { head: drains[1], align: 'r', text: ({ targetDrain }) => words.mean(targetDrain) },
    { head: columns.rounds, align: 'r', text: ({ rounds }) => words.mean(rounds) },
    { head: columns.verdict, align: 'l', text: (change) => words.verdict(change, margin) },
  ];
}

/** How a row's setting is told: the variant, where two runs of several variants are compared, and the axes. */
function settings(
  changes: readonly { readonly variant: string; readonly axes: MatchupChange['axes'] }[],
  { comparison: words }: Texts,
): (change: { readonly variant: string; readonly axes: MatchupChange['axes'] }) => string {
  const several = new Set(changes.map(({ variant }) => variant)).size > 1;
  return ({ variant, axes }) =>
    [...(several ? [escapeMarkdown(variant)] : []), ...(axes.length === 0 ? [] : [words.setting(axes)])].join(
      ' · ',
    );
}

function pooledBlocks(
  pooled: readonly PooledChange[],
  kind: PooledChange['subject']['kind'],
  texts: Texts,
  margin: number,
  heading: string,
): readonly string[] {
  const changes = pooled.filter(({ subject }) => subject.kind === kind);
  if (changes.length === 0) return [];
  const settingOf = settings(changes, texts);
  const { columns, headings, ...words } = texts.comparison;
  const drains =
    kind === 'side'
      ? ([columns.ownDrain, columns.otherDrain] as const)
      : ([columns.initiatorDrain, columns.targetDrain] as const);
  const leading: readonly Column<PooledChange>[] = [
    { head: columns.subject, align: 'l', text: ({ subject }) => words.subject(subject) },
    { head: columns.setting, align: 'l', text: settingOf },
    { head: columns.cells, align: 'r', text: ({ cells }) => texts.numbers.whole(cells) },
  ];
  return [
    `${heading} ${kind === 'side' ? headings.sides : headings.planes}`,
    tableOf([...leading, ...figureColumns(texts, margin, drains)], changes),
  ];
}

function matchupBlocks(
  matchups: readonly MatchupChange[],
  texts: Texts,
  margin: number,
  heading: string,
): readonly string[] {
  const { columns, headings, ...words } = texts.comparison;
  const settingOf = settings(matchups, texts);
  const seen = new Set<number>();
  const changed = matchups.filter(({ verdict }) => verdict !== 'identical');
  const shown = changed.filter(({ evidence }) => {
    const fresh = !seen.has(evidence);
    seen.add(evidence);
    return fresh;
  });
  const identical = matchups.length - changed.length;
  const leading: readonly Column<MatchupChange>[] = [
    {
      head: columns.matchup,
      align: 'l',
      text: ({ initiator, target }) =>
        [initiator, target].map((side) => escapeMarkdown(texts.sideName(side))).join(' &gt; '),
    },
    { head: columns.plane, align: 'r', text: ({ plane }) => String(plane) },
    { head: columns.setting, align: 'l', text: settingOf },
  ];
  const drains = [columns.initiatorDrain, columns.targetDrain] as const;
  return [
    `${heading} ${headings.matchups}`,
    ...(shown.length === 0 ? [] : [tableOf([...leading, ...figureColumns(texts, margin, drains)], shown)]),
    ...(changed.length > shown.length ? [words.sameRows(changed.length - shown.length)] : []),
    ...(identical > 0 ? [words.identicalRows(identical)] : []),
  ];
}

function flipBlocks(matchups: readonly MatchupChange[], texts: Texts, several: boolean): readonly string[] {
  const { columns, headings, ...words } = texts.comparison;
  const flipped = matchups.reduce((sum, { table: counts }) => sum + flippedIn(counts), 0);
  if (flipped === 0) return [];
  const rows = matchups
    .flatMap((change) => change.flips.slice(0, FLIPS.each).map((flip) => ({ change, flip })))
    .slice(0, FLIPS.all)
    .map(({ change, flip }) => [
      inlineCode(change.key),
      ...(several ? [escapeMarkdown(change.variant)] : []),
      words.setting(change.axes),
      String(flip.index),
      words.end(flip.from),
      words.end(flip.to),
    ]);
  const head = [
    columns.matchup,
    ...(several ? [texts.columns.variant] : []),
    columns.setting,
    columns.duel,
    columns.from,
    columns.to,
  ];
  return [
    `## ${headings.flips}`,
    words.flipsNote(rows.length, flipped),
    table(head, rows, several ? 'lllrll' : 'llrll'),
  ];
}

/** Duels of a joint table in which the winner changed. */
function flippedIn(counts: readonly number[] | null): number {
  return counts === null ? 0 : counts.reduce((sum, count, i) => sum + (i % 4 === 0 ? 0 : count), 0);
}

function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}
