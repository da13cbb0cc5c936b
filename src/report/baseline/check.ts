/** A baseline check as text for a terminal or a CI log, and as Markdown for a pull request. */
import type { BaselineCheck } from '../../analysis/baseline/check.ts';
import { baselineSummary } from '../../facts/baseline/summary.ts';
import { cut } from '../../facts/run/cut.ts';
import { english } from '../../language/en/texts.ts';
import { type Phrasing, plainPhrasing } from '../../language/forms/phrasing.ts';
import { shareNumeral } from '../../language/forms/share.ts';
import type { Texts } from '../../language/texts/texts.ts';
import { escapeMarkdown } from '../markdown/escape.ts';
import { markdownPhrasing } from '../markdown/phrasing.ts';
import { table } from '../markdown/table.ts';

/** Rows told at most. */
const SHOWN = 50;

/** Sentences, then a table of what moved, the largest difference first. */
export function baselineText(
  check: BaselineCheck,
  language: (phrasing: Phrasing) => Texts = english,
): string {
  return told(check, language, plainPhrasing, '\n');
}

/** The same as a part of a Markdown page: the scenario's name as its heading, a paragraph a sentence, and the table. */
export function baselineMarkdown(
  name: string,
  check: BaselineCheck,
  language: (phrasing: Phrasing) => Texts = english,
): string {
  return `## ${escapeMarkdown(name)}\n\n${told(check, language, markdownPhrasing, '\n\n')}`;
}

/** @param between what stands between two sentences. */
function told(
  check: BaselineCheck,
  language: (phrasing: Phrasing) => Texts,
  phrasing: Phrasing,
  between: string,
): string {
  const { baseline: words, comparison, numbers } = language(phrasing);
  const { columns } = words;
  const size = (index: number) => Math.abs(check.cells[index]!.change?.win?.value ?? 0);
  const wrong = check.cells
    .map((cell, index) => ({ cell, index }))
    .filter(({ cell }) => cell.movement === 'moved' || cell.movement === 'unequal')
    .sort((a, b) => size(b.index) - size(a.index));
  const percent = (value: number | null | undefined) =>
    value === null || value === undefined ? '' : shareNumeral(value, numbers, 2);
  const { shown, left } = cut(wrong, SHOWN);
  const rows = shown.map(({ cell }) => [
    phrasing.code(cell.address),
    words.movement[cell.movement],
    percent(cell.change?.before),
    percent(cell.change?.after),
    words.difference(cell),
    comparison.p(cell.change?.adjusted ?? null),
    words.moved(cell),
  ]);
  const head = [
    columns.cell,
    columns.movement,
    columns.before,
    columns.after,
    columns.difference,
    columns.p,
    columns.moved,
  ];
  return [
    words.sentences(baselineSummary(check)).join(between),
    ...(rows.length === 0 ? [] : [table(head, rows, 'llrrrrl')]),
    ...(left > 0 ? [words.more(left)] : []),
  ].join('\n\n');
}
