/** What is moved to see what it is worth: one more point of a combatant's figure, or a rule one step on. */
import { parseDie } from '../../rules/dice.ts';
import type { Combatant, DuelRules, DuelSetup, Rounding } from '../../rules/model.ts';
import { withMore } from '../../rules/population.ts';

/** One more point of a figure of one combatant. */
export const attributes = ['base', 'talent', 'level', 'IQ', 'Podl', 'SP', 'mana', 'fatigue'] as const;

/** Name of such a figure. */
export type Attribute = (typeof attributes)[number];

/** The class that gives a combatant its base: the highest, the first among equals; `null` without one. */
function baseClass(combatant: Combatant, { classes }: DuelSetup): string | null {
  let best: string | null = null;
  for (const entry of combatant.classes) {
    if (best === null || classes[entry.class]!.base > classes[best]!.base) best = entry.class;
  }
  return best;
}

/** A combatant with one point more; `null` where there is nothing to add to. */
function raised(combatant: Combatant, attribute: Attribute): Combatant | null {
  switch (attribute) {
    case 'base':
      return null;
    case 'level': {
      const [first, ...rest] = combatant.classes;
      if (first === undefined) return null;
      return withMore(
        { ...combatant, classes: [{ ...first, level: first.level + 1 }, ...rest] },
        attribute,
        1,
      );
    }
    case 'fatigue':
      return Number.isFinite(combatant.fatigue)
        ? withMore({ ...combatant, fatigue: combatant.fatigue + 1 }, attribute, 1)
        : null;
    default:
      return withMore({ ...combatant, [attribute]: combatant[attribute] + 1 }, attribute, 1);
  }
}

/**
 * A setup in which the named combatant has one point more, in whichever seat it stands. One more point of
 * base goes to its class, hence to everybody of that class. `null` where there is nothing to add to.
 */
export function raise(setup: DuelSetup, name: string, attribute: Attribute): DuelSetup | null {
  const members = [...setup.initiators, ...setup.targets];
  const own = members.find((member) => member.name === name);
  if (own === undefined) return null;
  if (attribute === 'base') {
    const top = baseClass(own, setup);
    if (top === null) return null;
    const raisedClass = { ...setup.classes[top]!, base: setup.classes[top]!.base + 1 };
    return { ...setup, classes: { ...setup.classes, [top]: raisedClass } };
  }
  const more = raised(own, attribute);
  if (more === null) return null;
  const swap = (side: readonly Combatant[]): Combatant[] =>
    side.map((member) => (member.name === name ? more : member));
  return { ...setup, initiators: swap(setup.initiators), targets: swap(setup.targets) };
}

/** A rule moved by one step. */
export interface RuleLever {
  /** The setting of the rules. */
  readonly rule: keyof DuelRules;
  readonly from: string | number | boolean;
  readonly to: string | number | boolean;
  readonly rules: DuelRules;
}

const counted = ['manaPerPoint', 'passivePenalty', 'attackCost', 'defenceCost', 'initiationCost'] as const;
const roundings: readonly Rounding[] = ['floor', 'round', 'ceil'];
const dice = [4, 6, 8, 10, 12, 20];

/** The next smaller and the next larger die of those that lie on a table. */
function nextDice(die: string): string[] {
  const sides = parseDie(die)?.sides ?? 12;
  const named = (n: number | undefined): string[] => (n === undefined ? [] : [die.replace(/\d+/, String(n))]);
  return [...named(dice.filter((n) => n < sides).at(-1)), ...named(dice.find((n) => n > sides))];
}

/** Every setting that a plain duel looks at, one step up and one down, or each other word it allows. */
export function ruleLevers(rules: DuelRules): RuleLever[] {
  const lever = <Key extends keyof DuelRules>(rule: Key, to: DuelRules[Key]): RuleLever[] =>
    rules[rule] === to
      ? []
      : [{ rule, from: rules[rule] as string, to: to as string, rules: { ...rules, [rule]: to } }];
  return [
    ...counted.flatMap((rule) => {
      const low = rule === 'manaPerPoint' ? 1 : 0;
      const down = rules[rule] > low ? lever(rule, rules[rule] - 1) : [];
      return [...down, ...lever(rule, rules[rule] + 1)];
    }),
    ...nextDice(rules.die).flatMap((die) => lever('die', die)),
    ...roundings.flatMap((rounding) => lever('strengthRounding', rounding)),
    ...roundings.flatMap((rounding) => lever('iqRounding', rounding)),
    ...lever('overflow', rules.overflow === 'lost' ? 'carry' : 'lost'),
    ...lever('iqLossWeakens', !rules.iqLossWeakens),
  ];
}
