import { shown } from '../../problems/shown.ts';

/**
 * Makes text that came from a scenario harmless in Markdown and HTML, and leaves it as it is wherever it is harmless,
 * since reports are read in terminals too. Marks of Markdown get a backslash; what would be a tag, a cell, an entity, a
 * formula or an issue of GitHub becomes an entity, since these mean the same in table cells and inline HTML.
 */
const special: readonly (readonly [what: RegExp, escaped: string | ((found: string) => string)])[] = [
  // What begins an entity; one that ends the text could go on behind it.
  [/&(?=#?\w*(?:;|$))/g, '&amp;'],
  [/\\(?=[!-/:-@[-`{-~]|$)/g, '\\\\'],
  [/<(?!\s)/g, '&lt;'],
  // A quotation at the beginning of a line.
  [/^\s*>/, (found) => found.replace('>', '&gt;')],
  [/[*`[\]~]/g, (mark) => `\\${mark}`],
  [/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_'],
  // A heading, or the number of an issue.
  [/^#|#(?=\d)/g, '&#35;'],
  // An image: marked, for one, takes the backslash before a bracket away in the text of a link.
  [/!\\\[/g, '!&#91;'],
  [/\|/g, '&#124;'],
  [/\$/g, '&#36;'],
  [/^ +| +$/g, (spaces) => '&nbsp;'.repeat(spaces.length)],
];

/** Text as it can stand anywhere inside a line of Markdown: names are shown, never run. */
export function escapeMarkdown(text: string): string {
  return special.reduce(
    (told, [what, escaped]) => told.replace(what, typeof escaped === 'string' ? () => escaped : escaped),
    visible(text),
  );
}

/** Text as it can stand inside an HTML element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return visible(text).replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Text as inline code; a code element where backticks could not hold it. */
export function inlineCode(text: string): string {
  const code = visible(text);
  // Of spaces at both ends Markdown takes one away each.
  const plain = code.trim() !== '' && !/^ .* $/.test(code) && !/[`|<]/.test(code);
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
