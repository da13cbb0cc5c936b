/** `report.md`: what stands out first, then the tables behind it, then how to read and to repeat it. */
import { english } from './english.ts';
import { repeatCommand } from './markdown/command.ts';
import { escapeHtml, fencedBlock } from './markdown/escape.ts';
import { impossibleBlocks, overviewBlocks } from './markdown/overview.ts';
import { markdownPhrasing } from './markdown/phrasing.ts';
import { rateBlocks } from './markdown/rates.ts';
import { drainBlocks, scoreBlocks } from './markdown/sides.ts';
import { folded } from './markdown/table.ts';
import type { Phrasing } from './phrasing.ts';
import type { Texts } from './texts.ts';
import { fullPoints } from './view/fit.ts';
import type { PointView, View } from './view/view.ts';

/** The report of a run in Markdown, in the language of the catalogue. */
export function markdownReport(view: View, language: (phrasing: Phrasing) => Texts = english): string {
  const texts = language(markdownPhrasing);
  const html = language({ ...markdownPhrasing, name: escapeHtml });
  const { headings } = texts;
  const nameOf = (index: number) => pointName(view, index, texts);
  const [baseline] = view.points;
  const blocks = [
    `# ${texts.title(view.info.scenario.name)}`,
    ...section(headings.standout, standoutBlocks(view, texts, nameOf)),
    ...(baseline === undefined ? [] : pointBlocks(baseline, texts, nameOf, '##', true)),
    ...section(headings.others, [
      ...view.points
        .slice(1, fullPoints)
        .flatMap((point, index) =>
          folded(pointName(view, index + 1, html), otherPoint(point, texts, nameOf)),
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

function standoutBlocks(view: View, texts: Texts, nameOf: (index: number) => string): readonly string[] {
  const sentences = [
    ...(view.points[0]?.findings ?? []).map((finding) => texts.finding(finding)),
    ...(view.check === null ? [] : [texts.check(view.check)]),
  ];
  return [
    ...(sentences.length === 0 ? [] : [bullets(sentences)]),
    texts.scope(view, view.points.length > 1 ? nameOf(0) : null),
    ...overviewBlocks(view.points, texts, nameOf),
  ];
}

/** Tables of a point; the notes that explain them stand only where they are met first. */
function pointBlocks(
  point: PointView,
  texts: Texts,
  nameOf: (index: number) => string,
  heading: string,
  notes: boolean,
): readonly string[] {
  const { headings } = texts;
  const rates = rateBlocks(point.tables, texts, `${heading}#`, nameOf);
  const facts = {
    impossible: point.tables.some((plane) => plane.impossible.length > 0),
    pooled: point.tables.some(({ laws, cells }) => laws < cells.length),
  };
  return [
    ...section(headings.scores, scoreBlocks(point, texts, notes), heading),
    ...section(headings.rates, rates.length > 0 && notes ? [texts.legend(facts), ...rates] : rates, heading),
    ...section(headings.drain, drainBlocks(point, texts, notes), heading),
  ];
}

function otherPoint(point: PointView, texts: Texts, nameOf: (index: number) => string): readonly string[] {
  return point.sameAs === null
    ? pointBlocks(point, texts, nameOf, '###', false)
    : [texts.samePoint(nameOf(point.sameAs))];
}

/** A heading with what stands under it; nothing without content. */
function section(title: string, blocks: readonly string[], heading = '##'): readonly string[] {
  return blocks.length === 0 ? [] : [`${heading} ${title}`, ...blocks];
}

function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

/** The variant is left out where there is only one, unless there is nothing else to name. */
function pointName(view: View, index: number, texts: Texts): string {
  const point = view.points[index];
  if (point === undefined) return '';
  const several = new Set(view.points.map(({ variant }) => variant)).size > 1;
  return texts.point({
    variant: several || point.axes.length === 0 ? point.variant : null,
    axes: point.axes,
  });
}
