/** The picture of a run of days: what each distraction costs. */
import { bestOf, type Term, weightedSum } from '../../analysis/estimate.ts';
import type { DayPoint } from '../../facts/day/view.ts';
import type { DayTexts } from '../../language/texts/day.ts';
import type { Texts } from '../../language/texts/texts.ts';
import type { Distraction } from '../../rules/day/model.ts';
import { barsChart } from '../charts/bars.ts';
import type { Chart } from '../charts/spec.ts';
import { described } from '../charts/words.ts';
import { figure, type Grid, words } from '../document/grid.ts';

/** Bars of more distractions than this are a wall. */
const mostBars = 30;

/** What a distraction costs a day on average, with bounds; equal ones where it is exact. */
export interface Wasted {
  readonly distraction: Distraction;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/**
 * Points wasted in a day by distraction, the dearest first, averaged over the days of a point. A simulated figure
 * rests on the share of the attempts that were lost, and takes the mean number of attempts as known, which is far
 * better known than the share.
 */
export function wastedByDistraction({ days }: DayPoint): readonly Wasted[] {
  const terms = new Map<string, { distraction: Distraction; own: Term[] }>();
  for (const { attempts, cost, distractions } of days.flatMap(({ powers }) => powers)) {
    for (const { distraction, lost } of distractions) {
      if (bestOf(lost) === null) continue;
      const key = JSON.stringify(distraction);
      const known = terms.get(key) ?? { distraction, own: [] };
      terms.set(key, known);
      known.own.push({ weight: (attempts * cost) / days.length, estimate: lost });
    }
  }
  const all = [...terms.values()].map(({ distraction, own }) => {
    const wasted = weightedSum(0, own);
    const value = bestOf(wasted) ?? 0;
    const bounds = wasted.exact === null ? wasted.simulated : null;
    return { distraction, value, low: bounds?.low ?? value, high: bounds?.high ?? value };
  });
  return all.sort((a, b) => b.value - a.value);
}

/** The same as a picture; `null` where nothing is wasted. @param plain texts, bare. */
export function wastedChart(wasted: readonly Wasted[], plain: DayTexts, texts: Texts): Chart | null {
  if (wasted.every(({ high }) => high < 1e-12)) return null;
  const rows = wasted.slice(0, mostBars).map(({ distraction, value, low, high }) => ({
    ...{ label: plain.distraction(distraction), value, low, high },
    text: texts.numbers.fixed(value, 2),
  }));
  const { axis, ...said } = texts.charts.wasted;
  return barsChart({ ...described(said, texts), axisTitle: axis, rows }, texts.numbers);
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
