/** What a day scenario may say: the shape of the file, before anything is filled in. */
import type { DistractionKind } from '../../rules/day/model.ts';
import type { BonusInput } from '../effects/read.ts';

/** A manifester. */
export interface ManifesterInput {
  readonly manifesterLevel?: number;
  readonly mlBonus?: number | readonly BonusInput[];
  readonly intelligence?: number;
  readonly vermin?: boolean;
  readonly concentration?: number;
  readonly bonuses?: readonly BonusInput[];
  readonly effects?: readonly unknown[];
  readonly powerPoints?: number;
  readonly keyModifier?: number;
  readonly transparency?: boolean;
}

/** A distraction. */
export interface DistractionInput {
  readonly kind: DistractionKind;
  readonly damage?: number | string;
  readonly saveDC?: number;
  readonly chance?: number;
}

/** One target of a power. */
export interface OneTargetInput {
  readonly PR?: number;
  readonly SR?: number;
  readonly save?: number;
  readonly dispel?: { readonly ml: number };
}

/** What a power meets: its only target, and what holds for all. */
export interface TargetInput extends OneTargetInput {
  readonly invalidChance?: number;
  readonly deadMagicChance?: number;
}

/** A power in a plan. */
export interface ManifestationInput {
  readonly power: string;
  readonly level: number;
  readonly cost?: number;
  readonly augment?: number;
  readonly psiLike?: boolean;
  readonly manifestAt?: number;
  readonly weight?: number;
  readonly distractions?: readonly DistractionInput[];
  readonly target?: TargetInput;
  readonly targets?: readonly OneTargetInput[];
  readonly dispelledBy?: { readonly ml: number };
}

/** A plan. */
export interface PlanInput {
  readonly order?: 'sequence' | 'weighted';
  readonly whenShort?: 'stop' | 'skip';
  readonly attempts?: number;
  readonly manifestations?: readonly ManifestationInput[];
}
