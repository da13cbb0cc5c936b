/**
 * A day of manifesting powers, complete (RULES 9): what a scenario leaves out has been filled in at the door.
 * Plain data: it crosses threads as it is.
 */
import type { Account } from '../bonuses/account.ts';
import type { ResistanceAccount } from '../bonuses/resistance.ts';

/** What can distract a manifester (RULES 9.1), in the order of the rules. */
export const distractionKinds = [
  'injury',
  'continuous',
  'power',
  'grapple',
  'vigorousMotion',
  'violentMotion',
  'rainOrSleet',
  'hailOrDebris',
  'defensive',
] as const;

/** One of {@link distractionKinds}. */
export type DistractionKind = (typeof distractionKinds)[number];

/** A distraction of an attempt. */
export interface Distraction {
  readonly kind: DistractionKind;
  /** Damage as a number or dice; `null` where the kind has none. */
  readonly damage: number | string | null;
  /** Save DC of a disturbing power that does no damage; else `null`. */
  readonly saveDC: number | null;
  /** Chance that it happens during an attempt, 0 to 1. */
  readonly chance: number;
}

/** One target of a power, which resists and saves by itself (RULES 9.11a). */
export interface PowerTarget {
  /** Power resistance and spell resistance; `null`: none (RULES 9.6). */
  readonly PR: number | null;
  readonly SR: number | null;
  /** Bonus of the saving throw; `null`: no saving throw (RULES 9.7). */
  readonly save: number | null;
  /** Manifester level of the effect that a dispelling power is to end; `null`: it dispels nothing (RULES 9.8). */
  readonly dispel: number | null;
}

/** A power in a plan, as this manifester manifests it. */
export interface Manifestation {
  readonly power: string;
  /** Power level, 0 to 9. */
  readonly level: number;
  /** Power points paid, augmenting included; 0 for psi-like abilities (RULES 9.2, 9.4). */
  readonly cost: number;
  /** Manifester level that it is manifested at (RULES 9.5, 9.9). */
  readonly manifesterLevel: number;
  /** Weight in a weighted plan, at least 0. */
  readonly weight: number;
  readonly distractions: readonly Distraction[];
  /** Chance that the parameters of the power are not met, 0 to 1 (RULES 9.3). */
  readonly invalidChance: number;
  /** Chance to be in a dead magic zone, 0 to 1 (RULES 9.8). */
  readonly deadMagicChance: number;
  /** At least one (RULES 9.11a). */
  readonly targets: readonly PowerTarget[];
  /** Level of the other who tries once to dispel it when it was effective; `null`: nobody does (RULES 9.11b). */
  readonly dispelledBy: number | null;
}

/** Who manifests. */
export interface Manifester {
  readonly name: string;
  /** Manifester level with all adjustments (RULES 9.9). */
  readonly manifesterLevel: number;
  /** Concentration modifier with all bonuses that always count (RULES 9.11, 10). */
  readonly concentration: number;
  /** The modifier against kinds of distraction for which it is another one. */
  readonly against: Readonly<Partial<Record<DistractionKind, number>>>;
  readonly powerPoints: number;
  /** Key ability modifier, part of every save DC (RULES 9.7). */
  readonly keyModifier: number;
  readonly intelligence: number;
  /** Whether magic and psionics meet as one (RULES 9.6, 9.8). */
  readonly transparency: boolean;
  /** How the figures came about. */
  readonly accounts: readonly Account[];
  readonly resistances: readonly ResistanceAccount[];
}

/** What is manifested in a day (RULES 9.11). */
export interface Plan {
  readonly name: string;
  readonly order: 'sequence' | 'weighted';
  readonly whenShort: 'stop' | 'skip';
  /** Most attempts; `null`: as many as can be paid. */
  readonly attempts: number | null;
  readonly manifestations: readonly Manifestation[];
}

/** Everything that decides one day; the input of `createDay`. */
export interface DaySetup {
  readonly manifester: Manifester;
  readonly plan: Plan;
}
