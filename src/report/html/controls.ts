/** Switches above the tables: hidden until the script that answers them runs. */
import type { Controls, Switch } from '../document/model.ts';
import { type Html, html } from './html.ts';

/** The form with all switches; those with a single choice are left out. */
export function controlsHtml({ label, switches, filter }: Controls): Html {
  const selects = switches.filter(({ options }) => options.length > 1).map(select);
  const input = html`<input name="filter" type="search" autocomplete="off" placeholder="${filter.hint}">`;
  return html`<form id="controls" hidden aria-label="${label}">${selects}<label>${filter.label} ${input}</label></form>`;
}

function select({ name, label, options, chosen = options[0]?.[0] }: Switch): Html {
  const items = options.map(([value, text], at) =>
    at > 0 && value === chosen
      ? html`<option value="${value}" selected>${text}</option>`
      : html`<option value="${value}">${text}</option>`,
  );
  return html`<label>${label} <select name="${name}" autocomplete="off">${items}</select></label>`;
}
