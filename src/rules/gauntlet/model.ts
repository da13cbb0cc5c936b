/** A fighter's way through a row of duels, complete. */
import type { CharacterClass, Combatant, DuelRules, PlaneFormula } from '../model.ts';

/** How the dead come back (RULES 11). */
export interface Return {
  /** Chance that the soul is willing, 0 (it refuses) to 1, drawn at each return. */
  readonly willing: number;
  /** Chance that the body is withheld, 0 to 1. */
  readonly bodyWithheld: number;
  /** Constitution of the fighter, which returns at level 1 cost. */
  readonly constitution: number;
}

/** Shares of what was lost that come back between duels, 0 (carried over) to 1 (as new) (RULES 11). */
export interface Restore {
  readonly mana: number;
  readonly fatigue: number;
  readonly iq: number;
  readonly hp: number;
  readonly powerPoints: number;
}

/** Everything that decides a gauntlet; the input of `createGauntlet`. */
export interface GauntletSetup {
  readonly fighter: Combatant;
  readonly opponents: readonly Combatant[];
  /** One after another, round and round, or drawn anew for every duel. */
  readonly order: 'listed' | 'drawn';
  /** Duels after which the way is at its end, at least 1. */
  readonly duels: number;
  readonly initiates: 'fighter' | 'opponent';
  readonly restore: Restore;
  /** `null`: the dead stay dead. */
  readonly return: Return | null;
  readonly plane: number;
  readonly formulas: Readonly<Record<string, PlaneFormula>>;
  readonly classes: Readonly<Record<string, CharacterClass>>;
  readonly rules: DuelRules;
}
