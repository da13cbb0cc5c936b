/** Words found by the English text that data holds. */

/** A dictionary read backwards; what it does not hold stays as it is. */
export function inverted(dictionary: Readonly<Record<string, string>>): (word: string) => string {
  const words = new Map(Object.entries(dictionary).map(([key, value]) => [value, key]));
  return (word) => words.get(word) ?? word;
}

/** The form of the first pattern that a text meets, `$1` made to fit by `first`; no pattern: the text itself. */
export function fillPattern(
  text: string,
  patterns: readonly (readonly [pattern: RegExp, form: string])[],
  first: (part: string) => string,
): string {
  for (const [pattern, form] of patterns) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const [, name = '', ...rest] = match;
    return [first(name), ...rest].reduce(
      (filled, part, at) => filled.replace(`$${at + 1}`, () => part),
      form,
    );
  }
  return text;
}
