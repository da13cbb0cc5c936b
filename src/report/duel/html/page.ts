/** `report.html`: one file that holds everything and asks for nothing. */
import { groupPoints } from '../../../analysis/points.ts';
import type { RunResult } from '../../../batch/result.ts';
import { sectionOf } from '../../../facts/duel/sections.ts';
import type { View } from '../../../facts/duel/view.ts';
import { repeatCommand } from '../../../facts/run/command.ts';
import { plainPhrasing } from '../../../language/forms/phrasing.ts';
import type { Language } from '../../../language/languages.ts';
import type { Texts } from '../../../language/texts/texts.ts';
import { type Block, section } from '../../document/model.ts';
import { repeatingBlocks } from '../../document/parts.ts';
import { HtmlWriter } from '../../html/document.ts';
import { figureHtml } from '../../html/figure.ts';
import { htmlPhrasing } from '../../html/phrasing.ts';
import { pageShell } from '../../html/shell.ts';
import { htmlSection, htmlTable, paragraphs } from '../../html/tables.ts';
import { escapeHtml } from '../../markdown/escape.ts';
import { planeBlocks } from '../../planes/blocks.ts';
import { rankingBlocks } from '../../ranking/blocks.ts';
import { verdictBlocks } from '../../verdicts/blocks.ts';
import type { PlacedChart } from '../charts/plan.ts';
import { impossibleGrid, overviewGrid } from '../overview.ts';
import { pointName } from '../pointName.ts';
import { CellBook } from './cells.ts';
import { controlsHtml } from './controls.ts';
import { glanceHtml } from './glance.ts';
import { pointKey } from './pointKeys.ts';
import { pointHtml } from './points.ts';

/**
 * The page of a run.
 *
 * @param charts the pictures of the run with their SVG text; those of win rates are left out, since the page
 *   has coloured tables in their place.
 */
export function htmlReport(
  result: RunResult,
  view: View,
  language: Language,
  charts: readonly (readonly [PlacedChart, string])[],
): string {
  const texts = language(htmlPhrasing);
  const plain = language(plainPhrasing);
  const nameOf = (index: number) => pointName(view, index, texts);
  const book = new CellBook(view.info, plain);
  const points = pointsHtml(result, view, texts, book, charts);
  const writer = new HtmlWriter(new Map());
  const part = (heading: string, blocks: readonly Block[]) => writer.blocks([section(heading, blocks)]);
  const { headings } = texts;
  return pageShell(
    {
      title: plain.title(view.info.scenario.name),
      header: [
        `<h1>${texts.title(view.info.scenario.name)}</h1>`,
        ...paragraphs(texts.page.lead.map(escapeHtml)),
      ],
      main: [
        htmlSection(2, 'glance', escapeHtml(texts.page.glance), glanceHtml(view, texts)),
        ...part(texts.verdicts.heading, verdictBlocks(view.judgement, texts, htmlPhrasing)),
        htmlSection(2, 'standout', headings.standout, standoutHtml(view, texts, nameOf)),
        controlsHtml(view, plain),
        ...points,
        ...part(texts.planes.heading, planeBlocks(view.planes, texts, plain)),
        ...part(texts.ranking.heading, rankingBlocks(view.ranking, texts)),
        htmlSection(
          2,
          'impossible',
          headings.impossible,
          tableOf(impossibleGrid(view, texts, nameOf), headings.impossible),
        ),
        htmlSection(2, 'reading', headings.reading, [
          `<p>${texts.legend({ impossible: view.impossible.length > 0, pooled: true, precision: view.precision })}</p>`,
          ...paragraphs(texts.reading(view)),
        ]),
        ...part(headings.repeating, repeatingBlocks(repeatCommand(view.info), texts.repeating(view.info))),
      ],
      data: book.data(),
      version: view.info.version,
    },
    plain,
  );
}

function pointsHtml(
  result: RunResult,
  view: View,
  texts: Texts,
  book: CellBook,
  charts: readonly (readonly [PlacedChart, string])[],
): readonly string[] {
  const groups = groupPoints(result.cells);
  return view.points.map((point, index) => {
    const entries = new Map<string, number>();
    for (const [at, group] of (groups[index]?.planes ?? []).entries()) {
      const views = new Map(point.tables[at]?.cells.map((cell) => [cell.key, cell]));
      if (point.tables[at]?.sameAs !== null) continue;
      for (const pooled of group.laws)
        for (const cell of pooled.cells) {
          const found = views.get(cell.cell.key);
          if (found !== undefined) entries.set(cell.cell.key, book.enter(found, cell, pooled));
        }
    }
    const content = pointHtml(point, {
      texts,
      index,
      nameOf: (other) => pointName(view, other, texts),
      indexOf: (key) => entries.get(key) ?? 0,
      heatOf: (cell) => book.heat(cell, 'win'),
      pictures: (place) =>
        charts
          .filter(([chart]) => chart.point === index && chart.place === place && !chart.tabled)
          .map(([{ chart }, svg]) => figureHtml(chart, svg)),
    });
    const name = pointName(view, index, texts);
    const key = pointKey(view, index);
    return index === 0
      ? `<div class="point" data-point="${key}">${view.points.length > 1 ? `<p class="point-name">${name}</p>` : ''}${content}</div>`
      : `<div class="point" data-point="${key}"><details><summary>${name}</summary>${content}</details></div>`;
  });
}

function standoutHtml(view: View, texts: Texts, nameOf: (index: number) => string): readonly string[] {
  // The table of scores opens the page.
  const link = (part: string) => ` <a href="#${part === 'scores' ? 'glance' : part}">${texts.seeTable}</a>`;
  const sentences = [
    ...(view.points[0]?.findings ?? []).map((finding) => texts.finding(finding) + link(sectionOf(finding))),
    ...(view.check === null ? [] : [texts.check(view.check)]),
  ];
  return [
    ...(sentences.length === 0
      ? []
      : [`<ul class="findings">${sentences.map((text) => `<li>${text}</li>`).join('\n')}</ul>`]),
    `<p>${texts.scope(view, view.points.length > 1 ? nameOf(0) : null)}</p>`,
    ...tableOf(overviewGrid(view.points, texts, nameOf), texts.headings.others),
  ];
}

function tableOf(grid: Parameters<typeof htmlTable>[0] | null, caption: string): readonly string[] {
  return grid === null ? [] : [htmlTable(grid, caption)];
}
