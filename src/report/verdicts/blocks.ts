/** Verdicts in Markdown: first in `report.md`, and what a CI job shows on its page. */
import type { Judgement } from '../../batch/judgement.ts';
import { escapeMarkdown } from '../markdown/escape.ts';
import { table } from '../markdown/table.ts';
import type { Texts } from '../texts.ts';

/** Figures told in a row of the table. */
const SHOWN = 3;

/** Summary, table and how sure it is; nothing where nothing is expected. */
export function verdictBlocks(judgement: Judgement | null, texts: Texts): readonly string[] {
  if (judgement === null) return [];
  const { verdicts: words, numbers } = texts;
  const { columns } = words;
  const rows = judgement.verdicts.map((verdict) => {
    const { status, metric, figures } = verdict;
    const wanted = { pass: 'inside', fail: 'outside', undecided: 'open' }[status];
    const shown = figures
      .filter(({ position }) => position === wanted)
      .slice(0, status === 'pass' ? 1 : SHOWN);
    const counted = verdict.counts[wanted as keyof typeof verdict.counts];
    return [
      words.status[status],
      escapeMarkdown(verdict.name),
      words.demand(verdict),
      numbers.whole(verdict.cells),
      shown.length === 0
        ? words.reason(verdict)
        : `${shown.map((figure) => words.figure(figure, metric)).join('; ')}${counted > shown.length && status !== 'pass' ? ' …' : ''}`,
    ];
  });
  const head = [columns.verdict, columns.expectation, columns.demand, columns.cells, columns.figures];
  return [words.summary(judgement), table(head, rows, 'lllrl'), words.how(judgement)];
}
