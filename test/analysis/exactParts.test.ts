/** What is solved needs no simulation: the exact parts of a sum are taken as they are. */
import { expect, test } from 'vitest';
import { weightedSum } from '../../src/analysis/estimate.ts';

const both = { exact: 0.4, simulated: { value: 0.45, low: 0.35, high: 0.55 } };
const played = { exact: null, simulated: { value: 0.6, low: 0.57, high: 0.64 } };

test('a sum with one unsolved part takes the exact values of all others', () => {
  const sum = weightedSum(0.1, [
    { weight: 0.5, estimate: both },
    { weight: -0.5, estimate: played },
  ]);
  expect(sum.exact).toBeNull();
  // 0.1 + 0.2 − 0.3, with nothing but the width of the part that was played.
  expect(sum.simulated!.value).toBeCloseTo(0, 12);
  expect(sum.simulated!.low).toBeCloseTo(-0.02, 12);
  expect(sum.simulated!.high).toBeCloseTo(0.015, 12);
});

test('where all parts are solved the simulated sum stands beside the exact one', () => {
  const sum = weightedSum(0, [{ weight: 2, estimate: both }]);
  expect(sum.exact).toBeCloseTo(0.8, 12);
  expect(sum.simulated!.value).toBeCloseTo(0.9, 12);
  expect(sum.simulated!.high).toBeCloseTo(1.1, 12);
});
