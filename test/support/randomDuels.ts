/** Random duels and melees of grown minds, with dice as printed and every tactic, from literal seeds. */
import type { Combatant, DuelRules, DuelSetup } from '../../src/rules/model.ts';
import { builtInClasses, defaultRules } from '../../src/rules/model.ts';
import { printedFormulas } from '../../src/rules/planes.ts';
import { planeStrengths } from './planeStrengths.ts';
import { tinyMind } from './tinyDuels.ts';
import type { Chance, TableDuel } from './tinyPlayer.ts';

/** A number from 0 up to 1, the next of a row. */
export type Random = () => number;

/** The row of a seed (mulberry32): a generator that the program does not use. */
export function randomOf(seed: number): Random {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Choices made with a row of random numbers. */
export interface Chooser {
  whole(least: number, most: number): number;
  one<T>(list: readonly T[]): T;
  /** `rare` with that chance, else `usual`. */
  maybe<T>(chance: number, rare: () => T, usual: T): T;
}

/** Makes choices with a row of random numbers. */
export function chooser(random: Random): Chooser {
  const whole = (least: number, most: number): number => least + Math.floor(random() * (most - least + 1));
  return {
    whole,
    one: <T>(list: readonly T[]): T => list[whole(0, list.length - 1)]!,
    maybe: <T>(chance: number, rare: () => T, usual: T): T => (random() < chance ? rare() : usual),
  };
}

const infinity = Number.POSITIVE_INFINITY;

/** A mind of plane-sized figures; only a target may be untrained. */
function randomMind(random: Random, name: string, isTarget: boolean): Combatant {
  const { whole, one, maybe } = chooser(random);
  const bound = () =>
    one([{ figure: 'mana', below: whole(1, 30) } as const, { figure: 'iq', below: whole(1, 9) } as const]);
  return tinyMind({
    name,
    classes: Array.from({ length: maybe(0.2, () => 2, 1) }, () => ({
      class: one(['mage', 'mage', ...Object.keys(builtInClasses)]),
      level: whole(1, 9),
    })),
    talent: whole(-3, 3),
    IQ: whole(4, 12),
    Podl: whole(4, 12),
    SP: whole(0, 4) / 2,
    mana: whole(0, 40),
    fatigue: maybe(0.5, () => whole(2, 25), infinity),
    hp: maybe(0.5, () => whole(20, 200), infinity),
    powerPoints: maybe(0.6, () => whole(0, 9), infinity),
    untrained: isTarget && random() < 0.15,
    soulPower: maybe<number | null>(0.2, () => whole(0, 80), null),
    pursue: random() < 0.5,
    hold: maybe<Combatant['hold']>(0.35, () => one(['always', 'outnumbered', 'outnumbered']), 'never'),
    reserveFatigue: maybe(0.2, () => whole(1, 5), 0),
    withdrawBelow: maybe<Combatant['withdrawBelow']>(0.25, bound, null),
    withdrawWhen: maybe<Combatant['withdrawWhen']>(
      0.2,
      () => ({
        after: whole(0, 6),
        enemy: maybe<NonNullable<Combatant['withdrawWhen']>['enemy']>(
          0.6,
          () =>
            one([
              { figure: 'mana', above: whole(0, 30) } as const,
              { figure: 'iq', above: whole(0, 9) } as const,
            ]),
          null,
        ),
      }),
      null,
    ),
    fleeBelow: maybe<Combatant['fleeBelow']>(0.2, bound, null),
    fleeRounds: whole(1, 3),
    actEvery: maybe(0.35, () => whole(1, 4), 0),
    manifest: maybe<Combatant['manifest']>(
      0.5,
      () => ({
        ...{ powerLevel: whole(0, 5), concentration: whole(-5, 20), cost: whole(0, 4) },
        onSuccess: one(['escape', 'wound'] as const),
      }),
      null,
    ),
    woundChance: maybe(0.2, () => one([0.01, 0.05, 1]), 0),
  });
}

function randomRules(random: Random, plane: number): DuelRules {
  const { whole, one, maybe } = chooser(random);
  return {
    ...defaultRules,
    die: maybe(0.3, () => one(['k6', 'k10+', 'd20']), 'k12+'),
    strengthRounding: one(['floor', 'ceil', 'round']),
    iqLossWeakens: random() < 0.7,
    initiationCost: whole(0, 2),
    attackCost: whole(0, 2),
    defenceCost: whole(0, 2),
    passivePenalty: whole(0, 7),
    manaPerPoint: whole(1, 5),
    overflow: one(['lost', 'carry']),
    iqRounding: one(['floor', 'ceil', 'round']),
    maxRounds: whole(5, 40),
    target: one(['first', 'weakest', 'random']),
    explosionDamagePerMana: whole(0, 2),
    bystanderDistance: one([0, 6]),
    pull: maybe<DuelRules['pull']>(0.2, () => ({ [plane]: one([0.02, 0.1]) }), {}),
    pullDeath: one([0, 0.4, 0.95, 1]),
  };
}

/** A setup of so many minds on either side. */
export function randomSetup(random: Random, initiators: number, targets: number): DuelSetup {
  const plane = 1 + Math.floor(random() * 8);
  const side = (letter: string, count: number): Combatant[] =>
    Array.from({ length: count }, (_, i) => randomMind(random, `${letter}${i + 1}`, letter === 'B'));
  return {
    plane,
    formulas: printedFormulas,
    classes: builtInClasses,
    rules: randomRules(random, plane),
    initiators: side('A', initiators),
    targets: side('B', targets),
  };
}

/** The same duel for the table. */
export function asTableDuel({ rules, plane, initiators, targets }: DuelSetup): TableDuel {
  return {
    rules,
    sides: [initiators, targets],
    isMage: (who) => who.classes.some((entry) => entry.class === 'mage'),
    pull: rules.pull[String(plane)] ?? 0,
    ...planeStrengths(plane, rules.strengthRounding),
  };
}

/** Dice thrown one by one: `k12+` is thrown again on its highest face (1.1). */
export function thrownDice(random: Random, die: string): Chance {
  const [, sides = '', open = ''] = /^[kd](\d+)(\+?)$/.exec(die)!;
  const d = (n: number): number => 1 + Math.floor(random() * n);
  const roll = (): number => {
    const face = d(Number(sides));
    return open === '+' && face === Number(sides) ? face + roll() : face;
  };
  return {
    roll,
    d20: () => d(20),
    happens: (chance) => random() < chance,
    pick: (enemies) => enemies[d(enemies.length) - 1]!,
  };
}
