/** Verdicts: first in the report, and what a CI job shows on its page. */
import type { Judgement } from '../../batch/judgement.ts';
import type { Phrasing } from '../../language/forms/phrasing.ts';
import type { Language } from '../../language/languages.ts';
import type { Texts } from '../../language/texts/texts.ts';
import { figure, words } from '../document/grid.ts';
import { type Block, type Draft, section, table, text } from '../document/model.ts';

/** Figures told in a row of the table. */
const SHOWN = 3;

/** Summary, table and how sure it is; nothing where nothing is expected. `texts` in the same phrasing. */
export function verdictBlocks(
  judgement: Judgement | null,
  texts: Texts,
  { name }: Phrasing,
): readonly Block[] {
  if (judgement === null) return [];
  const { verdicts: said, numbers } = texts;
  const { columns } = said;
  const rows = judgement.verdicts.map((verdict) => {
    const { status, metric, figures } = verdict;
    const wanted = { pass: 'inside', fail: 'outside', undecided: 'open' }[status];
    const shown = figures
      .filter(({ position }) => position === wanted)
      .slice(0, status === 'pass' ? 1 : SHOWN);
    const counted = verdict.counts[wanted as keyof typeof verdict.counts];
    return [
      words(said.status[status]),
      words(name(verdict.name)),
      words(said.demand(verdict)),
      figure(numbers.whole(verdict.cells), verdict.cells),
      words(
        shown.length === 0
          ? said.reason(verdict)
          : `${shown.map((own) => said.figure(own, metric)).join('; ')}${counted > shown.length && status !== 'pass' ? ' …' : ''}`,
      ),
    ];
  });
  const head = [columns.verdict, columns.expectation, columns.demand, columns.cells, columns.figures];
  return [
    ...text(said.summary(judgement)),
    ...table({ head, rows, align: 'lllrl' }),
    ...text(said.how(judgement)),
  ];
}

/** A report that begins with the verdicts of its run, where it has any. */
export function judgedDraft(draft: Draft, judgement: Judgement | undefined, language: Language): Draft {
  return (phrasing) => {
    const texts = language(phrasing);
    const document = draft(phrasing);
    const verdicts = verdictBlocks(judgement ?? null, texts, phrasing);
    return { ...document, blocks: [section(texts.verdicts.heading, verdicts), ...document.blocks] };
  };
}
