/** Coloured tables: what a heat map is in HTML, readable without seeing the colours. */
import type { Heat, HeatCell, HeatHead } from '../document/grid.ts';
import { type Html, html, lines, raw } from './html.ts';
import { marked, unbroken } from './tables.ts';

/** The table; its name for those who hear it is the caption, else the heading above. */
export function heatHtml(heat: Heat, heading: string): Html {
  const { corner, columns, rows, sortable } = heat;
  const caption = heat.explained ?? heat.caption;
  const head = [html`<th scope="col">${raw(corner)}</th>`, ...columns.map(columnHead)];
  const body = rows.map(
    ({ cells, ...row }) =>
      html`<tr${placed(row)}><th scope="row"${valued(row)}>${marked(row.text)}</th>${cells.map(heatCell)}</tr>`,
  );
  const opens = rows.some(({ cells }) => cells.some((cell) => cell?.number !== undefined));
  // Without buttons in it, the keyboard could not scroll what is too wide.
  const label = raw((caption ?? heading).replace(/<[^>]*>/g, ''));
  const frame = opens ? '' : html` tabindex="0" role="group" aria-label="${label}"`;
  const title = caption === null ? '' : html`<caption>${raw(caption)}</caption>`;
  const inside = html`${title}<thead><tr>${head}</tr></thead><tbody>${lines(body)}</tbody>`;
  return html`<div class="wide"${frame}><table class="heat${sortable ? ' sortable' : ''}">${inside}</table></div>`;
}

/** What the colours mean. */
export function scaleHtml(title: string, steps: readonly string[], id: string): Html {
  const items = steps.map((label, step) => html`<li class="h${step}">${label}</li>`);
  return html`<p class="legend-title" id="${id}">${raw(title)}</p><ol class="legend" aria-labelledby="${id}">${items}</ol>`;
}

function columnHead(head: HeatHead): Html {
  const hint = head.hint === undefined ? '' : html` title="${head.hint}"`;
  return html`<th scope="col"${placed(head)}${hint}>${raw(head.text)}</th>`;
}

function placed({ place }: HeatHead): Html | string {
  return place === undefined ? '' : html` data-f="${place}"`;
}

function valued({ value }: HeatHead): Html | string {
  return value === undefined ? '' : html` data-v="${value}"`;
}

function heatCell(cell: HeatCell | null): Html {
  if (cell === null) return html`<td></td>`;
  const { text, value, step, short, hint, number, strong, hatched } = cell;
  const classes = [
    step === null ? 'no' : `h${step}`,
    ...(strong ? ['all'] : []),
    ...(hatched ? ['drawn'] : []),
  ].join(' ');
  const facts = [
    ...(value === null || number !== undefined ? [] : [html` data-v="${value}"`]),
    ...(number === undefined ? [] : [html` data-c="${number}"`]),
    ...(hint === undefined ? [] : [html` title="${hint}"`]),
  ];
  return html`<td class="${classes}"${facts}>${short === undefined ? unbroken(text) : short}</td>`;
}
