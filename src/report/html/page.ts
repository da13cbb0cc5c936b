/** `report.html`: one file that holds everything and asks for nothing. */
import { createHash } from 'node:crypto';
import type { RunResult } from '../../batch/result.ts';
import type { PlacedChart } from '../charts/plan.ts';
import { impossibleGrid, overviewGrid } from '../grids/overview.ts';
import type { Language } from '../languages.ts';
import { repeatCommand } from '../markdown/command.ts';
import { escapeHtml } from '../markdown/escape.ts';
import { plainPhrasing } from '../phrasing.ts';
import { pointName } from '../pointName.ts';
import type { Texts } from '../texts.ts';
import { groupPoints } from '../view/points.ts';
import { sectionOf } from '../view/sections.ts';
import type { View } from '../view/view.ts';
import { CellBook } from './cells.ts';
import { clientScript } from './clientScript.ts';
import { controlsHtml } from './controls.ts';
import { glanceHtml } from './glance.ts';
import { htmlPhrasing } from './phrasing.ts';
import { pointHtml } from './points.ts';
import { pageStyle } from './style.ts';
import { htmlSection, htmlTable, paragraphs } from './tables.ts';

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
  const title = escapeHtml(plain.title(view.info.scenario.name));
  const body = [
    `<header><h1>${texts.title(view.info.scenario.name)}</h1>`,
    ...paragraphs(texts.page.lead.map(escapeHtml)),
    '</header>',
    '<main>',
    htmlSection(2, 'glance', escapeHtml(texts.page.glance), glanceHtml(view, texts)),
    htmlSection(2, 'standout', texts.headings.standout, standoutHtml(view, texts, nameOf)),
    controlsHtml(view, plain),
    ...points,
    htmlSection(
      2,
      'impossible',
      texts.headings.impossible,
      tableOf(impossibleGrid(view, texts, nameOf), texts.headings.impossible),
    ),
    htmlSection(2, 'reading', texts.headings.reading, [
      `<p>${texts.legend({ impossible: view.impossible.length > 0, pooled: true, confidence: view.precision.confidence })}</p>`,
      ...paragraphs(texts.reading(view)),
    ]),
    htmlSection(2, 'repeating', texts.headings.repeating, [
      `<pre tabindex="0"><code>${escapeHtml(repeatCommand(view.info))}</code></pre>`,
      `<ul>${texts
        .repeating(view.info)
        .map((line) => `<li>${line}</li>`)
        .join('')}</ul>`,
    ]),
    '</main>',
    `<footer><p>${escapeHtml(texts.page.made(view.info.version))}</p></footer>`,
    `<noscript><p class="noscript">${escapeHtml(texts.page.noScript)}</p></noscript>`,
    `<script type="application/json" id="data">${jsonForHtml(book.data())}</script>`,
    `<script>${clientScript}</script>`,
  ];
  return `<!doctype html>
<html lang="${texts.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy()}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${pageStyle}</style>
</head>
<body>
${body.filter((part) => part !== '').join('\n')}
</body>
</html>
`;
}

/** Nothing may be loaded or sent; only this style and this script may run. */
function policy(): string {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
  return `default-src 'none'; style-src ${hash(pageStyle)}; script-src ${hash(clientScript)}; base-uri 'none'; form-action 'none'`;
}

/** JSON inside a script element: no `<`, so that no tag and no comment can begin or end there. */
function jsonForHtml(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
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
          .map(([chart, svg]) => figureHtml(chart, svg)),
    });
    const name = pointName(view, index, texts);
    return index === 0
      ? `<div class="point" data-point="0">${view.points.length > 1 ? `<p class="point-name">${name}</p>` : ''}${content}</div>`
      : `<div class="point" data-point="${index}"><details><summary>${name}</summary>${content}</details></div>`;
  });
}

/** A picture in the page: its own style sheet is part of the page's. */
function figureHtml({ chart }: PlacedChart, svg: string): string {
  const bare = svg
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<title>.*?<\/title><desc>.*?<\/desc>/s, '')
    .replace('role="img"', `role="img" aria-label="${escapeHtml(`${chart.title}. ${chart.description}`)}"`);
  return `<figure>${bare.trim()}</figure>`;
}

function standoutHtml(view: View, texts: Texts, nameOf: (index: number) => string): readonly string[] {
  const link = (part: string) => ` <a href="#${part}">${texts.seeTable}</a>`;
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
