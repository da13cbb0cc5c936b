/** Tables that leave the page: as rows of cells with tabs between them, whatever is copied and however. */
import type { PageData } from '../../document/pageData.ts';
import { element } from './dom.ts';

/** Puts tabs between the cells that are copied, and buttons that copy or save it under every table. */
export function copyable(words: PageData['words']): void {
  document.addEventListener('copy', (event) => {
    const text = selectedRows();
    if (text === null || event.clipboardData === null) return;
    event.clipboardData.setData('text/plain', text);
    const holder = element('div');
    holder.append(getSelection()?.getRangeAt(0).cloneContents() ?? '');
    event.clipboardData.setData('text/html', holder.innerHTML);
    event.preventDefault();
  });
  for (const frame of document.querySelectorAll<HTMLElement>('main .wide')) {
    const table = frame.querySelector('table');
    if (table === null) continue;
    const copy = element('button', { type: 'button' }, words.copyTable);
    copy.addEventListener('click', () => {
      void write(table).then((done) => {
        if (done) copy.textContent = words.copied;
      });
    });
    const save = element('button', { type: 'button' }, words.saveTable);
    save.addEventListener('click', () => saved(table));
    frame.after(element('p', { class: 'tools' }, copy, ' ', save));
  }
}

/** The rows of a table with tabs between their cells; hidden rows stay out. */
function rowsOf(rows: Iterable<HTMLTableRowElement>): string {
  return [...rows]
    .filter((row) => !row.hidden)
    .map((row) => [...row.cells].map((cell) => textOf(cell)).join('\t'))
    .join('\n');
}

function textOf(cell: HTMLElement): string {
  return (cell.textContent ?? '').replace(/[\s\u00a0]+/g, ' ').trim();
}

/** What is selected, where that is more than one cell of one table; else `null`. */
function selectedRows(): string | null {
  const selection = getSelection();
  if (selection === null || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const inside = range.commonAncestorContainer;
  const table = (inside instanceof Element ? inside : inside.parentElement)?.closest('table, .wide');
  const rows = [...(table?.querySelectorAll('tr') ?? [])].filter((row) => range.intersectsNode(row));
  if (rows.length === 0) return null;
  return rows
    .map((row) =>
      [...row.cells]
        .filter((cell) => range.intersectsNode(cell))
        .map(textOf)
        .join('\t'),
    )
    .join('\n');
}

/** On a file opened by double click the clipboard may be refused; then the table is selected and copied as by hand. */
async function write(table: HTMLTableElement): Promise<boolean> {
  const text = rowsOf(table.rows);
  try {
    const parts = { 'text/plain': text, 'text/html': table.outerHTML };
    const blobs = Object.entries(parts).map(([type, part]) => [type, new Blob([part], { type })] as const);
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
    return true;
  } catch {
    getSelection()?.selectAllChildren(table);
    return document.execCommand('copy');
  }
}

function saved(table: HTMLTableElement): void {
  const name = table.caption?.textContent ?? table.closest('section')?.querySelector('h2')?.textContent ?? '';
  const type = 'text/tab-separated-values;charset=utf-8';
  // The mark tells spreadsheets that it is UTF-8.
  const url = URL.createObjectURL(new Blob([`\ufeff${rowsOf(table.rows)}\n`], { type }));
  const link = element('a', {
    href: url,
    download: `${name.replace(/[^\p{L}\p{N}]+/gu, '-') || 'table'}.tsv`,
  });
  link.click();
  URL.revokeObjectURL(url);
}
