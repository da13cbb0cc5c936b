import { describe, expect, it } from 'vitest';
import { exactCounted } from '../../src/engine/counted/exact.ts';
import { prepare } from '../../src/engine/prepared/prepared.ts';
import { simulate } from '../../src/engine/prepared/simulate.ts';
import type { Marginals } from '../../src/engine/tally.ts';
import { streamKey } from '../../src/random/key.ts';
import { createDay } from '../../src/rules/day/day.ts';
import { histogramQuantile, histogramSd } from '../../src/stats/histogram.ts';
import { daySetup, meanOf, revisedDays } from '../support/days.ts';

const DAYS = 200_000;

/** A column of `cells.csv`, read off the distributions here. */
function figure(column: string, marginals: Marginals): number {
  const effective = marginals.metrics['effective']!;
  if (column === 'no_loss_rate') {
    return (marginals.metrics['lost']!.find(([lost]) => lost === 0)?.[1] ?? 0) / marginals.total;
  }
  if (column === 'pp_wasted_share') return meanOf(marginals, 'pp_wasted') / meanOf(marginals, 'pp_spent');
  const percentile = /^effective_p(\d+)$/.exec(column);
  if (percentile !== null) return histogramQuantile(effective, Number(percentile[1]) / 100);
  return meanOf(marginals, column.replace(/_mean$/, ''));
}

it('there are five golden days of the revised rules', () => {
  expect(revisedDays()).toHaveLength(5);
});

describe.each(revisedDays())('golden day: $name', ({ name, manifester, plan, expect: wanted }) => {
  const contest = createDay(daySetup(manifester, plan));
  const prepared = prepare(contest, 100_000);
  const exact = exactCounted(contest, prepared.counted!)!;

  it('is solved exactly within 1e-9, every figure', () => {
    expect(Object.keys(wanted).length).toBeGreaterThan(15);
    const off = Object.entries(wanted).flatMap(([column, golden]) => {
      const found = figure(column, exact);
      return Math.abs(found - golden) < 1e-9 ? [] : [`${column}: ${found} instead of ${golden}`];
    });
    expect(off).toEqual([]);
  });

  // 4.5 standard errors, 12 means a day: one false alarm in about 2,500 runs of all five days with other seeds.
  it('is simulated within 4.5 standard errors at 200,000 days', () => {
    const tally = simulate(contest, prepared, streamKey('golden days', name), 0, DAYS);
    const off = Object.entries(wanted).flatMap(([column, golden]) => {
      if (!column.endsWith('_mean')) return [];
      const spread = histogramSd(exact.metrics[column.replace(/_mean$/, '')]!);
      const found = figure(column, tally);
      const near = Math.abs(found - golden) <= (4.5 * spread) / Math.sqrt(DAYS) + 1e-9;
      return near ? [] : [`${column}: ${found} instead of ${golden}`];
    });
    expect(off).toEqual([]);
  });
});
