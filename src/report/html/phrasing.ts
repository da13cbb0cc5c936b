/** Sentences marked up for HTML. */
import type { Phrasing } from '../../language/forms/phrasing.ts';
import { escapeHtml } from '../markdown/escape.ts';
import { html, raw } from './html.ts';

/** Names escaped, addresses as code, strong words as such. */
export const htmlPhrasing: Phrasing = {
  flows: true,
  name: escapeHtml,
  code: (text) => html`<code>${text}</code>`.text,
  strong: (marked) => html`<strong>${raw(marked)}</strong>`.text,
};
