/** Which values a search for what is fair moves, and how far. */
import type { Bounds, Knob } from '../../scenario/knobs.ts';
import type { Move } from '../../scenario/movable.ts';
import { groupOf, type State } from './shape.ts';

/** Steps from where a value stands within which what is fair is searched, where the scenario names no bounds. */
const REACH = 3;

/** The knobs that a search may move, those that the scenario gives no bounds within reach of where they stand. */
export function free(
  knobs: readonly Knob[],
  locks: ReadonlySet<string>,
  now: (knob: Knob) => number,
): readonly Knob[] {
  return knobs.flatMap((knob) => {
    const { path, bounds } = knob;
    if (bounds === null || locks.has(path)) return [];
    return [bounds.given ? knob : { ...knob, bounds: near(bounds, now(knob)) }];
  });
}

/** The sliders that are seen: the one that was moved last, the others that are moved, those of unfolded sections. */
export function sliders(
  knobs: readonly Knob[],
  { held, moves, unfolded }: Pick<State, 'held' | 'moves' | 'unfolded'>,
): readonly Knob[] {
  const rank = ({ path }: Knob): number =>
    path === held ? 0 : moves.some((move) => move.path === path) ? 1 : 2;
  return knobs
    .filter((knob) => knob.bounds !== null && (rank(knob) < 2 || unfolded.has(groupOf(knob))))
    .sort((a, b) => rank(a) - rank(b));
}

/** The bounds of a search around where a value stands. */
function near(bounds: Bounds, now: number): Bounds {
  const { from, to, step } = bounds;
  return { ...bounds, from: Math.max(from, now - REACH * step), to: Math.min(to, now + REACH * step) };
}

/** Milliseconds between two values that are moved for the eye. */
const STEP = 350;

/** Goes to what was found, one value after the other, so that the eye can follow; at once for who wants no motion. */
export function arrive(moves: readonly Move[], put: (moves: readonly Move[]) => void): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) put(moves);
  else
    moves.forEach((move, at) => {
      setTimeout(() => put([move]), at * STEP);
    });
}
