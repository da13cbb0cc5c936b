/** What one matchup shows wherever it is shown: its score, in table, picture, mark and colour alike. */
import { bestOf } from '../../analysis/estimate.ts';
import { balanceOf, type CellView, isDrawn } from '../../facts/duel/tables.ts';
import type { Texts } from '../../language/texts/texts.ts';
import { heatNumeral } from '../charts/shares.ts';

/** The score as a short numeral, with the mark of draws: for a coloured cell. */
export function shortScore(cell: CellView, texts: Texts): string {
  return `${heatNumeral(cell.score, texts.numbers)}${isDrawn(cell) ? `\u00a0${texts.marks.drawn}` : ''}`;
}

/** The score with its bounds where it is not exact, and marks for what is out of balance or drawn: for a file. */
export function scoreText(cell: CellView, texts: Texts): string {
  const balance = balanceOf(cell.score);
  const marks = [
    ...(balance === 'even' || balance === 'unknown'
      ? []
      : [texts.marks[balance][(bestOf(cell.score) ?? 0) > 0.5 ? 'initiator' : 'target']]),
    ...(isDrawn(cell) ? [texts.marks.drawn] : []),
  ];
  return [texts.rates.cell(cell.score), ...marks].join(' ');
}
