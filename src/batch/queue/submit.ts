/** An executor that puts chunks on a queue and collects what workers anywhere make of them. */

import { randomUUID } from 'node:crypto';
import type { Queue, QueueEvents } from 'bullmq';
import type { Refusal, Sentence } from '../../problems/problem.ts';
import type { Executor, Job, JobResult } from '../messages.ts';
import { PREFIX, QUEUE, QueueError, type QueueLink } from './link.ts';
import { hashOf, type PlanParcel, packPlan, type QueuedJob, unpackResult } from './parcel.ts';
import { planGone, reasonFrom } from './reason.ts';

/** Duels of one job at most: about a second of work, so that messages stay rare. */
export const QUEUE_CHUNK: number = 1 << 22;

/** Jobs given out at once are twice this. */
const WIDTH = 64;
/** Events kept in Redis: several times those of all jobs given out. */
const EVENTS = 2000;
/** A plan outlives a submitter that was killed by this time. */
const PLAN_SECONDS = 120;
const WATCH_MS = 15_000;
/** Time that Redis may be away. */
const AWAY_MS = 60_000;
const CLOSE_MS = 800;
const RESTORES = 3;
/** Keys that BullMQ keeps for a queue without jobs. */
const LEFTOVERS = ['meta', 'events', 'id', 'marker', 'stalled', 'stalled-check'];

interface Pending {
  readonly job: Job;
  /** Checks in a row that found it neither on the queue nor done. */
  lost: number;
  /** Times that it was put back together with its plan. */
  restored: number;
  resolve(result: JobResult): void;
  reject(error: Error): void;
}

/** Puts a plan into Redis and answers the executor for its jobs. */
export async function queueExecutor(link: QueueLink, parcel: PlanParcel): Promise<QueueExecutor> {
  const submitter = new Submitter(link, parcel);
  await submitter.start();
  return submitter;
}

/** An executor that knows who works for it. */
export interface QueueExecutor extends Executor {
  /** Workers on the queue at this moment. */
  workers(): Promise<number>;
}

class Submitter implements QueueExecutor {
  readonly width = WIDTH;
  readonly #link: QueueLink;
  readonly #parcel: PlanParcel;
  readonly #bytes: Buffer;
  readonly #hash: string;
  /** Tells this run's jobs from all others. */
  readonly #run: string = randomUUID();
  readonly #key: string;
  readonly #queue: Queue<QueuedJob>;
  readonly #events: QueueEvents;
  readonly #pending = new Map<string, Pending>();
  #closing = false;
  #watch: NodeJS.Timeout | undefined;
  #away: NodeJS.Timeout | undefined;

  constructor(link: QueueLink, parcel: PlanParcel) {
    this.#link = link;
    this.#parcel = parcel;
    this.#bytes = packPlan(parcel);
    this.#hash = hashOf(this.#bytes);
    this.#key = `${PREFIX}:plan:${this.#hash}:${this.#run}`;
    const common = { connection: link.client, prefix: PREFIX };
    this.#queue = new link.bullmq.Queue(QUEUE, {
      ...common,
      streams: { events: { maxLen: EVENTS } },
      defaultJobOptions: { removeOnComplete: true, removeOnFail: true },
    });
    this.#events = new link.bullmq.QueueEvents(QUEUE, common);
  }

  async start(): Promise<void> {
    // Faults of the connection show at its close; without a listener they would end the process.
    const ignore = (): void => undefined;
    this.#queue.on('error', ignore);
    this.#events.on('error', ignore);
    this.#events.on('completed', ({ jobId, returnvalue }) => {
      this.#take(jobId)?.resolve(unpackResult(returnvalue));
    });
    this.#events.on('failed', ({ jobId, failedReason }) => {
      const reason = reasonFrom(failedReason);
      if (planGone(reason) && this.#restore(jobId)) return;
      const found = this.#take(jobId);
      found?.reject(new QueueError(this.#failure(found.job), { cause: reason }));
    });
    this.#link.client.on('close', () => {
      if (!this.#closing) this.#away ??= setTimeout(() => this.#giveUp(), AWAY_MS);
    });
    this.#link.client.on('ready', () => {
      clearTimeout(this.#away);
      this.#away = undefined;
    });
    await this.#events.waitUntilReady();
    await this.#keepPlan();
    this.#watch = setInterval(() => {
      this.#look().catch(ignore);
    }, WATCH_MS);
  }

  run(job: Job): Promise<JobResult> {
    const what = job.kind === 'exact' ? 'exact' : `${job.from}-${job.count}`;
    const id = `${this.#run}-${job.cell}-${what}`;
    return new Promise((resolve, reject) => {
      // Known before it is on the queue: it may be done before `add` answers.
      this.#pending.set(id, { job, lost: 0, restored: 0, resolve, reject });
      this.#add(id, job).catch((error: unknown) => this.#take(id)?.reject(error as Error));
    });
  }

  workers(): Promise<number> {
    return this.#queue.getWorkersCount();
  }

  async close(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#watch);
    clearTimeout(this.#away);
    const ids = [...this.#pending.keys()];
    for (const id of ids) this.#take(id)?.reject(new QueueError({ where: [], sentence: ['queueLeft'] }));
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, CLOSE_MS);
    });
    // Whatever Redis does not answer in time runs out by itself, with the plan.
    await Promise.race([this.#cleanUp(ids), late]).catch(() => undefined);
    clearTimeout(timer);
    this.#link.client.disconnect();
  }

  /** Takes this run's traces from Redis; the queue's own too where nobody else uses it. */
  async #cleanUp(ids: readonly string[]): Promise<void> {
    await this.#link.client.del(this.#key);
    await Promise.all(ids.map((id) => this.#queue.remove(id)));
    await this.#events.close();
    const left = await this.#queue.getJobCounts();
    const others = await this.#link.client.keys(`${PREFIX}:plan:*`);
    if (others.length === 0 && Object.values(left).every((count) => count === 0)) {
      // Not BullMQ's obliterate: it pauses the queue first, for ever if this process is killed at that moment.
      await this.#link.client.del(LEFTOVERS.map((name) => this.#queue.toKey(name)));
    }
    await this.#queue.close();
  }

  #add(id: string, job: Job): Promise<unknown> {
    const { version, scenario } = this.#parcel;
    return this.#queue.add(
      job.kind,
      { version, scenario, plan: this.#hash, key: this.#key, job },
      { jobId: id },
    );
  }

  /** Each job counts once, however often it is delivered. */
  #take(id: string): Pending | undefined {
    const found = this.#pending.get(id);
    this.#pending.delete(id);
    return found;
  }

  async #keepPlan(): Promise<void> {
    const kept = await this.#link.client.expire(this.#key, PLAN_SECONDS);
    if (kept === 0) await this.#link.client.set(this.#key, this.#bytes, 'EX', PLAN_SECONDS);
  }

  /** A Redis that forgot the plan gets it again, and the job with it; answers whether that is worth a try. */
  #restore(id: string): boolean {
    const pending = this.#pending.get(id);
    if (pending === undefined || pending.restored >= RESTORES) return false;
    pending.restored++;
    this.#keepPlan()
      .then(() => this.#add(id, pending.job))
      .catch((error: unknown) => this.#take(id)?.reject(error as Error));
    return true;
  }

  /** Renews the plan, and puts jobs back that a Redis without a memory has lost. */
  async #look(): Promise<void> {
    await this.#keepPlan();
    for (const [id, pending] of [...this.#pending]) {
      const there = (await this.#queue.getJob(id)) !== undefined;
      pending.lost = there ? 0 : pending.lost + 1;
      if (pending.lost > 1 && this.#pending.has(id)) await this.#add(id, pending.job);
    }
  }

  #giveUp(): void {
    const error = new QueueError({ where: [this.#link.shown], sentence: ['silent', AWAY_MS / 1000] });
    for (const id of [...this.#pending.keys()]) this.#take(id)?.reject(error);
  }

  #failure(job: Job): Refusal {
    const { cells, seed } = this.#parcel.plan;
    const sentence: Sentence =
      job.kind === 'exact'
        ? ['exactFailedOnQueue', seed]
        : ['duelsFailedOnQueue', job.from, job.from + job.count - 1, seed];
    return { where: [cells[job.cell]!.key], sentence };
  }
}
