/** What each variant and each varied setting of a run changes, in one fact each. */

import type { AxisValue } from '../../scenario/model/cells.ts';
import { settingKey } from '../../scenario/points/lookedAt.ts';
import { averages, boundsAmong, keyOf, largest, type Moved } from './figures.ts';
import { type Fairness, hasEven, type Tracked, type TrackedPoint } from './tracked.ts';

export type { Moved } from './figures.ts';

/** What became of fairness: sure differences of half a point or more, of a matchup or more; `open`: not decided. */
export type FairVerdict = 'fairer' | 'lessFair' | 'alike' | 'mixed' | 'open';

/** Fairness before and after. */
export interface FairMove {
  readonly verdict: FairVerdict;
  /** Whether matchups surely are closer to even on average, and surely fewer are hopeless: 1, farther and more: −1, else 0. */
  readonly closer: number;
  readonly fewer: number;
  readonly before: Fairness;
  readonly after: Fairness;
}

/** What one variant, or one varied path, changes. */
export type Move =
  | {
      readonly kind: 'variant';
      readonly name: string;
      readonly baseline: string;
      /** Settings that its figures are averaged over. */
      readonly settings: number;
      /** Goes by the very same laws as the baseline. */
      readonly idle: boolean;
      /** The figure that surely moves most; `null` where none does. */
      readonly moved: Moved | null;
      readonly beside: readonly Moved[];
      readonly fair: FairMove | null;
    }
  | {
      readonly kind: 'axis';
      readonly name: string;
      readonly first: AxisValue['value'];
      readonly last: AxisValue['value'];
      readonly settings: number;
      readonly idle: boolean;
      readonly moved: Moved | null;
      /** Neighbouring values between which that figure becomes even; `null` where it does not. */
      readonly even: readonly [AxisValue['value'], AxisValue['value']] | null;
      readonly beside: readonly Moved[];
    };

/** Distance from even that makes scenarios more or less fair. */
const FAIR = 0.005;

const isDrain = ({ of }: Tracked): boolean => of === 'initiatorDrain' || of === 'targetDrain';
const isExplosion = ({ of }: Tracked): boolean => of === 'explosions';

/** Fairness of some points together; `null` where one has none. */
function fairnessOf(points: readonly TrackedPoint[]): Fairness | null {
  const all = points.flatMap(({ fairness }) => (fairness === null ? [] : [fairness]));
  if (all.length === 0 || all.length < points.length) return null;
  const sum = (of: (own: Fairness) => number): number => all.reduce((total, own) => total + of(own), 0);
  const matchups = sum((own) => own.matchups);
  if (matchups === 0) return null;
  return {
    hopeless: sum((own) => own.hopeless),
    surely: sum((own) => own.surely),
    possibly: sum((own) => own.possibly),
    matchups,
    distance: sum((own) => own.distance * own.matchups) / matchups,
    blur: sum((own) => own.blur * own.matchups) / matchups,
  };
}

/** Whether the second is fairer than the first. */
export function compareFairness(before: Fairness, after: Fairness): FairMove {
  const [nearer, blur] = [before.distance - after.distance, before.blur + after.blur];
  const sure = Math.abs(nearer) > FAIR + blur ? Math.sign(nearer) : 0;
  const surely = (more: Fairness, less: Fairness): boolean =>
    more.surely / more.matchups > less.possibly / less.matchups;
  const fewer = surely(before, after) ? 1 : surely(after, before) ? -1 : 0;
  const isKnown = [before, after].every((own) => own.surely === own.possibly);
  const verdict: FairVerdict =
    sure * fewer < 0
      ? 'mixed'
      : sure > 0 || (sure === 0 && fewer > 0)
        ? 'fairer'
        : sure < 0 || fewer < 0
          ? 'lessFair'
          : blur > 0 && (!isKnown || Math.abs(nearer) + blur > FAIR)
            ? 'open'
            : 'alike';
  return { verdict, closer: sure, fewer, before, after };
}

/** What is held against each other: of a variant the baseline and itself, of an axis its first and its last value. */
interface Ends {
  readonly kind: Move['kind'];
  readonly name: string;
  readonly before: readonly TrackedPoint[];
  readonly after: readonly TrackedPoint[];
}

/** Figures among which sentences about so many moves choose: both ends of each. */
function familyOf([first]: readonly TrackedPoint[], moves: number): number {
  return first === undefined ? 1 : 2 * moves * (first.lead.length + first.beside.length);
}

const addressOf = ({ axes }: TrackedPoint): string => settingKey(axes);

/** Whether two points go by the same laws wherever both have a cell, and have the same cells. */
function areAlike(a: TrackedPoint, b: TrackedPoint): boolean {
  return a.laws.size === b.laws.size && [...a.laws].every(([key, law]) => b.laws.get(key) === law);
}

/** The value of an axis at a point. */
const valueAlong =
  (name: string) =>
  ({ axes }: TrackedPoint) =>
    axes.find((axis) => axis.name === name)?.value;

/** Points of a variant with those of the baseline at the same setting. */
function pairsOf(name: string, baseline: string, points: readonly TrackedPoint[]) {
  const own = points.filter(({ variant }) => variant === name);
  const first = points.filter(({ variant }) => variant === baseline);
  return own.flatMap((after) => {
    const before = first.find((one) => addressOf(one) === addressOf(after));
    return before === undefined ? [] : [{ before, after }];
  });
}

function variantMove(
  name: string,
  baseline: string,
  points: readonly TrackedPoint[],
  family: number,
): Move | null {
  const own = points.filter(({ variant }) => variant === name);
  const pairs = pairsOf(name, baseline, points);
  if (pairs.length === 0) return null;
  const [before, after] = [pairs.map((pair) => pair.before), pairs.map((pair) => pair.after)];
  const [was, is] = [fairnessOf(before), fairnessOf(after)];
  const moved = largest(before, after, 'lead', family);
  // What it costs the one whose score moves most; else whoever it costs or spares most.
  const isOwn = (figure: Tracked): boolean => isDrain(figure) && figure.names[0] === moved?.figure.names[0];
  const drain =
    largest(before, after, 'beside', family, isOwn) ?? largest(before, after, 'beside', family, isDrain);
  const beside = [drain, largest(before, after, 'beside', family, isExplosion)].flatMap((own) => own ?? []);
  return {
    kind: 'variant',
    name,
    baseline,
    settings: pairs.length,
    idle: pairs.length === own.length && pairs.every((pair) => areAlike(pair.before, pair.after)),
    moved,
    beside,
    // Of matchups that are not the same nothing is said: what could not be solved is in no mean.
    fair: was === null || is === null || was.matchups !== is.matchups ? null : compareFairness(was, is),
  };
}

function axisMove(
  name: string,
  baseline: string,
  points: readonly TrackedPoint[],
  family: number,
): Move | null {
  const valueAt = valueAlong(name);
  const own = points.filter((point) => point.variant === baseline && valueAt(point) !== undefined);
  const values = [...new Set(own.map((point) => valueAt(point)!))];
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined || values.length < 2) return null;
  const at = (value: AxisValue['value']): readonly TrackedPoint[] =>
    own.filter((point) => valueAt(point) === value);
  const others = ({ variant, axes }: TrackedPoint): string =>
    JSON.stringify([variant, axes.filter((axis) => axis.name !== name)]);
  const groups = new Map<string, TrackedPoint[]>();
  for (const point of points) groups.set(others(point), [...(groups.get(others(point)) ?? []), point]);
  const moved = largest(at(first), at(last), 'lead', family);
  const curve =
    moved === null || !hasEven(moved.figure.of)
      ? []
      : values.map((value) => {
          const figure = averages(at(value), 'lead').get(keyOf({ ...moved.figure, value: moved.before }));
          const bounds = figure === undefined ? null : boundsAmong(figure.value, family * values.length);
          return { value, side: bounds === null ? 0 : bounds.low > 0.5 ? 1 : bounds.high < 0.5 ? -1 : 0 };
        });
  // Where the duels do not tell on which side of even both neighbours are, nothing is said.
  const cross = curve.findIndex(({ side }, i) => i > 0 && side * curve[i - 1]!.side < 0);
  return {
    kind: 'axis',
    name,
    first,
    last,
    settings: at(first).length,
    idle: [...groups.values()].every((group) => group.every((point) => areAlike(point, group[0]!))),
    moved,
    even: cross < 0 ? null : [curve[cross - 1]!.value, curve[cross]!.value],
    beside: [largest(at(first), at(last), 'beside', family, isExplosion) ?? []].flat(),
  };
}

/** What every axis, then every variant but the baseline changes; averages over whatever else is varied. */
export function movesOf(points: readonly TrackedPoint[]): readonly Move[] {
  const [baseline, ...variants] = [...new Set(points.map(({ variant }) => variant))];
  if (baseline === undefined) return [];
  const axes = [...new Set(points.flatMap((point) => point.axes.map(({ name }) => name)))];
  const family = familyOf(points, axes.length + variants.length);
  return [
    ...axes.flatMap((name) => axisMove(name, baseline, points, family) ?? []),
    ...variants.flatMap((name) => variantMove(name, baseline, points, family) ?? []),
  ];
}

/** What every move holds against each other, in the order of {@link movesOf}. */
export function moveEnds(points: readonly TrackedPoint[]): readonly Ends[] {
  const [baseline, ...variants] = [...new Set(points.map(({ variant }) => variant))];
  const own = points.filter(({ variant }) => variant === baseline);
  const axes = [...new Set(points.flatMap((point) => point.axes.map(({ name }) => name)))];
  return [
    ...axes.map((name): Ends => {
      const values = [...new Set(own.flatMap((point) => valueAlong(name)(point) ?? []))];
      const at = (value: AxisValue['value'] | undefined) =>
        own.filter((one) => valueAlong(name)(one) === value);
      return { kind: 'axis', name, before: at(values[0]), after: at(values.at(-1)) };
    }),
    ...variants.map((name): Ends => {
      const pairs = pairsOf(name, baseline!, points);
      return {
        ...{ kind: 'variant', name },
        before: pairs.map(({ before }) => before),
        after: pairs.map(({ after }) => after),
      };
    }),
  ];
}
