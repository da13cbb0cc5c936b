/** Every word of the pictures, as one type; part of the catalogue of a language. */

/** What is left out where there are too many. */
export type ChartPart = 'bars' | 'panels' | 'lines' | 'pictures';

/** Title of a picture and how to read it. */
export interface ChartWords {
  readonly title: string;
  readonly note: string;
}

/** Words of all pictures. Names and numerals come in finished, nothing is marked up. */
export interface ChartTexts {
  /** `confidence` is the level of the intervals, here and below. */
  scores(confidence: number): ChartWords;
  /** Axis, and legend, of mean scores. */
  readonly scoreAxis: string;
  readonly byPlane: ChartWords & { readonly overall: string };
  /** A matrix of scores of matchups; `point` names variant and settings, empty where there is nothing to name. */
  rates(plane: string, point: string): ChartWords;
  /** Scores of listed matchups, planes in columns. */
  list(point: string): ChartWords;
  readonly edge: ChartWords & { readonly axis: string };
  readonly drain: ChartWords & { readonly axis: string };
  readonly ends: ChartWords;
  readonly length: ChartWords & { readonly axis: string };
  readonly rounds: ChartWords & { readonly axis: string };
  readonly mana: ChartWords & { readonly axis: string };
  /** A figure along a varied axis; `fixed` names the other axes and their values, empty without any. */
  along(
    axis: string,
    of: 'side' | 'matchup',
    fixed: string,
    confidence: number,
  ): ChartWords & { readonly axis: string };
  /** A figure along a varied axis, one line for each that has it. */
  figureAlong(figure: string, axis: string, confidence: number): ChartWords;
  /** Differences of a variant from the baseline, with intervals of a level; a forest plot. */
  differences(variant: string, baseline: string, confidence: number): ChartWords & { readonly axis: string };
  /** Power points wasted in a day, by what distracted. */
  readonly wasted: ChartWords & { readonly axis: string };
  /** Power points lost to failed checks, by what distracts; `row` heads the table behind it. */
  readonly lost: ChartWords & { readonly axis: string; readonly row: string };
  /** Chance of success along the modifier, by distraction; lines are levels of the power. */
  readonly success: ChartWords & { readonly axis: string };
  /** How often each controller of a mind is obeyed. */
  readonly obeyed: ChartWords & { readonly axis: string };
  /** Duels that a fighter survives in a row. */
  readonly survived: ChartWords & { readonly axis: string };
  /** How often a fighter survives so many duels, by gauntlet; lines are planes. */
  readonly reached: ChartWords & { readonly axis: string };
  /** Notes of the pictures of tuning; their titles stand in its own catalogue. */
  readonly tornado: string;
  readonly sobol: string;
  readonly front: string;
  readonly equilibrium: string;
  /** Mean scores along a path that is swept. */
  readonly curves: string;
  readonly sweepMap: string;
  /** How far shares up to a value may be off, all at once, in points; `confidence` is the level. */
  band(points: number, confidence: number): string;
  readonly shareAxis: string;
  readonly initiator: string;
  readonly target: string;
  readonly planeAxis: string;
  /** That so many bars, panels or lines are not drawn, which the tables hold. */
  left(count: number, what: ChartPart): string;
  /** Ends the description of a picture for those who cannot see it. */
  readonly inTables: string;
  /** The same for whole distributions. */
  readonly inDistributions: string;
}
