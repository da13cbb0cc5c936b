/**
 * The facts a mental duel is made of, complete: what a scenario leaves out has been filled in at the door
 * (scenario layer), so nothing in here is optional. Plain data: it crosses threads as it is.
 */
import type { Account } from './bonuses/account.ts';
import type { ResistanceAccount } from './bonuses/resistance.ts';

/** A character class (RULES 0): its base, and whether it counts as magical and as a mage. */
export interface CharacterClass {
  /** Class base, added to every strength on planes 1 to 4 (RULES 2.1). */
  readonly base: number;
  /** Magical classes count with their whole level, others with half of it (RULES 2.2). */
  readonly magical: boolean;
  /** Mages may pursue, capture more power, and alone initiate under `onlyMagesInitiate` (RULES 3.4, 4.11, 8.3). */
  readonly mage: boolean;
}

/** One class of a combatant and the level reached in it (whole, at least 0). */
export interface ClassLevel {
  readonly class: string;
  readonly level: number;
}

/** A bound on one figure of a combatant: true while the figure is strictly below it (RULES 8.3, 8.4). */
export interface Threshold {
  readonly figure: 'mana' | 'iq';
  readonly below: number;
}

/** A bound on one figure of an enemy: true while the figure of one that stands is strictly above it (RULES 8.3b). */
export interface EnemyBound {
  readonly figure: 'mana' | 'iq';
  readonly above: number;
}

/** When an initiator withdraws although it is well; all that is given must hold (RULES 8.3b). */
export interface WithdrawWhen {
  /** In rounds after this one; 0: in any. */
  readonly after: number;
  /** `null`: whatever the enemies have. */
  readonly enemy: EnemyBound | null;
}

/** A psionic power manifested in the middle of a mental duel (RULES 8.6). */
export interface ManifestTactic {
  /** Power level, 0 to 9. */
  readonly powerLevel: number;
  /** Concentration modifier added to the d20. */
  readonly concentration: number;
  /** Power points paid at each attempt. */
  readonly cost: number;
  /** What success does: `escape` ends the duel by flight, `wound` wounds the opponent (RULES 6). */
  readonly onSuccess: 'escape' | 'wound';
}

/** When a combatant gives up its attack for a second active defence (RULES 8.1). */
export type Hold = 'never' | 'always' | 'outnumbered';

/** What effects make of a combatant (RULES 10). */
export interface CombatantEffects {
  /** How each changed figure came about; the figures of the combatant are the totals. */
  readonly accounts: readonly Account[];
  readonly resistances: readonly ResistanceAccount[];
  /** Added to the attack and the defence strength on every plane, after rounding. */
  readonly attack: number;
  readonly defence: number;
}

/** Figures of a combatant that may differ from one member of a population to the next. */
export const spreadFigures = [
  'level',
  'talent',
  'IQ',
  'Podl',
  'SP',
  'mana',
  'fatigue',
  'hp',
  'powerPoints',
] as const;

/** Name of such a figure. */
export type SpreadFigure = (typeof spreadFigures)[number];

/** Somebody of a population: how likely, and the figures that tell one from another. */
export interface Member {
  /** Chance that it is this one, above 0; those of all members together are 1. */
  readonly chance: number;
  /** One number for each of the population's figures. */
  readonly values: readonly number[];
}

/** Whom a combatant of a scenario may turn out to be: drawn anew for every duel. */
export interface Population {
  /** Which figures differ; the others are the combatant's own. */
  readonly figures: readonly SpreadFigure[];
  /** At least two, ascending by their values, the first figure before the others. */
  readonly members: readonly Member[];
}

/** A combatant as it enters the duel. Whole numbers unless said otherwise. */
export interface Combatant {
  readonly name: string;
  readonly classes: readonly ClassLevel[];
  /** Magic talent, signed, added to the class base (RULES 2.1). */
  readonly talent: number;
  readonly IQ: number;
  readonly Podl: number;
  /** May be fractional, never negative. */
  readonly SP: number;
  readonly mana: number;
  /** Fatigue points; `Infinity` is unlimited. */
  readonly fatigue: number;
  /** Hit points, above 0; `Infinity` where the combatant cannot die of wounds (RULES 6). */
  readonly hp: number;
  /** Power points for `manifest`; `Infinity` where they are not counted. */
  readonly powerPoints: number;
  /** Highest mental plane within reach, 1 to 8 (RULES 3.3). */
  readonly maxPlane: number;
  /** Not magically active in spite of a magical class (RULES 3.2). */
  readonly magicless: boolean;
  /** Cannot be seen, hence cannot be attacked on plane 1 (RULES 3.2). */
  readonly hidden: boolean;
  /** Fathoms between it and whoever attacks it (RULES 3.2). May be fractional. */
  readonly distance: number;
  /** Attacks only in a round in which it was attacked itself, and cannot initiate (RULES 3.4, 4.3). */
  readonly untrained: boolean;
  /** Power set free by its soul; `null`: its attack strength on plane 1 at the start, at least 0 (RULES 4.11). */
  readonly soulPower: number | null;
  /** A mage that pursues one who withdraws (RULES 8.3). */
  readonly pursue: boolean;
  readonly hold: Hold;
  /** Does not attack when that would leave fewer fatigue points (RULES 8.2). */
  readonly reserveFatigue: number;
  readonly withdrawBelow: Threshold | null;
  /** Withdraws also then; beside `withdrawBelow` either suffices (RULES 8.3b). */
  readonly withdrawWhen: WithdrawWhen | null;
  readonly fleeBelow: Threshold | null;
  /** Full rounds that leaving the range takes, at least 1 (RULES 8.4). */
  readonly fleeRounds: number;
  /** Acts in the physical world in rounds n, 2n, …; 0 never (RULES 8.5). */
  readonly actEvery: number;
  readonly manifest: ManifestTactic | null;
  /** Chance of a wound at the start of each round, 0 to 1 (RULES 6). */
  readonly woundChance: number;
  /** Absent where no effects are given. */
  readonly effects?: CombatantEffects;
  /** Whom it may turn out to be, itself being the likeliest; absent where it is one and the same in every duel. */
  readonly population?: Population;
}

/** How a fraction becomes whole; `round` is half up. */
export type Rounding = 'floor' | 'ceil' | 'round';

/** Every setting of RULES 1 to 7; the defaults stand in `defaultRules`. */
export interface DuelRules {
  readonly die: string;
  readonly strengthRounding: Rounding;
  readonly iqLossWeakens: boolean;
  readonly initiationCost: number;
  readonly range: number;
  readonly onlyMagesInitiate: boolean;
  readonly attackCost: number;
  readonly defenceCost: number;
  readonly passivePenalty: number;
  readonly manaPerPoint: number;
  readonly overflow: 'lost' | 'carry';
  readonly iqRounding: Rounding;
  /** `Infinity`: no limit. */
  readonly maxRounds: number;
  readonly captureMage: number;
  readonly captureOther: number;
  readonly target: 'first' | 'weakest' | 'random';
  readonly explosionRadius: number;
  readonly explosionDamagePerMana: number;
  /** Fathoms between the bystander whose damage is reported and the nearest combatant. */
  readonly bystanderDistance: number;
  /** Plane → chance a round of being torn upward, rising with the plane (RULES 7). */
  readonly pull: Readonly<Record<string, number>>;
  readonly pullDeath: number;
}

/** The settings as rulebook.md prints them. */
export const defaultRules: DuelRules = {
  die: 'k12+',
  strengthRounding: 'floor',
  iqLossWeakens: true,
  initiationCost: 1,
  range: 50,
  onlyMagesInitiate: false,
  attackCost: 1,
  defenceCost: 1,
  passivePenalty: 5,
  manaPerPoint: 4,
  overflow: 'lost',
  iqRounding: 'floor',
  maxRounds: 500,
  captureMage: 0.1,
  captureOther: 0.04,
  target: 'first',
  explosionRadius: 5,
  explosionDamagePerMana: 2,
  bystanderDistance: 0,
  pull: {},
  pullDeath: 0.95,
};

/** The ten magical classes of RULES 0. */
export const builtInClasses: Readonly<Record<string, CharacterClass>> = {
  mage: { base: 10, magical: true, mage: true },
  sorcerer: { base: 9, magical: true, mage: false },
  wizard: { base: 9, magical: true, mage: false },
  druid: { base: 8, magical: true, mage: false },
  strider: { base: 7, magical: true, mage: false },
  psionic: { base: 7, magical: true, mage: false },
  ranger: { base: 7, magical: true, mage: false },
  theurgist: { base: 7, magical: true, mage: false },
  pyrophor: { base: 6, magical: true, mage: false },
  alchemist: { base: 6, magical: true, mage: false },
};

/** Attack (SMÚ) and defence (SMO) of one plane as expressions over base, level, SP, IQ, Podl (RULES 2.6). */
export interface PlaneFormula {
  readonly attack: string;
  readonly defence: string;
}

/** Everything that decides one duel; the input of `createDuel`. */
export interface DuelSetup {
  /** Mental plane, 1 to 8. */
  readonly plane: number;
  /** Formulas of all planes by number as text ('1' … '8'); plane 1 is also needed for soul power. */
  readonly formulas: Readonly<Record<string, PlaneFormula>>;
  readonly classes: Readonly<Record<string, CharacterClass>>;
  readonly rules: DuelRules;
  /** Side A, the initiators, in turn order; at least one. */
  readonly initiators: readonly Combatant[];
  /** Side B, in turn order; at least one. */
  readonly targets: readonly Combatant[];
}
