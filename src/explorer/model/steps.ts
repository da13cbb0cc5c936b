/** Values along a slider. */
import type { Knob } from '../../scenario/knobs.ts';
import type { Move, Value } from '../../scenario/movable.ts';

/** Values of a slider that are looked at before the hand comes there, at most. */
const MOST = 25;

/** Steps to each side of where the hand stands that are worked out ahead. */
const REACH = 2;

/** A sum of steps without the dust of rounding. */
const clean = (value: number): number => Number(value.toPrecision(12));

/** Values along the slider of a knob, every one or evenly chosen ones; none of what has no bounds. */
export function valuesAlong({ bounds }: Pick<Knob, 'bounds'>): readonly number[] {
  if (bounds === null) return [];
  const { from, to, step } = bounds;
  const count = Math.floor((to - from) / step + 1e-9);
  const stride = Math.ceil((count + 1) / MOST);
  return Array.from({ length: Math.floor(count / stride) + 1 }, (_, at) => clean(from + at * stride * step));
}

/** Settings around where the hand stands, the nearest first. */
export function around(
  moves: readonly Move[],
  { path, bounds }: Knob,
  now: Value,
): readonly (readonly Move[])[] {
  if (bounds === null || typeof now !== 'number') return [];
  const others = moves.filter((move) => move.path !== path);
  return Array.from({ length: REACH }, (_, at) => at + 1)
    .flatMap((far) => [now - far * bounds.step, now + far * bounds.step])
    .filter((value) => value >= bounds.from - 1e-9 && value <= bounds.to + 1e-9)
    .map((value) => [...others, { path, value: clean(value) }]);
}

/** What figures along the slider of a knob rest on: everything else that is moved. */
export function basisOf(moves: readonly Move[], path: string, point: number): string {
  const others = moves.filter((move) => move.path !== path);
  return JSON.stringify([point, others.map((move) => [move.path, move.value])]);
}
