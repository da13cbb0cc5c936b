/** `report.md`: what stands out first, then the tables behind it, then how to read and to repeat it. */
import { fullPoints } from '../../../facts/duel/fit.ts';
import { type FindingSection, sectionOf } from '../../../facts/duel/sections.ts';
import type { PointView, View } from '../../../facts/duel/view.ts';
import { repeatCommand } from '../../../facts/run/command.ts';
import { english } from '../../../language/en/texts.ts';
import { type Phrasing, plainPhrasing } from '../../../language/forms/phrasing.ts';
import type { Texts } from '../../../language/texts/texts.ts';
import type { Block } from '../../document/model.ts';
import { markdownBlocks } from '../../markdown/document.ts';
import { escapeHtml, escapeMarkdown, fencedBlock } from '../../markdown/escape.ts';
import { bullets, section } from '../../markdown/layout.ts';
import { markdownPhrasing } from '../../markdown/phrasing.ts';
import { slug } from '../../markdown/slug.ts';
import { folded } from '../../markdown/table.ts';
import { planeBlocks } from '../../planes/blocks.ts';
import { rankingBlocks } from '../../ranking/blocks.ts';
import { verdictBlocks } from '../../verdicts/blocks.ts';
import type { ChartPlace, PlacedChart } from '../charts/plan.ts';
import { pointName } from '../pointName.ts';
import { edgeBlocks, lengthBlocks } from './courses.ts';
import { impossibleBlocks, overviewBlocks } from './overview.ts';
import { rateBlocks } from './rates.ts';
import { drainBlocks, scoreBlocks } from './sides.ts';

/**
 * The report of a run in Markdown, in the language of the catalogue.
 *
 * @param charts pictures to refer to; none where none are written.
 */
export function markdownReport(
  view: View,
  language: (phrasing: Phrasing) => Texts = english,
  charts: readonly PlacedChart[] = [],
): string {
  const texts = language(markdownPhrasing);
  const pictures: Pictures = (point, place, plane) =>
    charts
      .filter((chart) => chart.point === point && chart.place === place)
      .filter((chart) => plane === undefined || chart.plane === plane)
      .map(({ file, chart }) => `![${escapeMarkdown(chart.title)}](${file})`);
  const html = language({ ...markdownPhrasing, name: escapeHtml });
  const plain = language(plainPhrasing);
  const { headings } = texts;
  const nameOf = (index: number) => pointName(view, index, texts);
  const [baseline] = view.points;
  const blocks = [
    `# ${texts.title(view.info.scenario.name)}`,
    ...section(texts.verdicts.heading, plainBlocks(verdictBlocks(view.judgement, texts, markdownPhrasing))),
    ...section(headings.standout, standoutBlocks(view, texts, nameOf)),
    ...(baseline === undefined ? [] : pointBlocks(baseline, texts, nameOf, '##', 0, pictures)),
    ...section(texts.planes.heading, plainBlocks(planeBlocks(view.planes, texts, plain))),
    ...section(texts.ranking.heading, plainBlocks(rankingBlocks(view.ranking, texts))),
    ...section(headings.along, pictures(0, 'axes')),
    ...section(headings.others, [
      ...view.points
        .slice(1, fullPoints)
        .flatMap((point, index) =>
          folded(pointName(view, index + 1, html), otherPoint(point, texts, nameOf, index + 1, pictures)),
        ),
      ...(view.points.length > fullPoints ? [texts.fit.points(view.points.length, fullPoints)] : []),
    ]),
    ...section(headings.impossible, impossibleBlocks(view, texts, nameOf)),
    ...section(headings.reading, [bullets(texts.reading(view))]),
    ...section(headings.repeating, [
      fencedBlock('sh', repeatCommand(view.info)),
      bullets(texts.repeating(view.info)),
    ]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** Parts without pictures, as they stand under a heading. */
function plainBlocks(blocks: readonly Block[]): readonly string[] {
  return markdownBlocks(blocks, false, 3);
}

function standoutBlocks(view: View, texts: Texts, nameOf: (index: number) => string): readonly string[] {
  const link = (part: FindingSection) => ` ([${texts.seeTable}](#${slug(texts.headings[part])}))`;
  const sentences = [
    ...(view.points[0]?.findings ?? []).map((finding) => texts.finding(finding) + link(sectionOf(finding))),
    ...(view.check === null ? [] : [texts.check(view.check)]),
  ];
  return [
    ...(sentences.length === 0 ? [] : [bullets(sentences)]),
    texts.scope(view, view.points.length > 1 ? nameOf(0) : null),
    ...overviewBlocks(view.points, texts, nameOf),
  ];
}

/** Pictures of a point for a part of the report, as Markdown; of one plane where it is given. */
type Pictures = (point: number, place: ChartPlace, plane?: number | null) => readonly string[];

/** Tables of a point; the notes that explain them stand only where they are met first. */
function pointBlocks(
  point: PointView,
  texts: Texts,
  nameOf: (index: number) => string,
  heading: string,
  index: number,
  pictures: Pictures,
): readonly string[] {
  const { headings } = texts;
  const notes = index === 0;
  const rates = rateBlocks(point.tables, texts, `${heading}#`, nameOf, (plane) =>
    pictures(index, 'rates', plane),
  );
  const part = (title: string, place: ChartPlace, blocks: readonly string[]) =>
    section(title, blocks.length === 0 ? [] : [...pictures(index, place), ...blocks], heading);
  const facts = {
    impossible: point.tables.some((plane) => plane.impossible.length > 0),
    pooled: point.tables.some(({ laws, cells }) => laws < cells.length),
    precision: point.precision,
  };
  return [
    ...part(headings.scores, 'scores', scoreBlocks(point, texts, notes)),
    ...section(headings.rates, rates.length > 0 && notes ? [texts.legend(facts), ...rates] : rates, heading),
    ...part(headings.edge, 'edge', edgeBlocks(point, texts, notes)),
    ...part(headings.drain, 'drain', drainBlocks(point, texts, notes)),
    ...part(headings.length, 'length', lengthBlocks(point, texts, notes)),
  ];
}

function otherPoint(
  point: PointView,
  texts: Texts,
  nameOf: (index: number) => string,
  index: number,
  pictures: Pictures,
): readonly string[] {
  return point.sameAs === null
    ? pointBlocks(point, texts, nameOf, '###', index, pictures)
    : [texts.samePoint(nameOf(point.sameAs))];
}
