/** Messages as data: the key of a text in a catalogue, and what is filled in. */

/** A catalogue: texts by key, each a function of what is filled in. */
export type Catalogue = Readonly<Record<string, (...values: never[]) => string>>;

/** A message of a catalogue: `['whole', 1, 8]`. */
export type MessageOf<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends (...values: infer Values) => string
    ? readonly [key: Key, ...values: Values]
    : never;
}[keyof Texts];

/** A catalogue of the same keys, whose texts take the same values. */
export type SameTexts<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends (...values: infer Values) => string
    ? (...values: Values) => string
    : never;
};

/** The text of a message. */
export function tell<Texts extends Catalogue>(texts: Texts, message: MessageOf<Texts>): string {
  const [key, ...values] = message as unknown as readonly [keyof Texts, ...never[]];
  return texts[key]!(...values);
}
