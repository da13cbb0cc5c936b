/** Typography of Czech texts. */

/**
 * A Czech text in which a one-letter word never ends a line: a hard space follows it. Only the text itself is
 * touched, never what is filled in, which may be a name of somebody's own.
 * @example cz`být dvojice s ${name}` // the blank behind "s" is U+00A0
 */
export function cz(text: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return text
    .map((part, at) => part.replace(/(?<=^|[\s(„])([ksvzouaiKSVZOUAI]) /g, '$1\u00a0') + (values[at] ?? ''))
    .join('');
}

/** A number in digits as it is written in a file, with a decimal point, thousands apart and a minus of full length. */
export function numeral(n: number): string {
  return n.toLocaleString('cs', { maximumFractionDigits: 20 }).replace(',', '.').replace('-', '\u2212');
}
