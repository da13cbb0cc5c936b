/** Where a side is never even over a sweep: on which planes it stays above, and on which below. */
import { planesOf, type SweepResult } from '../../tuning/sweep/sweep.ts';

/** Planes on which a side stays on one side of even at every value. */
export interface Uncrossed {
  readonly side: string;
  readonly above: boolean;
  /** `null` is all planes together. */
  readonly planes: readonly (number | null)[];
  /** Values of the axis that were looked at. */
  readonly from: number;
  readonly to: number;
  /** Its least and its largest mean score there, 0 to 1. */
  readonly low: number;
  readonly high: number;
}

/** Looked for along one axis only; a score within its band of even is on no side; the bands of all hold together. */
export function uncrossedOf({ points, x, y, field }: SweepResult, side: string): readonly Uncrossed[] {
  if (y !== null) return [];
  const curves = planesOf(field).map((plane) => ({
    plane,
    curve: points.flatMap(({ scores }) => scores.filter((own) => own.side === side && own.plane === plane)),
  }));
  return [true, false].flatMap((above) => {
    const own = curves.filter(
      ({ curve }) =>
        curve.length > 0 && curve.every(({ together: { low, high } }) => (above ? low > 0.5 : high < 0.5)),
    );
    const values = own.flatMap(({ curve }) => curve.map(({ value }) => value));
    return own.length === 0
      ? []
      : [
          {
            side,
            above,
            planes: own.map(({ plane }) => plane),
            from: Math.min(...x.values),
            to: Math.max(...x.values),
            low: values.reduce((a, b) => Math.min(a, b)),
            high: values.reduce((a, b) => Math.max(a, b)),
          },
        ];
  });
}
