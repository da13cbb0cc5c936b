/** The first thing on the page: who is out of balance, where, and by how much. */
import { calmPlanes, type PlaneScore, verdictsOf } from '../../../facts/duel/verdicts.ts';
import type { View } from '../../../facts/duel/view.ts';
import type { Texts } from '../../../language/texts/texts.ts';
import { heatLegend, scoreTable } from './heat.ts';

/** Verdicts on the baseline with the table of scores behind them; nothing for fewer than two sides. */
export function glanceHtml(view: View, texts: Texts): readonly string[] {
  const [baseline] = view.points;
  if (baseline === undefined || baseline.scores.length < 2) return [];
  const { page, numbers } = texts;
  const numerals = (list: readonly PlaneScore[]) =>
    list.map(({ plane, score }) => [numbers.whole(plane), numbers.fixed(score * 100, 1)] as const);
  const verdicts = verdictsOf(baseline).map(({ sides, strong, weak }) =>
    page.verdict(`<strong>${texts.names(sides)}</strong>`, sides.length, numerals(strong), numerals(weak)),
  );
  const calm = calmPlanes(baseline);
  const lines = [
    ...(verdicts.length === 0 ? [page.balanced] : verdicts),
    ...(verdicts.length > 0 && calm.length > 0 ? [page.calm(calm)] : []),
  ];
  return [
    `<ul class="verdicts">${lines.map((line) => `<li>${line}</li>`).join('\n')}</ul>`,
    scoreTable(baseline, texts),
    heatLegend(texts, page.scoreLegend, 'score-legend'),
  ];
}
