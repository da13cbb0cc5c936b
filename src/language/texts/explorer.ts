/** Words of the explorer, as one type; plain text, not marked up. */

/** What the page itself says: nothing is filled in, so that it travels with the page. */
export interface ExplorerWords {
  readonly language: string;
  /** Why somebody without scripts sees a report instead. */
  readonly noScript: string;
  /** How to use the page, for somebody who sees it for the first time. */
  readonly hint: string;
  /** Begins the sentence that lists what was moved, and joins its parts. */
  readonly with: string;
  readonly and: string;
  /** The sentence where nothing was moved. */
  readonly asFile: string;
  readonly undo: string;
  readonly redo: string;
  readonly reset: string;
  readonly toFile: string;
  readonly lock: string;
  readonly knobs: string;
  readonly moved: string;
  /** Headings of the knobs by section of the file; others bear their own names. */
  readonly sections: Readonly<Record<string, string>>;
  readonly given: string;
  readonly inFile: string;
  readonly byDefault: string;
  readonly find: string;
  readonly matrix: string;
  readonly legend: string;
  readonly scores: string;
  readonly scoresHint: string;
  readonly score: string;
  readonly worst: string;
  readonly working: string;
  readonly stale: string;
  readonly simulated: string;
  readonly before: string;
  readonly after: string;
  readonly choose: string;
  readonly problems: string;
  readonly only: string;
  readonly show: string;
  readonly otherFile: string;
  readonly unknown: string;
  readonly out: string;
  readonly address: string;
  readonly patch: string;
  readonly patchHint: string;
  readonly variants: string;
  readonly whole: string;
  readonly command: string;
  readonly copy: string;
  readonly copied: string;
  readonly download: string;
  readonly nothingMoved: string;
  readonly pin: string;
  readonly pins: string;
  readonly unpin: string;
  readonly take: string;
  readonly fair: string;
  readonly fairHint: string;
  readonly stop: string;
  readonly scent: string;
  readonly missed: string;
  readonly course: string;
  readonly told: string;
  readonly wishes: Readonly<Record<'closest' | 'upset' | 'longest' | 'median', string>>;
  readonly number: string;
  readonly save: string;
  readonly sure: string;
  readonly yes: string;
  readonly no: string;
  readonly lost: string;
  readonly saved: string;
  readonly changedOutside: string;
}

/** The catalogue. */
export interface ExplorerTexts {
  readonly words: ExplorerWords;
  /** Words of the views of kinds that have no matrix. */
  readonly views: {
    readonly bonuses: string;
    readonly points: string;
    readonly pointsNote: string;
    readonly left: string;
    readonly concentration: string;
    readonly concentrationNote: string;
    effective(concentration: number, effective: string): string;
    /** From which Concentration on a check never fails. */
    sureFrom(distraction: string, concentration: number): string;
    readonly obeyed: string;
    readonly survival: string;
    /** How gauntlets were worked out. */
    simulated(runs: number): string;
    survived(duels: number, share: string): string;
    meanSurvived(duels: string): string;
  };
  title(scenario: string): string;
  /** There are too many matchups to look at all of them at once. */
  tooMany(cells: number): string;
  /** No matchup bears what was asked for in its name. */
  readonly none: string;
  /** How many different duels there are, and how many had to be worked out just now. */
  worked(fresh: number, cells: number): string;
  /** Which moves a place in the file does not let a patch make. */
  stuck(path: string): string;
  /** What a search came to. */
  fair(found: {
    readonly met: boolean;
    readonly proven: boolean;
    readonly exact: boolean;
    readonly changes: number;
    readonly stopped: boolean;
  }): string;
  /** Where the page was written, and how to see it. */
  written(file: string): string;
  /** That the page has changed the file. */
  wrote(file: string): string;
  served(address: string): string;
}
