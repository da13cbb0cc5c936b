import { describe, expect, it } from 'vitest';
import { anytimeHalfWidth, firstLook, precisionSequel } from '../../src/analysis/untilPrecise.ts';
import type { Tally } from '../../src/engine/tally.ts';
import { streamKey } from '../../src/random/key.ts';
import { createStream } from '../../src/random/stream.ts';
import { anytimeInterval } from '../../src/stats/anytime.ts';

const tally = (wins: number, total: number): Tally => ({
  total,
  ends: { 'initiator:soul': wins, 'target:soul': total - wins },
  metrics: {},
  longest: null,
});

/** Samples one cell as a run does, and answers its wins at the end with every total looked at. */
function sampleUntilPrecise(
  seed: string,
  chance: number,
  halfWidth: number,
  maxDuels: number,
  confidence?: number,
) {
  const precision = { halfWidth, maxDuels };
  const sequel = precisionSequel(precision, confidence);
  const stream = createStream(streamKey('precision', seed));
  const looks: number[] = [];
  let wins = 0;
  let total = 0;
  let target: number | undefined = firstLook(precision);
  while (target !== undefined) {
    for (; total < target; total++) {
      stream.seek(total);
      if (stream.next() < chance * 2 ** 32) wins++;
    }
    looks.push(total);
    target = sequel.next(new Map([[0, tally(wins, total)]]), () => null)?.get(0);
  }
  return { wins, total, looks };
}

describe('precisionSequel', () => {
  it('goes on until the interval of the level that is asked for is narrow enough', () => {
    const [usual, sharp] = [0.95, 0.99].map((level) => sampleUntilPrecise('level', 0.3, 0.02, 1e6, level));
    expect(sharp!.total).toBeGreaterThan(usual!.total);
    expect(anytimeHalfWidth(sharp!.wins, sharp!.total, 0.99)).toBeLessThanOrEqual(0.02);
    expect(anytimeHalfWidth(usual!.wins, usual!.total, 0.99)).toBeGreaterThan(0.02);
  });

  it.each([0.5, 0.1, 0.003, 0, 1])(
    'stops at chance %d as soon as its interval is narrow enough',
    (chance) => {
      const { wins, total, looks } = sampleUntilPrecise('one', chance, 0.01, 1e7);
      expect(anytimeHalfWidth(wins, total)).toBeLessThanOrEqual(0.01);
      // A tenth more than it takes at most, beyond the first look.
      const fewer = Math.floor(total / 1.15);
      if (looks.length > 1) expect(anytimeHalfWidth((wins / total) * fewer, fewer)).toBeGreaterThan(0.01);
      // Few looks, although any number would be allowed: each costs a wait for all threads.
      expect(looks.length).toBeLessThan(8);
      expect(looks).toEqual([...looks].sort((a, b) => a - b));
    },
  );

  it('stops at its bound, wherever that stands', () => {
    expect(sampleUntilPrecise('two', 0.5, 0.001, 4321).looks.at(-1)).toBe(4321);
    expect(sampleUntilPrecise('two', 0.5, 0.001, 10).looks).toEqual([10]);
  });

  it('asks the same of any subset of cells', () => {
    const sequel = precisionSequel({ halfWidth: 0.01, maxDuels: 1e6 });
    const all = new Map([
      [4, tally(500, 1000)],
      [2, tally(100, 1000)],
      [9, tally(30_000, 60_000)],
    ]);
    const asked = sequel.next(all, () => null)!;
    expect([...asked.keys()]).toEqual([4, 2]);
    for (const [cell, found] of all) {
      expect(sequel.next(new Map([[cell, found]]), () => null)?.get(cell)).toBe(asked.get(cell));
    }
  });

  // 200 runs, each stopped by looking: at 95 % the interval misses in at most 10 of them on average. More than 20
  // have a chance under 0.002 by the binomial distribution; the bound of Ville is far from reached in practice.
  it('covers the truth at least as often as it says, although it looks', () => {
    let missed = 0;
    for (let i = 0; i < 200; i++) {
      const { wins, total } = sampleUntilPrecise(`cover ${i}`, 0.2, 0.03, 1e6);
      const { low, high } = anytimeInterval(wins, total, 0.95);
      if (low > 0.2 || high < 0.2) missed++;
    }
    expect(missed).toBeLessThanOrEqual(20);
  });
});
