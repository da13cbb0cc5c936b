/** The picture of a run of days: what each distraction costs. */
import { barsChart } from '../charts/bars.ts';
import type { Chart } from '../charts/spec.ts';
import { described } from '../charts/words.ts';
import type { Texts } from '../texts.ts';
import { bestOf, type Term, weightedSum } from '../view/estimate.ts';
import type { DayTexts } from './texts.ts';
import type { DayPoint } from './view.ts';

/** Bars of more distractions than this are a wall. */
const mostBars = 30;

/**
 * Points wasted in a day by distraction, the dearest first, averaged over the days of a point; `null` where nothing
 * distracts. A simulated figure rests on the share of the attempts that were lost, and takes the mean number of
 * attempts as known, which is far better known than the share.
 *
 * @param plain texts, bare.
 */
export function wastedChart({ days }: DayPoint, plain: DayTexts, texts: Texts): Chart | null {
  const terms = new Map<string, Term[]>();
  for (const { attempts, cost, distractions } of days.flatMap(({ powers }) => powers)) {
    for (const { distraction, lost } of distractions) {
      if (bestOf(lost) === null) continue;
      const label = plain.distraction(distraction);
      const weight = (attempts * cost) / days.length;
      terms.set(label, [...(terms.get(label) ?? []), { weight, estimate: lost }]);
    }
  }
  const rows = [...terms].map(([label, own]) => {
    const wasted = weightedSum(0, own);
    const value = bestOf(wasted) ?? 0;
    const { low, high } = (wasted.exact === null ? wasted.simulated : null) ?? { low: value, high: value };
    return { label, value, low, high, text: texts.numbers.fixed(value, 2) };
  });
  if (rows.length === 0 || rows.every(({ high }) => high < 1e-12)) return null;
  const { axis, ...words } = texts.charts.wasted;
  const dearest = rows.sort((a, b) => b.value - a.value).slice(0, mostBars);
  return barsChart({ ...described(words, texts), axisTitle: axis, rows: dearest }, texts.numbers);
}
