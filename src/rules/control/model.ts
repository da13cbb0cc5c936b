/** Several controllers of one mind (RULES 10.4), complete. */
import type { Account } from '../bonuses/account.ts';

/** One who gives orders. */
export interface Controller {
  readonly name: string;
  /** Added to the d20 of each opposed Charisma check, bonuses included. */
  readonly modifier: number;
  /** Its control takes away movement, and with it overrides the others. */
  readonly holdsStill: boolean;
  /** How the modifier came about. */
  readonly accounts: readonly Account[];
}

/** Everything that decides who is obeyed; the input of `createControl`. */
export interface ControlSetup {
  /** Two or more, each name once. */
  readonly controllers: readonly Controller[];
}
