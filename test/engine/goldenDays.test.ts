import { describe, expect, it } from 'vitest';
import { exactCounted } from '../../src/engine/counted/exact.ts';
import { prepare } from '../../src/engine/prepared/prepared.ts';
import { simulate } from '../../src/engine/prepared/simulate.ts';
import { streamKey } from '../../src/random/key.ts';
import { createDay } from '../../src/rules/day/day.ts';
import type { Histogram } from '../../src/stats/histogram.ts';
import { daySetup, goldenDays, meanOf } from '../support/days.ts';

const DAYS = 200_000;

/** Golden mean → metric. */
const means = {
  attempts: 'attempts',
  ppSpent: 'pp_spent',
  ppWasted: 'pp_wasted',
  lost: 'lost',
  invalid: 'invalid',
  resisted: 'resisted',
  saved: 'saved',
  effective: 'effective',
  ppLeft: 'pp_left',
} as const;

const weightAt = (histogram: Histogram, value: number): number =>
  histogram.find(([v]) => v === value)?.[1] ?? 0;

const spread = (histogram: Histogram): number => {
  const middle = histogram.reduce((sum, [v, p]) => sum + v * p, 0);
  return Math.sqrt(histogram.reduce((sum, [v, p]) => sum + p * (v - middle) ** 2, 0));
};

it('there are sixteen golden days', () => {
  expect(goldenDays()).toHaveLength(16);
});

describe.each(goldenDays())('golden day: $name', ({ name, manifester, plan, expect: wanted }) => {
  const contest = createDay(daySetup(manifester, plan));
  const prepared = prepare(contest, 100_000);
  const exact = exactCounted(contest, prepared.counted!)!;

  it('is solved exactly within 1e-9, every figure', () => {
    const off: string[] = [];
    const check = (what: string, found: number, golden: number): void => {
      if (!(Math.abs(found - golden) < 1e-9)) off.push(`${what}: ${found} instead of ${golden}`);
    };
    for (const [golden, metric] of Object.entries(means)) {
      check(golden, meanOf(exact, metric), wanted[golden] as number);
    }
    const effective = exact.metrics['effective']!;
    for (const value of new Set([
      ...Object.keys(wanted.effectiveDistribution).map(Number),
      ...effective.map(([v]) => v),
    ])) {
      check(`effective ${value}`, weightAt(effective, value), wanted.effectiveDistribution[value] ?? 0);
    }
    expect(off).toEqual([]);
  });

  // 4.5 standard errors, some 30 figures a day: one false alarm in about 300 runs of all 16 days with other seeds.
  it('is simulated within 4.5 standard errors at 200,000 days', () => {
    const tally = simulate(contest, prepared, streamKey('golden days', name), 0, DAYS);
    const off: string[] = [];
    const check = (what: string, found: number, golden: number, error: number): void => {
      if (!(Math.abs(found - golden) <= 4.5 * error + 1e-9))
        off.push(`${what}: ${found} instead of ${golden}`);
    };
    for (const [golden, metric] of Object.entries(means)) {
      const error = spread(exact.metrics[metric]!) / Math.sqrt(DAYS);
      check(golden, meanOf(tally, metric), wanted[golden] as number, error);
    }
    for (const [value, p] of Object.entries(wanted.effectiveDistribution)) {
      const error = Math.sqrt(Math.max(p * (1 - p), 1 / DAYS) / DAYS);
      check(`effective ${value}`, weightAt(tally.metrics['effective']!, Number(value)) / DAYS, p, error);
    }
    expect(off).toEqual([]);
  });
});
