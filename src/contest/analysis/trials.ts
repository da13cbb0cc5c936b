/** The trials of an analysis, part by part. */
import { marginalsOf } from '../../engine/facts.ts';
import type { Counts } from '../../engine/ledger.ts';
import type { Prepared } from '../../engine/prepared/prepared.ts';
import { simulate } from '../../engine/prepared/simulate.ts';
import { createTable } from '../../engine/table.ts';
import { mergeTallies, type Tally } from '../../engine/tally.ts';
import type { Contest } from '../../rules/contest.ts';
import { type Part, Thread } from './threads.ts';

/** Trials of a part: a fifth of a second or less. */
const partOf = { table: 1 << 19, rules: 1 << 13 };

/** How trials are played. */
export interface PlayOptions {
  readonly duels: number;
  readonly workers: number;
  readonly progress?: ((done: number, all: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Plays trials 0 … `duels` − 1, at least one, in this thread or in several. Rejects with the signal's reason. */
export async function played(
  contest: Contest,
  prepared: Prepared,
  key: Int32Array,
  { duels, workers, progress, signal }: PlayOptions,
): Promise<Tally> {
  const size = prepared.chain === null ? partOf.rules : partOf.table;
  const parts: Part[] = [];
  for (let from = 0; from < duels; from += size) parts.push({ from, count: Math.min(size, duels - from) });
  const tallies: Tally[] = [];
  let done = 0;
  const take = (tally: Tally): void => {
    const before = tallies.pop();
    tallies.push(before === undefined ? tally : mergeTallies(before, tally));
    done += tally.total;
    progress?.(done, duels);
  };
  const { chain } = prepared;
  if (workers === 1 || chain === null || parts.length === 1) {
    for (const { from, count } of parts) {
      await new Promise((resolve) => setImmediate(resolve));
      signal?.throwIfAborted();
      take(simulate(contest, prepared, key, from, count));
    }
    return tallies[0]!;
  }
  const table = createTable(contest.questions, chain, prepared.segments, prepared.groups);
  const data = { table, inversion: prepared.inversion, key };
  const threads = Array.from({ length: Math.min(workers, parts.length) }, () => new Thread(data));
  let stop: (reason: unknown) => void = () => undefined;
  const stopped = new Promise<never>((_, reject) => {
    stop = reject;
  });
  const abort = (): void => stop(signal?.reason);
  signal?.addEventListener('abort', abort);
  try {
    const work = async (thread: Thread): Promise<void> => {
      for (let part = parts.shift(); part !== undefined; part = parts.shift()) {
        const { count } = part;
        take(tallyOf(contest, prepared, await thread.play(part), count));
      }
    };
    await Promise.race([Promise.all(threads.map(work)), stopped]);
  } finally {
    signal?.removeEventListener('abort', abort);
    await Promise.all(threads.map((thread) => thread.close()));
  }
  return tallies[0]!;
}

function tallyOf(contest: Contest, prepared: Prepared, counts: Counts, total: number): Tally {
  const { ends, rounds, stride, longest, longestIndex } = counts;
  const marginals = marginalsOf(contest, prepared.chain!, prepared.groups, ends, rounds, stride, total);
  return { ...marginals, longest: longestIndex < 0 ? null : { value: longest, index: longestIndex } };
}
