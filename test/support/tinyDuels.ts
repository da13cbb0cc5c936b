/** Tiny and random setups for property tests. */
import fc from 'fast-check';
import {
  builtInClasses,
  type Combatant,
  type DuelRules,
  type DuelSetup,
  defaultRules,
} from '../../src/rules/model.ts';
import { type TableDuel, tinyFormula, tinyStrengths } from './tinyPlayer.ts';

const plain: Combatant = {
  name: 'mind',
  classes: [{ class: 'ranger', level: 2 }],
  ...{ talent: 0, IQ: 2, Podl: 1, SP: 0, mana: 2 },
  fatigue: Number.POSITIVE_INFINITY,
  hp: Number.POSITIVE_INFINITY,
  powerPoints: Number.POSITIVE_INFINITY,
  ...{ maxPlane: 8, magicless: false, hidden: false, distance: 0, untrained: false, soulPower: null },
  ...{
    pursue: false,
    hold: 'never',
    reserveFatigue: 0,
    withdrawBelow: null,
    withdrawWhen: null,
    fleeBelow: null,
    fleeRounds: 1,
  },
  ...{ actEvery: 0, manifest: null, woundChance: 0 },
};

/** A small mind; fields replace what it has. */
export function tinyMind(fields: Partial<Combatant> = {}): Combatant {
  return { ...plain, ...fields };
}

/** A mage's class, which may pursue. */
export const asMage: Partial<Combatant> = { classes: [{ class: 'mage', level: 2 }], pursue: true };

/** A tiny setup on plane 1 with closed dice. */
export function tinySetup(
  a: readonly Combatant[],
  b: readonly Combatant[],
  rules: Partial<DuelRules> = {},
): DuelSetup {
  const named = (side: string, list: readonly Combatant[]) =>
    list.map((combatant, i) => ({ ...combatant, name: `${side}${i + 1}` }));
  return {
    plane: 1,
    formulas: { 1: tinyFormula },
    classes: builtInClasses,
    rules: { ...defaultRules, die: 'k2', maxRounds: 3, manaPerPoint: 1, ...rules },
    initiators: named('A', a),
    targets: named('B', b),
  };
}

/** The same duel for the table. */
export function asTinyDuel(setup: DuelSetup): TableDuel {
  return {
    rules: setup.rules,
    sides: [setup.initiators, setup.targets],
    isMage: (who) => who.classes[0]!.class === 'mage',
    pull: setup.rules.pull['1'] ?? 0,
    ...tinyStrengths,
  };
}

const threshold = fc.oneof(
  { weight: 3, arbitrary: fc.constant(null) },
  {
    weight: 1,
    arbitrary: fc.record({ figure: fc.constantFrom('mana', 'iq'), below: fc.integer({ min: 1, max: 3 }) }),
  },
) as fc.Arbitrary<Combatant['withdrawBelow']>;

const seldom = <T>(usual: T, other: fc.Arbitrary<T>, weight = 3): fc.Arbitrary<T> =>
  fc.oneof({ weight, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other });

const withdrawWhen: fc.Arbitrary<Combatant['withdrawWhen']> = seldom<Combatant['withdrawWhen']>(
  null,
  fc.record({
    after: fc.integer({ min: 0, max: 3 }),
    enemy: fc.option(
      fc.record({ figure: fc.constantFrom('mana', 'iq'), above: fc.integer({ min: 0, max: 2 }) }),
    ),
  }) as fc.Arbitrary<Combatant['withdrawWhen']>,
  4,
);

const infinity = Number.POSITIVE_INFINITY;

const mind: fc.Arbitrary<Combatant> = fc
  .record({
    level: fc.integer({ min: 0, max: 4 }),
    mage: fc.boolean(),
    IQ: fc.integer({ min: 0, max: 3 }),
    Podl: fc.integer({ min: 0, max: 4 }),
    mana: fc.integer({ min: 0, max: 3 }),
    fatigue: seldom(infinity, fc.integer({ min: 1, max: 6 }), 1),
    hp: seldom(infinity, fc.integer({ min: 1, max: 9 }), 1),
    powerPoints: seldom(infinity, fc.integer({ min: 0, max: 4 }), 1),
    untrained: seldom(false, fc.constant(true)),
    soulPower: seldom<number | null>(null, fc.integer({ min: 0, max: 50 })),
    pursue: fc.boolean(),
    hold: seldom<Combatant['hold']>('never', fc.constantFrom('always', 'outnumbered'), 2),
    reserveFatigue: seldom(0, fc.integer({ min: 0, max: 2 })),
    withdrawBelow: threshold,
    withdrawWhen,
    fleeBelow: threshold,
    fleeRounds: fc.integer({ min: 1, max: 2 }),
    actEvery: seldom(0, fc.integer({ min: 1, max: 3 }), 2),
    manifest: seldom<Combatant['manifest']>(
      null,
      fc.record({
        powerLevel: fc.integer({ min: 0, max: 3 }),
        concentration: fc.integer({ min: -2, max: 14 }),
        cost: fc.integer({ min: 0, max: 3 }),
        onSuccess: fc.constantFrom('escape', 'wound'),
      }),
      2,
    ),
    woundChance: seldom(0, fc.constantFrom(0.25, 1), 3),
  })
  .map(({ level, mage, ...fields }) =>
    tinyMind({ ...fields, classes: [{ class: mage ? 'mage' : 'ranger', level }] }),
  );

const settings: fc.Arbitrary<Partial<DuelRules>> = fc.record({
  die: fc.constantFrom('k2', 'k3'),
  iqLossWeakens: fc.boolean(),
  initiationCost: fc.integer({ min: 0, max: 1 }),
  attackCost: fc.integer({ min: 0, max: 2 }),
  defenceCost: fc.integer({ min: 0, max: 2 }),
  passivePenalty: fc.integer({ min: 0, max: 2 }),
  manaPerPoint: fc.integer({ min: 1, max: 4 }),
  overflow: fc.constantFrom('lost', 'carry'),
  iqRounding: fc.constantFrom('floor', 'ceil', 'round'),
  maxRounds: fc.integer({ min: 1, max: 4 }),
  target: fc.constantFrom('first', 'weakest', 'random'),
  explosionDamagePerMana: fc.integer({ min: 0, max: 2 }),
  bystanderDistance: fc.constantFrom(0, 6),
  pull: seldom<Record<string, number>>({}, fc.constantFrom({ 1: 0.25 }, { 1: 1 })),
  pullDeath: fc.constantFrom(0, 0.95, 1),
}) as fc.Arbitrary<Partial<DuelRules>>;

/** Setups with up to `most` minds a side. */
export function setups(most: number): fc.Arbitrary<DuelSetup> {
  const side = fc.array(mind, { minLength: 1, maxLength: most });
  return fc.tuple(side, side, settings).map(([a, b, rules]) => tinySetup(a, b, rules));
}
