/** Sections and lists of a report in Markdown. */

/** A heading with what stands under it; nothing without content. */
export function section(title: string, blocks: readonly string[], heading = '##'): readonly string[] {
  return blocks.length === 0 ? [] : [`${heading} ${title}`, ...blocks];
}

/** A list of lines. */
export function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}
