/** Everything that reports say about a run of days, as facts. */
import { type Check, checkOf } from '../../analysis/agreement.ts';
import { type Gain, gainsOf } from '../../analysis/day/gain.ts';
import type { Estimate } from '../../analysis/estimate.ts';
import type { RunInfo } from '../../batch/result.ts';
import type { AxisValue, DayCell } from '../../scenario/model/cells.ts';
import type { Study } from '../../study/study.ts';
import { type RunSize, runSize, type Setting, settingsOf } from '../run/settings.ts';
import { type DayResult, type PowerFigures, powerFigures } from './attempts.ts';
import { type PointSummary, pointSummary } from './imbalance.ts';
import { meanEstimate } from './means.ts';
import { type DaySummary, summarizeDay } from './summary.ts';

/** One cell: a manifester by a plan. */
export interface DayView {
  readonly key: string;
  readonly manifester: string;
  readonly plan: string;
  readonly summary: DaySummary;
  readonly attempts: Estimate;
  readonly effective: Estimate;
  /** Power points spent a day, and wasted of these. */
  readonly spent: Estimate;
  readonly wasted: Estimate;
  /** Share of the points spent that are wasted; exact where that is known. `null` where none are spent. */
  readonly wastedShare: number | null;
  readonly noLoss: Estimate;
  readonly powers: readonly PowerFigures[];
  readonly gains: readonly Gain[];
  /** Targets affected a day; `null` where each power has one, so that these are the effective ones (RULES 9.11a). */
  readonly affected: Estimate | null;
  /** Whether somebody dispels what is manifested (RULES 9.11b). */
  readonly dispels: boolean;
}

/** All cells of one variant at one value of every axis. */
export interface DayPoint {
  readonly variant: string;
  readonly axes: readonly AxisValue[];
  readonly days: readonly DayView[];
  /** What stands out in it. */
  readonly summary: PointSummary;
}

/** A run of days as facts. */
export interface DayRunView {
  readonly info: RunInfo;
  readonly points: readonly DayPoint[];
  readonly size: RunSize;
  readonly check: Check | null;
  /** Whether in any day somebody dispels, or a power has several targets. */
  readonly dispels: boolean;
  readonly severalTargets: boolean;
}

/** Works out the view of a run of days; solves some days anew with more Concentration. */
export function buildDayView(result: Study<DayCell>): DayRunView {
  const points = settingsOf(result.cells).map(pointOf);
  const days = points.flatMap((point) => point.days);
  return {
    info: result.info,
    points,
    size: runSize(result.cells),
    check: checkOf(result),
    dispels: days.some((day) => day.dispels),
    severalTargets: days.some(({ affected }) => affected !== null),
  };
}

function pointOf({ variant, axes, cells }: Setting<DayCell>): DayPoint {
  const days = cells.map(dayView);
  return { variant, axes, days, summary: pointSummary(days, cells) };
}

function dayView(result: DayResult): DayView {
  const { cell } = result;
  const { manifester, plan, key, setup } = cell;
  const powers = powerFigures(result);
  const spent = powers.reduce((sum, { pointsSpent }) => sum + pointsSpent, 0);
  const wasted = powers.reduce((sum, { pointsWasted }) => sum + pointsWasted, 0);
  const summary = summarizeDay(result);
  const { no_loss_rate: value, no_loss_rate_low: low, no_loss_rate_high: high } = summary;
  const lossless = result.exact?.metrics['lost']?.find(([lost]) => lost === 0)?.[1] ?? 0;
  return {
    key,
    manifester,
    plan,
    summary,
    attempts: meanEstimate(result, 'attempts'),
    effective: meanEstimate(result, 'effective'),
    spent: meanEstimate(result, 'pp_spent'),
    wasted: meanEstimate(result, 'pp_wasted'),
    wastedShare: spent === 0 ? null : wasted / spent,
    noLoss: {
      simulated: low === null ? null : { value: value as number, low: low as number, high: high as number },
      exact: result.exact === null ? null : lossless,
    },
    powers,
    gains: gainsOf(setup),
    affected: setup.plan.manifestations.some(({ targets }) => targets.length > 1)
      ? meanEstimate(result, 'targets_affected')
      : null,
    dispels: setup.plan.manifestations.some(({ dispelledBy }) => dispelledBy !== null),
  };
}
