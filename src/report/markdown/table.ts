/** Tables in Markdown. */
import { markdownTable } from 'markdown-table';

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
