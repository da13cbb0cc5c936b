/** What stands out at a point of days, the largest first, whatever its kind: what burns points, and who wastes them. */
import type { Gain } from '../../analysis/day/gain.ts';
import { bestOf, type Estimate, type Term, weightedSum } from '../../analysis/estimate.ts';
import type { Precision } from '../../analysis/precision.ts';
import type { DistractionKind } from '../../rules/day/model.ts';
import { largestFirst, possiblyLargest, togetherFor, waste } from '../imbalance/scale.ts';
import { type DayResult, powerFigures } from './attempts.ts';

/** How much one kind of distraction burns at a point. */
export interface Burn {
  readonly kind: DistractionKind;
  /** Share of all points spent, over all days of the point alike. */
  readonly share: number;
  /** The day in which it burns the largest share, and that share; `null` where it is not sure which. */
  readonly worst: { readonly key: string; readonly share: number } | null;
}

/** What burns points: the kinds that burn most and next to most. */
export interface Burns {
  readonly most: Burn;
  /** `null` where nothing else burns, or where it is not sure which is next. */
  readonly next: Burn | null;
  /** Kinds that may burn most, where it is not sure which does: the most in the sample first. Else none. */
  readonly unsure: readonly Burn[];
}

/** Less than this share, or this many powers a day, is nothing to speak of. */
const nothing = 1e-9;

/** What is out of balance at a point: one sentence each. */
export type DayImbalance =
  | { readonly kind: 'burns' }
  | { readonly kind: 'manifester'; readonly manifester: ManifesterSummary };

/** What stands out at a point. */
export interface PointSummary {
  readonly days: number;
  /** `null` where no distraction burns anything. */
  readonly burns: Burns | null;
  /** Those who waste the largest share first, as far as is sure. */
  readonly manifesters: readonly ManifesterSummary[];
  /**
   * What burns and who wastes, the largest sure share of the points spent first; then the largest of the other kind, so that
   * both are answered before one more of the same.
   */
  readonly order: readonly DayImbalance[];
}

/** What stands out with one manifester, plan by plan. */
export interface ManifesterSummary {
  readonly manifester: string;
  /** Shares of the points spent that are wasted, 0 to 1; plans that spend none are left out. */
  readonly wastes: readonly { readonly plan: string; readonly share: number }[];
  /** What one more point of Concentration buys, plans in which it buys nothing left out; `null`: not known. */
  readonly gains: readonly { readonly plan: string; readonly gain: Gain }[] | null;
}

/** A day, as far as it is summed up. */
interface Day {
  readonly manifester: string;
  readonly plan: string;
  readonly wastedShare: number | null;
  readonly gains: readonly Gain[];
}

/** Works out what stands out at a point, on intervals that hold together. @param results of the same days. */
export function pointSummary(days: readonly Day[], results: readonly DayResult[]): PointSummary {
  const precision = strictFor(results);
  const burnt = burntOf(results, precision);
  const manifesters = [...new Set(days.map(({ manifester }) => manifester))].map((manifester) => {
    const own = days.filter((day) => day.manifester === manifester);
    const known = own.flatMap(({ plan, gains }) =>
      gains.filter(({ points }) => points === 1).map((gain) => ({ plan, gain })),
    );
    const shares = results
      .filter(({ cell }) => cell.manifester === manifester)
      .map((result) => wastedShare(result, precision));
    const told: ManifesterSummary = {
      manifester,
      wastes: own.flatMap(({ plan, wastedShare: share }) =>
        share === null ? [] : [{ plan, share: Math.min(1, share) }],
      ),
      gains:
        known.length === 0
          ? null
          : known.filter(({ gain }) => gain.effective > nothing || gain.wasted < -nothing),
    };
    return { told, size: Math.max(0, ...shares.map(waste)) };
  });
  const ordered = largestFirst(manifesters, ({ size }) => size);
  const order = largestFirst(
    [
      { item: { kind: 'burns' } as const, size: Math.max(0, ...burnt.map(({ share }) => waste(share))) },
      ...ordered.map(({ told, size }) => ({ item: { kind: 'manifester', manifester: told } as const, size })),
    ],
    ({ size }) => size,
  );
  return {
    days: days.length,
    burns: burnsOf(burnt),
    manifesters: ordered.map(({ told }) => told),
    order: kindsFirst(order.map(({ item }) => item)),
  };
}

/** The first of each kind, then the others; each in the order given. */
function kindsFirst(order: readonly DayImbalance[]): readonly DayImbalance[] {
  const isFirst = (own: DayImbalance): boolean => order.find(({ kind }) => kind === own.kind) === own;
  return [...order.filter(isFirst), ...order.filter((own) => !isFirst(own))];
}

/** Share of the points spent in a day that are wasted; how many attempts there are is taken as known. */
function wastedShare(result: DayResult, precision: Precision): Estimate {
  const powers = powerFigures(result, precision).filter(({ pointsSpent }) => pointsSpent > 0);
  const whole = powers.reduce((sum, { pointsSpent }) => sum + pointsSpent, 0);
  return weightedSum(
    0,
    powers.map(({ pointsSpent, wasted }) => ({ weight: pointsSpent / whole, estimate: wasted })),
  );
}

/** What one kind of distraction burns: over all days, and day by day. */
interface Burnt {
  readonly kind: DistractionKind;
  readonly share: Estimate;
  readonly days: readonly { readonly key: string; readonly share: Estimate }[];
}

/** Kinds of distraction on some days. */
export function kindsIn(results: readonly DayResult[]): readonly DistractionKind[] {
  const manifestations = results.flatMap(({ cell }) => cell.setup.plan.manifestations);
  return [...new Set(manifestations.flatMap(({ distractions }) => distractions.map(({ kind }) => kind)))];
}

/** Of all that is judged: every kind on every day and over all, and every day. */
function strictFor(results: readonly DayResult[]): Precision {
  return togetherFor(kindsIn(results).length * (results.length + 1) + results.length);
}

/** Kinds of distraction by the share of points that they burn, the most in the sample first. */
function burntOf(results: readonly DayResult[], precision: Precision): readonly Burnt[] {
  const kinds = kindsIn(results);
  const days = results.map((result) => ({ key: result.cell.key, powers: powerFigures(result, precision) }));
  const spentOf = ({ powers }: (typeof days)[number]): number =>
    powers.reduce((sum, { pointsSpent }) => sum + pointsSpent, 0);
  const all = days.reduce((sum, day) => sum + spentOf(day), 0);
  const termsOf = (
    kind: DistractionKind,
    { powers }: (typeof days)[number],
    whole: number,
  ): readonly Term[] =>
    powers.flatMap(({ pointsSpent, distractions: own }) =>
      own
        .filter(({ distraction, lost }) => distraction.kind === kind && bestOf(lost) !== null)
        .map(({ lost }) => ({ weight: pointsSpent / whole, estimate: lost })),
    );
  const burnt = kinds.map((kind) => ({
    kind,
    share: weightedSum(
      0,
      days.flatMap((day) => termsOf(kind, day, all)),
    ),
    days: days
      .filter((day) => spentOf(day) > 0)
      .map((day) => ({ key: day.key, share: weightedSum(0, termsOf(kind, day, spentOf(day))) })),
  }));
  return largestFirst(
    burnt.filter(({ share }) => (bestOf(share) ?? 0) > nothing),
    ({ share }) => bestOf(share) ?? 0,
  );
}

/** The kinds that burn most and next to most, and whether that is sure. */
function burnsOf(burnt: readonly Burnt[]): Burns | null {
  const [first, ...others] = burnt;
  if (first === undefined) return null;
  const unsure = open(burnt);
  return {
    most: burnOf(first),
    next: others[0] === undefined || unsure.length + open(others).length > 0 ? null : burnOf(others[0]),
    unsure: unsure.map(burnOf),
  };
}

/** Those that may be the largest, where they are several and not all exact. */
function open<T extends { readonly share: Estimate }>(items: readonly T[]): readonly T[] {
  const possible = possiblyLargest(items, ({ share }) => share);
  return possible.length < 2 || possible.every(({ share }) => share.exact !== null) ? [] : possible;
}

function burnOf({ kind, share, days }: Burnt): Burn {
  const [worst] = largestFirst(days, (day) => bestOf(day.share) ?? 0);
  const least = (of: Estimate): number => Math.min(1, bestOf(of) ?? 0);
  return {
    kind,
    share: least(share),
    worst:
      worst === undefined || open(days).length > 0 ? null : { key: worst.key, share: least(worst.share) },
  };
}
