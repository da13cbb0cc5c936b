/** What the opening's sentences on settings and variants claim. */
import type { Claim } from '../../analysis/claims/claim.ts';
import { keyOf, type Moved } from './figures.ts';
import { type Move, movesOf } from './moves.ts';
import type { TrackedPoint } from './tracked.ts';

/** Name of a move's figures before and after it among claims. */
export const moveName = ({ kind, name }: Pick<Move, 'kind' | 'name'>, end: 'before' | 'after'): string =>
  `${kind} ${name} ${end}`;

/** Which figures move up or down, and what becomes more or less even: all hold together. */
export function moveClaims(points: readonly TrackedPoint[]): readonly Claim[] {
  return movesOf(points).flatMap((move) => {
    const above = (about: string, up: boolean): Claim => {
      const [before, after] = [moveName(move, 'before'), moveName(move, 'after')];
      return { says: 'above', about, level: 0.95, subject: up ? after : before, other: up ? before : after };
    };
    const told = ({ figure, change, before }: Moved): Claim =>
      above(`moved ${keyOf({ ...figure, value: before })}`, change > 0);
    const fair = move.kind === 'variant' ? move.fair : null;
    return [
      ...(move.moved === null ? [] : [told(move.moved)]),
      ...move.beside.map(told),
      ...(fair === null || fair.closer === 0 ? [] : [above('distance from even', fair.closer < 0)]),
      ...(fair === null || fair.fewer === 0 ? [] : [above('share of hopeless', fair.fewer < 0)]),
    ];
  });
}
