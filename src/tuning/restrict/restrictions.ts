/** What can be forbidden or forced: each tactic and option of a combatant, its seat, and each setting of the rules that may be off. */
import type { Combatant, DuelRules, DuelSetup } from '../../rules/model.ts';
import { withSame } from '../../rules/population.ts';
import { mayWithdraw } from '../../rules/withdrawal.ts';

/** Options of a combatant. */
export const tactics = [
  'hold',
  'reserve',
  'withdraw',
  'flee',
  'pursue',
  'act',
  'manifest',
  'untrained',
  'wounds',
] as const;

/** Name of such an option. */
export type Tactic = (typeof tactics)[number];

/** Settings of the rules that may be off. */
export const switches = [
  'tiring',
  'initiationCost',
  'passivePenalty',
  'iqLossWeakens',
  'overflow',
  'pull',
  'explosions',
  'onlyMagesInitiate',
] as const;

/** Name of such a setting. */
export type Switch = (typeof switches)[number];

/** One thing that is forbidden or forced. */
export type Restriction =
  | { readonly kind: 'tactic'; readonly tactic: Tactic; readonly forced: boolean; readonly holder: string }
  /** A seat: never to begin (forbidden), or always (forced). */
  | { readonly kind: 'seat'; readonly forced: boolean; readonly holder: string }
  | { readonly kind: 'rule'; readonly rule: Switch; readonly forced: boolean };

/** What leaving is forced at: the mind lies bare. */
const BARE = { figure: 'mana', below: 1 } as const;

/** How a tactic is forbidden, and how it is forced; `null` where that changes nothing or means nothing. */
const ofCombatants: Readonly<
  Record<Tactic, (own: Combatant, forced: boolean, isMage: boolean) => Partial<Combatant> | null>
> = {
  hold: ({ hold }, forced) => {
    const wanted = forced ? 'always' : 'never';
    return hold === wanted ? null : { hold: wanted };
  },
  reserve: ({ reserveFatigue }, forced) => (forced || reserveFatigue === 0 ? null : { reserveFatigue: 0 }),
  withdraw: (own, forced) => {
    if (mayWithdraw(own) === forced) return null;
    return forced ? { withdrawBelow: BARE } : { withdrawBelow: null, withdrawWhen: null };
  },
  flee: ({ fleeBelow }, forced) => {
    if ((fleeBelow !== null) === forced) return null;
    return { fleeBelow: forced ? BARE : null };
  },
  pursue: ({ pursue }, forced, isMage) => (!isMage || pursue === forced ? null : { pursue: forced }),
  act: ({ actEvery }, forced) => (forced || actEvery === 0 ? null : { actEvery: 0, manifest: null }),
  manifest: ({ manifest }, forced) => (forced || manifest === null ? null : { manifest: null }),
  untrained: ({ untrained }, forced) => (forced || !untrained ? null : { untrained: false }),
  wounds: ({ woundChance }, forced) => (forced || woundChance === 0 ? null : { woundChance: 0 }),
};

const ofRules: Readonly<
  Record<Exclude<Switch, 'tiring'>, (rules: DuelRules, forced: boolean) => Partial<DuelRules> | null>
> = {
  initiationCost: (own, forced) => (forced || own.initiationCost === 0 ? null : { initiationCost: 0 }),
  passivePenalty: (own, forced) => (forced || own.passivePenalty === 0 ? null : { passivePenalty: 0 }),
  iqLossWeakens: (own, forced) => (own.iqLossWeakens === forced ? null : { iqLossWeakens: forced }),
  overflow: ({ overflow }, forced) => {
    const wanted = forced ? 'carry' : 'lost';
    return overflow === wanted ? null : { overflow: wanted };
  },
  pull: ({ pull }, forced) => (forced || Object.keys(pull).length === 0 ? null : { pull: {} }),
  explosions: (own, forced) =>
    forced || own.explosionDamagePerMana === 0 ? null : { explosionDamagePerMana: 0 },
  onlyMagesInitiate: (own, forced) =>
    own.onlyMagesInitiate === forced ? null : { onlyMagesInitiate: forced },
};

function isMage({ classes }: Combatant, setup: DuelSetup): boolean {
  return classes.some((entry) => setup.classes[entry.class]!.mage);
}

/** A setup with a change of some of its members, in whichever seat they stand; `null` where it changes none. */
function withMembers(
  setup: DuelSetup,
  change: (member: Combatant) => Partial<Combatant> | null,
): DuelSetup | null {
  let changed = false;
  const side = (members: readonly Combatant[]): Combatant[] =>
    members.map((member) => {
      const moved = change(member);
      changed ||= moved !== null;
      return moved === null ? member : { ...member, ...moved };
    });
  const [initiators, targets] = [side(setup.initiators), side(setup.targets)];
  return changed ? { ...setup, initiators, targets } : null;
}

/** The setup under a restriction; `null` where it changes nothing there. A seat changes no setup. */
export function restricted(setup: DuelSetup, restriction: Restriction): DuelSetup | null {
  const { kind, forced } = restriction;
  if (kind === 'seat') return null;
  if (kind === 'tactic')
    return withMembers(setup, (member) =>
      member.name === restriction.holder
        ? ofCombatants[restriction.tactic](member, forced, isMage(member, setup))
        : null,
    );
  if (restriction.rule === 'tiring')
    return forced
      ? null
      : withMembers(setup, (member) =>
          Number.isFinite(member.fatigue) ? withSame(member, 'fatigue', Number.POSITIVE_INFINITY) : null,
        );
  const rules = ofRules[restriction.rule](setup.rules, forced);
  return rules === null ? null : { ...setup, rules: { ...setup.rules, ...rules } };
}

/** Everything that some of these combatants, or the rules, may be forbidden or made to do. */
export function restrictionsOf(names: readonly string[]): Restriction[] {
  const both = [false, true];
  return [
    ...names.flatMap((holder) => [
      ...tactics.flatMap((tactic) =>
        both.map((forced): Restriction => ({ kind: 'tactic', tactic, forced, holder })),
      ),
      ...both.map((forced): Restriction => ({ kind: 'seat', forced, holder })),
    ]),
    ...switches.flatMap((rule) => both.map((forced): Restriction => ({ kind: 'rule', rule, forced }))),
  ];
}
