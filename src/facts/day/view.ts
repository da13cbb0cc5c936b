/** Everything that reports say about a run of days, as facts. */
import { type Gain, gainsOf } from '../../analysis/day/gain.ts';
import type { Estimate } from '../../analysis/estimate.ts';
import { boundedMean, reachIn } from '../../analysis/expect/boundedMean.ts';
import { defaultPrecision } from '../../analysis/precision.ts';
import type { RunInfo, RunResult } from '../../batch/result.ts';
import type { DistractionKind } from '../../rules/day/model.ts';
import type { AxisValue, DayCell } from '../../scenario/model/cells.ts';
import { histogramMean } from '../../stats/histogram.ts';
import { criticalValue } from '../../stats/interval.ts';
import { simultaneousConfidence } from '../../stats/multiplicity.ts';
import { type DayResult, type PowerFigures, powerFigures } from './attempts.ts';
import { type DaySummary, effectiveZ, summarizeDay } from './summary.ts';

/** One cell: a manifester by a plan. */
export interface DayView {
  readonly key: string;
  readonly manifester: string;
  readonly plan: string;
  readonly summary: DaySummary;
  readonly effective: Estimate;
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
}

/** How much one kind of distraction burns at a point. */
export interface Burn {
  readonly kind: DistractionKind;
  /** Share of all points spent, over all days of the point alike. */
  readonly share: number;
  /** The day in which it burns the largest share, and that share. */
  readonly worst: { readonly key: string; readonly share: number };
}

/** Simulated means against exact ones, over the whole run. */
export interface DayCheck {
  readonly comparisons: number;
  readonly largest: number;
  readonly key: string;
  /** Chance alone stays below this in 95 of 100 runs. */
  readonly expected: number;
}

/** A run of days as facts. */
export interface DayRunView {
  readonly info: RunInfo;
  readonly points: readonly DayPoint[];
  readonly cells: number;
  readonly simulated: boolean;
  readonly exact: boolean;
  readonly check: DayCheck | null;
  /** Whether in any day somebody dispels, or a power has several targets. */
  readonly dispels: boolean;
  readonly severalTargets: boolean;
}

/** Works out the view of a run of days; solves some days anew with more Concentration. */
export function buildDayView(result: RunResult<DayCell>): DayRunView {
  const groups = new Map<string, DayResult[]>();
  for (const each of result.cells) {
    const key = JSON.stringify([each.cell.variant, each.cell.axes]);
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  const points = [...groups.values()].map(pointOf);
  const days = points.flatMap((point) => point.days);
  return {
    info: result.info,
    points,
    cells: result.cells.length,
    simulated: result.cells.some(({ tally }) => tally !== null),
    exact: result.cells.some(({ exact }) => exact !== null),
    check: checkOf(result.cells),
    dispels: days.some((day) => day.dispels),
    severalTargets: days.some(({ affected }) => affected !== null),
  };
}

function pointOf(results: readonly DayResult[]): DayPoint {
  const { variant, axes } = results[0]!.cell;
  const days = results.map(dayView);
  return { variant, axes, days, burns: burnsOf(days) };
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
    effective: meanEstimate(result, 'effective'),
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
function meanEstimate(result: DayResult, metric: string): Estimate {
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

function checkOf(cells: readonly DayResult[]): DayCheck | null {
  const seen = new Set<string>();
  let worst: { key: string; z: number } | null = null;
  for (const result of cells) {
    const z = effectiveZ(result);
    if (z === null) continue;
    // The same key and law see the same randomness: one comparison, not several.
    seen.add(JSON.stringify([result.cell.key, result.law]));
    if (worst === null || Math.abs(z) > worst.z) worst = { key: result.cell.key, z: Math.abs(z) };
  }
  if (worst === null) return null;
  return {
    comparisons: seen.size,
    largest: worst.z,
    key: worst.key,
    expected: criticalValue(simultaneousConfidence(defaultPrecision.confidence, seen.size)),
  };
}
