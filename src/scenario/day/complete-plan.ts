/** A plan as one manifester follows it: costs, levels and what cannot be (RULES 9.2, 9.4, 9.5, 9.11). */
import type { Found, Must } from '../../problems/problem.ts';
import { neverEnds } from '../../rules/day/choice.ts';
import { costOfLevel, levelNeeded } from '../../rules/day/cost.ts';
import type { Manifestation, Manifester, Plan, PowerTarget } from '../../rules/day/model.ts';
import { BlockReport } from '../tree/block-report.ts';
import type { Checking } from '../tree/checking.ts';
import { plainOf } from '../tree/plain.ts';
import { quoted } from '../tree/quoted.ts';
import { childOf, placeOf, type RawEntry, type RawNode } from '../tree/tree.ts';
import { completeDistraction } from './complete-distraction.ts';
import type { ManifestationInput, OneTargetInput, PlanInput } from './input.ts';

function completeTarget(given: OneTargetInput | undefined): PowerTarget {
  return {
    PR: given?.PR ?? null,
    SR: given?.SR ?? null,
    save: given?.save ?? null,
    dispel: given?.dispel?.ml ?? null,
  };
}

/** The targets of a manifestation: those of its list, else the one of `target` (RULES 9.11a). */
function targetsOf(node: RawNode, checking: Checking): PowerTarget[] {
  const { target, targets } = plainOf(node) as ManifestationInput;
  if (targets === undefined) return [completeTarget(target)];
  for (const field of ['PR', 'SR', 'save', 'dispel'] as const) {
    if (target?.[field] === undefined) continue;
    const place = placeOf(node, ['target', field]);
    checking.collector.add(place, ['inTargets'], ['both']);
  }
  return targets.map(completeTarget);
}

/** The level it is manifested at, and whether that will do for the power and what is spent on it. */
function levelOf(node: RawNode, who: Manifester, checking: Checking): number {
  const { level, cost, augment, manifestAt } = plainOf(node) as ManifestationInput;
  const report = (field: string, must: Must, found: Found): void =>
    checking.collector.add(placeOf(node, [field]), must, found);
  const own = who.manifesterLevel;
  if (manifestAt !== undefined && manifestAt > own) {
    report('manifestAt', ['withinManifesterLevel', own, quoted(who.name)], ['value', `${manifestAt}`]);
  }
  const at = Math.min(own, manifestAt ?? own);
  const whose = at === own ? quoted(who.name) : null;
  if (levelNeeded(level) > at) {
    const field = manifestAt === undefined ? 'level' : 'manifestAt';
    report(field, ['withinReach', at, whose], ['tooLittle', level, levelNeeded(level)]);
    return at;
  }
  const spent = (cost ?? costOfLevel(level)) + (augment ?? 0);
  if (spent > at) {
    const field = augment === undefined ? 'cost' : 'augment';
    const sum: Found = augment === undefined ? ['value', `${spent}`] : ['sum', spent - augment, augment];
    report(field, ['costWithin', at, whose], sum);
  }
  return at;
}

function completeManifestation(node: RawNode, who: Manifester, checking: Checking): Manifestation {
  const given = plainOf(node) as ManifestationInput;
  const distractions = childOf(node, 'distractions');
  const paid = (given.cost ?? costOfLevel(given.level)) + (given.augment ?? 0);
  return {
    power: given.power,
    level: given.level,
    cost: given.psiLike === true ? 0 : paid,
    manifesterLevel: levelOf(node, who, checking),
    weight: given.weight ?? 1,
    distractions:
      distractions?.kind === 'list'
        ? distractions.items.map((item) => completeDistraction(item, checking))
        : [],
    invalidChance: given.target?.invalidChance ?? 0,
    deadMagicChance: given.target?.deadMagicChance ?? 0,
    targets: targetsOf(node, checking),
    dispelledBy: given.dispelledBy?.ml ?? null,
  };
}

/** Completes a plan for a manifester; reports costs over its level, and plans that never end. */
export function completePlan(name: string, entry: RawEntry, who: Manifester, checking: Checking): Plan {
  const report = new BlockReport(entry, checking);
  const given = plainOf(entry.node) as PlanInput;
  const list = childOf(entry.node, 'manifestations');
  if (list === undefined) report.missing(['manifestations'], ['listOf', 'manifestations']);
  const items = list?.kind === 'list' ? list.items : [];
  const plan: Plan = {
    name,
    order: given.order ?? 'sequence',
    whenShort: given.whenShort ?? 'stop',
    attempts: given.attempts ?? null,
    manifestations: items.map((item) => completeManifestation(item, who, checking)),
  };
  if (items.length === 0) return plan;
  if (plan.order === 'weighted' && plan.manifestations.every(({ weight }) => weight === 0)) {
    report.add(['manifestations'], ['someWeight'], ['zeroEverywhere']);
  } else if (neverEnds(plan)) {
    report.add(['attempts'], ['attemptsForEndless'], ['endless']);
  }
  return plan;
}
