/** A table before it is Markdown or HTML. */

/** One cell: marked-up text, and the number it stands for where rows can be ordered by it. */
export interface GridCell {
  readonly text: string;
  readonly value: number | null;
}

/** A table; `align` holds `l` or `r` for every column. Texts are marked up already. */
export interface Grid {
  readonly head: readonly string[];
  readonly rows: readonly (readonly GridCell[])[];
  readonly align: string;
}

/** A cell of words. */
export function words(text: string): GridCell {
  return { text, value: null };
}

/** A cell that is ordered by a number. */
export function figure(text: string, value: number | null): GridCell {
  return { text, value };
}
