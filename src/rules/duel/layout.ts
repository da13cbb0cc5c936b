/** How the state of a duel lies in its row of whole numbers: a header, then one block for each combatant. */
import type { State } from '../contest.ts';
import { endReasons } from './ends.ts';

/** Words of the header. */
export const header = {
  /** What the state waits for, see `phase`. */
  phase: 0,
  /** Kind of the round, see `Clock`. */
  kind: 1,
  /** Position in the turn order. */
  cursor: 2,
  /** Combatant attacked. */
  target: 3,
  /** 0: active defence; j + 1: passive defence, the j-th attack met so in this round (RULES 4.5). */
  stance: 4,
  /** Side that initiates, 0 or 1; changes hands after a pursuit (RULES 8.3). */
  initiative: 5,
  /** 1 when the initiative changes hands at the end of this round. */
  swap: 6,
  /** 0 while the duel goes on, else 1 + index into `duelEnds`. */
  end: 7,
  /** 1 when the duel ended between two rounds. */
  between: 8,
  /** Mana set free by explosions so far (RULES 6). */
  released: 9,
  /** 1 when somebody was wounded at the start of this round. */
  wounded: 10,
  /** Margin of the hit whose Concentration check is due (RULES 8.6). */
  hit: 11,
} as const;

/** Words of a combatant's block. */
export const word = {
  mana: 0,
  /** Current IQ; −1 once the soul is destroyed. */
  iq: 1,
  /** Fatigue points above (or below) what the clock says for the round. */
  deviation: 2,
  powerPoints: 3,
  /** 0 in the duel, else how it left, see `out`. */
  out: 4,
  /** Flight: ends of rounds still to pass, 0 when not fleeing (RULES 8.4). */
  flight: 5,
  /** Active defences left in this round. */
  active: 6,
  /** Attacks met without an active defence in this round. */
  passive: 7,
  /** 1 + index of the untrained enemy that it attacked in this round (RULES 4.3, 5). */
  struck: 8,
  /** 0 not manifesting, 1 manifesting, 2 distracted (RULES 8.6). */
  manifest: 9,
  /** 1 + index of whoever destroyed its soul. */
  killer: 10,
  /** What it does this round, see `conduct`. */
  conduct: 11,
} as const;

/** Lengths of the header and of a combatant's block. */
export const length = {
  header: 12,
  block: 12,
} as const;

/** What a duel waits for. */
export const phase = {
  between: 0,
  wound: 1,
  turn: 2,
  target: 3,
  attack: 4,
  check: 5,
  pull: 6,
  pullDeath: 7,
  idle: 8,
  over: 9,
} as const;

/** What a combatant does in a round; chosen at its start, but for a flight that begins within it (RULES 4.4, 8). */
export const conduct = { free: 0, acts: 1, holds: 2 } as const;

/** How a combatant left the duel. */
export const out = { in: 0, soul: 1, withdrawn: 2, fled: 3, explosion: 4, pulled: 5, pulledDead: 6 } as const;

/** Who wins: a side, or nobody. */
export const winner = { initiator: 0, target: 1, draw: 2 } as const;

/** Why a duel is over. */
export const reason = {
  soul: 0,
  withdrawn: 1,
  fled: 2,
  explosion: 3,
  pull: 4,
  exhaustion: 5,
  timeout: 6,
} as const;

/** Number of an end within `duelEnds`. */
export function endOf(who: number, why: number): number {
  return who * endReasons.length + why;
}

/** Index of the first word of combatant `c`'s block. */
export function blockOf(c: number): number {
  return length.header + c * length.block;
}

/** Index of word `which` of combatant `c`. */
export function at(c: number, which: number): number {
  return length.header + c * length.block + which;
}

/** Whether combatant `c` is still in the duel. */
export function isIn(state: State, c: number): boolean {
  // Not by way of `at`: asked so often that it has to stay short.
  return state[length.header + c * length.block + word.out] === out.in;
}
