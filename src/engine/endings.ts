/** How each of a cell's first trials ended: where remarkable ones are looked for. */
import type { StreamKey } from '../random/key.ts';
import { createStream } from '../random/stream.ts';
import type { Contest, Facts } from '../rules/contest.ts';
import { play } from './direct.ts';
import type { TrialLog } from './ledger.ts';
import type { Prepared } from './prepared.ts';
import { sampleChain } from './simulate.ts';

/** Ends and rounds of trials 0 … count − 1. */
export interface Endings {
  readonly count: number;
  /** Rounds begun, by trial. */
  readonly rounds: Uint16Array | Uint32Array;
  /** Number of the end, by trial; equal numbers have equal facts. */
  readonly ends: Int32Array;
  /** Facts of an end. */
  factsOf(end: number): Facts;
}

/** Plays the first `count` trials of a cell and keeps how each ended. */
export function endingsOf(contest: Contest, prepared: Prepared, key: StreamKey, count: number): Endings {
  return prepared.chain === null
    ? askedEndings(contest, prepared, key, count)
    : sampledEndings(contest, prepared, key, count);
}

function sampledEndings(contest: Contest, prepared: Prepared, key: StreamKey, count: number): Endings {
  const log: TrialLog = { ends: new Int32Array(count), rounds: new Uint32Array(count) };
  sampleChain(prepared, key, 0, count, log);
  const known = new Map<number, Facts>();
  const factsOf = (end: number): Facts => {
    let facts = known.get(end);
    if (facts === undefined) {
      facts = contest.outcome(prepared.chain!.endState(end));
      known.set(end, facts);
    }
    return facts;
  };
  return { count, rounds: log.rounds, ends: log.ends, factsOf };
}

function askedEndings(contest: Contest, prepared: Prepared, key: StreamKey, count: number): Endings {
  const stream = createStream(key);
  const rounds = new Uint32Array(count);
  const ends = new Int32Array(count);
  const facts: Facts[] = [];
  const known = new Map<string, number>();
  const start = contest.begin();
  const state = start.slice();
  for (let index = 0; index < count; index++) {
    stream.seek(index);
    state.set(start);
    rounds[index] = play(contest, prepared.inversion, stream, state);
    const name = state.join();
    let end = known.get(name);
    if (end === undefined) {
      end = facts.push(contest.outcome(state)) - 1;
      known.set(name, end);
    }
    ends[index] = end;
  }
  return { count, rounds, ends, factsOf: (end) => facts[end]! };
}

/** Trial of most rounds, the first among equals. */
export function longestOf(endings: Endings): number {
  let best = 0;
  for (let i = 1; i < endings.count; i++) if (endings.rounds[i]! > endings.rounds[best]!) best = i;
  return best;
}

/** First trial of median length (the lower of two) that ended in the most common way among those of that length. */
export function medianOf(endings: Endings): number {
  const sorted = endings.rounds.slice().sort();
  const middle = sorted[(endings.count - 1) >>> 1]!;
  const first = new Map<string, { index: number; count: number }>();
  for (let i = 0; i < endings.count; i++) {
    if (endings.rounds[i] !== middle) continue;
    const label = endings.factsOf(endings.ends[i]!).end;
    const known = first.get(label);
    if (known === undefined) first.set(label, { index: i, count: 1 });
    else known.count++;
  }
  return [...first.values()].reduce((a, b) => (b.count > a.count ? b : a)).index;
}

/** Figures by which trials are ranked, the first counting most, smaller being better; `null` leaves a trial out. */
export type Score = (facts: Facts, rounds: number) => readonly number[] | null;

/** Trial of the smallest score, the first among equals; `null` where all are left out. */
export function bestOf(endings: Endings, score: Score): number | null {
  let best: number | null = null;
  let bestScore: readonly number[] = [];
  for (let i = 0; i < endings.count; i++) {
    const found = score(endings.factsOf(endings.ends[i]!), endings.rounds[i]!);
    if (found === null || (best !== null && !isSmaller(found, bestScore))) continue;
    best = i;
    bestScore = found;
  }
  return best;
}

function isSmaller(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((x, i) => x !== b[i]);
  return at >= 0 && a[at]! < b[at]!;
}
