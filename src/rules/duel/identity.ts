/** When two duels are the same duel under other names. */
import type { Combatant, DuelRules } from '../model.ts';
import type { Strengths } from '../strength.ts';
import { mayWithdraw } from '../withdrawal.ts';
import type { DuelTerms } from './terms.ts';

/**
 * Everything but strengths that decides states and transitions: figures and tactics of the fighters, and the
 * settings that the rules look at. Duels with equal keys have equal clocks.
 */
export function clockKeyOf(terms: DuelTerms): string {
  const { rules, fighters, count, sideA, pull } = terms;
  const pursuitMatters = fighters.some(mayWithdraw);
  const figures = fighters.map((f, c) => {
    const pursues = pursuitMatters && terms.mage[c]! && f.pursue;
    return `${remembered(fighterTexts, f, figuresOf)}${pursues ? ' pursues' : ''}`;
  });
  const target = count > 2 ? rules.target : '';
  return [sideA, pull, target, remembered(ruleTexts, rules, settingsOf), ...figures].join('|');
}

/**
 * Everything that decides states and transitions: the above and the differences of strength. Names, classes
 * and powers are left out: duels with equal keys have equal chains.
 */
export function chainKeyOf(terms: DuelTerms): string {
  const { attack, defence, count, sideA } = terms;
  // All differences are known from one of each pair and how the strengths go on from there.
  const courses = [...attack, ...defence].map((strengths) => remembered(courseTexts, strengths, courseOf));
  const differences: number[] = [];
  for (let a = 0; a < count; a++) {
    for (let d = 0; d < count; d++) {
      if (a < sideA !== d < sideA) differences.push(attack[a]![0]! - defence[d]![0]!);
    }
  }
  return [clockKeyOf(terms), differences.join(' '), ...courses].join('|');
}

/** The chain, by its key, and what its ends are worth: captured power and the bystander's distance. */
export function lawOf(terms: DuelTerms, chainKey: string): string {
  const { rules } = terms;
  const shares = terms.mage.map((mage) => (mage ? rules.captureMage : rules.captureOther)).join(' ');
  const bystander = rules.bystanderDistance <= rules.explosionRadius ? 'bystander' : '';
  return `${chainKey}|${shares}|${terms.soulPower.join(' ')}|${bystander}`;
}

/**
 * How a fighter fights but for how strong it is: equal for members of a population of the same figures and tactics whose
 * strengths go on alike from what they are without any IQ.
 */
export function courseKeyOf(fighter: Combatant, { attack, defence }: Strengths): string {
  const courses = [attack, defence].map((strengths) => remembered(courseTexts, strengths, courseOf));
  return [remembered(fighterTexts, fighter, figuresOf), ...courses].join('|');
}

function figuresOf(f: Combatant): string {
  return JSON.stringify([
    f.mana,
    f.IQ,
    String(f.fatigue),
    String(f.hp),
    String(f.powerPoints),
    f.untrained,
    f.hold,
    f.reserveFatigue,
    f.withdrawBelow,
    f.withdrawWhen,
    f.fleeBelow,
    f.fleeRounds,
    f.actEvery,
    f.manifest,
    f.woundChance,
  ]);
}

function settingsOf(rules: DuelRules): string {
  const { die, attackCost, defenceCost, initiationCost, passivePenalty, manaPerPoint } = rules;
  return JSON.stringify([
    [die, attackCost, defenceCost, initiationCost, passivePenalty, manaPerPoint],
    [rules.overflow, rules.iqRounding, rules.maxRounds, rules.explosionDamagePerMana, rules.pullDeath],
  ]);
}

/** How a list goes on from its first number, run by run of equal steps: exact, and short for strengths. */
function courseOf(numbers: readonly number[]): string {
  const parts: string[] = [];
  for (let i = 1, run = 1; i < numbers.length; i++, run++) {
    const step = numbers[i]! - numbers[i - 1]!;
    if (i + 1 < numbers.length && numbers[i + 1]! - numbers[i]! === step) continue;
    parts.push(`${run}x${step}`);
    run = 0;
  }
  return parts.join(' ');
}

const fighterTexts = new WeakMap<Combatant, string>();
const ruleTexts = new WeakMap<DuelRules, string>();
const courseTexts = new WeakMap<readonly number[], string>();

/** The text of a thing that many duels share, worked out once. */
function remembered<T extends object>(
  texts: WeakMap<T, string>,
  thing: T,
  textOf: (thing: T) => string,
): string {
  let text = texts.get(thing);
  if (text === undefined) {
    text = textOf(thing);
    texts.set(thing, text);
  }
  return text;
}
