/** The picture of a run of days: what each distraction costs. */
import type { Burns } from '../../facts/day/imbalance.ts';
import type { Wasted } from '../../facts/day/wasted.ts';
import { cut } from '../../facts/run/cut.ts';
import type { DayTexts } from '../../language/texts/day.ts';
import type { Texts } from '../../language/texts/texts.ts';
import { barsChart } from '../charts/bars.ts';
import type { Chart } from '../charts/spec.ts';
import { described, withLeft } from '../charts/words.ts';
import { figure, type Grid, words } from '../document/grid.ts';

/** Bars of more distractions than this are a wall. */
const mostBars = 30;

/** The same as a picture; `null` where nothing is wasted. @param burns what surely burns most. @param plain texts, bare. */
export function wastedChart(
  wasted: readonly Wasted[],
  burns: Burns | null,
  plain: DayTexts,
  texts: Texts,
): Chart | null {
  if (wasted.every(({ high }) => high < 1e-12)) return null;
  const { shown, left } = cut(wasted, mostBars);
  const rows = shown.map(({ distraction, value, low, high }) => ({
    ...{ label: plain.distraction(distraction), value, low, high },
    text: texts.numbers.fixed(value, 2),
  }));
  const { axis, title, note } = texts.charts.wasted;
  const finding =
    burns === null || burns.unsure.length > 0
      ? null
      : texts.titles.burnsMost(plain.distractionKind(burns.most.kind));
  const kind = { title, note: withLeft(note, [[left, 'bars']], texts) };
  const told = described(kind, texts, texts.charts.inTables, finding);
  return barsChart({ ...told, axisTitle: axis, rows }, texts.numbers);
}

/** The same as a table. */
export function wastedGrid(wasted: readonly Wasted[], { columns, rates, distraction: told }: DayTexts): Grid {
  const rows = wasted.map(({ distraction, value, low, high }) => {
    const known =
      low === high ? { exact: value, simulated: null } : { exact: null, simulated: { value, low, high } };
    return [words(told(distraction)), figure(rates.mean(known, 2), value)];
  });
  return { head: [columns.distraction, columns.wasted], rows, align: 'lr' };
}
