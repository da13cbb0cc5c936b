/** What is solved needs no simulation: the exact parts of a sum are taken as they are. */
import { expect, test } from 'vitest';
import { compareCells } from '../../src/analysis/compare/compare.ts';
import { weightedSum } from '../../src/analysis/estimate.ts';
import { wilson } from '../../src/stats/wilson.ts';
import { cell, chances, thousand } from '../report/support.ts';

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

test('of several sampled parts the shorter distance to a bound counts as half the width', () => {
  const rare = { exact: null, simulated: { value: 0.01, low: 0.005, high: 0.03 } };
  const { simulated } = weightedSum(0, [
    { weight: 0.5, estimate: rare },
    { weight: 0.5, estimate: rare },
  ]);
  // Half of the width is 0.0125: two of them with weight 0.5 are 0.0125/√2 together; above stays 0.02/√2.
  expect(simulated!.low).toBeCloseTo(0.01 - 0.0125 / Math.SQRT2, 12);
  expect(simulated!.high).toBeCloseTo(0.01 + 0.02 / Math.SQRT2, 12);
  // One alone stays as it is.
  const { simulated: alone } = weightedSum(0, [{ weight: 1, estimate: rare }]);
  expect(alone!.low).toBeCloseTo(0.005, 12);
});

test('where all parts are solved the simulated sum stands beside the exact one', () => {
  const sum = weightedSum(0, [{ weight: 2, estimate: both }]);
  expect(sum.exact).toBeCloseTo(0.8, 12);
  expect(sum.simulated!.value).toBeCloseTo(0.9, 12);
  expect(sum.simulated!.high).toBeCloseTo(1.1, 12);
});

test('of two runs that share nothing, the side that is solved is taken as it is, and the other tested against it', () => {
  const options = { margin: 0.02, confidence: 0.95, trustLaws: false, averages: false };
  const sketch = { initiator: 'a', target: 't' };
  const solved = cell({ ...sketch, ends: thousand(480), exactEnds: chances(0.5), law: 'l' });
  const played1 = cell({ ...sketch, ends: thousand(540), law: 'm' });
  for (const forward of [true, false]) {
    const [before, after] = forward ? [solved, played1] : [played1, solved];
    const { win, p } = compareCells([{ before, after, joint: null }], options).matchups[0]!;
    const { low, high } = wilson(540, 1000, 0.95);
    const sign = forward ? 1 : -1;
    expect(win!.value).toBeCloseTo(sign * 0.04, 12);
    expect(win!.low).toBeCloseTo(forward ? low - 0.5 : 0.5 - high, 12);
    expect(win!.high).toBeCloseTo(forward ? high - 0.5 : 0.5 - low, 12);
    // P(|X − 500| ≥ 40) of 1,000 fair coins: 0.01244 (scipy.stats.binomtest(540, 1000).pvalue).
    expect(p).toBeCloseTo(0.01244, 4);
  }
});
