import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Harvest } from '../../src/batch/harvest.ts';
import { jobsFor } from '../../src/batch/jobs.ts';
import type { Job, JobResult } from '../../src/batch/messages.ts';
import { gapsIn, overlaps, type Range, sizeOf, withRange } from '../../src/batch/ranges.ts';

/** The result of a job whose duels all ended alike, except that each ten-thousandth of a value tells its index. */
function resultOf(job: Job): JobResult {
  if (job.kind === 'exact') return { kind: 'exact', exact: null, states: 0 };
  const rounds = Array.from({ length: job.count }, (_, i) => [job.from + i, 1] as const);
  const longest = { value: job.from + job.count - 1, index: job.from + job.count - 1 };
  return {
    kind: 'simulate',
    tally: { total: job.count, ends: { 'draw:timeout': job.count }, metrics: { rounds }, longest },
  };
}

describe('ranges', () => {
  const cuts = fc.uniqueArray(fc.nat(40), { minLength: 2, maxLength: 12 }).map((list) => {
    const sorted = [...list].sort((a, b) => a - b);
    return sorted.slice(1).map((to, i): Range => [sorted[i]!, to]);
  });

  it('withRange and gapsIn agree with sets of single indices', () => {
    fc.assert(
      fc.property(cuts, fc.func(fc.nat(3)), (ranges, keep) => {
        const kept = ranges.filter((range) => keep(range[0]) > 0).reverse();
        const members = new Set(kept.flatMap(([a, b]) => Array.from({ length: b - a }, (_, i) => a + i)));
        const set = kept.reduce<readonly Range[]>((all, range) => withRange(all, range), []);
        expect(sizeOf(set)).toBe(members.size);
        // Ascending, and never touching: one set has one form.
        for (const [i, range] of set.entries()) if (i > 0) expect(range[0]).toBeGreaterThan(set[i - 1]![1]);
        const gaps = gapsIn(set, [0, 41]);
        const missing = gaps.flatMap(([a, b]) => Array.from({ length: b - a }, (_, i) => a + i));
        expect(missing).toEqual(Array.from({ length: 41 }, (_, i) => i).filter((i) => !members.has(i)));
        for (const range of kept) expect(overlaps(set, range)).toBe(true);
        for (const gap of gaps) expect(overlaps(set, gap)).toBe(false);
      }),
      { seed: 5, numRuns: 300 },
    );
  });
});

describe('Harvest', () => {
  const wanted = new Map<number, Range>([
    [3, [0, 25]],
    [1, [10, 31]],
  ]);

  it('comes to the same whatever the size of jobs, their order, and how often they are delivered', () => {
    const whole = new Harvest();
    for (const job of jobsFor(wanted, new Set([3]), whole, 1000)) whole.add(job, resultOf(job));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.infiniteStream(fc.nat(1000)), (chunk, stream) => {
        const order = stream[Symbol.iterator]();
        const jobs = [...jobsFor(wanted, new Set([3]), new Harvest(), chunk)];
        const mixed = [...jobs, ...jobs.slice(0, 3)]
          .map((job) => ({ job, rank: order.next().value as number }))
          .sort((a, b) => a.rank - b.rank);
        const harvest = new Harvest();
        const news = mixed.filter(({ job }) => harvest.add(job, resultOf(job)));
        expect(news).toHaveLength(jobs.length);
        for (const cell of wanted.keys()) expect(harvest.cells.get(cell)).toEqual(whole.cells.get(cell));
        expect([...harvest.exacts]).toEqual([[3, null]]);
        expect(harvest.duels()).toBe(46);
      }),
      { seed: 6, numRuns: 100 },
    );
  });

  it('gives out exactly what is missing', () => {
    const harvest = new Harvest();
    for (const job of jobsFor(wanted, new Set([3]), new Harvest(), 4)) {
      if (job.kind === 'exact' || job.from % 8 === 0) harvest.add(job, resultOf(job));
    }
    const left = [...jobsFor(wanted, new Set([3]), harvest, 6)];
    expect(left.some(({ kind }) => kind === 'exact')).toBe(false);
    const done = harvest.duels();
    for (const job of left) expect(harvest.add(job, resultOf(job))).toBe(true);
    expect(done).toBeGreaterThan(0);
    expect(harvest.duels()).toBe(46);
    expect([...jobsFor(wanted, new Set([3]), harvest, 6)]).toEqual([]);
  });

  it('never asks for less than before', () => {
    const harvest = new Harvest();
    harvest.want(1, 50);
    harvest.want(1, 20);
    expect(harvest.wanted.get(1)).toBe(50);
  });
});
