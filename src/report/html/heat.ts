/** Coloured tables: what a heat map is in HTML, readable without seeing the colours. */
import type { Heat, HeatCell, HeatHead } from '../document/grid.ts';
import { escapeHtml } from '../markdown/escape.ts';
import { proper, unbroken } from './tables.ts';

/** The table; its name for those who hear it is the caption, else the heading above. */
export function heatHtml(heat: Heat, heading: string): string {
  const { corner, columns, rows, sortable } = heat;
  const caption = heat.explained ?? heat.caption;
  const head = [`<th scope="col">${corner}</th>`, ...columns.map(columnHead)].join('');
  const body = rows.map(
    ({ cells, ...row }) =>
      `<tr${placed(row)}><th scope="row"${valued(row)}>${proper(row.text)}</th>${cells.map(heatCell).join('')}</tr>`,
  );
  const opens = rows.some(({ cells }) => cells.some((cell) => cell?.number !== undefined));
  // Without buttons in it, the keyboard could not scroll what is too wide.
  const label = (caption ?? heading).replace(/<[^>]*>/g, '');
  const frame = opens ? '' : ` tabindex="0" role="group" aria-label="${label}"`;
  return (
    `<div class="wide"${frame}><table class="heat${sortable ? ' sortable' : ''}">` +
    `${caption === null ? '' : `<caption>${caption}</caption>`}<thead><tr>${head}</tr></thead><tbody>${body.join('\n')}</tbody></table></div>`
  );
}

/** What the colours mean. */
export function scaleHtml(title: string, steps: readonly string[], id: string): string {
  const items = steps.map((label, step) => `<li class="h${step}">${escapeHtml(label)}</li>`);
  return `<p class="legend-title" id="${id}">${title}</p><ol class="legend" aria-labelledby="${id}">${items.join('')}</ol>`;
}

function columnHead(head: HeatHead): string {
  return `<th scope="col"${placed(head)}>${head.text}</th>`;
}

function placed({ place }: HeatHead): string {
  return place === undefined ? '' : ` data-f="${place}"`;
}

function valued({ value }: HeatHead): string {
  return value === undefined ? '' : ` data-v="${value}"`;
}

function heatCell(cell: HeatCell | null): string {
  if (cell === null) return '<td></td>';
  const { text, value, step, short, hint, number, strong } = cell;
  const classes = [step === null ? 'no' : `h${step}`, ...(strong ? ['all'] : [])].join(' ');
  const facts = [
    ...(value === null || number !== undefined ? [] : [` data-v="${value}"`]),
    ...(number === undefined ? [] : [` data-c="${number}"`]),
    ...(hint === undefined ? [] : [` title="${escapeHtml(hint)}"`]),
  ].join('');
  return `<td class="${classes}"${facts}>${short === undefined ? unbroken(text) : escapeHtml(short)}</td>`;
}
