/** Tables that are sorted by a click on a column's head. */
import { element } from './dom.ts';

/** Puts a button into every head of a table; numbers go from the largest down at first, words upwards. */
export function sortable(table: HTMLTableElement, label: string): void {
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])];
  const body = table.tBodies[0];
  if (body === undefined) return;
  heads.forEach((head, column) => {
    const button = element('button', { type: 'button', title: label }, ...head.childNodes);
    head.replaceChildren(button);
    button.addEventListener('click', () => {
      const rows = [...body.rows];
      const numeric = rows.some((row) => row.cells[column]?.dataset['v'] !== undefined);
      const was = head.getAttribute('aria-sort');
      const ascending = was === null ? !numeric : was === 'descending';
      for (const other of heads) other.removeAttribute('aria-sort');
      head.setAttribute('aria-sort', ascending ? 'ascending' : 'descending');
      const order = rows.map((row, index) => ({ row, index, cell: row.cells[column] }));
      order.sort((a, b) => (ascending ? 1 : -1) * compare(a.cell, b.cell, numeric) || a.index - b.index);
      body.append(...order.map(({ row }) => row));
    });
  });
}

function compare(
  a: HTMLTableCellElement | undefined,
  b: HTMLTableCellElement | undefined,
  numeric: boolean,
): number {
  if (numeric) return Number(a?.dataset['v'] ?? 0) - Number(b?.dataset['v'] ?? 0);
  return (a?.textContent ?? '').localeCompare(b?.textContent ?? '', document.documentElement.lang);
}
