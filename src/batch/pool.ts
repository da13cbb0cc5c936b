/** Threads (piscina): each gets the frozen plan once, then small jobs. */

import { fileURLToPath } from 'node:url';
import { serialize, setFlagsFromString } from 'node:v8';
import type { ResourceLimits } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { RefusalError, type Sentence } from '../problems/problem.ts';
import { openedRules } from '../scenario/own/open.ts';
import type { Executor, Job, JobResult, OtherJob } from './messages.ts';
import type { Plan } from './plan.ts';
import type { RulesAddress } from './rulesModule.ts';

/** A worker died twice on the same job, or could not start at all. */
export class WorkerError extends RefusalError {
  override readonly name = 'WorkerError';
}

/** Room for short-lived objects in a thread: by default three times as much is kept, for no gain in speed. */
const YOUNG_MB = 16;

/**
 * Node 20 forgets a thread that ends before V8 has finished compiling for it. If that compiling would begin to mark
 * garbage little by little, Node finds no thread to do it in and aborts the whole process (exit code 134; short
 * runs on a busy machine: 15 of 110). Nothing begins so with this flag; garbage is then marked in one go.
 */
const NO_MARKING_BY_AND_BY = '--no-incremental-marking';

/** Time allowed for the first thread to answer. */
const START_MS = 30_000;

/** What may be said of the threads of a pool. */
export interface PoolOptions {
  /** Memory of each thread; by default Node's. */
  readonly limits?: ResourceLimits;
}

/**
 * Starts `threads` threads on the built worker module. A thread that dies is replaced and its job done again.
 * @throws WorkerError where the threads do not come up (a module that cannot load would otherwise hang piscina).
 */
export async function poolExecutor(
  plan: Plan,
  threads: number,
  workerFile: URL,
  { limits = {} }: PoolOptions = {},
): Promise<Executor> {
  setFlagsFromString(NO_MARKING_BY_AND_BY);
  const team = new Team(
    new Piscina({
      filename: fileURLToPath(workerFile),
      minThreads: threads,
      maxThreads: threads,
      concurrentTasksPerWorker: 1,
      workerData: { plan, rules: addressOfRules() },
      idleTimeout: 60_000,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB, ...limits },
    }),
  );
  const executor = new PoolExecutor(team, plan, threads);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new WorkerError({ where: [['threads']], must: ['startWithin', START_MS / 1000] })),
      START_MS,
    );
  });
  try {
    await Promise.race([team.run('ping'), late]);
  } catch (error) {
    await executor.close();
    throw new WorkerError({ where: [['threads']], must: ['start'] }, { cause: team.failure ?? error });
  } finally {
    clearTimeout(timer);
  }
  return executor;
}

type Message = Job | OtherJob | 'ping';

/** The threads, and what waits for them. */
class Team {
  /** What befell a thread that had nothing to do. */
  failure: unknown = null;
  readonly #pool: Piscina;
  readonly #waiting = new Set<(error: Error) => void>();
  #closing = false;

  constructor(pool: Piscina) {
    this.#pool = pool;
    pool.on('error', (error) => {
      this.failure ??= error;
    });
    // After one thread that could not start piscina starts no other, and what waits would wait for ever.
    pool.on('workerDestroy', () => setImmediate(() => this.#giveUpWithoutThreads()));
  }

  /** One try, given up where there are no threads left. */
  run(message: Message): Promise<JobResult> {
    return new Promise((resolve, reject) => {
      this.#waiting.add(reject);
      this.#pool
        .run(message)
        .then((result) => resolve(result as JobResult), reject)
        .finally(() => this.#waiting.delete(reject));
    });
  }

  close(): Promise<void> {
    this.#closing = true;
    return this.#pool.destroy();
  }

  #giveUpWithoutThreads(): void {
    if (this.#closing || this.#pool.threads.length > 0) return;
    const cause = this.failure ?? undefined;
    const given = new WorkerError({ where: [['threads']], sentence: ['threadsDie'] }, { cause });
    for (const reject of [...this.#waiting]) reject(given);
  }
}

/** Where threads find the rules that are open; `null` where none are. */
function addressOfRules(): RulesAddress | null {
  const opened = openedRules();
  return opened && { url: opened.url, hash: opened.hash };
}

class PoolExecutor implements Executor {
  readonly width: number;
  readonly takesSeveral = true;
  readonly #team: Team;
  readonly #plan: Plan;
  #others = 0;
  #closing = false;

  constructor(team: Team, plan: Plan, threads: number) {
    this.#team = team;
    this.#plan = plan;
    this.width = threads;
  }

  /** A thread that dies takes its job with it: done again once, since the result is the same wherever it is done. */
  run(job: Job): Promise<JobResult> {
    return this.#twice(job, job, this.#plan);
  }

  /** The same threads at another plan, which they get once, as bytes that they share. */
  also(plan: Plan): Executor {
    const bytes = serialize(plan);
    const shared = new SharedArrayBuffer(bytes.length);
    new Uint8Array(shared).set(bytes);
    const number = ++this.#others;
    return {
      width: this.width,
      takesSeveral: true,
      run: (job) => this.#twice(job, { job, plan: shared, number }, plan),
      close: () => Promise.resolve(),
    };
  }

  async #twice(job: Job, message: Job | OtherJob, { cells, seed }: Plan): Promise<JobResult> {
    try {
      return await this.#team.run(message);
    } catch (first) {
      if (this.#closing || first instanceof WorkerError) throw first;
      try {
        return await this.#team.run(message);
      } catch (cause) {
        if (this.#closing || cause instanceof WorkerError) throw cause;
        const sentence: Sentence =
          job.kind === 'exact'
            ? ['exactFailedTwice', seed]
            : ['duelsFailedTwice', job.from, job.from + job.count - 1, seed];
        throw new WorkerError({ where: [cells[job.cell]!.key], sentence }, { cause });
      }
    }
  }

  async close(): Promise<void> {
    this.#closing = true;
    await this.#team.close();
  }
}
