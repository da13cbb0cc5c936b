/** How strong the members of populations are: what tells one duel between them from another. */
import type { Combatant, DuelSetup } from '../model.ts';
import { mayWithdraw } from '../withdrawal.ts';
import { courseKeyOf } from './identity.ts';
import { type MarginRange, marginRange } from './margins.ts';
import { type DuelTerms, fighterTermsOf } from './terms.ts';

/** A fighter with all whom it may turn out to be. */
export interface Seat {
  readonly fighter: Combatant;
  readonly members: readonly Combatant[];
  readonly chances: readonly number[];
  /** Number of the draw, −1 where there is nothing to draw. */
  readonly draw: number;
}

/** The strengths that a fighter may have, and who of its members fights like whom. */
export interface Course {
  /** By member: equal for those of equal figures, tactics and courses of strength. */
  readonly kind: readonly number[];
  /** By member: attack and defence strength without any IQ. */
  readonly attack: readonly number[];
  readonly defence: readonly number[];
  /** Power that the soul of each member sets free. */
  readonly soul: readonly number[];
  /** All of it but the power in text, relative to the likeliest member. */
  readonly text: string;
}

/** The courses of everybody whom a fighter may turn out to be. */
export function courseOf({ fighter, members, chances }: Seat, setup: DuelSetup): Course {
  const terms = members.map((member) => fighterTermsOf(member, setup));
  const kinds = new Map<string, number>();
  const kind = members.map((member, i) => numberIn(kinds, courseKeyOf(member, terms[i]!)));
  const attack = terms.map((own) => own.attack[0]!);
  const defence = terms.map((own) => own.defence[0]!);
  // Of the likeliest the terms of the duel tell.
  const typical = fighterTermsOf(fighter, setup);
  const told = members.map((_, i) => {
    const from = [attack[i]! - typical.attack[0]!, defence[i]! - typical.defence[0]!];
    return [chances[i]!, kind[i]!, ...from].join(' ');
  });
  return {
    kind,
    attack,
    defence,
    soul: terms.map((own) => own.soulPower),
    text: members.length === 1 ? '' : [...kinds.keys(), ...told].join(';'),
  };
}

/** Bounds of the rolls over all members: the strongest and the weakest of each fighter, with the most to lose. */
export function widestRange(
  seats: readonly Seat[],
  setup: DuelSetup,
  { rules, sideA }: DuelTerms,
): MarginRange {
  const courses = seats.map(({ members }) => members.map((member) => fighterTermsOf(member, setup)));
  const extremes = (which: 'attack' | 'defence'): number[][] =>
    courses.map((terms) => {
      let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
      for (const own of terms)
        for (const strength of own[which]) [low, high] = [Math.min(low, strength), Math.max(high, strength)];
      return [low, high];
    });
  const most = seats.map(({ members }) => ({
    ...members[0]!,
    mana: Math.max(...members.map(({ mana }) => mana)),
    IQ: Math.max(...members.map(({ IQ }) => IQ)),
  }));
  return marginRange(most, sideA, extremes('attack'), extremes('defence'), rules);
}

/** Whether everybody has the same fatigue by round whoever is drawn: no tactic looks at what differs. */
export function tireAlike(seats: readonly Seat[]): boolean {
  return seats.every(({ members: [first, ...others] }) => {
    const { fatigue, manifest, withdrawBelow, fleeBelow } = first!;
    return (
      manifest === null &&
      withdrawBelow === null &&
      fleeBelow === null &&
      !mayWithdraw(first!) &&
      others.every((member) => member.fatigue === fatigue)
    );
  });
}

/** Number of a key among those met, a new one where it is not. */
export function numberIn(known: Map<string, number>, key: string, onNew?: () => void): number {
  let number = known.get(key);
  if (number === undefined) {
    number = known.size;
    known.set(key, number);
    onNew?.();
  }
  return number;
}

/** Outcome of a draw in a case. */
export function digit(number: number, draw: number, sizes: readonly number[]): number {
  let rest = number;
  for (let last = sizes.length - 1; last > draw; last--) rest = Math.floor(rest / sizes[last]!);
  return rest % sizes[draw]!;
}
