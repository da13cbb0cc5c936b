/** Sentences marked up for Markdown. */
import type { Phrasing } from '../../language/forms/phrasing.ts';
import { escapeMarkdown, inlineCode } from './escape.ts';

/** Names escaped, addresses as code, strong words in bold. */
export const markdownPhrasing: Phrasing = {
  name: escapeMarkdown,
  code: inlineCode,
  strong: (marked) => `**${marked}**`,
};
