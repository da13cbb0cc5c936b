/** Verdicts and intervals of means that rare large values carry: how often are they false? */
import seedrandom from 'seedrandom';
import { checkMoved } from '../../src/analysis/baseline/check.ts';
import { compareCells } from '../../src/analysis/compare/compare.ts';
import { judgeRun } from '../../src/analysis/expect/untilDecided.ts';
import type { CellResult } from '../../src/batch/result.ts';
import type { Histogram } from '../../src/stats/histogram.ts';
import { cell, thousand } from '../report/support.ts';
import { binomialSampler } from './calibration.ts';

/** All mana of the sides of these tests: the drain in the rare case. */
const MANA = 40;

function drained(name: string, duels: number, rare: number, tag: string): CellResult {
  const result = cell({ initiator: 'a', target: name, ends: thousand(500), law: `${name} ${tag}` });
  const histogram: Histogram = (
    [
      [0, duels - rare],
      [MANA, rare],
    ] as const
  ).filter(([, count]) => count > 0);
  const tally = result.tally!;
  return {
    ...result,
    tally: {
      ...tally,
      total: duels,
      ends: { 'initiator:soul': duels },
      metrics: { ...tally.metrics, target_drain: histogram },
    },
  };
}

/**
 * Of `runs` runs, those in which "the mean drain is at least the truth less a hair" is called failed. A duel drains all
 * the mana with the chance `p`, else none.
 */
export function falselyFailed(p: number, duels: number, runs: number, seed: string): number {
  const random = seedrandom(seed);
  const draw = binomialSampler(duels, p);
  const where = { variant: null, axes: {}, names: {} };
  const metric = 'target_drain_mean';
  const low = MANA * p * (1 - 1e-9);
  const expectations = [{ name: 'drain', metric, where, low, high: null, line: 1 }] as const;
  let wrong = 0;
  for (let run = 0; run < runs; run++) {
    const cells = [drained('t', duels, draw(random()), 'l')];
    const { verdicts } = judgeRun({ expectations, left: [0], confidence: 0.95 }, cells);
    if (verdicts[0]!.status === 'fail') wrong++;
  }
  return wrong;
}

/** Of `runs` pairs of runs alike but for their randomness, those whose difference of mean drain leaves out 0. */
export function falselyDrained(
  p: number,
  [first, second]: readonly [number, number],
  runs: number,
  seed: string,
): number {
  const random = seedrandom(seed);
  const draws = [binomialSampler(first, p), binomialSampler(second, p)] as const;
  let wrong = 0;
  for (let run = 0; run < runs; run++) {
    const before = drained('t', first, draws[0](random()), 'l');
    const after = drained('t', second, draws[1](random()), 'l');
    const options = { margin: 0.02, confidence: 0.95, trustLaws: false, averages: false };
    const { targetDrain } = compareCells([{ before, after, joint: null }], options).matchups[0]!;
    if (targetDrain === null || targetDrain.low > 0 || targetDrain.high < 0) wrong++;
  }
  return wrong;
}

/**
 * Of `runs` checks of a baseline of 20 cells against another run of the same chances, those that call some cell moved:
 * so many of the duels without a win are draws, and a duel drains all mana with the chance 0.01.
 */
export function falselyMoved(p: number, duels: number, runs: number, seed: string, drawn = 0.5): number {
  const random = seedrandom(seed);
  const [wins, rare] = [binomialSampler(duels, p), binomialSampler(duels, 0.01)];
  const draws = new Map<number, (uniform: number) => number>();
  const played = (name: string): CellResult => {
    const won = wins(random());
    const sampler = draws.get(duels - won) ?? binomialSampler(duels - won, drawn);
    draws.set(duels - won, sampler);
    const lost = sampler(random());
    const result = drained(name, duels, rare(random()), 'l');
    const ends = { 'initiator:soul': won, 'target:soul': lost, 'draw:timeout': duels - won - lost };
    return { ...result, tally: { ...result.tally!, ends } };
  };
  let wrong = 0;
  for (let run = 0; run < runs; run++) {
    const compared = Array.from({ length: 20 }, (_, i) => ({
      before: played(`t${i}`),
      after: played(`t${i}`),
      joint: null,
    }));
    const { cells } = checkMoved('samples', compared, { added: [], gone: [] }, 0.95);
    if (cells.some(({ movement }) => movement === 'moved')) wrong++;
  }
  return wrong;
}
