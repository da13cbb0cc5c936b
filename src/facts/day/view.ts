/** Everything that reports say about a run of days, as facts. */
import { type Check, checkOf } from '../../analysis/agreement.ts';
import { type Gain, gainsOf } from '../../analysis/day/gain.ts';
import type { Estimate } from '../../analysis/estimate.ts';
import { boundedMean, reachIn } from '../../analysis/expect/boundedMean.ts';
import { defaultPrecision } from '../../analysis/precision.ts';
import type { RunInfo } from '../../batch/result.ts';
import type { DistractionKind } from '../../rules/day/model.ts';
import type { AxisValue, DayCell } from '../../scenario/model/cells.ts';
import { histogramMean } from '../../stats/histogram.ts';
import type { Study } from '../../study/study.ts';
import { type RunSize, runSize, type Setting, settingsOf } from '../run/settings.ts';
import { type DayResult, type PowerFigures, powerFigures } from './attempts.ts';
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
  readonly burns: readonly Burn[];
  /** What stands out in it. */
  readonly summary: PointSummary;
}

/** How much one kind of distraction burns at a point. */
export interface Burn {
  readonly kind: DistractionKind;
  /** Share of all points spent, over all days of the point alike. */
  readonly share: number;
  /** The day in which it burns the largest share, and that share. */
  readonly worst: { readonly key: string; readonly share: number };
}

/** Less than this share, or this many powers a day, is nothing to speak of. */
const nothing = 1e-9;

/** What stands out at a point. */
export interface PointSummary {
  readonly days: number;
  /** The kinds of distraction that burn most and next to most; `null` where nothing does. */
  readonly burns: { readonly most: Burn; readonly next: Burn | null } | null;
  readonly manifesters: readonly ManifesterSummary[];
}

/** What stands out with one manifester, plan by plan. */
export interface ManifesterSummary {
  readonly manifester: string;
  /** Shares of the points spent that are wasted, 0 to 1; plans that spend none are left out. */
  readonly wastes: readonly { readonly plan: string; readonly share: number }[];
  /** What one more point of Concentration buys, plans in which it buys nothing left out; `null`: not known. */
  readonly gains: readonly { readonly plan: string; readonly gain: Gain }[] | null;
}

/** Works out what stands out at a point. */
export function pointSummary(
  days: readonly Pick<DayView, 'manifester' | 'plan' | 'wastedShare' | 'gains'>[],
  burns: readonly Burn[],
): PointSummary {
  const [most, next] = burns.filter(({ share }) => share > nothing);
  const manifesters = [...new Set(days.map(({ manifester }) => manifester))].map((manifester) => {
    const own = days.filter((day) => day.manifester === manifester);
    const known = own.flatMap(({ plan, gains }) =>
      gains.filter(({ points }) => points === 1).map((gain) => ({ plan, gain })),
    );
    return {
      manifester,
      wastes: own.flatMap(({ plan, wastedShare }) =>
        wastedShare === null ? [] : [{ plan, share: Math.min(1, wastedShare) }],
      ),
      gains:
        known.length === 0
          ? null
          : known.filter(({ gain }) => gain.effective > nothing || gain.wasted < -nothing),
    };
  });
  const least = (burn: Burn): Burn => ({
    ...burn,
    share: Math.min(1, burn.share),
    worst: { ...burn.worst, share: Math.min(1, burn.worst.share) },
  });
  return {
    days: days.length,
    burns: most === undefined ? null : { most: least(most), next: next === undefined ? null : least(next) },
    manifesters: manifesters.sort((a, b) => worstOf(b) - worstOf(a)),
  };
}

/** The largest share of points that a manifester wastes. */
function worstOf({ wastes }: ManifesterSummary): number {
  return wastes.reduce((most, { share }) => Math.max(most, share), 0);
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
  const burns = burnsOf(days);
  return { variant, axes, days, burns, summary: pointSummary(days, burns) };
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

/** Mean of a metric a day, with an interval that allows for values not seen where it was simulated. */
export function meanEstimate(result: DayResult, metric: string): Estimate {
  const { tally, exact } = result;
  const histogram = tally?.metrics[metric];
  const known = exact?.metrics[metric];
  const bounds =
    histogram === undefined
      ? null
      : boundedMean(histogram, reachIn(metric, [result]), 1 - defaultPrecision.confidence);
  return {
    simulated: bounds && { value: histogramMean(histogram!), ...bounds },
    exact: known === undefined ? null : known.reduce((sum, [value, p]) => sum + value * p, 0),
  };
}

/** Kinds of distraction by the share of points that they burn, the worst first. */
function burnsOf(days: readonly DayView[]): readonly Burn[] {
  const kinds = new Map<DistractionKind, { lost: number; worst: Burn['worst'] }>();
  let spent = 0;
  for (const { key, powers } of days) {
    const own = powers.reduce((sum, { pointsSpent }) => sum + pointsSpent, 0);
    spent += own;
    const lost = new Map<DistractionKind, number>();
    for (const { distraction, pointsLost } of powers.flatMap(({ distractions }) => distractions)) {
      lost.set(distraction.kind, (lost.get(distraction.kind) ?? 0) + pointsLost);
    }
    for (const [kind, points] of lost) {
      const share = own === 0 ? 0 : points / own;
      const known = kinds.get(kind) ?? { lost: 0, worst: { key, share } };
      kinds.set(kind, {
        lost: known.lost + points,
        worst: share > known.worst.share ? { key, share } : known.worst,
      });
    }
  }
  return [...kinds]
    .map(([kind, { lost, worst }]) => ({ kind, share: spent === 0 ? 0 : lost / spent, worst }))
    .sort((a, b) => b.share - a.share);
}
