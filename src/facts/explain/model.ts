/** How the numbers of a combatant, manifester or controller came about: the facts, and who makes them. */
import type { DayMeans, Gain } from '../../analysis/day/gain.ts';
import type { Account } from '../../rules/bonuses/account.ts';
import type { ResistanceAccount } from '../../rules/bonuses/resistance.ts';
import type { Distraction, Manifester } from '../../rules/day/model.ts';
import type { Combatant } from '../../rules/model.ts';
import type { Cell } from '../../scenario/model/cells.ts';

/** Strengths of a combatant on one plane. */
export interface PlaneStrength {
  readonly plane: number;
  readonly attackFormula: string;
  readonly defenceFormula: string;
  readonly attack: number;
  readonly defence: number;
}

/** A combatant explained. */
export interface CombatantFacts {
  readonly kind: 'combatant';
  readonly combatant: Combatant;
  /** How many different characters it may turn out to be; what is told is the likeliest of them. */
  readonly characters: number;
  /** Highest class base, and what talent makes of it. */
  readonly base: number;
  readonly level: number;
  readonly strengths: readonly PlaneStrength[];
}

/** A Concentration check of a plan. */
export interface CheckFacts {
  readonly distraction: Distraction;
  readonly modifier: number;
  /** Chance of success with so many points more; the first entry is 0 more. */
  readonly chances: readonly { readonly more: number; readonly chance: number }[];
}

/** A plan as a manifester follows it. */
export interface PlanFacts {
  readonly plan: string;
  readonly means: DayMeans | null;
  readonly gains: readonly Gain[];
  readonly powers: readonly {
    readonly power: string;
    readonly level: number;
    readonly cost: number;
    readonly manifesterLevel: number;
    /** DC of saving throws against it; `null` where no target has one. */
    readonly saveDC: number | null;
    readonly targets: number;
    /** Level of who tries to dispel it, and the chance to; `null`: nobody does. */
    readonly dispelled: { readonly ml: number; readonly chance: number } | null;
    readonly checks: readonly CheckFacts[];
  }[];
}

/** A manifester explained. */
export interface ManifesterFacts {
  readonly kind: 'manifester';
  readonly manifester: Manifester;
  readonly plans: readonly PlanFacts[];
}

/** A controller explained. */
export interface ControllerFacts {
  readonly kind: 'controller';
  readonly name: string;
  readonly holdsStill: boolean;
  readonly accounts: readonly Account[];
}

/** Somebody explained. */
export type Facts = CombatantFacts | ManifesterFacts | ControllerFacts;

/** Accounts and resistances of a combatant; none without effects. */
export function accountsOf({ effects }: Combatant): {
  readonly accounts: readonly Account[];
  readonly resistances: readonly ResistanceAccount[];
} {
  return { accounts: effects?.accounts ?? [], resistances: effects?.resistances ?? [] };
}

/** Who can be explained in the cells of a kind, and how: one record a kind. */
export interface Explainer<C extends Cell = Cell> {
  /** Names of everybody in a cell. */
  people(cell: C): readonly string[];
  /** Facts of a name that stands in a cell; `cells` are all that were chosen. */
  explain(name: string, cell: C, cells: readonly C[]): Facts;
}
