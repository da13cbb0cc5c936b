/** Where a curve meets one half, with the interval that its band allows. */
import type { Interval } from '../../stats/interval.ts';

/** A point of a curve with its band. */
export interface CurvePoint extends Interval {
  readonly x: number;
  readonly value: number;
}

/** A crossing, interpolated in a straight line between two points of the sweep. */
export interface Crossing {
  readonly x: number;
  /** Whether the curve rises there. */
  readonly rises: boolean;
  /** The two values of the sweep it lies between. */
  readonly between: readonly [number, number];
  /**
   * Where the ends of the band cross; `null` where the band has no width (exact), and an end at the edge of the
   * sweep where the band does not cross within it.
   */
  readonly interval: Interval | null;
}

const LEVEL = 0.5;

/** Where a line through two points is at the level. */
function meet(x0: number, y0: number, x1: number, y1: number): number {
  return y0 === y1 ? x0 : x0 + ((LEVEL - y0) / (y1 - y0)) * (x1 - x0);
}

/** The crossing of one curve closest to `near`, with the same direction; else the edge on its side. */
function closest(points: readonly CurvePoint[], read: (point: CurvePoint) => number, near: number): number {
  let best: number | null = null;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1]!, points[i]!];
    if ((read(a) - LEVEL) * (read(b) - LEVEL) > 0) continue;
    const x = meet(a.x, read(a), b.x, read(b));
    if (best === null || Math.abs(x - near) < Math.abs(best - near)) best = x;
  }
  if (best !== null) return best;
  return Number.NaN;
}

/** All crossings of a curve, from left to right. A point that lies on the level counts once. */
export function crossings(points: readonly CurvePoint[]): Crossing[] {
  const found: Crossing[] = [];
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return [];
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1]!, points[i]!];
    const below = a.value < LEVEL;
    if (a.value === b.value || below === b.value < LEVEL) continue;
    const x = meet(a.x, a.value, b.x, b.value);
    const exact = points.every(({ low, high }) => low === high);
    const ends = [closest(points, (point) => point.low, x), closest(points, (point) => point.high, x)];
    const known = ends.map((end, k) => {
      if (!Number.isNaN(end)) return end;
      // The lower end crosses later on a rising curve, the upper one earlier.
      return (k === 0) === below ? last.x : first.x;
    });
    found.push({
      x,
      rises: below,
      between: [a.x, b.x],
      interval: exact ? null : { low: Math.min(...known, x), high: Math.max(...known, x) },
    });
  }
  return found;
}
