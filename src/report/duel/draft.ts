/** The report of a run of duels: who is out of balance, what stands out, then the tables behind it. */
import { fullPoints, listRows } from '../../facts/duel/fit.ts';
import { sectionOf } from '../../facts/duel/sections.ts';
import { trackedDuels } from '../../facts/duel/tracked.ts';
import type { PointView, View } from '../../facts/duel/view.ts';
import { movesOf } from '../../facts/moves/moves.ts';
import { repeatCommand } from '../../facts/run/command.ts';
import { pointNames } from '../../facts/run/pointName.ts';
import { plainPhrasing } from '../../language/forms/phrasing.ts';
import type { Language } from '../../language/languages.ts';
import { fewer, framed } from '../document/frame.ts';
import { scaleOf } from '../document/heatMatrix.ts';
import {
  type Block,
  type Draft,
  firstRows,
  items,
  note,
  section,
  shortened,
  text,
} from '../document/model.ts';
import { openingBlocks } from '../document/openings.ts';
import { pointBlocks, pointKeys } from '../document/points.ts';
import { planeBlocks } from '../planes/blocks.ts';
import { rankingBlocks } from '../ranking/blocks.ts';
import { numberCells, pageBook } from './book.ts';
import { planCharts } from './charts/plan.ts';
import type { Context, Pictures } from './context.ts';
import { countBlocks } from './counts.ts';
import { imbalanceText } from './glance.ts';
import { scoreBlocks } from './heat.ts';
import { impossibleGrid, overviewBlocks } from './overview.ts';
import { partBlocks } from './point.ts';
import { pageSwitches } from './switches.ts';
import { tellingOf, toldBlocks } from './told.ts';

/** The report of a run of duels in a language. */
export function duelDraft(view: View, language: Language): Draft {
  const moves = movesOf(trackedDuels(view));
  const plain = language(plainPhrasing);
  const names = pointNames(view.points);
  const several = view.points.length > 1;
  const telling = tellingOf(view, plain);
  const { shown: charts, left: undrawn } = planCharts(
    view,
    moves,
    plain,
    (point) => (several ? plain.point(names[point]!) : ''),
    telling?.chart ?? null,
  );
  const numbers = numberCells(view);
  const pictures: Pictures = (point, place, plane) =>
    charts
      .filter((chart) => chart.point === point && chart.place === place)
      .filter((chart) => plane === undefined || chart.plane === plane)
      .map(({ file, chart, tabled }) => ({ kind: 'picture', file, chart, onPage: !tabled }));
  return (phrasing) => {
    const texts = language(phrasing);
    const { headings, page, fit } = texts;
    const nameOf = (index: number) => texts.point(names[index]!);
    const toldWith = {
      texts,
      plain,
      strong: phrasing.strong,
      name: phrasing.name,
      nameOf,
      numbers,
      pictures,
      first: view.first,
    };
    const opening = openingBlocks(view.points, (point, index) => glance(point, index, toldWith), texts);
    const keys = pointKeys(view.points);
    const opened = opening.flatMap((block) =>
      block.kind === 'openings' ? block.points.map(({ key }) => keys.indexOf(key)) : [view.first],
    );
    const context: Context = { ...toldWith, opened: new Set(opened) };
    const said = (most?: number) =>
      pointBlocks(
        view.points,
        (point, index) => partBlocks(point, index, context),
        texts,
        plain,
        pageSwitches(view, plain),
        most,
      );
    const left = view.points.length > fullPoints;
    return framed({
      title: texts.title(view.info.scenario.name),
      lead: page.lead,
      book: () => pageBook(view, plain),
      texts,
      opening: [section(page.glance, opening)],
      points: view.points,
      findings: (index) => {
        const point = view.points[index];
        if (point === undefined) return [];
        if (point.sameAs !== null) return [[texts.samePoint(nameOf(point.sameAs)), null]];
        const scores = point.even ? page.glance : headings.rates;
        return point.findings.map((finding) => {
          const part = sectionOf(finding);
          return [texts.finding(finding), part === 'scores' ? scores : headings[part]];
        });
      },
      check: view.check,
      under: [
        ...text(texts.scope(view)),
        ...text(undrawn > 0 ? texts.charts.left(undrawn, 'pictures') : ''),
        ...overviewBlocks(view, context),
      ],
      sections: [
        ...(left
          ? [
              {
                kind: 'fit',
                page: said(),
                file: [...said(fullPoints), ...text(fit.points(view.points.length, fullPoints))],
              } as const,
            ]
          : said()),
        section(headings.along, pictures(view.first, 'axes')),
        countBlocks(view.points, context),
        section(texts.planes.heading, planeBlocks(view.planes, texts, plain)),
        section(texts.ranking.heading, rankingBlocks(view.ranking, texts)),
        section(
          headings.impossible,
          shortened(impossibleGrid(view, texts, nameOf), listRows, firstRows, fit.impossible),
        ),
        section(texts.told.heading, toldBlocks(telling, context)),
      ],
      reading: texts.reading(view),
      command: repeatCommand(view.info),
      repeating: texts.repeating(view.info),
    });
  };
}

/** Sentences of the opening; of more the rest is counted. */
const mostImbalances = 8;

/** What is out of balance at a point, the largest first, with the scores behind that; nothing for fewer than two sides. */
function glance(point: PointView, index: number, context: Omit<Context, 'opened'>): readonly Block[] {
  if (point.scores.length < 2) return [];
  const { texts, strong } = context;
  if (point.sameAs !== null) return text(texts.samePoint(context.nameOf(point.sameAs)));
  const { page, numbers, headings } = texts;
  const { found, calm, open } = point.imbalances;
  const scale = point.even
    ? [
        ...note(texts.scoresNote),
        ...scoreBlocks(point, texts, context.plain),
        scaleOf(page.scoreLegend, numbers),
      ]
    : [];
  return [
    ...items([
      ...fewer(
        (found.length === 0
          ? [page.balanced(open)]
          : found.map((own) => imbalanceText(own, texts, strong))
        ).map((sentence) => [sentence, null] as const),
        mostImbalances,
        headings.rates,
        texts,
      ),
      ...(found.length > 0 && calm.length > 0 ? [{ text: page.calm(calm), link: null }] : []),
    ]),
    ...scale,
    ...context.pictures(index, 'scores'),
  ];
}
