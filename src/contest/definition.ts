/** How the rules of a contest are written down for `defineContest`. */
import type { Winner } from '../rules/contest.ts';
import type { Roll } from './roll.ts';

/** One number of the state with its bounds. */
export interface WordRange {
  /** Whole number at the beginning. */
  readonly start: number;
  /** Lowest and highest whole number that it may take, within 32 bits. */
  readonly min: number;
  readonly max: number;
  /** Whether values beyond the bounds are held at them; else they are refused as a fault of the rules. */
  readonly clamp?: boolean;
}

/** A word of the state: its range, or its start where it runs from 0 to that. */
export type Word = number | WordRange;

/** The state of a contest: named whole numbers. */
export type Words = Readonly<Record<string, Word>>;

/** The state as the rules see it: numbers to read and to set, by name. */
export type Values<W extends Words> = { -readonly [Name in keyof W]: number };

/** What follows: the name of a phase, of an end, or `round` for the next round. */
export type Next = string;

/** A step of a round: what is drawn, how the state moves on by it, and what follows. */
export interface Phase<State> {
  /**
   * What is drawn: a roll, the name of one in `draws`, or a function that chooses such a name by the state. Absent:
   * nothing, `next` follows at once (and is given 0).
   */
  readonly draw?: Roll | string | ((state: Readonly<State>) => string);
  /**
   * A promise that makes large contests smaller to find: where two values lead to the same state, so do all values between
   * them. True of attacks that hit from some margin on; not of rules that look at single faces. Default false. Tabulating
   * tests it by samples, `checkContest` wholly.
   */
  readonly monotone?: boolean;
  /** Moves the state on by the value drawn and says what follows. Depends on nothing but its arguments. */
  next(state: State, value: number): Next;
}

/** A figure that every end of a contest comes to, such as hit points left: its mean and distribution are worked out. */
export interface Figure<State> {
  /** Whole number of an end, from the state as the last phase left it. */
  of(state: Readonly<State>, end: string): number;
  /** Lowest and highest value. */
  readonly bounds: readonly [low: number, high: number];
  /** What it counts, for example `hit points`; `proportion` for what is 0 or 1. Default `number`. */
  readonly unit?: string;
}

/** The rules of a contest as they are written down: its state, what is drawn and what follows, who wins. */
export interface Definition<W extends Words = Words> {
  /** What problems and reports call it. */
  readonly name: string;
  /** The numbers that a state consists of, with their start and bounds. Letters, digits and `_`. */
  readonly state: W;
  /** Rolls by name, for phases that choose among several. At most 32 different draws are asked for in all. */
  readonly draws?: Readonly<Record<string, Roll>>;
  /** Steps of a round by name, the first one first. */
  readonly phases: Readonly<Record<string, Phase<Values<W>>>>;
  /** What a round begins with: sets what each round sets anew and names a phase or an end. Default: the first phase. */
  round?(state: Values<W>): Next;
  /** Most rounds; a contest that is not over then ends with `timeout`. */
  readonly rounds: number;
  /** Ends by name, each with who wins (`null`: nobody); a list where nobody ever does. `timeout` is added with `null`. */
  readonly ends: Readonly<Record<string, Winner>> | readonly string[];
  /** Figures of the ends by name in snake_case. Rounds are counted anyway. */
  readonly metrics?: Readonly<Record<string, Figure<Values<W>>>>;
  /**
   * Contests of equal keys have the same rules and numbers: what was worked out for one is used for the other. Default:
   * a key of its own.
   */
  readonly key?: string;
}

/** What follows where a round is over. */
export const nextRound = 'round';

/** The end that comes with the limit of rounds. */
export const timeout = 'timeout';

/**
 * A word that counts something down to 0: hit points, mana. Values beyond 0 and `max` are held there.
 * @param start from 0 to `max`.
 * @example points(44)
 */
export function points(start: number, max: number = start): WordRange {
  return { start, min: 0, max, clamp: true };
}

/**
 * A word with bounds; values beyond them are refused.
 * @example word(0, -3, 3)
 */
export function word(start: number, min: number, max: number): WordRange {
  return { start, min, max };
}

/**
 * A word that is 0 or 1.
 * @example flag() // 0 at the beginning
 */
export function flag(start: 0 | 1 = 0): WordRange {
  return { start, min: 0, max: 1 };
}
