/** Tables in Markdown. */
import { markdownTable } from 'markdown-table';
import type { Grid, Heat } from '../document/grid.ts';

/** A grid as a table. */
export function gridTable({ head, rows, align }: Grid): string {
  return table(
    head,
    rows.map((row) => row.map(({ text }) => text)),
    align,
  );
}

/** A coloured table without its colours. */
export function heatTable({ corner, columns, rows }: Heat): string {
  return table(
    [corner, ...columns.map(({ text }) => text)],
    rows.map(({ text: head, cells }) => [
      head,
      ...cells.map((cell) => (cell === null ? '' : cell.strong ? strong(cell.text) : cell.text)),
    ]),
    `${rows[0]?.value === undefined ? 'l' : 'r'}${'r'.repeat(columns.length)}`,
  );
}

function strong(text: string): string {
  return text === '' ? '' : `**${text}**`;
}

/** A table; `align` holds `l` or `r` for every column. Cells must be escaped already. */
export function table(head: readonly string[], rows: readonly (readonly string[])[], align: string): string {
  return markdownTable([head, ...rows], {
    align: [...align],
    stringLength: (text) => [...text].length,
  });
}

/** Something that opens on a click. The summary must be escaped for HTML. */
export function folded(summary: string, blocks: readonly string[]): readonly string[] {
  return [`<details><summary>${summary}</summary>`, ...blocks, '</details>'];
}
