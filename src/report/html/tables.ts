/** Grids as HTML tables. */
import type { Grid } from '../document/grid.ts';
import { type Html, html, lines, raw } from './html.ts';
import type { Marker } from './words.ts';

/**
 * A table that the page's script makes sortable. The first cell of a row is its head.
 *
 * @param caption marked up; read aloud, and shown unless the heading above says the same.
 * @param explain marks words of the head that the glossary explains.
 */
export function htmlTable(
  { head, rows, align }: Grid,
  caption: string,
  shown: boolean,
  explain: Marker,
): Html {
  const side = (column: number) => raw(align[column] === 'r' ? ' class="r"' : '');
  const heads = head.map(
    (text, column) => html`<th scope="col"${side(column)}>${explain(marked(text))}</th>`,
  );
  const body = rows.map((row) => {
    const cells = row.map(({ text, value }, column) => {
      const order = value === null ? '' : html` data-v="${value}"`;
      const inside = unbroken(text);
      return column === 0
        ? html`<th scope="row"${side(column)}${order}>${inside}</th>`
        : html`<td${side(column)}${order}>${inside}</td>`;
    });
    return html`<tr>${cells}</tr>`;
  });
  const [label, title] = [
    raw(caption.replace(/<[^>]*>/g, '')),
    shown ? html`<caption>${raw(caption)}</caption>` : '',
  ];
  const table = html`<table class="sortable">${title}<thead><tr>${heads}</tr></thead><tbody>${lines(body)}</tbody></table>`;
  return html`<div class="wide" tabindex="0" role="group" aria-label="${label}">${table}</div>`;
}

/** A figure and its half-width stay on one line. */
export function unbroken(text: string): Html {
  return raw(marked(text).text.replaceAll(' ±', '\u00a0±'));
}

/** Marked-up text with its signs for "less than" as HTML wants them. */
export function marked(text: string): Html {
  return raw(text.replace(/<(?![a-z/])/gi, '&lt;'));
}
