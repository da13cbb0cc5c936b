/** Pictures of kinds that have no matrix, as data: finished texts, and numbers for the eye. */

/** A figure in a view: where it lies, and its text. */
export interface Mark {
  readonly x: number;
  /** 0 to 1 of the height; left out for what only has a place on the axis. */
  readonly y?: number;
  readonly text: string;
}

/** Entries that make a figure; those that do not count are struck through. */
export interface ChipsView {
  readonly kind: 'chips';
  readonly title: string;
  readonly groups: readonly {
    readonly title: string;
    readonly chips: readonly { readonly text: string; readonly counts: boolean }[];
  }[];
}

/** What a whole falls into, a bar a row. */
export interface PartsView {
  readonly kind: 'parts';
  readonly title: string;
  readonly note: string;
  /** Names of the parts; colours go by their numbers. */
  readonly legend: readonly string[];
  readonly rows: readonly {
    readonly title: string;
    readonly total: string;
    /** Shares of the longest row, 0 to 1, with the number of the part. */
    readonly parts: readonly { readonly part: number; readonly share: number; readonly text: string }[];
  }[];
}

/** A figure along a value, a small curve a row. */
export interface CurvesView {
  readonly kind: 'curves';
  readonly title: string;
  readonly note: string;
  readonly rows: readonly {
    readonly title: string;
    readonly points: readonly (Mark & { readonly y: number })[];
    /** Where it stands now, and where the file has it, if elsewhere. */
    readonly now: (Mark & { readonly y: number }) | null;
    readonly file: (Mark & { readonly y: number }) | null;
    /** Places on the axis where something changes for good. */
    readonly steps: readonly Mark[];
  }[];
}

/** One of them. */
export type ViewModel = ChipsView | PartsView | CurvesView;
