import { describe, expect, it } from 'vitest';
import { prepare } from '../../src/engine/prepared/prepared.ts';
import { simulate } from '../../src/engine/prepared/simulate.ts';
import { exactMarginals, solvePrepared } from '../../src/engine/prepared/solve.ts';
import type { Marginals } from '../../src/engine/tally.ts';
import { streamKey } from '../../src/random/key.ts';
import { createDuel } from '../../src/rules/duel/duel.ts';
import type { Histogram } from '../../src/stats/histogram.ts';
import { duelSetup } from '../support/duels.ts';
import { goldenDuels, goldenMeans, labelOfReason } from '../support/golden.ts';

const DUELS = 200_000;

const mean = (histogram: Histogram, total: number): number =>
  histogram.reduce((sum, [value, weight]) => sum + value * weight, 0) / total;
const winner = (marginals: Marginals, who: string): number =>
  Object.entries(marginals.ends).reduce((sum, [label, p]) => sum + (label.startsWith(who) ? p : 0), 0);
const weightAt = (histogram: Histogram, value: number): number =>
  histogram.find(([v]) => v === value)?.[1] ?? 0;
const deviation = (histogram: Histogram, total: number): number => {
  const middle = mean(histogram, total);
  return Math.sqrt(histogram.reduce((sum, [v, w]) => sum + w * (v - middle) ** 2, 0) / total);
};

describe.each(goldenDuels())('golden duel: $name', (golden) => {
  const contest = createDuel(duelSetup(golden));
  const prepared = prepare(contest, 1_000_000);
  const exact = exactMarginals(contest, prepared, solvePrepared(contest, prepared)!);

  it('is solved exactly within 1e-9, every figure', () => {
    const off: string[] = [];
    const check = (what: string, found: number, wanted: number): void => {
      if (!(Math.abs(found - wanted) < 1e-9)) off.push(`${what}: ${found} instead of ${wanted}`);
    };
    check('winA', winner(exact, 'initiator'), golden.expect.winA);
    check('winB', winner(exact, 'target'), golden.expect.winB);
    check('draw', winner(exact, 'draw'), golden.expect.draw);
    for (const [reason, p] of Object.entries(golden.expect.reasons)) {
      check(reason, exact.ends[labelOfReason(reason)] ?? 0, p);
    }
    for (const [name, metric] of goldenMeans) {
      check(name, mean(exact.metrics[metric]!, 1), golden.expect[name] as number);
    }
    for (const [side, metric] of [
      ['A', 'initiator_drain'],
      ['B', 'target_drain'],
    ] as const) {
      const wanted = golden.expect[`drainHist${side}`] as Readonly<Record<string, number>>;
      const values = new Set([...Object.keys(wanted).map(Number), ...exact.metrics[metric]!.map(([v]) => v)]);
      // Entries under 1e-9 are left out of the golden file.
      for (const value of values) {
        const found = weightAt(exact.metrics[metric]!, value);
        const listed = wanted[value];
        check(`drainHist${side} ${value}`, found, listed ?? Math.min(found, 9.999e-10));
      }
    }
    expect(off).toEqual([]);
  });

  // 4.5 standard errors, some 30 figures a duel: one false alarm in about 5,000 runs of all 30 duels.
  it('is simulated within 4.5 standard errors at 200,000 duels', () => {
    const tally = simulate(contest, prepared, streamKey('golden', golden.name), 0, DUELS);
    const off: string[] = [];
    const checkRate = (what: string, count: number, p: number): void => {
      const error = Math.sqrt(Math.max(p * (1 - p), 1 / DUELS) / DUELS);
      if (!(Math.abs(count / DUELS - p) <= 4.5 * error))
        off.push(`${what}: ${count / DUELS} instead of ${p}`);
    };
    expect(tally.total).toBe(DUELS);
    checkRate('winA', winner(tally, 'initiator'), golden.expect.winA);
    checkRate('winB', winner(tally, 'target'), golden.expect.winB);
    checkRate('draw', winner(tally, 'draw'), golden.expect.draw);
    for (const [reason, p] of Object.entries(golden.expect.reasons)) {
      checkRate(reason, tally.ends[labelOfReason(reason)] ?? 0, p);
    }
    for (const [name, metric] of goldenMeans) {
      const wanted = golden.expect[name] as number;
      const error = deviation(exact.metrics[metric]!, 1) / Math.sqrt(DUELS);
      const found = mean(tally.metrics[metric]!, DUELS);
      if (!(Math.abs(found - wanted) <= 4.5 * error + 1e-9))
        off.push(`${name}: ${found} instead of ${wanted}`);
    }
    for (const [side, metric] of [
      ['A', 'initiator_drain'],
      ['B', 'target_drain'],
    ] as const) {
      const wanted = golden.expect[`drainHist${side}`] as Readonly<Record<string, number>>;
      for (const [value, p] of Object.entries(wanted)) {
        checkRate(`drainHist${side} ${value}`, weightAt(tally.metrics[metric]!, Number(value)), p);
      }
    }
    expect(off).toEqual([]);
  });
});
