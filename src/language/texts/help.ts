/** Help in another language than English: by the English text, so that a command is described where it is defined. */

/** Everything that the help and the parser of arguments print. */
export interface HelpTexts {
  /** Descriptions and headings by their English. */
  readonly descriptions: Readonly<Record<string, string>>;
  /** What stands for the value of an option or an argument, by its English. */
  readonly placeholders: Readonly<Record<string, string>>;
  /** Words of the parser itself, a library that speaks English only. */
  readonly parser: readonly (readonly [english: RegExp, here: string])[];
}
