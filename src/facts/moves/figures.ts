/** Figures of some points together, and which of them surely moves most. */
import { bestOf, type Estimate } from '../../analysis/estimate.ts';
import { defaultPrecision } from '../../analysis/precision.ts';
import { criticalValue, type Interval } from '../../stats/interval.ts';
import { simultaneousConfidence } from '../../stats/multiplicity.ts';
import { isShare, type Tracked, type TrackedPoint } from './tracked.ts';

/** A figure before and after. */
export interface Moved {
  readonly figure: Pick<Tracked, 'of' | 'names' | 'plane'>;
  readonly before: Estimate;
  readonly after: Estimate;
  /** After less before, by the best values known. */
  readonly change: number;
  /** Whether the figures are shares of 1. */
  readonly share: boolean;
}

/** What changes less than this is not worth a word: of shares, and of means. */
export const SMALL = { share: 0.0005, mean: 0.05 } as const;
/** A share of explosions that is worth a word, and mana, which has to be a tenth of what it was as well. */
const WORTH = { share: 0.01, mean: 1 } as const;
/** What tells a figure from the others of a point. */
export const keyOf = ({ of, names, plane }: Tracked): string => JSON.stringify([of, names, plane]);

/** Mean of some estimates; their bounds are averaged as well, which is never too narrow: points share randomness. */
function meanOf(estimates: readonly Estimate[]): Estimate {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const exact = estimates.flatMap((own) => (own.exact === null ? [] : [own.exact]));
  const known = estimates.flatMap(({ exact: value, simulated }) =>
    value !== null ? [{ value, low: value, high: value }] : simulated === null ? [] : [simulated],
  );
  if (known.length === 0) return { exact: null, simulated: null };
  if (exact.length === estimates.length) return { exact: mean(exact), simulated: null };
  return {
    exact: null,
    simulated: {
      value: mean(known.map(({ value }) => value)),
      low: mean(known.map(({ low }) => low)),
      high: mean(known.map(({ high }) => high)),
    },
  };
}

/** Averages of figures over points, by figure; those that all points have. */
export function averages(
  points: readonly TrackedPoint[],
  part: 'lead' | 'beside',
): ReadonlyMap<string, { readonly figure: Tracked; readonly value: Estimate }> {
  const all = new Map<string, { figure: Tracked; values: Estimate[] }>();
  for (const point of points)
    for (const figure of point[part]) {
      const known = all.get(keyOf(figure));
      if (known === undefined) all.set(keyOf(figure), { figure, values: [figure.value] });
      else known.values.push(figure.value);
    }
  return new Map(
    [...all]
      .filter(([, { values }]) => values.length === points.length)
      .map(([key, { figure, values }]) => [key, { figure, value: meanOf(values) }]),
  );
}

/** Bounds of an estimate so wide that those of so many figures hold together; the value where it is exact. */
export function boundsAmong({ exact, simulated }: Estimate, family: number): Interval | null {
  if (exact !== null) return { low: exact, high: exact };
  if (simulated === null) return null;
  const { value, low, high } = simulated;
  const { confidence } = defaultPrecision;
  const wide = criticalValue(simultaneousConfidence(confidence, Math.max(1, family)));
  const wider = wide / criticalValue(confidence);
  return { low: value - wider * (value - low), high: value + wider * (high - value) };
}

/**
 * How far a figure surely moves, with its sign; 0 where its intervals overlap, or where it is too little for a word.
 * @param family of how many figures the largest is looked for: their intervals are taken so wide that they hold together.
 */
export function sureMove(
  figure: Tracked,
  before: Estimate,
  after: Estimate,
  worth: typeof SMALL | typeof WORTH,
  family: number,
): number {
  const [from, to] = [boundsAmong(before, family), boundsAmong(after, family)];
  const [a, b] = [bestOf(before), bestOf(after)];
  if (from === null || to === null || a === null || b === null) return 0;
  const apart = to.low > from.high || to.high < from.low;
  const part = worth === WORTH && !isShare(figure.of) ? Math.abs(a) / 10 : 0;
  const least = Math.max(part, worth[isShare(figure.of) ? 'share' : 'mean']);
  return apart && Math.abs(b - a) >= least ? b - a : 0;
}

/** A figure with what it was and is. */
export function movedOf(figure: Tracked, before: Estimate, after: Estimate): Moved {
  const change = (bestOf(after) ?? 0) - (bestOf(before) ?? 0);
  return { figure, before, after, change, share: isShare(figure.of) };
}

/** The figure that surely moves most; of equals the first. */
export function largest(
  before: readonly TrackedPoint[],
  after: readonly TrackedPoint[],
  part: 'lead' | 'beside',
  family: number,
  isMeant: (figure: Tracked) => boolean = () => true,
): Moved | null {
  const [from, to] = [averages(before, part), averages(after, part)];
  let best: Moved | null = null;
  let most = 0;
  for (const [key, { figure, value }] of from) {
    const now = to.get(key);
    if (now === undefined || !isMeant(figure)) continue;
    const size = Math.abs(sureMove(figure, value, now.value, part === 'lead' ? SMALL : WORTH, family));
    if (size <= most + 1e-9) continue;
    most = size;
    best = movedOf(figure, value, now.value);
  }
  return best;
}
