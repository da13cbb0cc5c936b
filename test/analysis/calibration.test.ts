/** The short form of what `npm run soak` does at length. */
import { expect, it } from 'vitest';
import { falseAlarmsOfPairs, falseAlarmsOfSamples, strange } from '../support/calibration.ts';

/** Forty comparisons each; a false alarm has at most the chance 0.05, and 7 or more of 40 then that of 0.0034. */
const runs = 40;

it('two runs that differ in nothing but their seed seldom show a row beyond noise', () => {
  const chances = Array.from({ length: 60 }, (_, i) => [0.001, 0.02, 0.5, 0.8, 0.98][i % 5]!);
  expect(strange(falseAlarmsOfSamples(chances, 500, runs, 'samples'), runs, 0.05)).toBeGreaterThan(0.004);
});

it('two variants that flip duels as often one way as the other seldom show one either', () => {
  const rates = Array.from({ length: 60 }, (_, i) => [0.002, 0.02, 0.1, 0.3][i % 4]!);
  expect(strange(falseAlarmsOfPairs(rates, 500, runs, 'pairs'), runs, 0.05)).toBeGreaterThan(0.004);
});
