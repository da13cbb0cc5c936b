/** Coloured cells that answer: a button in each, a tip on hover and focus, arrow keys from cell to cell. */
import { cellTexts, type PageData } from '../../document/pageData.ts';
import type { Details } from './details.ts';
import { element } from './dom.ts';
import type { Tip } from './tip.ts';

/** Brings all cells to life. Each table is one stop for the Tab key. */
export function heatCells(data: PageData, details: Details, tip: Tip): void {
  for (const cell of document.querySelectorAll<HTMLElement>('[data-c]')) {
    const index = Number(cell.dataset['c']);
    const button = element('button', { type: 'button' }, cell.textContent ?? '');
    button.setAttribute('aria-label', `${cell.textContent}, ${cellTexts(data, index)?.title ?? ''}`);
    cell.replaceChildren(button);
    button.addEventListener('click', () => {
      tip.hide();
      details.open(index);
    });
    const show = (): void => tip.show(button, tipText(data, index));
    button.addEventListener('mouseenter', show);
    button.addEventListener('focus', show);
    button.addEventListener('mouseleave', () => tip.hide());
    button.addEventListener('blur', () => tip.hide());
  }
  for (const table of document.querySelectorAll<HTMLTableElement>('table.heat')) walkable(table);
}

function tipText(data: PageData, index: number): string {
  const cell = cellTexts(data, index);
  const law = data.laws[cell?.law ?? -1];
  if (cell === null || law === undefined) return '';
  return [cell.title, ...law.figures.map(([label, text]) => `${label}: ${text}`)].join('\n');
}

/** Lets arrow keys walk from button to button; the table is one stop for the Tab key, whatever rows it comes to have. */
export function walkable(table: HTMLTableElement): void {
  const stop = (chosen: Element | undefined): void => {
    for (const button of table.querySelectorAll<HTMLButtonElement>('td[data-c] button'))
      button.tabIndex = button === chosen ? 0 : -1;
  };
  const first = table.querySelector('td[data-c] button');
  if (first === null) return;
  stop(table.contains(document.activeElement) ? (document.activeElement ?? first) : first);
  if (table.dataset['walked'] !== undefined) return;
  table.dataset['walked'] = '';
  table.addEventListener('focusin', ({ target }) => {
    if ((target as Element).matches('td[data-c] button')) stop(target as Element);
  });
  table.addEventListener('keydown', (event) => {
    const cell = (event.target as Element).closest('td');
    const next = cell === null ? null : neighbour(cell, event.key);
    if (next === null) return;
    event.preventDefault();
    next.focus();
  });
}

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The next cell with a button in the direction of a key; hidden rows and empty cells are passed over. */
function neighbour(from: HTMLTableCellElement, key: string): HTMLButtonElement | null {
  const step = steps[key];
  const body = from.closest('tbody');
  if (step === undefined || body === null) return null;
  const rows = [...body.rows].filter((row) => !row.hidden);
  let row = rows.indexOf(from.parentElement as HTMLTableRowElement);
  let column = from.cellIndex;
  for (;;) {
    row += step[0];
    column += step[1];
    const cell = rows[row]?.cells[column];
    if (cell === undefined || column < 1) return null;
    const button = cell.querySelector('button');
    if (button !== null) return button;
  }
}
