/**
 * What happens in a duel, as facts: the rules tell them to whoever listens (`DuelContext.tell`), so that a
 * replay in words knows no rule of its own. Combatants are numbers, side A first.
 */
import type { State } from '../contest.ts';
import type { Threshold, WithdrawWhen } from '../model.ts';

/** Why a defence is passive: none left (RULES 4.4), busy in the physical world (8.5), or too tired (4.4). */
export type PassiveReason = 'spent' | 'acting' | 'fatigue';

/** Why a turn passes without an attack. */
export type IdleReason =
  /** Fewer fatigue points than an attack costs (RULES 4.3). */
  | 'fatigue'
  /** The attack would break into the reserve (RULES 8.2). */
  | 'reserve'
  /** Untrained, and not attacked in this round by anybody still standing (RULES 4.3, 5). */
  | 'untrained'
  /** Holds the attack for a second active defence (RULES 8.1). */
  | 'hold'
  /** Acts in the physical world (RULES 8.5). */
  | 'acting'
  /** Manifests a power (RULES 8.6). */
  | 'manifesting'
  /** The power that it manifested was lost earlier in the round (RULES 8.6). */
  | 'powerLost'
  /** On the way out of the range (RULES 8.4). */
  | 'fleeing';

/** One thing that happened. */
export type DuelEvent =
  /** Begins to manifest a power, and has paid `cost` power points for it (RULES 8.6, 9.3). */
  | { readonly kind: 'begins'; readonly who: number; readonly cost: number }
  | { readonly kind: 'wounded'; readonly who: number }
  | {
      readonly kind: 'explosion';
      /** Mana set free now, and hit points that everybody in the duel loses for it (RULES 6). */
      readonly released: number;
      readonly damage: number;
      readonly dead: readonly number[];
    }
  | { readonly kind: 'idle'; readonly who: number; readonly why: IdleReason }
  | { readonly kind: 'withdrawn'; readonly who: number; readonly bound: Threshold | WithdrawWhen }
  | {
      readonly kind: 'pursued';
      readonly who: number;
      readonly by: number;
      readonly cost: number;
      readonly bound: Threshold | WithdrawWhen;
      /** Whether the pursuer takes over the initiative (duels of two, RULES 8.3). */
      readonly swap: boolean;
    }
  | { readonly kind: 'flees'; readonly who: number; readonly rounds: number; readonly bound: Threshold }
  | {
      readonly kind: 'attack';
      readonly who: number;
      readonly target: number;
      readonly strength: number;
      readonly guard: number;
      /** `null` for an active defence. */
      readonly passive: PassiveReason | null;
      /** Strength lost to earlier passive defences of the round (RULES 4.5). */
      readonly penalty: number;
      /** Fatigue points paid by the attacker and by the defender. */
      readonly cost: number;
      readonly defenceCost: number;
    }
  | {
      readonly kind: 'exchange';
      readonly who: number;
      readonly target: number;
      /** Roll minus roll, or the attacker's roll alone: from the rules as far as it matters, in a story in full. */
      readonly roll: number;
      /** Margin that this roll makes. */
      readonly margin: number;
      readonly mana: number;
      readonly iq: number;
      readonly destroyed: boolean;
      /** Power captured (RULES 4.11). */
      readonly captured: number;
    }
  | {
      readonly kind: 'check';
      readonly who: number;
      readonly roll: number;
      readonly modifier: number;
      /** DC: from the rules as far as it matters, in a story in full. */
      readonly difficulty: number;
      readonly kept: boolean;
    }
  | { readonly kind: 'manifested'; readonly who: number; readonly does: 'escape' | 'wound' }
  | { readonly kind: 'distracted'; readonly who: number }
  | { readonly kind: 'fled'; readonly who: number }
  | { readonly kind: 'pulled'; readonly who: number; readonly dies: boolean };

/** Told of an event right after it has changed `state`. */
export type DuelListener = (event: DuelEvent, state: State) => void;
