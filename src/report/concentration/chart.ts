/** The picture of Concentration checks: what each distraction costs. */
import type { Lost } from '../../facts/concentration/lost.ts';
import { type Grid, type GridEnd, type GridSummary, successOf } from '../../facts/concentration/view.ts';
import type { ConcentrationTexts } from '../../language/texts/concentration.ts';
import type { Texts } from '../../language/texts/texts.ts';
import { barsChart } from '../charts/bars.ts';
import { linePoint, linesChart, mostPanels, mostSeries } from '../charts/lines.ts';
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

/** Chance of success along the modifier, one panel a distraction; `null` for a single modifier or too many distractions. */
export function successChart(grids: readonly Grid[], plain: ConcentrationTexts, texts: Texts): Chart | null {
  const moving = grids.filter(({ modifiers }) => modifiers.length > 1);
  if (moving.length === 0 || moving.length > mostPanels) return null;
  const points = moving.flatMap((grid) => {
    const last = grid.levels.length - 1;
    const levels = [0, Math.floor(last / 2), last].map((at) => grid.levels[at]!);
    return grid.cells
      .filter(({ cell }) => levels.includes(cell.level))
      .flatMap((result) =>
        linePoint(grid.name, plain.levelHead(result.cell.level), result.cell.modifier, successOf(result)),
      );
  });
  const { axis, ...words } = texts.charts.success;
  const series = [...new Set(points.map((point) => point.series))];
  if (points.length === 0 || series.length > mostSeries) return null;
  return linesChart(
    { ...described(words, texts), axisTitle: axis, valueTitle: '%', neutral: 50, series, points },
    texts.numbers,
  );
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
