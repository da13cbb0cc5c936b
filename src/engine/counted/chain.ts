/** A counted chain: a contest with events laid out as flat arrays, one event at most on each transition. */
import { type Contest, NEXT_ROUND, OVER, type State } from '../../rules/contest.ts';
import { StateSet } from '../stateSet.ts';

/**
 * A tabulated contest with events. A successor of 0 and above is a row; below 0, `~successor` is `2·t` for
 * the start of a round from top t, `2·e + 1` for end e.
 */
export interface CountedChain {
  /** Where a round from each top begins: a row, or an end in the coding of `next`. */
  readonly starts: Int32Array;
  /** Question, and offset in `next` and `event`, of each row. */
  readonly question: Int32Array;
  readonly offset: Int32Array;
  readonly next: Int32Array;
  /** Event of each transition, −1 for none. */
  readonly event: Int16Array;
  /** States of the ends, then of the tops after the limit of rounds: end `limitEnds + t` leaves top t. */
  readonly endStates: readonly State[];
  readonly limitEnds: number;
  readonly tops: number;
  readonly rows: number;
}

/** Successor code of a top. */
export function topCode(top: number): number {
  return ~(2 * top);
}

/** Successor code of an end. */
export function endCode(end: number): number {
  return ~(2 * end + 1);
}

/** Walks all states of a contest with events; `null` where more than `maxStates` wait for a draw. */
export function tabulateCounted(contest: Contest, maxStates: number): CountedChain | null {
  const events = contest.events!;
  if (contest.schedule.kinds !== 1) throw new RangeError('events: must come with one kind of rounds');
  const state = contest.begin();
  const width = state.length;
  const topSet = new StateSet();
  const rowSet = new StateSet();
  const endSet = new StateSet();
  const starts: number[] = [];
  const question: number[] = [];
  const offset: number[] = [];
  const next: number[] = [];
  const event: number[] = [];
  const place = (reached: State): number => {
    const asked = contest.ask(reached);
    if (asked === OVER) return endCode(endSet.add(reached));
    return asked === NEXT_ROUND ? topCode(topSet.add(reached)) : rowSet.add(reached);
  };
  const from = new Int32Array(width);
  const scratch = new Int32Array(width);
  topSet.add(state);
  while (starts.length < topSet.size) {
    topSet.read(starts.length, scratch);
    contest.nextRound(scratch, 0);
    starts.push(place(scratch));
    while (question.length < rowSet.size) {
      rowSet.read(question.length, from);
      const asked = contest.ask(from);
      question.push(asked);
      offset.push(next.length);
      const count = contest.questions[asked]!.values.length;
      for (let outcome = 0; outcome < count; outcome++) {
        scratch.set(from);
        event.push(events.eventOf(from, outcome));
        contest.answer(scratch, outcome);
        next.push(place(scratch));
      }
      if (rowSet.size > maxStates) return null;
    }
  }
  const endStates = Array.from({ length: endSet.size }, (_, end) => stateOf(endSet, end, width));
  for (let top = 0; top < topSet.size; top++) {
    const left = stateOf(topSet, top, width);
    contest.timeOut(left);
    endStates.push(left);
  }
  return {
    starts: Int32Array.from(starts),
    question: Int32Array.from(question),
    offset: Int32Array.from(offset),
    next: Int32Array.from(next),
    event: Int16Array.from(event),
    endStates,
    limitEnds: endSet.size,
    tops: topSet.size,
    rows: rowSet.size,
  };
}

function stateOf(set: StateSet, id: number, width: number): State {
  const state = new Int32Array(width);
  set.read(id, state);
  return state;
}
