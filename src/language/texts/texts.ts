/**
 * Every word of the reports, as one type: a language is an object of it, so a missing text fails to compile.
 * Sentences take facts and give marked-up text; numerals and rates come formatted from here as well.
 */

import type { Precision } from '../../analysis/precision.ts';
import type { UnderTable } from '../../facts/duel/drawsUnder.ts';
import type { Finding } from '../../facts/duel/findings.ts';
import type { PrecisionView } from '../../facts/duel/precision.ts';
import type { CellView } from '../../facts/duel/tables.ts';
import type { View } from '../../facts/duel/view.ts';
import type { EndReason } from '../../rules/duel/ends.ts';
import type { PrecisionGoal } from '../../scenario/model/precision.ts';
import type { Numbers } from '../forms/numbers.ts';
import type { Rates } from '../forms/rates.ts';
import type { BaselineTexts } from './baseline.ts';
import type { ChartTexts } from './charts.ts';
import type { ComparisonTexts } from './comparison.ts';
import type { GlossaryTexts } from './glossary.ts';
import type { OpeningTexts } from './opening.ts';
import type { PageTexts } from './page.ts';
import type { PlaneTexts } from './planes.ts';
import type { PopulationTexts } from './populations.ts';
import type { PowerTexts } from './power.ts';
import type { RankingTexts } from './ranking.ts';
import type { RunTexts } from './run.ts';
import type { TitleTexts } from './titles.ts';
import type { ToldTexts } from './told.ts';
import type { VerdictTexts } from './verdicts.ts';

/** Headings, in the order in which they can stand. */
export interface Headings {
  readonly standout: string;
  readonly scores: string;
  readonly rates: string;
  readonly ends: string;
  readonly edge: string;
  readonly drain: string;
  readonly length: string;
  readonly along: string;
  readonly others: string;
  readonly impossible: string;
  readonly reading: string;
  readonly repeating: string;
}

/** Heads of table columns. */
export interface Columns {
  readonly side: string;
  readonly overall: string;
  readonly initiator: string;
  readonly target: string;
  readonly plane: string;
  readonly planes: string;
  /** Wins + ½ draws of the initiator, in percent. */
  readonly score: string;
  readonly initiatorWins: string;
  readonly targetWins: string;
  readonly draws: string;
  readonly variant: string;
  readonly strongest: string;
  readonly weakest: string;
  readonly hopeless: string;
  /** The matchup farthest from even, with the score of its initiator. */
  readonly farthest: string;
  readonly reason: string;
  readonly where: string;
  /** Initiator's score in mirror matches, in points above 50. */
  readonly edge: string;
  readonly matchup: string;
  /** Reasons why duels end. */
  readonly ends: Readonly<Record<EndReason, string>>;
  readonly damage: string;
  /** Mean, SD, p10, p50 and p90 of the rounds. */
  readonly rounds: readonly string[];
  readonly drain: Readonly<Record<'initiator' | 'target', readonly string[]>>;
  /** Corner of a matrix: rows are initiators, columns targets. */
  readonly corner: string;
}

/** What is said where a precision was asked for instead of a number of duels. */
export interface PrecisionTexts {
  /** Whether all cells reached it, in a sentence. */
  reached(precision: PrecisionView): string;
  /** How to read the intervals of rates, at their level. */
  reading(confidence: number): string;
  /** What was asked for, among the facts needed to repeat the run. */
  repeating(precision: PrecisionGoal): string;
}

/** What is said where something does not fit the report: how much there is, and how much is shown. */
export interface FitTexts {
  matrix(rows: number, columns: number, shown: number): string;
  list(all: number, shown: number): string;
  sides(all: number, shown: number): string;
  rows(all: number, shown: number): string;
  points(all: number, shown: number): string;
  impossible(all: number, shown: number): string;
  /** Columns and rows (marked up) of a table that are 0 throughout. */
  zeros(names: readonly string[]): string;
  /** In place of a table that is. */
  readonly allZero: string;
}

/** The catalogue. */
export interface Texts extends RunTexts {
  /** BCP 47 tag. */
  readonly language: string;
  readonly numbers: Numbers;
  readonly rates: Rates;
  readonly headings: Headings;
  readonly columns: Columns;
  readonly verdicts: VerdictTexts;
  readonly comparison: ComparisonTexts;
  readonly baseline: BaselineTexts;
  readonly power: PowerTexts;
  readonly planes: PlaneTexts;
  readonly populations: PopulationTexts;
  readonly told: ToldTexts;
  readonly ranking: RankingTexts;
  /** What opens a report. */
  readonly opening: OpeningTexts;
  title(scenario: string): string;
  planeHead(plane: number): string;
  /** One line about the size of the run. */
  scope(view: View): string;
  finding(finding: Finding): string;
  /** Which point the opening is about, where there are several. */
  about(point: string): string;
  /** Before that on the page, where another point is chosen whose opening is not in it. */
  aboutAlone(point: string): string;
  /** A side as the reader calls it, not marked up: built-in class names in the reader's language. */
  sideName(side: string): string;
  /** Words of the pictures. */
  readonly charts: ChartTexts;
  readonly titles: TitleTexts;
  /** Words that a newcomer does not know. */
  readonly glossary: GlossaryTexts;
  /** Words that only the page uses. */
  readonly page: PageTexts;
  /** Why a pairing is not possible (an English sentence of the rules), marked up. */
  reason(reason: string): string;
  /** Names of sides in a row. */
  names(sides: readonly string[]): string;
  /** A plane on which all pairings are one duel. */
  oneLaw(plane: number, cells: readonly CellView[]): string;
  /** Under a matrix: how many different duels it holds, and how often nobody wins. */
  underMatrix(facts: UnderTable): string;
  samePlanes(planes: readonly number[], point: string): string;
  samePoint(point: string): string;
  everywhere: string;
  scoresNote: string;
  /** `precision` says what the intervals are, here and below. */
  drainNote(exact: boolean, precision: Precision): string;
  endsNote(exact: boolean): string;
  edgeNote: string;
  lengthNote(exact: boolean, precision: Precision): string;
  /** Stands before the links to sections. */
  contents: string;
  /** Opens the table behind a picture. */
  asTable: string;
  /** Says that a table has a row for every plane. */
  byPlane: string;
  /** Marks of lopsided and hopeless cells, and what they mean. */
  readonly marks: Readonly<
    Record<'lopsided' | 'hopeless', Readonly<Record<'initiator' | 'target', string>>> & {
      impossible: string;
      /** At least a tenth of the duels are draws. */
      drawn: string;
    }
  >;
  /** What stands in the tables of matchups; whether some pairings are not possible, or pooled, or exact. */
  legend(facts: {
    readonly impossible: boolean;
    readonly pooled: boolean;
    readonly known: 'all' | 'some' | 'none';
    readonly precision: Precision;
  }): string;
  /** Paragraphs on how to read the report. */
  reading(view: View): readonly string[];
  /** About runs that sampled until they were precise enough. */
  readonly precision: PrecisionTexts;
  /** About what does not fit. */
  readonly fit: FitTexts;
}
