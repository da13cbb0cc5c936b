/** What the page's script is given: plain data, all texts finished, nothing marked up. */

/** Which figure of a matchup a coloured table shows. */
export type HeatFigure = 'win' | 'score' | 'draw';

/** One duel by law on one plane: figures that all its matchups share. */
export interface PageLaw {
  /** Short numeral by figure; the colour is that of the score whatever is shown. */
  readonly heat: Readonly<Record<HeatFigure, string>>;
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

/**
 * One matchup, told by the places of its parts in the lists of {@link PageData}: most of them return in every
 * variant and setting. The last is the number of its longest duel, `null` where nothing was simulated.
 */
export type PageCell = readonly [
  matchup: number,
  law: number,
  point: number,
  replay: number,
  duel: number | null,
];

/** One matchup with its texts. */
export interface CellTexts {
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
  /** Title of a matchup, and its address as a word of the command. */
  readonly matchups: readonly (readonly [title: string, address: string])[];
  /** How the command that replays a duel begins, and how it goes on by variant and setting. */
  readonly command: string;
  readonly points: readonly string[];
  readonly replays: readonly string[];
  readonly laws: readonly PageLaw[];
  readonly words: {
    readonly ends: string;
    readonly close: string;
    readonly copy: string;
    readonly copied: string;
    /** What the bars of a distribution stand for, and what that choice is called. */
    readonly view: string;
    readonly views: Readonly<Record<'exactly' | 'atLeast' | 'atMost', string>>;
    readonly copyTable: string;
    readonly saveTable: string;
    readonly sort: string;
  };
}

/** The part of it that a document brings along. */
export type PageBook = Omit<PageData, 'words'>;

/** A page without matchups. */
export const noCells: PageBook = {
  cells: [],
  matchups: [],
  command: '',
  points: [],
  replays: [],
  laws: [],
};

/** A matchup by its index; `null` where there is none. */
export function cellTexts(data: PageBook, index: number): CellTexts | null {
  const cell = data.cells[index];
  if (cell === undefined) return null;
  const [matchup, law, point, replay, duel] = cell;
  const [title, address] = data.matchups[matchup] ?? ['', ''];
  return {
    title,
    law,
    replay: data.replays[replay] ?? '',
    command: duel === null ? '' : `${data.command} ${address} ${data.points[point]} --duel ${duel}`,
  };
}
