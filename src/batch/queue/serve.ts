/** A worker on the queue: takes chunks, does them in threads, answers their tallies. */
import { hostname } from 'node:os';
import type { Refusal } from '../../problems/problem.ts';
import type { Executor } from '../messages.ts';
import type { Plan } from '../plan.ts';
import { inTime, isRefusal, PREFIX, QUEUE, QueueError, type QueueLink } from './link.ts';
import { hashOf, packResult, type QueuedJob, unpackPlan } from './parcel.ts';
import { PlanPools } from './pools.ts';
import { PLAN_GONE, reasonFrom, reasonText } from './reason.ts';
import { isSoundJob, soundEnvelope, soundParcel } from './sound.ts';
import { versionOnQueue } from './version.ts';

/** What a worker tells while it works. */
export type QueueEvent =
  | { readonly kind: 'atWork'; readonly queue: string; readonly threads: number }
  /** `scenario`: the first digits of its hash. */
  | { readonly kind: 'begun'; readonly scenario: string; readonly cells: number }
  | { readonly kind: 'failed'; readonly reason: Error }
  /** Redis is gone. */
  | { readonly kind: 'gone'; readonly queue: string }
  /** Redis is there and does not let itself be written or read, in its own words. */
  | { readonly kind: 'refused'; readonly queue: string; readonly reason: string }
  | { readonly kind: 'back'; readonly queue: string };

/** How a worker works. */
export interface ServeOptions {
  /** Chunks at once. */
  readonly threads: number;
  /** Starts the threads of a plan. */
  readonly start: (plan: Plan) => Promise<Executor>;
  /** Ends the worker, after the chunks under way. */
  readonly signal: AbortSignal;
  readonly log: (event: QueueEvent) => void;
  /** A worker that is silent for so long is taken for dead, and its chunk given to another. */
  readonly lockMs?: number;
  /** How often silent workers are looked for. */
  readonly stalledMs?: number;
}

const LOCK_MS = 20_000;
const STALLED_MS = 10_000;
/** Time for the first answers. */
const READY_MS = 8000;
/** Time that chunks under way have when the signal comes. */
const CLOSE_MS = 3500;
/** A chunk that outlived so many dead workers has likely killed them, and fails. */
const DEATHS = 3;
/** Plans whose threads and tables are kept. */
const PLANS = 2;

/** Threads for a plan, with the plan. */
interface Staff {
  readonly plan: Plan;
  readonly executor: Executor;
}

/**
 * Works until the signal comes. The computation runs in threads, so that locks are renewed in time. Whatever Redis
 * does or not, it ends within seconds of the signal.
 * @throws QueueError where Redis does not let this worker begin.
 */
export async function serveQueue(link: QueueLink, options: ServeOptions): Promise<void> {
  const { client, bullmq, shown } = link;
  const pools = new PlanPools<Staff>(PLANS, ({ executor }) => executor.close());
  const failure = (refusal: Refusal): Error => new bullmq.UnrecoverableError(reasonText(refusal));
  const load = async ({ key, plan, scenario }: QueuedJob): Promise<Staff> => {
    const text = await client.get(key);
    if (text === null) throw failure(PLAN_GONE);
    if (hashOf(text) !== plan) throw failure({ where: [], sentence: ['planWithoutHash'] });
    const parcel = soundParcel(readPlan(text));
    if (parcel === null) throw failure({ where: [], sentence: ['planOfNobody'] });
    if (parcel.scenario !== scenario || parcel.version !== versionOnQueue()) {
      throw failure({ where: [], sentence: ['planOfAnother'] });
    }
    options.log({ kind: 'begun', scenario: scenario.slice(0, 12), cells: parcel.plan.cells.length });
    return { plan: parcel.plan, executor: await options.start(parcel.plan) };
  };
  const worker = new bullmq.Worker<QueuedJob, string>(
    QUEUE,
    async (given) => {
      const data = soundEnvelope(given.data);
      if (data === null) throw failure({ where: [], sentence: ['jobOfNobody'] });
      if (data.version !== versionOnQueue()) {
        const found = ['worker', hostname(), versionOnQueue()] as const;
        throw failure({ where: [], must: ['workerVersion', data.version], found });
      }
      return pools.use(
        data.plan,
        () => load(data),
        async ({ plan, executor }) => {
          if (!isSoundJob(data.job, plan)) throw failure({ where: [], sentence: ['jobOfOtherPlan'] });
          return packResult(await executor.run(data.job));
        },
      );
    },
    {
      connection: client,
      prefix: PREFIX,
      concurrency: options.threads,
      lockDuration: options.lockMs ?? LOCK_MS,
      stalledInterval: options.stalledMs ?? STALLED_MS,
      maxStalledCount: DEATHS,
    },
  );
  worker.on('failed', (_, error) => options.log({ kind: 'failed', reason: reasonFrom(error.message) }));
  const trouble = new Trouble(shown, options.log);
  worker.on('error', (error) => {
    if (isRefusal(error)) trouble.begins(error.message);
  });
  worker.on('active', () => trouble.ends());
  client.on('close', () => trouble.begins(null));
  client.on('ready', () => trouble.ends());
  const stopped = new Promise<void>((resolve) => {
    if (options.signal.aborted) resolve();
    else options.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  try {
    await Promise.race([inTime(worker.waitUntilReady(), READY_MS, shown), stopped]);
    options.log({ kind: 'atWork', queue: shown, threads: options.threads });
    await stopped;
  } catch (cause) {
    if (cause instanceof QueueError) throw cause;
    throw new QueueError({ where: [shown], must: ['redisForWork'] }, { cause });
  } finally {
    trouble.over();
    // Chunks under way are finished, if they are soon; another worker gets those that are not.
    await inTime(worker.close(), CLOSE_MS, shown).catch(() => undefined);
    await pools.close();
    link.cut();
  }
}

function readPlan(text: string): unknown {
  try {
    return unpackPlan(text);
  } catch {
    return null;
  }
}

/** Tells once that something is wrong with Redis, and once that it is over. */
class Trouble {
  readonly #queue: string;
  readonly #log: (event: QueueEvent) => void;
  #told: string | null | undefined;
  #over = false;

  constructor(queue: string, log: (event: QueueEvent) => void) {
    this.#queue = queue;
    this.#log = log;
  }

  /** @param reason words of Redis; `null` where it is gone. */
  begins(reason: string | null): void {
    if (this.#over || this.#told === reason || (this.#told !== undefined && reason !== null)) return;
    this.#told = reason;
    const queue = this.#queue;
    this.#log(reason === null ? { kind: 'gone', queue } : { kind: 'refused', queue, reason });
  }

  ends(): void {
    if (this.#over || this.#told === undefined) return;
    this.#told = undefined;
    this.#log({ kind: 'back', queue: this.#queue });
  }

  /** Nothing is told from now on. */
  over(): void {
    this.#over = true;
  }
}
