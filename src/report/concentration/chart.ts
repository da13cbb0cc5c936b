/** The picture of Concentration checks: what each distraction costs. */
import type { Lost } from '../../facts/concentration/lost.ts';
import type { GridEnd, GridSummary } from '../../facts/concentration/view.ts';
import type { ConcentrationTexts } from '../../language/texts/concentration.ts';
import type { Texts } from '../../language/texts/texts.ts';
import { barsChart } from '../charts/bars.ts';
import type { Chart } from '../charts/spec.ts';
import { described } from '../charts/words.ts';
import { figure, type Grid as Table, words } from '../document/grid.ts';

/** The same as a picture; `null` where nothing is known. @param plain texts, bare. */
export function lostChart(
  lost: readonly Lost[],
  { hardest, easiest }: Pick<GridSummary, 'hardest' | 'easiest'>,
  plain: ConcentrationTexts,
  texts: Texts,
): Chart | null {
  const rows = lost.map(({ grid, value, low, high }) => ({
    ...{ label: plain.gridHead(grid), value, low, high },
    text: texts.numbers.fixed(value, 0),
  }));
  if (rows.length === 0) return null;
  const { axis, ...words } = texts.charts.lost;
  const sure = (end: GridEnd | null): string | null => (end?.sure ? end.grid.name : null);
  const finding = texts.titles.hardest(sure(hardest), sure(easiest));
  const said = described(words, texts, texts.charts.inTables, finding);
  return barsChart({ ...said, axisTitle: axis, rows }, texts.numbers);
}

/** The same as a table. */
export function lostGrid(lost: readonly Lost[], texts: ConcentrationTexts, shared: Texts): Table {
  const { row, axis } = shared.charts.lost;
  const rows = lost.map(({ grid, value, low, high }) => {
    const known =
      low === high ? { exact: value, simulated: null } : { exact: null, simulated: { value, low, high } };
    return [words(texts.gridHead(grid)), figure(texts.rates.mean(known), value)];
  });
  return { head: [row, axis], rows, align: 'lr' };
}
