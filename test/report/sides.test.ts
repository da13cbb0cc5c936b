import { expect, it } from 'vitest';
import type { PointView } from '../../src/facts/duel/view.ts';
import { drainIsExact } from '../../src/report/duel/sides.ts';

/** A point with one side, whose mean drain has that half-width in the seat of the initiator. */
const point = (meanHalfWidth: number | null): PointView =>
  ({
    drain: [
      { name: 'mage', initiator: { mean: 0, meanHalfWidth, sd: 0, p10: 0, p50: 0, p90: 0 }, target: null },
    ],
  }) as unknown as PointView;

it.each([
  ['is exact', null, true],
  ['was simulated', 0.5, false],
  ['was simulated, and the same in all duels', 0, false],
])('says of drain that %s whether it is exact', (_, meanHalfWidth, exact) => {
  expect(drainIsExact(point(meanHalfWidth))).toBe(exact);
});
