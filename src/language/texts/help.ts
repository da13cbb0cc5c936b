/** Help in another language than English: by the English text, so that a command is described where it is defined. */

/** Everything that the help prints. */
export interface HelpTexts {
  /** Descriptions and headings by their English. */
  readonly descriptions: Readonly<Record<string, string>>;
  /** What stands for the value of an option or an argument, by its English. */
  readonly placeholders: Readonly<Record<string, string>>;
  /** Before the default of an option, for `(default:`. */
  readonly ofDefaults: string;
}
