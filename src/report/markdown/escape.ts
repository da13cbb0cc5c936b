import { shown } from '../../problems/shown.ts';

/**
 * Makes text that came from a scenario harmless in Markdown and HTML. What is special becomes a character
 * entity, since entities mean the same inside table cells, headings, list items and inline HTML.
 */

const special = /[&<>"'|\\`*[\]~$#]/g;

/** Text as it can stand anywhere inside a line of Markdown: names are shown, never run. */
export function escapeMarkdown(text: string): string {
  return visible(text)
    .replace(special, (character) => entities[character] ?? `&#${character.charCodeAt(0)};`)
    .replace(/_/g, '\\_')
    .replace(/^ +| +$/g, (spaces) => '&nbsp;'.repeat(spaces.length));
}

/** Text as it can stand inside an HTML element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return visible(text).replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Text as inline code; a code element where backticks could not hold it. */
export function inlineCode(text: string): string {
  const code = visible(text);
  const plain = code !== '' && code.trim() === code && !/[`|<&]/.test(code);
  return plain ? `\`${code}\`` : `<code>${escapeMarkdown(text)}</code>`;
}

/** Text as a fenced block whose fence is longer than any run of backticks in it. */
export function fencedBlock(language: string, text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Line ends become a sign; what else cannot be shown stands there as escapes, as on terminals. */
function visible(text: string): string {
  return shown(text.replace(/\r\n|[\r\n\u2028\u2029]/g, '↵'));
}
