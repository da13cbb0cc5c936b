/** Words that only the page needs, as one type; part of the catalogue of a language. Plain text, not marked up. */

/** What the details of a matchup are called. */
export interface DetailWords {
  readonly win: string;
  readonly targetWin: string;
  readonly draw: string;
  readonly score: string;
  readonly ends: string;
  readonly rounds: string;
  readonly drain: Readonly<Record<'initiator' | 'target', string>>;
  /** Mean and quantiles in one line; the arguments are numerals. */
  summary(mean: string, p10: string, p50: string, p90: string): string;
  /** Heads the command that replays the longest duel; the argument is its number of rounds. */
  replay(rounds: string): string;
  readonly noReplay: string;
  /** How many matchups of the plane are this very duel. */
  shared(others: number): string;
  readonly close: string;
  readonly copy: string;
  readonly copied: string;
  /** What the bars of a distribution stand for, and what that choice is called. */
  readonly view: string;
  readonly views: Readonly<Record<'exactly' | 'atLeast' | 'atMost', string>>;
}

/** A plane with a figure of it, both as numerals. */
export type PlaneNumeral = readonly [plane: string, figure: string];

/** Words of the page. */
export interface PageTexts {
  /** What the page is about, for somebody who has never seen the rules: one paragraph each. */
  readonly lead: readonly string[];
  readonly glance: string;
  /** Sides (marked up) that are too strong or too weak somewhere. */
  verdict(
    names: string,
    count: number,
    strong: readonly PlaneNumeral[],
    weak: readonly PlaneNumeral[],
  ): string;
  /** Whoever attacks first wins too much, or too little; `all`: whoever the two are. `strong` marks up. */
  seat(
    first: readonly PlaneNumeral[],
    second: readonly PlaneNumeral[],
    all: boolean,
    strong: (text: string) => string,
  ): string;
  /** A matchup (marked up) that is lopsided, with the scores of its initiator. */
  matchup(matchup: string, strong: readonly PlaneNumeral[], weak: readonly PlaneNumeral[]): string;
  /** Planes on which much is never decided. */
  drawn(planes: readonly PlaneNumeral[], strong: (text: string) => string): string;
  /** Duels last much longer on one plane than on another. */
  lengths(shortest: PlaneNumeral, longest: PlaneNumeral, strong: (text: string) => string): string;
  /** Nothing is out of balance; `open`: as far as so few duels can tell. */
  balanced(open: boolean): string;
  /** Planes on which nothing is. */
  calm(planes: readonly number[]): string;
  /** Sentences left out, and the link to where their figures stand is set beside. */
  more(count: number): string;
  /** Names the controls above the tables. */
  readonly controls: string;
  /** Names the switch for variant and settings, and the one for the variant alone. */
  readonly variant: string;
  readonly variantAlone: string;
  readonly plane: string;
  readonly allPlanes: string;
  readonly figure: string;
  readonly figures: Readonly<Record<'win' | 'score' | 'draw', string>>;
  readonly order: string;
  readonly orders: Readonly<Record<'strength' | 'file', string>>;
  readonly filter: string;
  readonly filterHint: string;
  /** How to use the coloured tables. */
  readonly heatHint: string;
  /** Heads the scale of colours where the heading says of what. */
  readonly percent: string;
  readonly scoreLegend: string;
  readonly sort: string;
  /** Buttons under a table. */
  readonly copyTable: string;
  readonly saveTable: string;
  /** Caption of a coloured table for those who hear it. */
  heatCaption(plane: string): string;
  readonly byPlaneCaption: string;
  /** End of a duel by its label, for example `initiator:soul`. */
  end(label: string): string;
  readonly details: DetailWords;
  readonly noScript: string;
  readonly made: (version: string) => string;
}
