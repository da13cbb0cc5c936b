/** When two duels are the same duel under other names. */
import type { DuelContext } from './context.ts';

/**
 * Everything that decides states and transitions: figures and tactics of the fighters, differences of
 * strength, the settings that the rules look at, the clock, the questions. Names, classes and powers are
 * left out: duels with equal keys have equal chains.
 */
export function chainKeyOf(context: DuelContext): string {
  const { rules, fighters, count, sideA } = context;
  const margins: number[] = [];
  for (let a = 0; a < count; a++) {
    for (let d = 0; d < count; d++) {
      if (a < sideA === d < sideA) continue;
      for (const attack of context.attack[a]!)
        for (const guard of context.defence[d]!) margins.push(attack - guard);
    }
  }
  const pursuitMatters = fighters.some((f) => f.withdrawBelow !== null);
  const figures = fighters.map((f, c) => [
    f.mana,
    f.IQ,
    String(f.fatigue),
    String(f.hp),
    String(f.powerPoints),
    f.untrained,
    f.hold,
    f.reserveFatigue,
    f.withdrawBelow,
    f.fleeBelow,
    f.fleeRounds,
    f.actEvery,
    f.manifest,
    f.woundChance,
    pursuitMatters && context.mage[c]! && f.pursue,
  ]);
  const { die, attackCost, defenceCost, initiationCost, passivePenalty, manaPerPoint, overflow, iqRounding } =
    rules;
  const settings = [
    [die, attackCost, defenceCost, initiationCost, passivePenalty, manaPerPoint, overflow, iqRounding],
    [
      rules.maxRounds,
      count > 2 ? rules.target : '',
      rules.explosionDamagePerMana,
      context.pull,
      rules.pullDeath,
    ],
  ];
  return JSON.stringify([sideA, figures, settings, digest(margins)]);
}

/** The chain, and what its ends are worth: captured power and the bystander's distance. */
export function lawOf(context: DuelContext): string {
  const { rules } = context;
  const shares = context.mage.map((mage) => (mage ? rules.captureMage : rules.captureOther));
  const bystander = rules.bystanderDistance <= rules.explosionRadius;
  return JSON.stringify([chainKeyOf(context), shares, context.soulPower, bystander]);
}

/** Run-length text of a list, exact and short for the regular lists that strengths make. */
function digest(numbers: readonly number[]): string {
  const parts: string[] = [];
  let previous = Number.NaN;
  let step = Number.NaN;
  let run = 0;
  for (const n of numbers) {
    if (n - previous === step) {
      run++;
    } else {
      if (run > 0) parts.push(`x${run}`);
      parts.push(String(n));
      step = n - previous;
      run = 0;
    }
    previous = n;
  }
  if (run > 0) parts.push(`x${run}`);
  return parts.join(' ');
}
