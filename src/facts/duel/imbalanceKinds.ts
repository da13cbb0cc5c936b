/** The kinds of what can be out of balance, and how far each is. */
import {
  bestOf,
  type Estimate,
  outcomeRate,
  scoreOf,
  type Term,
  weightedSum,
} from '../../analysis/estimate.ts';
import type { PlaneGroup } from '../../analysis/points.ts';
import type { Pooled } from '../../analysis/pool.ts';
import type { CellResult } from '../../batch/result.ts';
import { histogramMean } from '../../stats/histogram.ts';
import { boundsOf, type Judged, judged, waste } from '../imbalance/scale.ts';
import type { PlaneCourse } from './planeCourse.ts';

/** A plane with a share of it, 0 to 1: a score, or draws. */
export interface PlaneShare {
  readonly plane: number;
  readonly share: number;
}

/** Planes where a score is above 60 %, and below 40 %. */
export interface Places {
  readonly strong: readonly PlaneShare[];
  readonly weak: readonly PlaneShare[];
}

/** Who attacks whom. */
export interface Matchup {
  readonly initiator: string;
  readonly target: string;
}

/** One kind of it; `size` is that of its worst plane. */
export type Imbalance = { readonly size: number } & (
  | ({ readonly kind: 'side'; readonly sides: readonly string[] } & Places)
  /** Scores of the initiator over pairs that meet in both seats; `all`: in every single one beyond 40–60 % to that side. */
  | ({ readonly kind: 'seat'; readonly all: boolean } & Places)
  /** Only told where sides do not all meet the same opponents in both seats. */
  | ({ readonly kind: 'matchup'; readonly matchups: readonly Matchup[] } & Places)
  | { readonly kind: 'draws'; readonly planes: readonly PlaneShare[] }
  | {
      readonly kind: 'length';
      readonly shortest: { readonly plane: number; readonly rounds: number };
      readonly longest: { readonly plane: number; readonly rounds: number };
    }
);

/** So many draws, and so many times as long, count. */
export const DRAWS = 0.2;
const TIMES = 2;

/** Planes that are surely out, and the largest sure distance. */
export function placesOf(
  all: readonly (Judged & { readonly plane: number })[],
): Places & { readonly size: number } {
  const out = (sign: number): readonly PlaneShare[] =>
    all.filter(({ sure }) => sure * sign > 0).map(({ plane, value }) => ({ plane, share: value }));
  const size = all.reduce((most, { sure }) => Math.max(most, Math.abs(sure)), 0);
  return { strong: out(1), weak: out(-1), size };
}

/** Mean score of the initiators over mirrors and pairs that meet in both seats: what the sides are worth cancels out. */
export function seatOf({
  plane,
  cells,
  laws,
}: PlaneGroup): readonly (Judged & { plane: number; same: boolean })[] {
  const key = (from: string, to: string): string => JSON.stringify([from, to]);
  const possible = cells.filter(({ impossible }) => impossible === null);
  const pairs = new Set(possible.map(({ cell }) => key(cell.initiator, cell.target)));
  const both = new Set(
    possible.filter(({ cell }) => pairs.has(key(cell.target, cell.initiator))).map((own) => own),
  );
  const counted = laws.flatMap((law) => {
    const count = law.cells.filter((own: CellResult) => both.has(own)).length;
    return count === 0 ? [] : [{ law, count }];
  });
  if (counted.length === 0) return [];
  const mean = judged(weightedSum(0, terms(counted, both.size, scoreOf)));
  const same = counted.every(({ law }) => judged(scoreOf(law)).sure * mean.sure > 0);
  return [{ plane, ...mean, same }];
}

function terms(
  counted: readonly { readonly law: Pooled; readonly count: number }[],
  all: number,
  figure: (law: Pooled) => Estimate,
): readonly Term[] {
  return counted.map(({ law, count }) => ({ weight: count / all, estimate: figure(law) }));
}

/** Planes on which the seat decides too much, as one imbalance. */
export function seatImbalance(
  seats: readonly (Judged & { plane: number; same: boolean })[],
): readonly Imbalance[] {
  const out = seats.filter(({ sure }) => sure !== 0);
  if (out.length === 0) return [];
  return [{ kind: 'seat', all: out.every(({ same }) => same), ...placesOf(out) }];
}

/** Share of draws on a plane, every matchup with the same weight, and what of it is sure. */
export function drawsOf({ laws }: PlaneGroup): {
  readonly share: number;
  readonly sure: number;
  readonly size: number;
} {
  const all = laws.reduce((sum, { cells }) => sum + cells.length, 0);
  const counted = laws.map((law) => ({ law, count: law.cells.length }));
  const draws = weightedSum(
    0,
    terms(counted, all, (law) => outcomeRate(law, 'draw')),
  );
  return { share: bestOf(draws) ?? 0, sure: boundsOf(draws)?.low ?? 0, size: waste(draws) };
}

/** Planes on which too much is drawn, as one imbalance. */
export function drawImbalance(
  draws: readonly {
    readonly plane: number;
    readonly share: number;
    readonly sure: number;
    readonly size: number;
  }[],
): readonly Imbalance[] {
  const planes = draws.filter(({ sure }) => sure >= DRAWS);
  if (planes.length === 0) return [];
  const size = planes.reduce((most, own) => Math.max(most, own.size), 0);
  return [{ kind: 'draws', planes: planes.map(({ plane, share }) => ({ plane, share })), size }];
}

/** The shortest and the longest duels, where these are several times as long. */
export function lengthImbalance(courses: readonly PlaneCourse[]): readonly Imbalance[] {
  const known = courses
    .filter(({ rounds }) => rounds.length > 0)
    .map(({ plane, rounds, roundsBounds }) => {
      const mean = histogramMean(rounds);
      return { plane, rounds: mean, low: roundsBounds?.low ?? mean, high: roundsBounds?.high ?? mean };
    });
  const [first] = known;
  if (first === undefined) return [];
  const shortest = known.reduce((a, b) => (b.rounds < a.rounds ? b : a), first);
  const longest = known.reduce((a, b) => (b.rounds > a.rounds ? b : a), first);
  if (longest.low < TIMES * shortest.high) return [];
  const told = ({ plane, rounds }: typeof first) => ({ plane, rounds });
  return [
    {
      kind: 'length',
      shortest: told(shortest),
      longest: told(longest),
      size: (1 - shortest.high / longest.low) / 4,
    },
  ];
}
