/** What a duel scenario may say: the shape of the file, before anything is filled in. */
import type { DuelRules, Hold } from '../../rules/model.ts';

/** A class and the level reached in it. */
export interface ClassLevelInput {
  readonly class: string;
  readonly level: number;
}

/** A bound on mana or IQ; exactly one of the two. */
export interface ThresholdInput {
  readonly mana?: number;
  readonly iq?: number;
}

/** When an initiator withdraws though it is well; at least one of the two. */
export interface WithdrawWhenInput {
  readonly after?: number;
  readonly enemy?: ThresholdInput;
}

/** A power manifested during the duel (RULES 8.6). */
export interface ManifestInput {
  /** Name of the power, or its level. */
  readonly power?: string | number;
  readonly level?: number;
  readonly concentration?: number;
  readonly cost?: number;
  readonly onSuccess?: 'escape' | 'wound';
}

/** A figure, or a spread of it: dice (`2k6+3`), weights by value, or a list of values that are equally likely. */
export type SpreadInput = number | string | Readonly<Record<string, number>> | readonly number[];

/** Fields of a combatant, and of `defaults`. */
export interface CombatantInput {
  readonly class?: string;
  readonly level?: SpreadInput;
  readonly copies?: number;
  readonly classes?: readonly ClassLevelInput[];
  readonly talent?: SpreadInput;
  readonly IQ?: SpreadInput;
  readonly Podl?: SpreadInput;
  readonly SP?: SpreadInput;
  readonly mana?: SpreadInput;
  readonly fatigue?: SpreadInput;
  readonly hp?: SpreadInput;
  readonly powerPoints?: SpreadInput;
  readonly maxPlane?: number;
  readonly magicless?: boolean;
  readonly hidden?: boolean;
  readonly distance?: number;
  readonly untrained?: boolean;
  readonly soulPower?: number;
  readonly pursue?: boolean;
  readonly hold?: Hold;
  readonly reserveFatigue?: number;
  readonly withdrawBelow?: ThresholdInput;
  readonly withdrawWhen?: WithdrawWhenInput;
  readonly fleeBelow?: ThresholdInput;
  readonly fleeRounds?: number;
  readonly actEvery?: number;
  readonly manifest?: ManifestInput;
  readonly woundChance?: number;
  readonly effects?: readonly unknown[];
}

/** A class that is added, or replaces fields of a built-in one. */
export interface ClassInput {
  readonly base?: number;
  readonly magical?: boolean;
  readonly mage?: boolean;
}

/** Formulas of one plane; what is not named stays as printed. */
export interface FormulaInput {
  readonly attack?: string | number;
  readonly defence?: string | number;
}

/** Settings of RULES; what is not named has its default. */
export type RulesInput = Partial<Omit<DuelRules, 'maxRounds'>> & { readonly maxRounds?: number | 'none' };

/** One side of a matchup: a combatant, or a team in turn order. */
export type SideInput = string | readonly string[];

/** Every ordered pair, or pairs of initiator and target. */
export type MatchupsInput = 'all' | readonly (readonly [SideInput, SideInput])[];

/** A value of a varied path; `null` leaves the key out. */
export type VaryValue = string | number | boolean | null;
