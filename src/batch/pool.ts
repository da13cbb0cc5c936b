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
  /**
   * Whether one thread begins and the others join where it is not done within 1.3 s of processor time: each of them costs
   * as much processor time before it is warm as small runs take in all.
   */
  readonly patient?: boolean;
}

/** Processor time that the process spends before the others join: by the clock a busy machine would seem a long run. */
const PATIENCE_MS = 1300;

/** How often a patient pool looks at that. */
const LOOK_MS = 50;

/**
 * Starts `threads` threads on the built worker module. A thread that dies is replaced and its job done again.
 * @throws WorkerError where the threads do not come up (a module that cannot load would otherwise hang piscina).
 */
export async function poolExecutor(
  plan: Plan,
  threads: number,
  workerFile: URL,
  { limits = {}, patient = false }: PoolOptions = {},
): Promise<Executor> {
  setFlagsFromString(NO_MARKING_BY_AND_BY);
  const start = (count: number): Piscina =>
    new Piscina({
      filename: fileURLToPath(workerFile),
      minThreads: count,
      maxThreads: count,
      concurrentTasksPerWorker: 1,
      workerData: { plan, rules: addressOfRules() },
      idleTimeout: 60_000,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB, ...limits },
    });
  const first = new Team(start(patient ? 1 : threads));
  const more = patient && threads > 1 ? () => new Team(start(threads - 1)) : null;
  const executor = new PoolExecutor(first, more, plan, threads);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new WorkerError({ where: [['threads']], must: ['startWithin', START_MS / 1000] })),
      START_MS,
    );
  });
  try {
    await Promise.race([first.run('ping'), late]);
  } catch (error) {
    await executor.close();
    throw new WorkerError({ where: [['threads']], must: ['start'] }, { cause: first.failure ?? error });
  } finally {
    clearTimeout(timer);
  }
  return executor;
}

type Message = Job | OtherJob | 'ping';

/** Threads that were started together. */
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

  /** Messages that wait for a thread or are worked at, for each thread. */
  get load(): number {
    return this.#waiting.size / this.#pool.options.maxThreads;
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
  readonly #teams: Team[];
  /** Starts those who come later; `null` once they are there. */
  #more: (() => Team) | null;
  #timer: NodeJS.Timeout | undefined;
  readonly #plan: Plan;
  #others = 0;
  #closing = false;

  constructor(first: Team, more: (() => Team) | null, plan: Plan, threads: number) {
    this.#teams = [first];
    this.#more = more;
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
      return await this.#once(message);
    } catch (first) {
      if (this.#closing || first instanceof WorkerError) throw first;
      try {
        return await this.#once(message);
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
    clearInterval(this.#timer);
    await Promise.all(this.#teams.map((team) => team.close()));
  }

  /** One try, by those who have least to do. */
  #once(message: Message): Promise<JobResult> {
    if (this.#more !== null && this.#timer === undefined) {
      const begun = process.cpuUsage();
      this.#timer = setInterval(() => {
        const { user, system } = process.cpuUsage(begun);
        if ((user + system) / 1000 >= PATIENCE_MS) this.#join();
      }, LOOK_MS);
    }
    const [first, second] = this.#teams as [Team, Team?];
    return (second !== undefined && second.load < first.load ? second : first).run(message);
  }

  /** The others come, unless nothing waits to be done. */
  #join(): void {
    if (this.#closing || this.#more === null || this.#teams[0]!.load <= 1) return;
    clearInterval(this.#timer);
    this.#teams.push(this.#more());
    this.#more = null;
  }
}
