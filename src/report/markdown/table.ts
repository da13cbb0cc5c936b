/** Tables in Markdown. */
import { markdownTable } from 'markdown-table';
import type { Grid } from '../document/grid.ts';

/** A table; `align` holds `l` or `r` for every column. Cells must be escaped already. */
export function table(head: readonly string[], rows: readonly (readonly string[])[], align: string): string {
  return markdownTable([head, ...rows], {
    align: [...align],
    stringLength: (text) => [...text].length,
  });
}

/** A grid as a table, one column in bold where it is given. */
export function gridTable({ head, rows, align }: Grid, bold = -1): string {
  const texts = rows.map((row) =>
    row.map(({ text }, column) => (column === bold && text !== '' ? `**${text}**` : text)),
  );
  return table(head, texts, align);
}

/** Something that opens on a click. The summary must be escaped for HTML. */
export function folded(summary: string, blocks: readonly string[]): readonly string[] {
  return [`<details><summary>${summary}</summary>`, ...blocks, '</details>'];
}
