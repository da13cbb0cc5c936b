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

/** A cell of a coloured table. */
export interface HeatCell extends GridCell {
  /** Step of the colour scale; `null` for no colour. */
  readonly step: number | null;
  /** What the page shows in place of the text, bare. */
  readonly short?: string;
  /** Told where the mouse rests, bare. */
  readonly hint?: string;
  /** Number of the matchup whose details open on the page. */
  readonly number?: number;
  /** Whether it has a hatched foot on the page: draws, which its colour does not show. */
  readonly hatched?: boolean;
  /** One that sums up its row. */
  readonly strong?: boolean;
}

/** Head of a row or a column; `place` is the one it has in the scenario, where the page can restore that order. */
export interface HeatHead {
  readonly text: string;
  readonly place?: number;
  /** Number that it stands for. */
  readonly value?: number;
  /** Told where the mouse rests, bare. */
  readonly hint?: string;
}

/** A coloured table: a matrix whose cells tell how large they are by colour as well. */
export interface Heat {
  readonly corner: string;
  readonly columns: readonly HeatHead[];
  readonly rows: readonly (HeatHead & { readonly cells: readonly (HeatCell | null)[] })[];
  /** Above it; `null`: the heading says as much. */
  readonly caption: string | null;
  /** What the page says above it instead, for those who do not see where rows and columns lead. */
  readonly explained?: string;
  /** Whether a click on a column's head orders the rows. */
  readonly sortable: boolean;
}

/** A cell of words. */
export function words(text: string): GridCell {
  return { text, value: null };
}

/** A cell that is ordered by a number. */
export function figure(text: string, value: number | null): GridCell {
  return { text, value };
}
