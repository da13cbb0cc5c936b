/** The address keeps what is chosen and opened: `#s-scores?plane=2&figure=win&open=14`. */

import { sectionAt } from './dom.ts';

/** The part of an address behind #. */
interface Address {
  /** Of the section to be shown; empty for none. */
  readonly anchor: string;
  readonly state: URLSearchParams;
}

/** Keeps the address and obeys it. */
export interface Addresses {
  /** Shows what the address says. */
  obey(): void;
  /** Writes what is opened, `null` for nothing. */
  opened(index: number | null): void;
}

/** Fields of the form, the cell that is open, the section: read from the address, and kept in it. */
export function addresses(form: HTMLFormElement | null, open: (index: number) => void): Addresses {
  const fields = [...(form?.elements ?? [])].filter(
    (field): field is HTMLSelectElement | HTMLInputElement =>
      field instanceof HTMLSelectElement || field instanceof HTMLInputElement,
  );
  const usual = new Map(fields.map((field) => [field, field.value]));
  let shown: number | null = null;
  const keep = (): void => {
    const { anchor } = read();
    const state = new URLSearchParams();
    for (const field of fields) if (field.value !== usual.get(field)) state.set(field.name, field.value);
    if (shown !== null) state.set('open', String(shown));
    const query = state.toString();
    history.replaceState(null, '', `#${anchor}${query === '' ? '' : `?${query}`}`);
  };
  const set = (field: HTMLSelectElement | HTMLInputElement, value: string): void => {
    if (field.value === value) return;
    field.value = value;
    // What no list offers leaves a list without a choice.
    if (field.value !== value) field.value = usual.get(field) ?? '';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const obey = (): void => {
    const { anchor, state } = read();
    for (const field of fields) {
      const value = state.get(field.name);
      if (value !== null) set(field, value);
    }
    if (anchor !== '') reveal(anchor, fields, set);
    const index = state.get('open');
    if (index !== null && /^\d+$/.test(index)) open(Number(index));
    else keep();
  };
  form?.addEventListener('input', keep);
  addEventListener('hashchange', obey);
  return {
    obey() {
      if (location.hash.length > 1) obey();
    },
    opened(index) {
      shown = index;
      if (index !== null || location.hash.includes('open=')) keep();
    },
  };
}

function read(): Address {
  const [anchor = '', query = ''] = location.hash.slice(1).split('?');
  return { anchor: decodeURIComponent(anchor), state: new URLSearchParams(query) };
}

/** Brings a section into sight: opens what it is folded into, and shows the point and the plane that it is part of. */
function reveal(
  anchor: string,
  fields: readonly (HTMLSelectElement | HTMLInputElement)[],
  set: (field: HTMLSelectElement | HTMLInputElement, value: string) => void,
): void {
  const section = sectionAt(anchor);
  if (section === null) return;
  const point = section.closest<HTMLElement>('.point[hidden]')?.dataset['point'];
  if (point !== undefined) {
    const parts = fields.filter(({ name }) => name.startsWith('part-'));
    point.split(',').forEach((value, at) => {
      const field = parts[at];
      if (field !== undefined) set(field, value);
    });
    for (const field of fields) if (field.name === 'point') set(field, point);
  }
  if (section.closest('.plane[hidden]') !== null)
    for (const field of fields) if (field.name === 'plane') set(field, '');
  for (
    let fold = section.closest('details');
    fold !== null;
    fold = fold.parentElement?.closest('details') ?? null
  )
    fold.open = true;
  section.scrollIntoView();
}
