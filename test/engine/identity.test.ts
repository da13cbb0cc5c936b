import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Shelf } from '../../src/batch/workshop.ts';
import { prepare } from '../../src/engine/prepared/prepared.ts';
import { createDuel } from '../../src/rules/duel/duel.ts';
import { impossible } from '../../src/rules/eligibility.ts';
import type { Combatant, DuelRules, DuelSetup } from '../../src/rules/model.ts';
import { asMage, setups, tinyMind, tinySetup } from '../support/tinyDuels.ts';

function marginals(setup: DuelSetup) {
  const { ends, metrics } = new Shelf(300_000).exact(createDuel(setup)).exact!;
  return { ends, metrics };
}

/** A chain without its functions: all its arrays and sizes. */
function tables(setup: DuelSetup): object {
  const chain = prepare(createDuel(setup), 300_000).chain!;
  return Object.fromEntries(Object.entries(chain).filter(([, part]) => typeof part !== 'function'));
}

const everybody = (setup: DuelSetup, change: (c: Combatant) => Partial<Combatant>): DuelSetup => ({
  ...setup,
  initiators: setup.initiators.map((c) => ({ ...c, ...change(c) })),
  targets: setup.targets.map((c) => ({ ...c, ...change(c) })),
});

describe('equal keys', () => {
  it('names, power and distance change no chain; equally higher strengths do not either', () => {
    fc.assert(
      fc.property(setups(2), fc.integer({ min: 1, max: 9 }), (setup, up) => {
        const other = everybody(setup, (c) => ({
          name: `${c.name}'`,
          soulPower: 77,
          distance: 3,
          maxPlane: 7,
          classes: c.classes.map((entry) => ({ ...entry, level: entry.level + up })),
          Podl: c.Podl + up,
        }));
        expect(createDuel(other).chainKey).toBe(createDuel(setup).chainKey);
        expect(tables(other)).toEqual(tables(setup));
        // The power of the soul is a fact of the end, not of the chain.
        expect(createDuel(other).law).not.toBe(createDuel(setup).law);
      }),
      { seed: 41, numRuns: 60 },
    );
  });

  it('contests of one law have the same figures', () => {
    fc.assert(
      fc.property(setups(2), fc.integer({ min: 1, max: 9 }), (setup, up) => {
        const known = everybody(setup, (c) => ({ soulPower: c.soulPower ?? 11 }));
        const other = everybody(known, (c) => ({
          name: 'x',
          classes: c.classes.map((entry) => ({ ...entry, level: entry.level + up })),
          Podl: c.Podl + up,
        }));
        expect(createDuel(other).law).toBe(createDuel(known).law);
        expect(marginals(other)).toEqual(marginals(known));
      }),
      { seed: 42, numRuns: 60 },
    );
  });

  it('random pairs: one chain key only where there is one chain', () => {
    const seen = new Map<string, string>();
    fc.assert(
      fc.property(setups(1), (setup) => {
        const { chainKey } = createDuel(setup);
        const text = JSON.stringify(tables(setup));
        expect(seen.get(chainKey) ?? text).toBe(text);
        seen.set(chainKey, text);
      }),
      { seed: 43, numRuns: 150 },
    );
  });
});

const a = tinyMind;
const power: NonNullable<Combatant['manifest']> = {
  powerLevel: 1,
  concentration: 9,
  cost: 1,
  onSuccess: 'escape',
};
const long = { maxRounds: 4 };
const explosive = { woundChance: 0.5, hp: 4 };

/** For every setting: a duel in which changing it changes something. */
const rulesThatMatter: { readonly [Key in keyof DuelRules]: readonly [DuelSetup, DuelRules[Key]] } = {
  die: [tinySetup([a()], [a()]), 'k3'],
  strengthRounding: [
    { ...tinySetup([a()], [a()]), formulas: { 1: { attack: '3.4', defence: '3' } } },
    'ceil',
  ],
  iqLossWeakens: [tinySetup([a({ mana: 0 })], [a({ mana: 0 })], long), false],
  initiationCost: [tinySetup([a({ fatigue: 4 })], [a()], long), 2],
  range: [tinySetup([a()], [a({ distance: 20 })]), 10],
  onlyMagesInitiate: [tinySetup([a()], [a()]), true],
  attackCost: [tinySetup([a({ fatigue: 4 })], [a()], long), 2],
  defenceCost: [tinySetup([a({ fatigue: 4 })], [a()], long), 2],
  passivePenalty: [tinySetup([a(), a(), a()], [a({ Podl: 7 })]), 0],
  manaPerPoint: [tinySetup([a()], [a()]), 2],
  overflow: [tinySetup([a()], [a()]), 'carry'],
  iqRounding: [tinySetup([a()], [a({ mana: 0 })]), 'ceil'],
  maxRounds: [tinySetup([a()], [a()]), 2],
  captureMage: [tinySetup([a(asMage)], [a()], long), 0.5],
  captureOther: [tinySetup([a()], [a()], long), 0.5],
  target: [tinySetup([a(), a()], [a({ IQ: 3, mana: 0 }), a({ IQ: 1, mana: 0 })]), 'weakest'],
  explosionRadius: [tinySetup([a(explosive)], [a()], { bystanderDistance: 6 }), 7],
  explosionDamagePerMana: [tinySetup([a(explosive)], [a()]), 1],
  bystanderDistance: [tinySetup([a(explosive)], [a()]), 6],
  pull: [tinySetup([a()], [a()]), { 1: 0.25 }],
  pullDeath: [tinySetup([a()], [a()], { pull: { 1: 0.25 } }), 0.5],
};

const flat = { attack: '3', defence: '3' };
const withdrawing = { withdrawBelow: { figure: 'mana', below: 2 } } as const;

/** For every field of a combatant: a target (or, marked so, an initiator) in a duel in which it matters. */
const fieldsThatMatter: {
  readonly [Key in keyof Combatant]-?: readonly [DuelSetup, 'initiators' | 'targets', Combatant[Key]];
} = {
  effects: [tinySetup([a()], [a()]), 'targets', { accounts: [], resistances: [], attack: 5, defence: 0 }],
  population: [
    tinySetup([a()], [a()]),
    'targets',
    {
      figures: ['mana'],
      members: [
        { chance: 0.5, values: [0] },
        { chance: 0.5, values: [4] },
      ],
    },
  ],
  name: [tinySetup([a()], [a({ hidden: true })]), 'targets', 'nobody'],
  classes: [tinySetup([a()], [a()]), 'targets', [{ class: 'ranger', level: 5 }]],
  talent: [
    { ...tinySetup([a()], [a()]), formulas: { 1: { attack: 'base', defence: 'base' } } },
    'targets',
    1,
  ],
  IQ: [tinySetup([a()], [a()], long), 'targets', 1],
  Podl: [tinySetup([a()], [a()]), 'targets', 2],
  SP: [{ ...tinySetup([a()], [a()]), formulas: { 1: { attack: 'SP+2', defence: '2' } } }, 'targets', 1],
  mana: [tinySetup([a()], [a()]), 'targets', 1],
  fatigue: [tinySetup([a()], [a()], long), 'targets', 3],
  hp: [tinySetup([a(explosive)], [a()]), 'targets', 2],
  powerPoints: [tinySetup([a()], [a({ actEvery: 1, manifest: power })]), 'targets', 1],
  maxPlane: [{ ...tinySetup([a()], [a()]), plane: 2, formulas: { 1: flat, 2: flat } }, 'targets', 1],
  magicless: [tinySetup([a()], [a()]), 'targets', true],
  hidden: [tinySetup([a()], [a()]), 'targets', true],
  distance: [tinySetup([a()], [a()]), 'targets', 51],
  untrained: [tinySetup([a({ actEvery: 2 })], [a()]), 'targets', true],
  soulPower: [tinySetup([a()], [a()], long), 'targets', 100],
  pursue: [tinySetup([a(withdrawing)], [a(asMage)]), 'targets', false],
  hold: [tinySetup([a()], [a()]), 'targets', 'always'],
  reserveFatigue: [tinySetup([a()], [a({ fatigue: 4 })]), 'targets', 2],
  withdrawBelow: [tinySetup([a()], [a()]), 'initiators', { figure: 'mana', below: 2 }],
  withdrawWhen: [tinySetup([a()], [a()]), 'initiators', { after: 1, enemy: { figure: 'mana', above: 0 } }],
  fleeBelow: [tinySetup([a()], [a()]), 'targets', { figure: 'iq', below: 2 }],
  fleeRounds: [tinySetup([a()], [a({ fleeBelow: { figure: 'mana', below: 2 } })], long), 'targets', 2],
  actEvery: [tinySetup([a()], [a()]), 'targets', 2],
  manifest: [tinySetup([a()], [a({ actEvery: 2 })]), 'targets', power],
  woundChance: [tinySetup([a()], [a()]), 'targets', 0.5],
};

/** What a user sees of a setup: why it is no duel, or its figures. */
function seen(setup: DuelSetup): string {
  const reason = impossible(setup);
  return reason ?? JSON.stringify(marginals(setup));
}

/** Where only the figures differ, so do the keys by which work is shared. */
function expectDifferent(setup: DuelSetup, changed: DuelSetup): void {
  expect(seen(changed)).not.toBe(seen(setup));
  if (impossible(setup) !== null || impossible(changed) !== null) return;
  expect(createDuel(changed).law).not.toBe(createDuel(setup).law);
}

describe('every option changes something', () => {
  it.each(Object.keys(rulesThatMatter) as (keyof DuelRules)[])('rules: %s', (name) => {
    const [setup, value] = rulesThatMatter[name];
    expectDifferent(setup, { ...setup, rules: { ...setup.rules, [name]: value } });
  });

  it.each(Object.keys(fieldsThatMatter) as (keyof Combatant)[])('combatant: %s', (name) => {
    const [setup, side, value] = fieldsThatMatter[name];
    const [first, ...others] = setup[side];
    expectDifferent(setup, { ...setup, [side]: [{ ...first!, [name]: value }, ...others] });
  });

  it('of a power: level, Concentration, cost, what success does', () => {
    const of = (change: Partial<typeof power>, more: Partial<Combatant> = {}): DuelSetup =>
      tinySetup([a()], [a({ mana: 3, actEvery: 1, manifest: { ...power, ...change }, ...more })]);
    for (const change of [{ powerLevel: 3 }, { concentration: 5 }, { onSuccess: 'wound' }] as const) {
      expectDifferent(of({}), of(change));
    }
    const short = { powerPoints: 2 };
    expectDifferent(of({}, short), of({ cost: 3 }, short));
  });

  it('of the time to withdraw: the round, the figure and its bound', () => {
    const of = (after: number, figure: 'mana' | 'iq' | null, above = 0): DuelSetup => {
      const enemy = figure === null ? null : { figure, above };
      return tinySetup([a({ mana: 3, withdrawWhen: { after, enemy } })], [a({ mana: 1 })], { maxRounds: 4 });
    };
    expectDifferent(of(1, null), of(2, null));
    expectDifferent(of(1, null), of(1, 'mana'));
    expectDifferent(of(1, 'mana'), of(1, 'iq'));
    expectDifferent(of(1, 'iq'), of(1, 'iq', 2));
  });

  it('of the planes, the formulas and the classes', () => {
    const base = tinySetup([a()], [a()]);
    expectDifferent(base, { ...base, formulas: { 1: { attack: '3', defence: 'Podl' } } });
    const high = { ...base, plane: 2, formulas: { ...base.formulas, 2: { attack: '3', defence: 'Podl' } } };
    expectDifferent(base, high);
    const formulas = { 1: { attack: 'base', defence: '7' } };
    const ranger = { base: 9, magical: true, mage: false };
    expectDifferent({ ...base, formulas }, { ...base, formulas, classes: { ...base.classes, ranger } });
  });
});
