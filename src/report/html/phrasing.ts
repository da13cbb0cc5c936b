/** Sentences marked up for HTML. */
import { escapeHtml } from '../markdown/escape.ts';
import type { Phrasing } from '../phrasing.ts';

/** Names escaped, addresses as code, strong words as such. */
export const htmlPhrasing: Phrasing = {
  name: escapeHtml,
  code: (text) => `<code>${escapeHtml(text)}</code>`,
  strong: (marked) => `<strong>${marked}</strong>`,
};
