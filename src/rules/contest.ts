/**
 * The one seam of the design: a rule is written once, as a contest that asks for one draw at a time.
 * `tabulate`, `exact`, `simulate` and `trace` consume it; none of them knows a rule, and no contest knows
 * randomness, clock or file.
 */
import type { Die } from './die.ts';

/** Where the chances of a question come from, for those who want them exactly (`fractionsOf`). */
export type QuestionSource =
  /** One roll of a die, or the difference of two, held within the first and the last value. */
  | { readonly kind: 'roll' | 'difference'; readonly die: Die }
  /** All values alike. */
  | { readonly kind: 'uniform' }
  /** No or yes, the chance as it is written. */
  | { readonly kind: 'chance' };

/** A named distribution that a contest may ask for. Few, and shared by all states. */
export interface Question {
  /** What is drawn, in words, for example `margin of two k12+`. */
  readonly name: string;
  /** Value of each outcome, strictly ascending: a larger random number means a larger value. */
  readonly values: readonly number[];
  /** Probability of each outcome; sums to 1, none is 0. */
  readonly probabilities: readonly number[];
  /**
   * A promise of the rules: where two outcomes have the same consequence, so have all between them. Lets the
   * tabulator find the consequences without asking for every outcome.
   */
  readonly convex: boolean;
  /** Absent where nobody knows better than the probabilities. */
  readonly source?: QuestionSource;
}

/**
 * A state is a row of small whole numbers, all of one length within a contest. Two states are the same
 * state when they are equal word by word, so a contest keeps words that no longer matter at 0.
 */
export type State = Int32Array;

/** `ask` answers this when a round has ended: the walker counts it and calls `nextRound`. */
export const NEXT_ROUND = -1;
/** `ask` answers this when the contest is over. */
export const OVER = -2;

/** Who of the two that compete won; `null`: neither. */
export type Winner = 'initiator' | 'target' | null;

/** An end of a contest between two. */
export interface End {
  /** How it is called in results, for example `initiator:soul`. */
  readonly label: string;
  readonly winner: Winner;
}

/** Winners in the order in which joint tables count them. */
const winners: readonly Winner[] = ['initiator', null, 'target'];

/** Place of a winner in a joint table: 0 the initiator, 1 nobody, 2 the target. */
export function placeOfWinner(winner: Winner): number {
  return winners.indexOf(winner);
}

/**
 * Place of the winner of each end of a contest, by label.
 * @throws RangeError for a label that the contest does not declare: an error is no outcome.
 */
export function winnerPlaces({ ends = [] }: Pick<Contest, 'ends'>): (label: string) => number {
  const places = new Map(ends.map(({ label, winner }) => [label, placeOfWinner(winner)]));
  return (label) => {
    const place = places.get(label);
    if (place === undefined)
      throw new RangeError(`end: must be one that the contest declares with its winner (got ${label})`);
    return place;
  };
}

/** The facts of an end that depend on the state alone. */
export interface Facts {
  /** How it ended, for example `initiator:soul`. */
  readonly end: string;
  /** One whole or fractional number for each name in `Contest.metrics`. */
  readonly values: readonly number[];
  /** Class of ends in which the clockwork metrics are the same function of the round. */
  readonly clock: string;
  /** Number of the case that was drawn, for a mixture. */
  readonly drawn?: number;
}

/**
 * Rounds run like clockwork: what a round allows may depend on its number alone (finite fatigue under plain
 * tactics does). `kindOf[r - 1]` is the kind of round r; equal numbers mean equal rules. The length is the
 * limit of rounds.
 */
export interface Schedule {
  readonly kindOf: Uint16Array;
  readonly kinds: number;
  /** Rounds of the last kind follow each other for ever; the length is where whoever plays them gives up. */
  readonly endless?: boolean;
}

/** A whole number, at least 0, that every event is worth; a trial's sum of it is a metric. */
export interface Counter {
  readonly name: string;
  /** Worth of each event. */
  readonly worth: readonly number[];
}

/**
 * What rounds come to, for contests that count over many rounds without keeping the counts in the state: each
 * round ends with at most one event. Sums over a trial have exact distributions all the same.
 */
export interface RoundEvents {
  readonly labels: readonly string[];
  readonly counters: readonly Counter[];
  /** The event that `outcome` of the question asked in `state` ends the round with; −1 for none. */
  eventOf(state: State, outcome: number): number;
}

/**
 * A promise of the rules: contests of one family have the same kinds of rounds, ask the same question in the same state,
 * and where outcomes are of one level in a state, whether of one contest or of two, they have the same consequence.
 */
export interface Family {
  readonly key: string;
  /** Number of levels. */
  readonly levels: number;
  /** Level of an outcome of the question that the state waits for, 0 to `levels` - 1. */
  level(state: State, outcome: number): number;
}

/** Metrics in which contests of one chain differ: by what their ends are worth. All other facts of theirs are equal. */
export interface OwnMetrics {
  readonly names: readonly string[];
  /** Class of an end, a whole number: ends of one class have equal values of these metrics, in each contest of the chain. */
  classOf(state: State): number;
}

/** One of the draws by which a mixture is one of its cases. */
export interface MixtureDraw {
  /** Who is drawn. */
  readonly name: string;
  /** Chance of each outcome, above 0; together 1. */
  readonly chances: readonly number[];
  /** Figures in which the outcomes differ, each with its value by outcome. */
  readonly figures: readonly { readonly name: string; readonly values: readonly number[] }[];
}

/**
 * What a contest comes to that draws at first which of several others it is: their figures, weighted, are its own.
 * A case is an outcome of every draw; cases are numbered like digits, the last draw counting least.
 */
export interface Mixture {
  readonly draws: readonly MixtureDraw[];
  /** Number of different contests among the cases; those of equal chains are one. */
  readonly parts: number;
  /** A part, made anew. */
  part(index: number): Contest;
  /** Part of each case. */
  readonly partOf: Int32Array;
  /** Number of ways in which what ends are worth can differ within a part, and which of them each case has. */
  readonly worths: number;
  readonly worthOf: Int32Array;
  /** Values of the metrics that are the parts' own (`OwnMetrics`), of an end of a part under such a worth. */
  ownValues(worth: number, part: Contest, state: State): readonly number[];
}

/** A contest between rules and chance. All functions are pure but for `answer`, `nextRound`, which move the state given. */
export interface Contest {
  /** What problems call it; absent: by nothing. */
  readonly name?: string;
  readonly questions: readonly Question[];
  readonly schedule: Schedule;
  /** Names of the metrics that `outcome` reports from the state. */
  readonly metrics: readonly string[];
  /** Names of the metrics that follow from the class of the end and the round. */
  readonly clockMetrics: readonly string[];
  /** Contests with equal keys have equal chains: the same questions, states and transitions, whatever their facts. */
  readonly chainKey: string;
  /** Contests with equal laws also have equal facts. */
  readonly law: string;
  /** The family it belongs to, for contests that differ in no more than how far an outcome goes; absent for others. */
  readonly family?: Family;
  /** What is its own among contests of its chain; absent where that may be everything. */
  readonly own?: OwnMetrics;
  /** Events counted over the rounds; such a contest has one kind of rounds. Absent where there are none. */
  readonly events?: RoundEvents;
  /** Every end with its winner, for contests that somebody wins; absent where nobody does. */
  readonly ends?: readonly End[];
  /** Present where there are far too many states to tabulate: not even tried. */
  readonly untabulated?: true;
  /** What it draws at first, and what comes of that; absent where it is one and the same contest every time. */
  mixture?(): Mixture;
  /** A new state before the first round. */
  begin(): State;
  /** Index of the question that the state waits for, `NEXT_ROUND` or `OVER`. */
  ask(state: State): number;
  /** Moves `state` on by outcome number `outcome` of the question asked. */
  answer(state: State, outcome: number): void;
  /** Moves `state` from between two rounds into a round of the given kind; it may be over at once (exhaustion). */
  nextRound(state: State, kind: number): void;
  /** Ends a state that stands between two rounds because the limit of rounds is reached. */
  timeOut(state: State): void;
  /** The facts of a state that is over. */
  outcome(state: State): Facts;
  /** A state in words of the rules, for problems and told trials; absent: its numbers are told. */
  describe?(state: State): string;
  /** The clock class of a state that is over, as `outcome` says it, for whoever asks for nothing else. */
  clockOf?(state: State): string;
  /** Values of `clockMetrics` for an end of class `clock` after `round` begun rounds. */
  clockValues(clock: string, round: number): readonly number[];
}

/** A state as problems tell it. */
export function stateText(contest: Contest, state: State): string {
  return contest.describe?.(state) ?? `[${state.join(', ')}]`;
}

/** What problems call a contest. */
export function nameOf({ name = 'contest' }: Pick<Contest, 'name'>): string {
  return name;
}
