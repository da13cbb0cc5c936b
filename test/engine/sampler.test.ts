import { describe, expect, it } from 'vitest';
import { prepare } from '../../src/engine/prepared/prepared.ts';
import { simulate } from '../../src/engine/prepared/simulate.ts';
import { mergeTallies } from '../../src/engine/tally.ts';
import { streamKey } from '../../src/random/key.ts';
import { createDuel } from '../../src/rules/duel/duel.ts';
import { duelSetup, referenceDuel } from '../support/duels.ts';
import { goldenDuels } from '../support/golden.ts';

const key = streamKey('sampler', 'cell');

describe('sampling a chain', () => {
  it.each(goldenDuels())('gives the very duels that asking the rules gives: $name', (golden) => {
    const contest = createDuel(duelSetup(golden));
    const tabulated = prepare(contest, 1_000_000);
    const direct = { ...tabulated, chain: null };
    expect(tabulated.chain).not.toBeNull();
    const from = 2 ** 33 + 5;
    expect(simulate(contest, tabulated, key, from, 1500)).toEqual(simulate(contest, direct, key, from, 1500));
  });

  it('gives the same tally however the duels are cut', () => {
    const contest = createDuel(duelSetup(referenceDuel));
    const prepared = prepare(contest, 1_000_000);
    const whole = simulate(contest, prepared, key, 0, 1000);
    for (const size of [1, 2, 3, 4, 5, 7, 333, 999]) {
      let merged = simulate(contest, prepared, key, 0, size);
      for (let from = size; from < 1000; from += size) {
        const part = simulate(contest, prepared, key, from, Math.min(size, 1000 - from));
        merged = size % 2 === 0 ? mergeTallies(merged, part) : mergeTallies(part, merged);
      }
      expect(merged).toEqual(whole);
    }
  });

  it('counts every duel once, in every marginal', () => {
    const contest = createDuel(duelSetup(referenceDuel));
    const tally = simulate(contest, prepare(contest, 1_000_000), key, 17, 12_345);
    const sum = (weights: readonly number[]): number => weights.reduce((a, b) => a + b, 0);
    expect(sum(Object.values(tally.ends))).toBe(12_345);
    for (const histogram of Object.values(tally.metrics)) {
      expect(sum(histogram.map(([, count]) => count))).toBe(12_345);
    }
  });

  it('names the first of the longest duels, which replays to that length', () => {
    const contest = createDuel(duelSetup(referenceDuel));
    const prepared = prepare(contest, 1_000_000);
    const { longest, metrics } = simulate(contest, prepared, key, 0, 5000);
    expect(longest!.value).toBe(metrics['rounds']!.at(-1)![0]);
    const alone = simulate(contest, prepared, key, longest!.index, 1);
    expect(alone.metrics['rounds']).toEqual([[longest!.value, 1]]);
    const before = simulate(contest, prepared, key, 0, longest!.index);
    expect(before.metrics['rounds']!.at(-1)![0]).toBeLessThan(longest!.value);
  });
});
