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
  const shown = visible(text);
  const plain = shown !== '' && shown.trim() === shown && !/[`|<&]/.test(shown);
  return plain ? `\`${shown}\`` : `<code>${escapeMarkdown(text)}</code>`;
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

/** Line ends become a sign, other control characters and bidirectional overrides the replacement character. */
function visible(text: string): string {
  return (
    text
      .replace(/\r\n|[\r\n\u2028\u2029]/g, '↵')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
      .replace(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '\ufffd')
  );
}
