/** Plays trials of contests too large to tabulate, by asking the rules draw by draw. */
import type { StreamKey } from '../random/key.ts';
import { createStream } from '../random/stream.ts';
import type { Contest } from '../rules/contest.ts';
import { play } from './direct.ts';
import { FactsCounter } from './facts.ts';
import { IntList } from './intList.ts';
import type { Inversion } from './inversion.ts';
import { StateSet } from './stateSet.ts';
import type { Tally } from './tally.ts';

/** Ends kept apart before their facts are counted: enough for like ends to meet, few enough for the cache. */
const MOST_ENDS = 1 << 14;

/** Like `simulate`, without a chain. Facts are worked out once for all trials with one end and one round. */
export function simulateDirectly(
  contest: Contest,
  inversion: Inversion,
  key: StreamKey,
  from: number,
  count: number,
): Tally {
  const stream = createStream(key);
  const counter = new FactsCounter(contest);
  const start = contest.begin();
  // The word behind the state is the round, so that one number stands for both.
  const end = new Int32Array(start.length + 1);
  const state = end.subarray(0, start.length);
  let ends = new StateSet();
  let counts = new IntList(MOST_ENDS);
  const settle = (): void => {
    for (let id = 0; id < counts.length; id++) {
      ends.read(id, end);
      counter.addEnd(state, counts.words[id]!);
      counter.addRound(contest.outcome(state).clock, end[start.length]!, counts.words[id]!);
    }
    ends = new StateSet();
    counts = new IntList(MOST_ENDS);
  };
  let longest = -1;
  let longestIndex = -1;
  for (let index = from; index < from + count; index++) {
    stream.seek(index);
    for (let i = 0; i < start.length; i++) state[i] = start[i]!;
    const round = play(contest, inversion, stream, state);
    end[start.length] = round;
    const id = ends.add(end);
    if (id === counts.length) counts.push(0);
    counts.words[id]!++;
    if (round > longest) {
      longest = round;
      longestIndex = index;
    }
    if (ends.size === MOST_ENDS) settle();
  }
  settle();
  return {
    ...counter.build(count),
    longest: longestIndex < 0 ? null : { value: longest, index: longestIndex },
  };
}
