/** What a check of a contest has found. */
import type { Sentence } from '../../problems/problem.ts';
import type { ContestError } from '../../rules/contestError.ts';

/** What a contest promises to whoever solves and plays it, in the order in which it is tested. */
export const promises = [
  'distributions',
  'beginning',
  'purity',
  'monotone',
  'rounds',
  'ends',
  'figures',
  'limit',
  'table',
  'chances',
  'seats',
  'words',
] as const;

/**
 * A promise of a contest:
 * `distributions`: chances of every draw sum to 1, values ascend; `beginning`: each trial begins in the
 * same state, in one of its own; `purity`: asked twice, the rules answer the same, and looking changes nothing;
 * `monotone`: where two values lead to one state, so do all between, in draws that promise it; `rounds`: the draws of a
 * round come to an end, and no function throws, loops or takes a word beyond its bounds; `ends`: those declared come
 * about, and no others; `figures`: ends report finite numbers; `limit`: most trials end before the limit of rounds;
 * `table`: played by the table made of the rules and asked draw by draw, every trial comes to the same; `chances`:
 * so often as the exact chances say; `seats`: with seats exchanged, chances are exchanged (tested where the exchanged
 * contest is given); `words`: no word of the state is kept where it does not matter (costs room, no truth).
 */
export type ContestPromise = (typeof promises)[number];

/** What came of testing one promise. */
export interface TestedPromise {
  readonly promise: ContestPromise;
  /** `null`: not tested, since an earlier promise is broken or nothing was given to test it with. */
  readonly kept: boolean | null;
  /** In all reachable states, in those that some trials came through, or in none. */
  readonly by: 'enumeration' | 'sampling' | 'nothing';
  /** States, draws, ends or trials looked at. */
  readonly cases: number;
  /** What shows that it is broken: function, state and value. */
  readonly fault: ContestError | null;
}

/** Takes in what tests find. */
export interface CheckRecord {
  /** A promise has been tested; kept unless it is refused as well. */
  tested(promise: ContestPromise, by: TestedPromise['by'], cases: number): void;
  /** A promise is broken; the first fault of each counts. */
  refuse(promise: ContestPromise, part: string, sentence: Sentence): void;
}

/** What is wrong with a contest, if anything. */
export interface ContestCheck {
  /** Whether all promises were kept that figures rest on: all but `words`, and ends that never come about. */
  readonly ok: boolean;
  /** Every promise, in order. */
  readonly promises: readonly TestedPromise[];
  /** States waiting for a draw; `null` where there are too many to enumerate. */
  readonly states: number | null;
}

/**
 * A check in words, a line a promise.
 * @example console.log(checkText(checkContest(contest)))
 */
export function checkText({ ok, promises: tested, states }: ContestCheck): string {
  const size = states === null ? 'too many states to enumerate' : `${states.toLocaleString('en-US')} states`;
  const lines = tested.map(({ promise, kept, by, cases, fault }) => {
    const verdict = kept === null ? 'not tested' : kept ? 'kept' : 'BROKEN';
    const how = by === 'nothing' ? '' : ` (${by}, ${cases.toLocaleString('en-US')} cases)`;
    return `${promise.padEnd(13)} ${verdict}${how}${fault === null ? '' : `: ${fault.message}`}`;
  });
  return [`${ok ? 'sound' : 'NOT SOUND'}, ${size}`, ...lines].join('\n');
}
