import { describe, expect, it } from 'vitest';
import { type JointTally, jointTally, mergeJoint } from '../../src/engine/prepared/joint.ts';
import { prepare } from '../../src/engine/prepared/prepared.ts';
import { simulate } from '../../src/engine/prepared/simulate.ts';
import { playTrials } from '../../src/engine/prepared/trials.ts';
import { streamKey } from '../../src/random/key.ts';
import { createDuel } from '../../src/rules/duel/duel.ts';
import { duelSetup } from '../support/duels.ts';

const key = streamKey('joint', 'cell');
const metrics = ['initiator_drain', 'target_drain'];
const mage = { class: 'mage', level: 5, IQ: 8, Podl: 9, SP: 1, mana: 12 };
const druid = { class: 'druid', level: 6, IQ: 7, Podl: 10, SP: 1, mana: 12 };

const contestWith = (manaPerPoint: number) =>
  createDuel(duelSetup({ initiator: mage, target: druid, rules: { manaPerPoint } }));

function joint(from: number, count: number, tabulated = true): JointTally {
  const contests = [contestWith(4), contestWith(2)] as const;
  const trials = contests.map((contest) => {
    const prepared = prepare(contest, 1_000_000);
    return playTrials(contest, tabulated ? prepared : { ...prepared, chain: null }, key, from, count);
  });
  return jointTally(contests, [trials[0]!, trials[1]!], from, metrics);
}

const mean = (histogram: readonly (readonly [number, number])[]): number =>
  histogram.reduce((sum, [value, weight]) => sum + value * weight, 0) /
  histogram.reduce((sum, [, weight]) => sum + weight, 0);

describe('trials side by side', () => {
  it('are the same whether the contest is tabulated or asked directly', () => {
    expect(joint(2 ** 32 + 3, 800, false)).toEqual(joint(2 ** 32 + 3, 800));
  });

  it('have the margins that simulating each contest alone gives', () => {
    const { total, table, differences } = joint(0, 3000);
    const [one, two] = [contestWith(4), contestWith(2)].map((contest) =>
      simulate(contest, prepare(contest, 1_000_000), key, 0, 3000),
    );
    expect(total).toBe(3000);
    const wins = (ends: Readonly<Record<string, number>>): number =>
      Object.entries(ends).reduce((sum, [end, count]) => sum + (end.startsWith('initiator:') ? count : 0), 0);
    expect(table[0]! + table[1]! + table[2]!).toBe(wins(one!.ends));
    expect(table[0]! + table[3]! + table[6]!).toBe(wins(two!.ends));
    for (const metric of ['rounds', ...metrics])
      expect(mean(differences[metric]!)).toBeCloseTo(
        mean(two!.metrics[metric]!) - mean(one!.metrics[metric]!),
        10,
      );
  });

  it.each(['first', 'second'] as const)('count a half and none of the side that is known: %s', (known) => {
    const contests = [contestWith(4), contestWith(2)] as const;
    const [first, second] = contests.map((contest) =>
      playTrials(contest, prepare(contest, 1_000_000), key, 0, 2000),
    );
    const [one, two] = contests.map((contest) =>
      simulate(contest, prepare(contest, 1_000_000), key, 0, 2000),
    );
    const plain = jointTally(contests, [first!, second!], 0, metrics);
    const { controlled, ...counted } = jointTally(contests, [first!, second!], 0, metrics, known);
    expect(counted).toEqual(plain);
    for (const metric of ['rounds', ...metrics]) {
      const [x, y] = [mean(one!.metrics[metric]!), mean(two!.metrics[metric]!)];
      const [half, none] = controlled![metric]!.map(mean);
      expect(half).toBeCloseTo(known === 'first' ? y - x / 2 : y / 2 - x, 10);
      expect(none).toBeCloseTo(known === 'first' ? y : -x, 10);
    }
    const parts = [0, 700].map((from, part) => {
      const own = contests.map((contest) =>
        playTrials(contest, prepare(contest, 1_000_000), key, from, part === 0 ? 700 : 1300),
      );
      return jointTally(contests, [own[0]!, own[1]!], from, metrics, known);
    });
    expect(mergeJoint(parts[1]!, parts[0]!).controlled).toEqual(controlled);
  });

  it('of one contest with itself never differ', () => {
    const contest = contestWith(4);
    const trials = playTrials(contest, prepare(contest, 1_000_000), key, 0, 500);
    const { table, differences, flips } = jointTally([contest, contest], [trials, trials], 0, metrics);
    expect([1, 2, 3, 5, 6, 7].map((i) => table[i])).toEqual([0, 0, 0, 0, 0, 0]);
    expect(Object.values(differences)).toEqual([[[0, 500]], [[0, 500]], [[0, 500]]]);
    expect(flips).toEqual([]);
  });

  it('add up to the same counts however they are cut, and in any order', () => {
    const whole = joint(0, 1200);
    const parts = [joint(0, 500), joint(500, 1), joint(501, 699)];
    expect(mergeJoint(mergeJoint(parts[2]!, parts[0]!), parts[1]!)).toEqual(whole);
    expect(mergeJoint(parts[0]!, mergeJoint(parts[1]!, parts[2]!))).toEqual(whole);
  });

  it('name flipped duels that replay to the ends told', () => {
    const { flips } = joint(0, 1200);
    expect(flips.length).toBeGreaterThan(3);
    for (const { index, from, to } of flips.slice(0, 4)) {
      const ends = [contestWith(4), contestWith(2)].map(
        (contest) => Object.keys(simulate(contest, prepare(contest, 1_000_000), key, index, 1).ends)[0],
      );
      expect(ends).toEqual([from, to]);
      expect(from.split(':')[0]).not.toBe(to.split(':')[0]);
    }
  });
});
