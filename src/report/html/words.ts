/** Words explained where they stand: the first of a section, or of the head of a table. */
import { sayWords } from '../document/glossary.ts';
import type { GlossaryEntry } from '../document/model.ts';
import { type Html, html, raw } from './html.ts';

/** Marks words of HTML; remembers which it has marked. */
export type Marker = (text: Html) => Html;

/**
 * A marker for one section.
 *
 * @param linked whether words lead to the glossary, so that keyboard and finger reach what the mouse is told; heads of
 *   tables become buttons, in which no link may stand.
 */
export function marker(entries: readonly GlossaryEntry[], linked: boolean): Marker {
  const open = new Set(entries);
  return ({ text }) =>
    raw(
      sayWords(text, [...open], (entry, form) => {
        if (!open.delete(entry)) return form;
        const told = html`<abbr title="${entry.means}">${form}</abbr>`;
        return (linked ? html`<a class="word" href="#${wordAddress(entry)}">${told}</a>` : told).text;
      }),
    );
}

/** The glossary. */
export function glossaryHtml(entries: readonly GlossaryEntry[]): Html {
  const items = entries.map(
    (entry) => html`<li id="${wordAddress(entry)}"><strong>${entry.word}</strong>: ${entry.means}</li>`,
  );
  return html`<ul class="findings">${items}</ul>`;
}

function wordAddress({ term }: GlossaryEntry): string {
  return `w-${term}`;
}
