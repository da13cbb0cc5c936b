/** What the page's script is given: plain data, all texts finished, nothing marked up. */

/** Which figure of a matchup a coloured table shows. */
export type HeatFigure = 'win' | 'score' | 'draw';

/** One duel by law on one plane: figures that all its matchups share. */
export interface PageLaw {
  /** Short numeral and step of the colour scale, by figure; no colour for draws. */
  readonly heat: Readonly<Record<HeatFigure, readonly [text: string, step: number | null]>>;
  /** Label and figure. */
  readonly figures: readonly (readonly [label: string, text: string])[];
  readonly shared: string;
  readonly ends: readonly (readonly [label: string, text: string])[];
  readonly distributions: readonly PageDistribution[];
}

/** A distribution with its summary in words. */
export interface PageDistribution {
  readonly title: string;
  readonly summary: string;
  /** Values of a bin and its share, with the share in words. */
  readonly bins: readonly (readonly [values: string, share: number, text: string])[];
}

/** One matchup. */
export interface PageCell {
  readonly title: string;
  readonly law: number;
  /** What stands before the command, or instead of it. */
  readonly replay: string;
  /** Empty where nothing was simulated. */
  readonly command: string;
}

/** Everything. */
export interface PageData {
  readonly cells: readonly PageCell[];
  readonly laws: readonly PageLaw[];
  readonly words: {
    readonly ends: string;
    readonly close: string;
    readonly copy: string;
    readonly copied: string;
    readonly sort: string;
  };
}
