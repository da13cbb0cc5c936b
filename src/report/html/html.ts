/** HTML by template: whatever is filled in is made harmless, unless it is HTML already. */
import { escapeHtml } from '../markdown/escape.ts';

/** A piece of HTML; only {@link html} and {@link raw} make one, so that no text becomes one by accident. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

/** What may be filled in: texts and numbers are escaped, pieces of HTML stand as they are, lists follow one another. */
export type Filling = string | number | Html | readonly Filling[];

/**
 * A piece of HTML from a template; its own text stands as it is written.
 * @example html`<p title="${'"'}">${name}</p>` // safe in quoted attributes and in elements
 */
export function html(template: TemplateStringsArray, ...fillings: readonly Filling[]): Html {
  return new Html(String.raw({ raw: template }, ...fillings.map(textOf)));
}

/** HTML as it is: marked-up text of a catalogue, a drawing, the page's own style and script. */
export function raw(text: string): Html {
  return new Html(text);
}

/** Pieces with something between them that needs no escaping. */
export function listed(pieces: readonly Html[], between: string): Html {
  return new Html(pieces.join(between));
}

/** Pieces on lines of their own. */
export function lines(pieces: readonly Html[]): Html {
  return listed(pieces, '\n');
}

function textOf(filling: Filling): string {
  if (filling instanceof Html) return filling.text;
  return typeof filling === 'object' ? filling.map(textOf).join('') : escapeHtml(String(filling));
}
