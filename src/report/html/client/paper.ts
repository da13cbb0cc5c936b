/** What a page does for paper: opens what is folded, and prints tables that are too wide in parts. */

/** Room for a table on A4 and the least width of a character and of the space around a cell, in pixels of a print. */
const room = 640;
const character = 5.8;
const around = 11;

/** Listens for printing. */
export function printable(): void {
  addEventListener('beforeprint', () => {
    // Folded parts would be missing on paper.
    for (const folded of document.querySelectorAll('details'))
      if (folded.closest('.point[hidden]') === null) folded.open = true;
    for (const table of document.querySelectorAll<HTMLTableElement>('main table')) inParts(table);
  });
  addEventListener('afterprint', () => {
    for (const part of document.querySelectorAll('.part')) part.remove();
    for (const table of document.querySelectorAll('.whole')) table.classList.remove('whole');
  });
}

/** Puts narrower tables beside one that is too wide: some columns each, the first one in all of them. */
function inParts(table: HTMLTableElement): void {
  const rows = [...table.rows];
  const many = rows[0]?.cells.length ?? 0;
  const widths = Array.from({ length: many }, (_, column) => widthOf(rows, column));
  const first = Math.min(widths[0] ?? 0, 170);
  const parts: number[][] = [[]];
  let used = first;
  for (let column = 1; column < many; column++) {
    const width = widths[column] ?? 0;
    if (used + width > room && (parts.at(-1)?.length ?? 0) > 0) {
      parts.push([]);
      used = first;
    }
    parts.at(-1)?.push(column);
    used += width;
  }
  if (parts.length < 2 || table.classList.contains('whole')) return;
  for (const columns of parts.reverse()) table.after(part(table, new Set(columns)));
  table.classList.add('whole');
}

function part(table: HTMLTableElement, columns: ReadonlySet<number>): HTMLTableElement {
  const copy = table.cloneNode(true) as HTMLTableElement;
  copy.classList.add('part');
  for (const row of copy.rows)
    [...row.cells].forEach((cell, column) => {
      if (column > 0 && !columns.has(column)) cell.remove();
    });
  return copy;
}

/** The least width of a column: words may not break, lines may. */
function widthOf(rows: readonly HTMLTableRowElement[], column: number): number {
  let longest = 0;
  for (const row of rows)
    for (const word of (row.cells[column]?.textContent ?? '').split(/[ \n]/))
      longest = Math.max(longest, word.length);
  return longest * character + around;
}
