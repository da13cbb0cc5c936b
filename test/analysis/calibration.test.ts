/** The short form of what `npm run soak` does at length. */
import { expect, it } from 'vitest';
import {
  averagesEquivalent,
  falseAlarmsOfPairs,
  falseAlarmsOfSamples,
  strange,
  wrongOfSamples,
} from '../support/calibration.ts';
import { falselyDrained, falselyFailed, falselyMoved } from '../support/rareMeans.ts';

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

it.each([1e-6, 0.005, 0.05, 0.5])('two runs of unlike size do not either, at a win rate of %d', (rate) => {
  const chances = Array.from({ length: 16 }, () => rate);
  const alarms = falseAlarmsOfSamples(chances, [200, 4000], runs, 'unlike');
  expect(strange(alarms, runs, 0.05)).toBeGreaterThan(0.004);
});

it('an average that moved by the margin is seldom called equivalent where the runs are of unlike size', () => {
  const before = { chances: Array(16).fill(0.005), duels: 200 };
  const after = { chances: Array(16).fill(0.025), duels: 4000 };
  const wrong = wrongOfSamples(before, after, runs, 'margin', averagesEquivalent);
  expect(strange(wrong, runs, 0.05)).toBeGreaterThan(0.004);
});

it('none won and none won is no difference, however unlike the runs are', () => {
  const none = (duels: number) => ({ chances: Array(144).fill(0), duels });
  let seen: unknown[] = [];
  wrongOfSamples(none(500), none(20_000), 1, 'none', ({ pooled }) => {
    seen = pooled.map(({ p, direction }) => ({ p, direction }));
    return false;
  });
  expect(seen).toEqual([
    { p: 1, direction: null },
    { p: 1, direction: null },
  ]);
});

it.each([
  [0.00129, 2350],
  [2e-10, 1000],
  [0.977, 1000],
])('a mean that values of chance %d carry is seldom called too low', (p, duels) => {
  expect(strange(falselyFailed(p, duels, 200, 'rare'), 200, 0.05)).toBeGreaterThan(0.004);
});

it('mean drains of two runs that differ in nothing seldom differ, however rare the drain', () => {
  expect(strange(falselyDrained(0.001, [500, 5000], 100, 'drains'), 100, 0.05)).toBeGreaterThan(0.004);
});

it('a baseline of the same chances seldom moves, in wins, losses and means together', () => {
  expect(strange(falselyMoved(0.05, 500, 20, 'baseline'), 20, 0.05)).toBeGreaterThan(0.004);
});
