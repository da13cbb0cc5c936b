/** One variant at one setting of the axes, as a part of the page. */
import type { PlaneTable } from '../../../facts/duel/tables.ts';
import type { PointView } from '../../../facts/duel/view.ts';
import type { Texts } from '../../../language/texts/texts.ts';
import type { Grid } from '../../document/grid.ts';
import { htmlSection, htmlTable, paragraphs } from '../../html/tables.ts';
import type { ChartPlace } from '../charts/plan.ts';
import { edgeGrid, lengthGrid, lengthIsExact } from '../courses.ts';
import { drainGrid, drainIsExact, planeDrainGrid } from '../sides.ts';
import { type HeatOf, heatLegend, type IndexOf, listTable, matrixTable, scoreTable } from './heat.ts';

/** What parts of a point are made with. */
export interface PointContext {
  readonly texts: Texts;
  readonly index: number;
  /** Names of earlier points, marked up. */
  nameOf(point: number): string;
  readonly indexOf: IndexOf;
  readonly heatOf: HeatOf;
  /** Pictures of this point for a part of the report. */
  pictures(place: ChartPlace): readonly string[];
}

/** All parts of a point. */
export function pointHtml(point: PointView, context: PointContext): string {
  const { texts, index } = context;
  const { headings } = texts;
  if (point.sameAs !== null) return `<p>${texts.samePoint(context.nameOf(point.sameAs))}</p>`;
  const id = (part: string) => (index === 0 ? part : `${part}-${index + 1}`);
  // The baseline's table opens the page.
  const scores = index === 0 ? '' : scoreTable(point, texts);
  const exact = drainIsExact(point);
  return [
    htmlSection(
      2,
      id('scores'),
      headings.scores,
      point.scores.length < 2 ? [] : [`<p>${texts.scoresNote}</p>`, scores, ...context.pictures('scores')],
    ),
    htmlSection(2, id('rates'), headings.rates, rateBlocks(point, context)),
    htmlSection(
      2,
      id('edge'),
      headings.edge,
      gridBlocks(edgeGrid(point, texts), texts.edgeNote, headings.edge, context, 'edge'),
    ),
    htmlSection(2, id('drain'), headings.drain, [
      ...gridBlocks(
        drainGrid(point, texts),
        texts.drainNote(exact, point.precision),
        headings.drain,
        context,
        'drain',
      ),
      ...(index === 0 ? planeDrain(point, texts) : []),
    ]),
    htmlSection(
      2,
      id('length'),
      headings.length,
      gridBlocks(
        lengthGrid(point, texts),
        texts.lengthNote(lengthIsExact(point), point.precision),
        headings.length,
        context,
        'length',
      ),
    ),
    htmlSection(2, id('along'), headings.along, index === 0 ? context.pictures('axes') : []),
  ].join('\n');
}

function gridBlocks(
  grid: Grid | null,
  note: string,
  caption: string,
  context: PointContext,
  place: ChartPlace,
): readonly string[] {
  if (grid === null) return [];
  const pictures = context.pictures(place);
  return [`<p>${note}</p>`, ...pictures, htmlTable(grid, caption)];
}

/** The same plane by plane, folded away: what the picture shows. */
function planeDrain(point: PointView, texts: Texts): readonly string[] {
  const grid = planeDrainGrid(point, texts);
  if (grid === null) return [];
  const caption = `${texts.headings.drain}, ${texts.byPlane}`;
  return [
    `<details><summary>${caption}: ${texts.asTable}</summary>${htmlTable(grid, caption, false)}</details>`,
  ];
}

function rateBlocks(point: PointView, context: PointContext): readonly string[] {
  const { texts } = context;
  const shown = point.tables.filter(({ sameAs, cells }) => sameAs === null && cells.length > 0);
  const lists = shown.filter(({ shape }) => shape === 'list');
  const blocks = [
    ...shown.filter(({ shape }) => shape !== 'list').map((table) => planeBlock(table, point, context)),
    ...(lists.length === 0 ? [] : [listTable(lists, texts, context.indexOf, context.heatOf)]),
    ...paragraphs(samePlanes(point.tables, context)),
  ];
  return blocks.length === 0
    ? []
    : [
        `<p class="hint">${texts.page.heatHint}</p>`,
        heatLegend(texts, texts.page.legendTitle, `legend-${context.index}`),
        ...blocks,
      ];
}

function planeBlock(table: PlaneTable, point: PointView, context: PointContext): string {
  const { texts, indexOf, heatOf } = context;
  const under = texts.underMatrix(table.cells, table.laws);
  const [first] = table.cells;
  const inside =
    table.shape === 'oneLaw' && first !== undefined
      ? `<p>${texts.oneLaw(table.plane, table.cells)} <span class="open" data-c="${indexOf(first.key)}">${heatOf(indexOf(first.key))[0]}</span></p>`
      : matrixTable(table, point, texts, indexOf, heatOf) + (under === '' ? '' : `<p>${under}</p>`);
  return `<div class="plane" data-plane="${table.plane}"><h3>${texts.planeHead(table.plane)}</h3>${inside}</div>`;
}

function samePlanes(tables: readonly PlaneTable[], { texts, nameOf }: PointContext): readonly string[] {
  const byPoint = new Map<number, number[]>();
  for (const { plane, sameAs } of tables)
    if (sameAs !== null) byPoint.set(sameAs, [...(byPoint.get(sameAs) ?? []), plane]);
  return [...byPoint].map(([other, planes]) => texts.samePlanes(planes, nameOf(other)));
}
