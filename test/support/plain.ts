/** A text with spaces that may break and hyphens for minus: what figures are looked for in, whatever the typography. */
export function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ').replaceAll('\u2212', '-');
}
