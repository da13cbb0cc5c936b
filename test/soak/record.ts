/** Puts the tables of the soak into the manuals, between marks of their own. */
import { readFileSync, writeFileSync } from 'node:fs';
import { markdownTable } from 'markdown-table';

/** Replaces what stands between the marks `<!-- soak: NAME -->` and `<!-- end -->` of a page in `docs/`. */
export function record(
  name: string,
  lines: readonly string[],
  rows: readonly (readonly string[])[],
  page = 'statistics.md',
): void {
  const file = new URL(`../../docs/${page}`, import.meta.url);
  const text = readFileSync(file, 'utf8');
  const mark = `<!-- soak: ${name} -->`;
  const start = text.indexOf(mark);
  if (start < 0) throw new Error(`docs/${page}: must have the mark ${mark}`);
  const end = text.indexOf('<!-- end -->', start);
  const align = (rows[0] ?? []).map((_, i) => (i === 0 ? 'l' : 'r'));
  const block = [mark, '', markdownTable(rows, { align }), '', ...lines, ''].join('\n');
  writeFileSync(file, `${text.slice(0, start)}${block}${text.slice(end)}`);
}

/** A share in percent with two decimals. */
export function percent(share: number): string {
  return (share * 100).toFixed(2);
}
