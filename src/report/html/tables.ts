/** Grids as HTML tables. */
import type { Grid } from '../document/grid.ts';

/**
 * A table that the page's script makes sortable. The first cell of a row is its head.
 *
 * @param caption marked up; read aloud, and shown unless the heading above says the same.
 */
export function htmlTable({ head, rows, align }: Grid, caption: string, shown = true): string {
  const side = (column: number) => (align[column] === 'r' ? ' class="r"' : '');
  const heads = head.map((text, column) => `<th scope="col"${side(column)}>${text}</th>`).join('');
  const body = rows.map((row) => {
    const cells = row.map(({ text, value }, column) => {
      const order = value === null ? '' : ` data-v="${value}"`;
      return column === 0
        ? `<th scope="row"${side(column)}${order}>${unbroken(text)}</th>`
        : `<td${side(column)}${order}>${unbroken(text)}</td>`;
    });
    return `<tr>${cells.join('')}</tr>`;
  });
  return (
    `<div class="wide" tabindex="0" role="group" aria-label="${caption.replace(/<[^>]*>/g, '')}"><table class="sortable">` +
    `${shown ? `<caption>${caption}</caption>` : ''}<thead><tr>${heads}</tr></thead><tbody>${body.join('\n')}</tbody></table></div>`
  );
}

/** A figure and its half-width stay on one line. */
export function unbroken(text: string): string {
  return proper(text).replaceAll(' ±', '\u00a0±');
}

/** Marked-up text with its signs for "less than" as HTML wants them. */
export function proper(text: string): string {
  return text.replace(/<(?![a-z/])/gi, '&lt;');
}
