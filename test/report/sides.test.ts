import { expect, it } from 'vitest';
import type { PointView } from '../../src/facts/duel/view.ts';
import { drainIsExact } from '../../src/report/duel/sides.ts';

/** A point with one side, whose mean drain lies between those bounds in the seat of the initiator. */
const point = (meanBounds: { low: number; high: number } | null): PointView =>
  ({
    drain: [
      { side: 'mage', initiator: { mean: 0, meanBounds, sd: 0, p10: 0, p50: 0, p90: 0 }, target: null },
    ],
  }) as unknown as PointView;

it.each([
  ['is exact', null, true],
  ['was simulated', { low: 0, high: 0.5 }, false],
  ['was simulated, where there is nothing to lose', { low: 0, high: 0 }, false],
])('says of drain that %s whether it is exact', (_, meanBounds, exact) => {
  expect(drainIsExact(point(meanBounds))).toBe(exact);
});
