/** Text in XML. */

/** Characters that XML cannot hold, even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** A text with what no XML can hold replaced by U+FFFD. */
export function withoutForbidden(text: string): string {
  return text.replace(forbidden, '\ufffd');
}
