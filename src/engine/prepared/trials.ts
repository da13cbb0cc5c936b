/** Single trials, each by its index: what came of it. For paired comparisons and for finding remarkable ones. */
import type { StreamKey } from '../../random/key.ts';
import { createStream } from '../../random/stream.ts';
import type { Contest, Facts } from '../../rules/contest.ts';
import { play } from '../direct.ts';
import type { Prepared } from './prepared.ts';
import { sampleChain } from './simulate.ts';

/** Trials `from` … `from + count − 1`; lists are by index − from. */
export interface Trials {
  /** Facts of the ends that came about; those of different ends may be equal. */
  readonly facts: readonly Facts[];
  /** Index into `facts`. */
  readonly end: Int32Array;
  /** Rounds begun. */
  readonly rounds: Uint32Array;
}

/**
 * Plays trials one by one and keeps what each came to; the same trials, to the bit, that `simulate` counts.
 * Memory: 8 bytes a trial.
 */
export function playTrials(
  contest: Contest,
  prepared: Prepared,
  key: StreamKey,
  from: number,
  count: number,
): Trials {
  return prepared.chain === null
    ? playDirectly(contest, prepared, key, from, count)
    : playChain(contest, prepared, key, from, count);
}

function playChain(
  contest: Contest,
  prepared: Prepared,
  key: StreamKey,
  from: number,
  count: number,
): Trials {
  const log = { ends: new Int32Array(count), rounds: new Uint32Array(count) };
  sampleChain(prepared, key, from, count, log);
  const chain = prepared.chain!;
  const number = new Int32Array(chain.ends).fill(-1);
  const facts: Facts[] = [];
  const end = log.ends;
  for (let i = 0; i < count; i++) {
    const which = end[i]!;
    if (number[which]! < 0) number[which] = facts.push(contest.outcome(chain.endState(which))) - 1;
    end[i] = number[which]!;
  }
  return { facts, end, rounds: log.rounds };
}

function playDirectly(
  contest: Contest,
  prepared: Prepared,
  key: StreamKey,
  from: number,
  count: number,
): Trials {
  const stream = createStream(key);
  const state = contest.begin();
  const start = state.slice();
  const known = new Map<string, number>();
  const facts: Facts[] = [];
  const end = new Int32Array(count);
  const rounds = new Uint32Array(count);
  for (let i = 0; i < count; i++) {
    stream.seek(from + i);
    state.set(start);
    rounds[i] = play(contest, prepared.inversion, stream, state);
    const name = state.join();
    let number = known.get(name);
    if (number === undefined) {
      // From a copy: facts may look at their state as late as they are asked.
      number = facts.push(contest.outcome(state.slice())) - 1;
      known.set(name, number);
    }
    end[i] = number;
  }
  return { facts, end, rounds };
}
