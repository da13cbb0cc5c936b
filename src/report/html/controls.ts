/** Switches above the tables: hidden until the script that answers them runs. */
import type { Controls, Switch } from '../document/model.ts';
import { escapeHtml } from '../markdown/escape.ts';

/** The form with all switches; those with a single choice are left out. */
export function controlsHtml({ label, switches, filter }: Controls): string {
  return [
    `<form id="controls" hidden aria-label="${escapeHtml(label)}">`,
    ...switches.filter(({ options }) => options.length > 1).map(select),
    `<label>${escapeHtml(filter.label)} <input name="filter" type="search" autocomplete="off" placeholder="${escapeHtml(filter.hint)}"></label>`,
    '</form>',
  ].join('');
}

function select({ name, label, options }: Switch): string {
  const items = options.map(
    ([value, text]) => `<option value="${escapeHtml(value)}">${escapeHtml(text)}</option>`,
  );
  return `<label>${escapeHtml(label)} <select name="${name}" autocomplete="off">${items.join('')}</select></label>`;
}
