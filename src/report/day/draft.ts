/** The report of a run of days: what stands out first, then the tables behind it. */

import { knownOf } from '../../analysis/estimate.ts';
import { defaultPrecision } from '../../analysis/precision.ts';
import type { DayPoint, DayRunView } from '../../facts/day/view.ts';
import { wastedByDistraction } from '../../facts/day/wasted.ts';
import { type Phrasing, plainPhrasing } from '../../language/forms/phrasing.ts';
import type { Language } from '../../language/languages.ts';
import type { DayTexts } from '../../language/texts/day.ts';
import type { Texts } from '../../language/texts/texts.ts';
import { firstLookedAt } from '../../scenario/points/lookedAt.ts';
import { alongBlocks } from '../document/along.ts';
import { type Finding, runFrame } from '../document/frame.ts';
import { type Block, type Draft, note, picture, section, table } from '../document/model.ts';
import { pointBlocks } from '../document/points.ts';
import { wastedChart, wastedGrid } from './chart.ts';
import { dayGrid, gainGrid, losslessBlocks, planBlocks } from './tables.ts';

/** The report of a run of days, in the language of the catalogue. */
export function dayDraft(
  view: DayRunView,
  catalogue: (phrasing: Phrasing) => DayTexts,
  language: Language,
): Draft {
  return (phrasing) => {
    const [words, texts, plain] = [catalogue(phrasing), language(phrasing), language(plainPhrasing)];
    const bare = catalogue(plainPhrasing);
    const { headings } = words;
    const { info, points, size } = view;
    const first = firstLookedAt(points);
    const baseline = points[first];
    const wasted = baseline === undefined ? [] : wastedByDistraction(baseline);
    return runFrame({
      info,
      size,
      words,
      texts,
      points,
      findings: (index) => {
        const point = points[index];
        return point === undefined ? [] : findings(point, index === first, words);
      },
      check: view.check,
      sections:
        baseline === undefined
          ? []
          : [
              section(headings.distractions, [
                ...picture(
                  'charts/points-wasted.svg',
                  wastedChart(wasted, baseline.summary.burns, bare, plain),
                ),
                ...table(wastedGrid(wasted, words)),
              ]),
              ...pointBlocks(
                points,
                (point) => [
                  section(
                    headings.days,
                    noted(
                      words.daysNote(point, knownOf(point.days.map((day) => day.effective))),
                      table(dayGrid(point, words, phrasing)),
                    ),
                  ),
                  section(headings.lossless, losslessBlocks(point, words, texts, phrasing)),
                  section(headings.gains, noted(words.gainsNote, table(gainGrid(point, words, phrasing)))),
                  section(headings.plans, noted(words.plansNote, planBlocks(point, words, phrasing))),
                ],
                texts,
                plain,
              ),
              section(texts.headings.along, movingFigures(points, words, bare, texts, plain, phrasing)),
            ],
      reading: words.reading(view),
    });
  };
}

/** What is wasted and what comes of it, a day, at all points. */
function movingFigures(
  points: readonly DayPoint[],
  { columns, rates }: DayTexts,
  bare: DayTexts,
  texts: Texts,
  plain: Texts,
  { name }: Phrasing,
): readonly Block[] {
  const figures = [
    ['wasted', bare.columns.wasted],
    ['effective', bare.columns.effectiveADay],
  ] as const;
  return figures.flatMap(([key, figure]) =>
    alongBlocks(
      points,
      ({ days }) =>
        days.map((day) => ({
          names: [day.plan, day.manifester],
          estimate: day[key],
          text: rates.mean(day[key], 2),
        })),
      {
        figure,
        share: false,
        rows: `${columns.plan} · ${columns.manifester}`,
        file: `charts/${key}.svg`,
        confidence: defaultPrecision.confidence,
        name,
      },
      texts,
      plain,
    ),
  );
}

function noted(said: string, blocks: readonly Block[]): readonly Block[] {
  return blocks.length === 0 ? [] : [...note(said), ...blocks];
}

/** @param first whether the point is the one that is looked at first, whose distractions have a table. */
function findings({ summary }: DayPoint, first: boolean, texts: DayTexts): readonly Finding[] {
  const { headings } = texts;
  return [
    ...summary.order.map(
      (own): Finding =>
        own.kind === 'burns'
          ? [texts.burns(summary), first ? headings.distractions : null]
          : [texts.wastes(own.manifester), headings.days],
    ),
    ...summary.manifesters.map((own) => [texts.buys(own), headings.gains] as const),
  ];
}
