/** Coloured tables: what a heat map is in HTML, readable without seeing the colours. */
import { bestOf, type Estimate } from '../../../analysis/estimate.ts';
import type { PlaneTable } from '../../../facts/duel/tables.ts';
import type { PointView } from '../../../facts/duel/view.ts';
import type { Texts } from '../../../language/texts/texts.ts';
import { stepLabels } from '../../charts/heatMap.ts';
import { heatStep } from '../../charts/palette.ts';
import { heatNumeral } from '../../charts/shares.ts';
import { escapeHtml } from '../../markdown/escape.ts';
import { byStrength } from '../charts/pointCharts.ts';

/** Answers the index of a matchup in the page's data. */
export type IndexOf = (key: string) => number;
/** Answers what a matchup shows at first: short numeral and colour step. */
export type HeatOf = (index: number) => readonly [text: string, step: number | null];

interface Axis {
  readonly side: string;
  readonly rank: number;
}

function matrixAxis(sides: readonly string[], order: readonly string[]): readonly Axis[] {
  const rank = (side: string) => (order.includes(side) ? order.indexOf(side) : order.length);
  return sides
    .map((side, file) => ({ side, rank: file }))
    .sort((a, b) => rank(a.side) - rank(b.side) || a.rank - b.rank);
}

/** The matrix of one plane, by strength; every head knows its place in the scenario. */
export function matrixTable(
  table: PlaneTable,
  point: PointView,
  texts: Texts,
  indexOf: IndexOf,
  heatOf: HeatOf,
): string {
  const order = byStrength(point);
  const rows = matrixAxis(table.initiators, order);
  const columns = matrixAxis(table.targets, order);
  const cells = new Map(table.cells.map((cell) => [pair(cell.initiator, cell.target), cell.key]));
  const no = new Map(
    table.impossible.map(({ cell, impossible }) => [pair(cell.initiator, cell.target), impossible ?? '']),
  );
  const body = rows.map(({ side, rank }) => {
    const line = columns.map((column) => {
      const key = cells.get(pair(side, column.side));
      if (key !== undefined) return heatCell(indexOf(key), heatOf);
      const reason = no.get(pair(side, column.side));
      return reason === undefined
        ? '<td></td>'
        : `<td class="no" title="${texts.reason(reason)}">${texts.marks.impossible}</td>`;
    });
    return `<tr data-f="${rank}"><th scope="row">${texts.names([side])}</th>${line.join('')}</tr>`;
  });
  const heads = columns.map(
    ({ side, rank }) => `<th scope="col" data-f="${rank}">${texts.names([side])}</th>`,
  );
  const caption = escapeHtml(texts.page.heatCaption(texts.planeHead(table.plane)));
  return heatTable(caption, `<th scope="col">${texts.columns.corner}</th>${heads.join('')}`, body);
}

/** Listed matchups in rows, planes in columns. */
export function listTable(
  tables: readonly PlaneTable[],
  texts: Texts,
  indexOf: IndexOf,
  heatOf: HeatOf,
): string {
  const rows = new Map<string, { name: string; keys: Map<number, string> }>();
  for (const { plane, cells } of tables) {
    for (const cell of cells) {
      const address = pair(cell.initiator, cell.target);
      const row = rows.get(address) ?? {
        name: `${texts.names([cell.initiator])} → ${texts.names([cell.target])}`,
        keys: new Map<number, string>(),
      };
      rows.set(address, row);
      row.keys.set(plane, cell.key);
    }
  }
  const body = [...rows.values()].map(({ name, keys }, index) => {
    const line = tables.map(({ plane }) => {
      const key = keys.get(plane);
      return key === undefined ? '<td></td>' : heatCell(indexOf(key), heatOf);
    });
    return `<tr data-f="${index}"><th scope="row">${name}</th>${line.join('')}</tr>`;
  });
  const heads = tables.map(({ plane }) => `<th scope="col">${texts.planeHead(plane)}</th>`);
  const caption = escapeHtml(texts.page.heatCaption(texts.headings.rates));
  return heatTable(caption, `<th scope="col">${texts.columns.corner}</th>${heads.join('')}`, body);
}

/** Mean score of every side, over all planes and plane by plane. */
export function scoreTable(point: PointView, texts: Texts): string {
  if (point.scores.length < 2) return '';
  const several = point.tables.length > 1;
  const cell = (score: Estimate | undefined, strong: boolean) => {
    const value = score === undefined ? null : bestOf(score);
    if (score === undefined || value === null) return '<td></td>';
    const best: Estimate = score.exact === null ? score : { exact: score.exact, simulated: null };
    const text = heatNumeral(score, texts.numbers);
    const known = escapeHtml(texts.rates.estimate(best));
    return `<td class="h${heatStep(value)}${strong ? ' all' : ''}" data-v="${value}" title="${known}">${text}</td>`;
  };
  const body = byStrength(point).map((side) => {
    const of = (list: PointView['scores'] | undefined) => list?.find((entry) => entry.side === side)?.score;
    const planes = several ? point.planeScores.map((list) => cell(of(list), false)) : [];
    return `<tr><th scope="row">${texts.names([side])}</th>${cell(of(point.scores), true)}${planes.join('')}</tr>`;
  });
  const heads = [
    texts.columns.overall,
    ...(several ? point.tables.map(({ plane }) => texts.planeHead(plane)) : []),
  ];
  const head = `<th scope="col">${texts.columns.side}</th>${heads.map((text) => `<th scope="col">${text}</th>`).join('')}`;
  return heatTable(escapeHtml(texts.page.byPlaneCaption), head, body, 'heat sortable');
}

/** What the colours mean. */
export function heatLegend(texts: Texts, title: string, id: string): string {
  const steps = stepLabels(texts.numbers).map((label, step) => `<li class="h${step}">${label}</li>`);
  return `<p class="legend-title" id="${id}">${escapeHtml(title)}</p><ol class="legend" aria-labelledby="${id}">${steps.join('')}</ol>`;
}

function heatCell(index: number, heatOf: HeatOf): string {
  const [text, step] = heatOf(index);
  return `<td class="h${step}" data-c="${index}">${escapeHtml(text)}</td>`;
}

function heatTable(caption: string, head: string, body: readonly string[], classes = 'heat'): string {
  return (
    `<div class="wide"><table class="${classes}"><caption>${caption}</caption>` +
    `<thead><tr>${head}</tr></thead><tbody>${body.join('\n')}</tbody></table></div>`
  );
}

function pair(initiator: string, target: string): string {
  return JSON.stringify([initiator, target]);
}
