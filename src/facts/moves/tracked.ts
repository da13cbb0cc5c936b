/** Figures that variants and settings may move, whatever the kind of scenario: what sentences about them start from. */
import type { Estimate } from '../../analysis/estimate.ts';
import type { CellResult } from '../../batch/result.ts';
import type { Cell } from '../../scenario/model/cells.ts';
import type { PointPlace } from '../run/pointName.ts';
import { settingsOf } from '../run/settings.ts';

/** What a figure is: shares, then means. */
export type TrackedKind =
  /** Mean score of a side. */
  | 'score'
  /** Score of an initiator against a target. */
  | 'matchup'
  /** Share of the duels that end by an explosion. */
  | 'explosions'
  /** How often a controller is obeyed by a mind. */
  | 'obeyed'
  /** Mean success of the checks against a distraction. */
  | 'success'
  /** Mean mana that a side loses as initiator, and as target. */
  | 'initiatorDrain'
  | 'targetDrain'
  /** Mean of the power points that a manifester wastes a day by a plan. */
  | 'wasted'
  /** Mean number of duels that a fighter survives in a gauntlet. */
  | 'survived';

const means: ReadonlySet<TrackedKind> = new Set(['initiatorDrain', 'targetDrain', 'wasted', 'survived']);

/** Whether figures of a kind are shares of 1. */
export function isShare(kind: TrackedKind): boolean {
  return !means.has(kind);
}

/** Whether even is one half of them. */
export function hasEven(kind: TrackedKind): boolean {
  return kind === 'score' || kind === 'matchup';
}

/** One figure at one point. */
export interface Tracked {
  readonly of: TrackedKind;
  /** Whom or what it is about. */
  readonly names: readonly string[];
  /** `null` where there is one plane only, or none. */
  readonly plane: number | null;
  readonly value: Estimate;
}

/** How far the matchups of a point are from even. */
export interface Fairness {
  readonly hopeless: number;
  /** Matchups that surely are hopeless, and that may be, all bounds together; both are their number where all is exact. */
  readonly surely: number;
  readonly possibly: number;
  readonly matchups: number;
  /** Mean distance of their scores from even, 0 to 0.5. */
  readonly distance: number;
  /** Half-width of what is not known exactly, on average; 0 where all is. */
  readonly blur: number;
}

/** A point with its figures. */
export interface TrackedPoint extends PointPlace {
  /** What the scenario is about: one kind. */
  readonly lead: readonly Tracked[];
  /** What else may move. */
  readonly beside: readonly Tracked[];
  /** What each cell goes by, by its key: equal where nothing changes. */
  readonly laws: ReadonlyMap<string, string>;
  /** `null` where there are no scores. */
  readonly fairness: Fairness | null;
}

/** Points of a kind whose cells are a plain table, with the figures that it is about. */
export function trackedSettings<C extends Cell>(
  cells: readonly CellResult<C>[],
  figuresOf: (results: readonly CellResult<C>[]) => readonly Tracked[],
): readonly TrackedPoint[] {
  return settingsOf(cells).map((setting) => ({
    variant: setting.variant,
    axes: setting.axes,
    lead: figuresOf(setting.cells),
    beside: [],
    laws: new Map(setting.cells.map(({ cell, law, impossible }) => [cell.key, impossible ?? law])),
    fairness: null,
  }));
}
