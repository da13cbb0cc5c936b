/** What the form above the tables switches. */
import { cellTexts, type HeatFigure, type PageData } from '../../document/pageData.ts';
import { element } from './dom.ts';

/** Shows the form and listens to it. */
export function switches(form: HTMLFormElement, data: PageData): void {
  form.hidden = false;
  const value = (name: string): string => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLSelectElement || field instanceof HTMLInputElement ? field.value : '';
  };
  const on = (name: string, act: (value: string) => void): void => {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLElement)) return;
    field.addEventListener('input', () => act(value(name)));
    act(value(name));
  };
  form.addEventListener('submit', (event) => event.preventDefault());
  const status = element('p', { role: 'status', class: 'status' });
  form.append(status);
  const show = (key: string): void => {
    showPoint(key);
    showOpening(key, status);
  };
  on('point', show);
  const parts = [...form.querySelectorAll<HTMLSelectElement>('[name^=part-]')];
  const showParts = (): void => show(parts.map((part) => part.value).join(','));
  for (const part of parts) part.addEventListener('input', showParts);
  if (parts.length > 0) showParts();
  on('plane', showPlane);
  on('figure', (figure) => showFigure(figure as HeatFigure, data));
  on('order', (order) => {
    for (const table of document.querySelectorAll<HTMLTableElement>('table.heat:not(.sortable)'))
      reorder(table, order === 'file');
  });
  on('filter', filterRows);
}

/** Shows the point of a key, hides the others and their heading. */
function showPoint(key: string): void {
  for (const heading of document.querySelectorAll<HTMLElement>('.others')) heading.hidden = true;
  for (const point of document.querySelectorAll<HTMLElement>('.point')) {
    point.hidden = point.dataset['point'] !== key;
    point.classList.add('switched');
    const folded = point.querySelector<HTMLDetailsElement>(':scope > details');
    if (folded !== null) folded.open = true;
  }
}

/**
 * Shows what the report opens with at the point of a key; where the page does not have it, the first, under the sentence
 * that says so.
 *
 * @param status tells whoever does not see it which point the opening is about now.
 */
function showOpening(key: string, status: HTMLElement): void {
  const groups = [...document.querySelectorAll<HTMLElement>('.openings')];
  for (const group of groups) {
    const openings = [...group.querySelectorAll<HTMLElement>(':scope > .opening')];
    const own = openings.find((opening) => opening.dataset['point'] === key);
    const shown = own ?? openings[0];
    for (const opening of openings) opening.hidden = opening !== shown;
    const alone = group.querySelector<HTMLElement>(':scope > .alone');
    if (alone !== null) alone.hidden = own !== undefined;
  }
  const about = groups[0]?.querySelector(
    ':scope > .alone:not([hidden]), :scope > .opening:not([hidden]) > p',
  );
  // The same again is no news, nor is what the page begins with.
  if (status.dataset['point'] !== undefined && status.dataset['point'] !== key)
    status.textContent = about?.textContent ?? '';
  status.dataset['point'] = key;
}

function showPlane(plane: string): void {
  for (const block of document.querySelectorAll<HTMLElement>('.plane'))
    block.hidden = plane !== '' && block.dataset['plane'] !== plane;
}

function showFigure(figure: HeatFigure, data: PageData): void {
  for (const cell of document.querySelectorAll<HTMLElement>('td[data-c]')) {
    const { title, law } = cellTexts(data, Number(cell.dataset['c'])) ?? { title: '', law: -1 };
    const text = data.laws[law]?.heat[figure] ?? '';
    const button = cell.querySelector('button');
    if (button === null) continue;
    button.textContent = text;
    button.setAttribute('aria-label', `${text}, ${title}`);
  }
}

/** Rows and columns by strength (as they came) or by their place in the scenario. */
function reorder(table: HTMLTableElement, byFile: boolean): void {
  const head = table.tHead?.rows[0];
  const body = table.tBodies[0];
  if (head === undefined || body === undefined) return;
  const place = (part: HTMLElement): number => {
    part.dataset['s'] ??= String([...(part.parentElement?.children ?? [])].indexOf(part));
    return Number((byFile ? part.dataset['f'] : undefined) ?? part.dataset['s']);
  };
  const rows = [...body.rows];
  const columns = [...head.cells].slice(1).map((cell, index) => ({ place: place(cell), index: index + 1 }));
  columns.sort((a, b) => a.place - b.place);
  for (const row of [head, ...rows]) {
    const cells = [...row.cells];
    row.append(...columns.flatMap(({ index }) => cells[index] ?? []));
  }
  const placed = rows.map((row) => ({ row, place: place(row) }));
  body.append(...placed.sort((a, b) => a.place - b.place).map(({ row }) => row));
}

/** Hides rows whose head holds none of the words; tables by plane, without names in their rows, stay whole. */
function filterRows(text: string): void {
  const wanted = text
    .toLocaleLowerCase()
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  for (const row of document.querySelectorAll<HTMLTableRowElement>('.point tbody tr')) {
    const name = row.cells[0]?.textContent?.toLocaleLowerCase() ?? '';
    row.hidden = wanted.length > 0 && !/^\d+$/.test(name) && !wanted.some((word) => name.includes(word));
  }
}
