/** Every word of the reports on days, as one type: a language is an object of it. */
import type { ManifesterSummary, PointSummary } from '../../facts/day/imbalance.ts';
import type { DayPoint, DayRunView } from '../../facts/day/view.ts';
import type { Distraction, DistractionKind } from '../../rules/day/model.ts';
import type { CommonTexts } from './common.ts';

/** Headings, in the order in which they stand. */
export interface DayHeadings {
  readonly days: string;
  readonly lossless: string;
  readonly plans: string;
  readonly distractions: string;
  readonly gains: string;
}

/** Heads of table columns. */
export interface DayColumns {
  readonly manifester: string;
  readonly plan: string;
  readonly power: string;
  readonly distraction: string;
  readonly attempts: string;
  readonly attemptsADay: string;
  readonly lost: string;
  readonly invalid: string;
  readonly resisted: string;
  readonly saved: string;
  readonly effective: string;
  readonly dispelled: string;
  readonly affectedADay: string;
  readonly effectiveADay: string;
  readonly spent: string;
  readonly wasted: string;
  readonly wastedShare: string;
  readonly noLoss: string;
  /** Effective powers, and points saved, for so many more points of Concentration. */
  readonly gain: (points: number) => string;
}

/** The catalogue of days. */
export interface DayTexts extends CommonTexts {
  /** What the figures mean, but for intervals. */
  reading(view: DayRunView): readonly string[];
  readonly headings: DayHeadings;
  readonly columns: DayColumns;
  kind(kind: DistractionKind): string;
  /** A kind of distraction. */
  distractionKind(kind: Distraction['kind']): string;
  /** A distraction with its damage, DC or chance. */
  distraction(distraction: Distraction): string;
  /** A power with its level and cost. */
  power(power: string, level: number, cost: number): string;
  /** Which distraction burns most; empty where nothing burns. */
  burns(summary: Pick<PointSummary, 'burns' | 'days'>): string;
  /** Share of points that one manifester wastes, plan by plan. */
  wastes(summary: ManifesterSummary): string;
  /** What one more point of Concentration buys one manifester, plan by plan. */
  buys(summary: ManifesterSummary): string;
  planHead(plan: string): string;
  daysNote(point: DayPoint, known: 'all' | 'some' | 'none'): string;
  plansNote: string;
  gainsNote: string;
  /** Change of effective powers, and of points wasted, a day. */
  gain(effective: number, wasted: number): string;
}
