/** The key of a duel's chain without the duel: for telling thousands of duels apart before one is laid out. */
import type { DuelSetup } from '../model.ts';
import { type Clock, createContext } from './context.ts';
import { chainKeyOf } from './identity.ts';

/** The key does not look at the clock, which is the dear part of a duel. */
const noClock: Clock = {
  kindOf: new Uint16Array(0),
  kinds: 0,
  base: new Float64Array(0),
  pay: new Float64Array(0),
  acts: new Uint8Array(0),
  byRound: new Float64Array(0),
};

/** `createDuel(setup).chainKey`, some twenty times cheaper. */
export function duelKey(setup: DuelSetup): string {
  return chainKeyOf(createContext(setup, noClock));
}
