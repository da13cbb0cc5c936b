/** The picture of Concentration checks: what each distraction costs. */

import { costOfLevel } from '../../rules/day/cost.ts';
import { barsChart } from '../charts/bars.ts';
import type { Chart } from '../charts/spec.ts';
import { described } from '../charts/words.ts';
import type { Texts } from '../texts.ts';
import { bestOf, weightedSum } from '../view/estimate.ts';
import type { ConcentrationTexts } from './texts.ts';
import { type Grid, successOf } from './view.ts';

/**
 * Points lost per hundred powers by distraction, the dearest first, averaged over its table; `null` where nothing
 * is known. The checks of a table are independent, so the interval of their mean is put together from theirs.
 *
 * @param plain texts, bare.
 */
export function lostChart(grids: readonly Grid[], plain: ConcentrationTexts, texts: Texts): Chart | null {
  const rows = grids.flatMap((grid) => {
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
    const { low, high } = bounds ?? { low: value, high: value };
    return [{ label: plain.gridHead(grid), value, low, high, text: texts.numbers.fixed(value, 0) }];
  });
  if (rows.length === 0) return null;
  const { axis, ...words } = texts.charts.lost;
  return barsChart(
    { ...described(words, texts), axisTitle: axis, rows: rows.sort((a, b) => b.value - a.value) },
    texts.numbers,
  );
}
