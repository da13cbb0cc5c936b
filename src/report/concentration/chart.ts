/** The picture of Concentration checks: what each distraction costs. */
import { bestOf, weightedSum } from '../../analysis/estimate.ts';
import { type Grid, successOf } from '../../facts/concentration/view.ts';
import type { ConcentrationTexts } from '../../language/texts/concentration.ts';
import type { Texts } from '../../language/texts/texts.ts';
import { costOfLevel } from '../../rules/day/cost.ts';
import { barsChart } from '../charts/bars.ts';
import type { Chart } from '../charts/spec.ts';
import { described } from '../charts/words.ts';
import { figure, type Grid as Table, words } from '../document/grid.ts';

/** What a distraction costs on average over its table, with bounds; equal ones where it is exact. */
export interface Lost {
  readonly grid: Grid;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/**
 * Points lost per hundred powers by distraction, the dearest first. The checks of a table are independent, so the
 * interval of their mean is put together from theirs.
 */
export function lostByDistraction(grids: readonly Grid[]): readonly Lost[] {
  const all = grids.flatMap((grid): Lost[] => {
    const { cells } = grid;
    const lost = weightedSum(
      cells.reduce((sum, { cell }) => sum + (100 * costOfLevel(cell.level)) / cells.length, 0),
      cells.map((result) => ({
        weight: (-100 * costOfLevel(result.cell.level)) / cells.length,
        estimate: successOf(result),
      })),
    );
    const value = bestOf(lost);
    if (value === null) return [];
    const bounds = lost.exact === null ? lost.simulated : null;
    return [{ grid, value, low: bounds?.low ?? value, high: bounds?.high ?? value }];
  });
  return all.sort((a, b) => b.value - a.value);
}

/** The same as a picture; `null` where nothing is known. @param plain texts, bare. */
export function lostChart(lost: readonly Lost[], plain: ConcentrationTexts, texts: Texts): Chart | null {
  const rows = lost.map(({ grid, value, low, high }) => ({
    ...{ label: plain.gridHead(grid), value, low, high },
    text: texts.numbers.fixed(value, 0),
  }));
  if (rows.length === 0) return null;
  const { axis, ...words } = texts.charts.lost;
  return barsChart({ ...described(words, texts), axisTitle: axis, rows }, texts.numbers);
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
