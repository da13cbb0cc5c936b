/** Runs pairs of cells on the same randomness, duel by duel. */
import { type JointTally, type KnownSide, mergeJoint } from '../engine/prepared/joint.ts';
import { CHUNK } from './jobs.ts';
import type { Executor, Job } from './messages.ts';
import { InterruptedError } from './run.ts';

/** Two cells of a plan with the same key, and how many duels of both are played. */
export interface Pair {
  readonly first: number;
  readonly second: number;
  readonly duels: number;
  /** The side whose exact means are known: what it is worth as a control variate is counted, too. */
  readonly known?: KnownSide;
}

/** Options of `runPairs`. */
export interface PairOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (done: number, all: number) => void;
}

/**
 * Plays every pair; joint tallies in the order of the pairs, whatever the executor and its width.
 * @throws InterruptedError when `signal` is aborted.
 */
export async function runPairs(
  pairs: readonly Pair[],
  executor: Executor,
  { signal, onProgress }: PairOptions = {},
): Promise<JointTally[]> {
  const found: (JointTally | null)[] = pairs.map(() => null);
  const all = pairs.reduce((sum, { duels }) => sum + duels, 0);
  let done = 0;
  const jobs = pairJobs(pairs);
  const lane = async (): Promise<void> => {
    for (let next = jobs.next(); !next.done; next = jobs.next()) {
      if (signal?.aborted) throw new InterruptedError('interrupted');
      const { pair, job } = next.value;
      const result = await executor.run(job);
      if (result.kind !== 'pair') throw new RangeError(`job: must come back as a pair (got ${result.kind})`);
      const known = found[pair] ?? null;
      found[pair] = known === null ? result.joint : mergeJoint(known, result.joint);
      done += result.joint.total;
      onProgress?.(done, all);
    }
  };
  const work = Promise.all(Array.from({ length: executor.width * 2 }, lane));
  await (signal === undefined ? work : Promise.race([work, aborted(signal)]));
  return found.map((joint) => joint ?? { total: 0, table: Array(9).fill(0), differences: {}, flips: [] });
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = (): void => reject(new InterruptedError('interrupted'));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

function* pairJobs(pairs: readonly Pair[]): Generator<{ pair: number; job: Job }> {
  for (const [pair, { first, second, duels, known }] of pairs.entries()) {
    const own = known === undefined ? {} : { known };
    for (let from = 0; from < duels; from += CHUNK) {
      const count = Math.min(CHUNK, duels - from);
      yield { pair, job: { kind: 'pair', cell: first, other: second, from, count, ...own } };
    }
  }
}
