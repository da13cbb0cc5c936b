import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prepare } from '../../src/engine/prepared/prepared.ts';
import { exactMarginals, solvePrepared } from '../../src/engine/prepared/solve.ts';
import { createDuel } from '../../src/rules/duel/duel.ts';
import type { Combatant, DuelRules, DuelSetup } from '../../src/rules/model.ts';
import { listEverything } from '../support/bruteForce.ts';
import { asMage, asTinyDuel, setups, tinyMind, tinySetup } from '../support/tinyDuels.ts';

/** Every fact whose distribution differs by more than 1e-12 between the listing and the exact solver. */
function differences(setup: DuelSetup, most: number): string[] | null {
  const listing = listEverything(asTinyDuel(setup), most);
  if (listing === null) return null;
  const contest = createDuel(setup);
  const prepared = prepare(contest, 1_000_000);
  const { ends, metrics } = exactMarginals(contest, prepared, solvePrepared(contest, prepared)!);
  const exact: Record<string, [string, number][]> = { end: Object.entries(ends) };
  for (const [name, histogram] of Object.entries(metrics)) {
    exact[name] = histogram.map(([value, p]) => [value.toFixed(9), p]);
  }
  const off: string[] = [];
  for (const name of new Set([...Object.keys(listing), ...Object.keys(exact)])) {
    const left = new Map(listing[name]);
    for (const [value, p] of exact[name] ?? []) left.set(value, (left.get(value) ?? 0) - p);
    for (const [value, rest] of left) {
      if (Math.abs(rest) > 1e-12) off.push(`${name} ${value}: off by ${rest}`);
    }
  }
  return off;
}

const a = tinyMind;
const power: NonNullable<Combatant['manifest']> = {
  powerLevel: 1,
  concentration: 6,
  cost: 1,
  onSuccess: 'escape',
};
type Row = readonly [string, readonly Combatant[], readonly Combatant[], Partial<DuelRules>];

const grid: readonly Row[] = [
  ['plain', [a()], [a()], {}],
  ['k3, two rounds', [a({ mana: 3 })], [a({ IQ: 3 })], { die: 'k3', maxRounds: 2 }],
  ['four rounds', [a({ mana: 1 })], [a({ IQ: 1 })], { maxRounds: 4 }],
  ['mana not a multiple', [a({ mana: 3 })], [a({ mana: 3 })], { manaPerPoint: 2 }],
  ['carry', [a({ mana: 3 })], [a({ mana: 3 })], { manaPerPoint: 2, overflow: 'carry' }],
  ['ceil', [a({ mana: 0 })], [a({ mana: 0 })], { iqRounding: 'ceil' }],
  ['round', [a({ mana: 0 })], [a({ mana: 0, Podl: 2 })], { iqRounding: 'round' }],
  ['no weakening', [a({ mana: 0 })], [a({ mana: 0 })], { iqLossWeakens: false }],
  ['fatigue runs out', [a({ fatigue: 4 })], [a({ fatigue: 3 })], { maxRounds: 4 }],
  ['costs', [a({ fatigue: 6 })], [a({ fatigue: 5 })], { attackCost: 2, defenceCost: 1, initiationCost: 2 }],
  ['dear defence', [a({ fatigue: 6 })], [a({ fatigue: 3 })], { defenceCost: 2 }],
  ['reserve', [a({ fatigue: 5, reserveFatigue: 2 })], [a({ fatigue: 4 })], { maxRounds: 4 }],
  ['hold always', [a()], [a({ hold: 'always' })], {}],
  ['untrained', [a({ fatigue: 3 })], [a({ untrained: true })], { maxRounds: 4 }],
  ['wounds', [a({ woundChance: 0.25, hp: 5 })], [a({ woundChance: 0.1, hp: 4 })], { maxRounds: 2 }],
  [
    'wounds, bystander far',
    [a({ woundChance: 0.25 })],
    [a({ hp: 3 })],
    { bystanderDistance: 6, maxRounds: 2 },
  ],
  ['pull', [a()], [a()], { pull: { 1: 0.2 }, maxRounds: 2 }],
  ['pull without death', [a()], [a()], { pull: { 1: 0.2 }, pullDeath: 0, maxRounds: 2 }],
  ['withdraws by mana', [a({ withdrawBelow: { figure: 'mana', below: 2 } })], [a()], {}],
  ['withdraws by IQ', [a({ mana: 0, withdrawBelow: { figure: 'iq', below: 2 } })], [a()], {}],
  [
    'pursued',
    [a({ withdrawBelow: { figure: 'mana', below: 2 } })],
    [a({ ...asMage, fatigue: 4, withdrawBelow: { figure: 'iq', below: 1 } })],
    { maxRounds: 4 },
  ],
  ['withdraws after a round', [a({ withdrawWhen: { after: 1, enemy: null } })], [a()], { maxRounds: 4 }],
  [
    'withdraws while the enemy has mana; either bound suffices',
    [
      a({
        withdrawWhen: { after: 1, enemy: { figure: 'mana', above: 1 } },
        withdrawBelow: { figure: 'iq', below: 1 },
      }),
    ],
    [a({ mana: 3 })],
    {},
  ],
  [
    'withdraws while the enemy has IQ, pursued by one who withdraws later',
    [a({ ...asMage, fatigue: 5, withdrawWhen: { after: 0, enemy: { figure: 'iq', above: 1 } } })],
    [a({ ...asMage, fatigue: 4, withdrawWhen: { after: 2, enemy: null } })],
    { maxRounds: 4 },
  ],
  [
    'melee: withdraws while any enemy has mana',
    [a({ withdrawWhen: { after: 1, enemy: { figure: 'mana', above: 1 } } }), a()],
    [a({ IQ: 0, mana: 0 }), a({ mana: 2 })],
    { maxRounds: 2 },
  ],
  ['flees', [a()], [a({ fleeBelow: { figure: 'mana', below: 2 }, fleeRounds: 2 })], { maxRounds: 4 }],
  [
    'both flee',
    [a({ fleeBelow: { figure: 'iq', below: 2 } })],
    [a({ fleeBelow: { figure: 'mana', below: 2 } })],
    {},
  ],
  ['acts', [a({ actEvery: 2 })], [a({ actEvery: 3 })], { maxRounds: 4 }],
  ['manifests to escape', [a()], [a({ actEvery: 2, manifest: power })], {}],
  [
    'manifests to wound',
    [a({ hp: 4 })],
    [a({ actEvery: 1, powerPoints: 1, manifest: { ...power, onSuccess: 'wound' } })],
    { maxRounds: 2 },
  ],
  ['1 against 2', [a({ mana: 3 })], [a({ mana: 1 }), a({ IQ: 1 })], { maxRounds: 2 }],
  ['2 against 1', [a({ mana: 1 }), a({ IQ: 1 })], [a({ hold: 'outnumbered' })], { maxRounds: 2 }],
  ['2 against 2', [a(), a({ IQ: 1 })], [a({ IQ: 0, mana: 0 }), a()], { maxRounds: 2 }],
  [
    '2 against 2, weakest',
    [a(), a({ IQ: 1, mana: 0 })],
    [a({ mana: 1 }), a({ IQ: 1 })],
    { maxRounds: 2, target: 'weakest' },
  ],
  [
    '2 against 2, random, outnumbered',
    [a({ IQ: 0, mana: 0 }), a({ hold: 'always' })],
    [a({ IQ: 0, mana: 0, hold: 'always' }), a({ hold: 'outnumbered' })],
    { maxRounds: 2, target: 'random' },
  ],
  ['3 against 1', [a(), a(), a()], [a({ Podl: 4, mana: 3 })], { maxRounds: 2, passivePenalty: 2 }],
  ['3 against 1, holding', [a(), a(), a()], [a({ Podl: 4, hold: 'always', fatigue: 3 })], { maxRounds: 2 }],
  [
    'untrained against 2',
    [a({ IQ: 0, mana: 0 }), a()],
    [a(), a({ untrained: true })],
    { maxRounds: 2, target: 'weakest' },
  ],
  [
    'melee: withdraws, pursued by one who can pay once',
    [a({ withdrawBelow: { figure: 'mana', below: 3 } }), a()],
    [a({ ...asMage, fatigue: 2 }), a({ hold: 'always' })],
    { maxRounds: 2 },
  ],
  [
    'melee: one flees',
    [a(), a({ fleeBelow: { figure: 'mana', below: 3 } })],
    [a({ fleeBelow: { figure: 'iq', below: 2 } })],
    { maxRounds: 3 },
  ],
  [
    'melee: wounds',
    [a({ woundChance: 0.5, hp: 3 }), a()],
    [a({ hp: 9 }), a({ IQ: 0, mana: 0 })],
    { maxRounds: 2 },
  ],
  ['melee: pull', [a()], [a({ IQ: 0 }), a({ hold: 'always' })], { maxRounds: 2, pull: { 1: 0.3 } }],
];

describe('a listing of all dice agrees with the exact solver', () => {
  it.each(grid)('%s', (_, initiators, targets, rules) => {
    expect(differences(tinySetup(initiators, targets, rules), 100_000)).toEqual([]);
  });

  it('for random tiny setups, up to 2 against 2', () => {
    let compared = 0;
    fc.assert(
      fc.property(setups(2), (setup) => {
        const off = differences(setup, 2500);
        if (off !== null) compared++;
        expect(off ?? []).toEqual([]);
      }),
      { seed: 20240611, numRuns: 120 },
    );
    // Most are small enough to be listed in full.
    expect(compared).toBeGreaterThan(50);
  });
});
