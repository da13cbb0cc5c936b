/** Sentences marked up for HTML. */
import type { Phrasing } from '../../language/forms/phrasing.ts';
import { escapeHtml } from '../markdown/escape.ts';

/** Names escaped, addresses as code, strong words as such. */
export const htmlPhrasing: Phrasing = {
  name: escapeHtml,
  code: (text) => `<code>${escapeHtml(text)}</code>`,
  strong: (marked) => `<strong>${marked}</strong>`,
};
