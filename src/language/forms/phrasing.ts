/** How a sentence marks its parts up; the catalogues of texts know no Markdown and no HTML. */
export interface Phrasing {
  /** A name from the scenario, made harmless. */
  name(text: string): string;
  /** Something to copy as it is: an address, a file name, a seed. */
  code(text: string): string;
  /** Whether lines are broken where the text is read: then numbers stand by their nouns, in English too. A file or a terminal, in which one searches and copies, has plain spaces. */
  readonly flows?: boolean;
  /** Words that carry the sentence; takes text that is already marked up. */
  strong(marked: string): string;
}

/** Bare text, for a terminal. */
export const plainPhrasing: Phrasing = {
  name: (text) => text,
  code: (text) => text,
  strong: (marked) => marked,
};
