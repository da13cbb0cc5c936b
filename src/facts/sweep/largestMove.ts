/** What a sweep moves most. */
import { type Claim, superlatives } from '../../analysis/claims/claim.ts';
import type { SweepResult, SweptScore } from '../../tuning/sweep/sweep.ts';

/** A side on a plane with its mean scores at both ends of the first axis. */
export interface Move {
  readonly side: string;
  readonly plane: number;
  readonly first: SweptScore;
  readonly last: SweptScore;
  /** Whether the duels tell it from all others, or all is exact. */
  readonly sure: boolean;
}

/** Moves of all sides on all planes along the first axis (at the first value of the second). */
function movesOf({ points, sides, field }: SweepResult): readonly Omit<Move, 'sure'>[] {
  const y = points[0]?.y ?? null;
  const row = points.filter((point) => point.y === y);
  return field.planes.flatMap((plane) =>
    sides.flatMap((side) => {
      const curve = row.flatMap(({ scores }) =>
        scores.filter((own) => own.side === side && own.plane === plane),
      );
      const [first, last] = [curve[0], curve.at(-1)];
      return first === undefined || last === undefined ? [] : [{ side, plane, first, last }];
    }),
  );
}

/** Name of a side on a plane among claims. */
export const sideOn = ({ side, plane }: { readonly side: string; readonly plane: number | null }): string =>
  JSON.stringify([side, plane]);

const sizeOf = ({ first, last }: Pick<Move, 'first' | 'last'>): number => Math.abs(last.value - first.value);

/**
 * Which side on which plane moves most, as far as bounds that hold together bear it. Both ends are taken as if they were
 * independent (variance recovery); the random numbers that they share make their difference better known than that.
 */
export function moveClaims(result: SweepResult): readonly Claim[] {
  const bounds = movesOf(result).map((move) => {
    const [a, b] = [move.first.together, move.last.together];
    const change = move.last.value - move.first.value;
    const low = change - Math.hypot(move.last.value - b.low, a.high - move.first.value);
    const high = change + Math.hypot(b.high - move.last.value, move.first.value - a.low);
    return {
      subject: sideOn(move),
      low: Math.max(0, low, -high),
      high: Math.max(Math.abs(low), Math.abs(high)),
    };
  });
  return superlatives('sweep move', bounds, 0.95).filter(({ says }) => says === 'most');
}

/** Side and plane whose mean score moves most; `null` where none moves. Of equal exact moves the first. */
export function largestMove(result: SweepResult): Move | null {
  const moves = movesOf(result);
  const best = moves.reduce<Omit<Move, 'sure'> | null>(
    (most, own) => (sizeOf(own) > (most === null ? 1e-9 : sizeOf(most) + 1e-12) ? own : most),
    null,
  );
  if (best === null) return null;
  const exact = moves.every(({ first, last }) => first.exact && last.exact);
  const [most] = moveClaims(result);
  return { ...best, sure: exact || most === undefined || ('among' in most && most.among.length === 1) };
}
