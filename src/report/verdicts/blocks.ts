/** Verdicts: first in the report, and what a CI job shows on its page. */
import type { Judgement, Verdict } from '../../analysis/judgement.ts';
import { cut } from '../../facts/run/cut.ts';
import { procedureOf, reasonOf, verdictCounts } from '../../facts/verdicts/reasons.ts';
import { type WantedMatrix, wantedMatrices } from '../../facts/verdicts/wanted.ts';
import type { Phrasing } from '../../language/forms/phrasing.ts';
import type { Language } from '../../language/languages.ts';
import type { Texts } from '../../language/texts/texts.ts';
import { figure, words } from '../document/grid.ts';
import { matrixBlocks, scaleOf, shareCell } from '../document/heatMatrix.ts';
import { type Block, type Draft, section, table, text } from '../document/model.ts';

/** Figures told in a row of the table. */
const SHOWN = 3;

/** The figures that a verdict rests on, those that decide most first; a sentence where there are none. */
export function verdictReason(verdict: Verdict, said: Texts['verdicts']): string {
  const { status, metric } = verdict;
  const reason = reasonOf(verdict);
  const { shown } = cut(reason.deciding, status === 'pass' ? 1 : SHOWN);
  if (shown.length === 0 || status === 'unjudged') return said.reason(reason);
  // Of those that are met the closest call stands for all, whose number is in the row.
  const left = status === 'pass' ? 0 : reason.decidingCount - shown.length;
  return [...shown.map((own) => said.figure(own, metric)), ...(left > 0 ? [said.others(left)] : [])].join(
    '; ',
  );
}

/** Summary, table and how sure it is; nothing where nothing is expected. `texts` in the same phrasing. */
export function verdictBlocks(
  judgement: Judgement | null,
  texts: Texts,
  phrasing: Phrasing,
): readonly Block[] {
  const { name } = phrasing;
  if (judgement === null) return [];
  const { verdicts: said, numbers } = texts;
  const { columns } = said;
  const rows = judgement.verdicts.map((verdict) => {
    const { status } = verdict;
    return [
      words(said.status[status]),
      words(name(verdict.name)),
      words(said.demand(verdict)),
      figure(numbers.whole(verdict.cells), verdict.cells),
      words(verdictReason(verdict, said)),
    ];
  });
  const head = [columns.verdict, columns.expectation, columns.demand, columns.cells, columns.figures];
  const judged = judgement.verdicts.some(({ status }) => status !== 'unjudged');
  return [
    ...text(said.summary(verdictCounts(judgement))),
    ...table({ head, rows, align: 'lllrl' }),
    ...wantedMatrices(judgement).flatMap((matrix) => wantedBlocks(matrix, texts, phrasing)),
    // How sure it is, where there is a verdict to be sure of.
    ...(judged ? text(said.how(procedureOf(judgement))) : []),
  ];
}

/** A wanted matrix as a table coloured by what came of it, and how far off that is. */
function wantedBlocks(
  matrix: WantedMatrix,
  { verdicts: said, numbers, page }: Texts,
  { name, strong }: Phrasing,
): readonly Block[] {
  const { wanted } = said;
  return [
    ...text(strong(wanted.title(matrix.name))),
    ...text(wanted.said(matrix)),
    scaleOf(page.scoreLegend, numbers),
    ...matrixBlocks(
      wanted.corner,
      matrix.sides.map(name),
      matrix.sides.map((side, row) => ({
        text: strong(name(side)),
        cells: matrix.cells[row]!.map((cell) =>
          cell === null
            ? null
            : shareCell(cell.got, cell.off === 0 ? wanted.cell(cell) : strong(wanted.cell(cell))),
        ),
      })),
    ),
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
