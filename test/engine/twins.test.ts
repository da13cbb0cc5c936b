import { describe, expect, it } from 'vitest';
import { createKernel } from '../../src/engine/kernel/kernel.ts';
import type { Counts } from '../../src/engine/ledger.ts';
import { type Prepared, prepare } from '../../src/engine/prepared/prepared.ts';
import { scriptSampler } from '../../src/engine/prepared/tableSampler.ts';
import { createTable } from '../../src/engine/table.ts';
import { streamKey } from '../../src/random/key.ts';
import { createDuel } from '../../src/rules/duel/duel.ts';
import { type DuelText, duelSetup, referenceDuel } from '../support/duels.ts';
import { goldenDuels } from '../support/golden.ts';

const key = streamKey('twins', 'cell');

interface Twins {
  readonly script: (from: number, count: number) => Counts;
  readonly kernel: (from: number, count: number) => Counts;
}

function twinsOf(text: DuelText): Twins {
  const contest = createDuel(duelSetup(text));
  const prepared: Prepared = prepare(contest, 1_000_000);
  const table = createTable(contest.questions, prepared.chain!, prepared.segments, prepared.groups);
  const script = scriptSampler(table, prepared.inversion);
  const kernel = createKernel(table, prepared.inversion)!;
  expect(kernel).not.toBeNull();
  return {
    kernel: (from, count) => kernel(key, from, count),
    script: (from, count) => {
      const { ends, rounds, stride, longest, longestIndex } = script(key, from, count, null);
      return { ends, rounds, stride, longest, longestIndex };
    },
  };
}

describe('the sampler in script and its twin in WebAssembly', () => {
  it.each(goldenDuels())('count the same ends, rounds and longest trial: $name', (golden) => {
    const { script, kernel } = twinsOf(golden);
    expect(kernel(0, 3000)).toEqual(script(0, 3000));
  });

  it('agree for few trials, for more than a batch, and where indices carry into their high word', () => {
    const { script, kernel } = twinsOf(referenceDuel);
    for (const count of [0, 1, 2, 3, 15, 16, 17, 40_000]) expect(kernel(7, count)).toEqual(script(7, count));
    for (const from of [2 ** 32 - 100, 2 ** 40 - 3, 2 ** 52]) {
      expect(kernel(from, 200)).toEqual(script(from, 200));
    }
  });

  it('agree when tables take turns in the one memory', () => {
    const pairs = [referenceDuel, ...goldenDuels().slice(0, 4)].map(twinsOf);
    for (let round = 0; round < 3; round++) {
      for (const { script, kernel } of pairs)
        expect(kernel(round * 500, 500)).toEqual(script(round * 500, 500));
    }
  });

  it('agree where a duel is over before its first draw, and where the limit of rounds ends most', () => {
    const weak = { class: 'mage', level: 1, IQ: 10, Podl: 30, SP: 1, mana: 90 };
    const { script, kernel } = twinsOf({ initiator: weak, target: weak, rules: { maxRounds: 3 } });
    expect(kernel(0, 5000)).toEqual(script(0, 5000));
    const idle = createDuel(
      duelSetup({ initiator: { ...weak, hold: 'always' }, target: { ...weak, hold: 'always' } }),
    );
    const prepared = prepare(idle, 1000);
    expect(
      prepared
        .sampler()(key, 0, 10, null)
        .ends.reduce((a, b) => a + b),
    ).toBe(10);
  });
});
