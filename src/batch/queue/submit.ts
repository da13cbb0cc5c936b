/** An executor that puts chunks on a queue and collects what workers anywhere make of them. */

import { randomUUID } from 'node:crypto';
import type { Queue, QueueEvents } from 'bullmq';
import { RefusalError } from '../../problems/problem.ts';
import type { Executor, Job, JobResult } from '../messages.ts';
import { Health, PATIENCE_MS } from './health.ts';
import { inTime, isRefusal, PREFIX, QUEUE, QueueError, type QueueLink } from './link.ts';
import { hashOf, type PlanParcel, packPlan, type QueuedJob, unpackResult } from './parcel.ts';
import { Pulse } from './pulse.ts';
import { failureOf, planGone, reasonFrom } from './reason.ts';
import { soundResult } from './sound.ts';
import { removeTraces } from './traces.ts';

/** Jobs given out at once are twice this. */
const WIDTH = 64;
/** Events kept in Redis: several times those of all jobs given out. */
const EVENTS = 2000;
/** A plan outlives a submitter that was killed by this time. */
const PLAN_SECONDS = 120;
/** Time for the first answers. */
const START_MS = 8000;
const CLOSE_MS = 800;
const RESTORES = 3;
interface Pending {
  readonly job: Job;
  /** Checks in a row that found it neither on the queue nor done. */
  lost: number;
  /** Times that it was put back together with its plan. */
  restored: number;
  resolve(result: JobResult): void;
  reject(error: Error): void;
}

/**
 * Puts a plan into Redis and answers the executor for its jobs.
 * @param patienceMs how long Redis may be away, or refuse to be written, before the jobs fail.
 * @throws QueueError within seconds where Redis does not let itself be written; the link is cut then.
 */
export async function queueExecutor(
  link: QueueLink,
  parcel: PlanParcel,
  patienceMs: number = PATIENCE_MS,
): Promise<QueueExecutor> {
  const submitter = new Submitter(link, parcel, patienceMs);
  try {
    await inTime(submitter.start(), START_MS, link.shown);
  } catch (cause) {
    await submitter.close();
    if (cause instanceof QueueError) throw cause;
    throw new QueueError({ where: [link.shown], must: ['redisForWork'] }, { cause });
  }
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
  readonly #text: string;
  readonly #hash: string;
  /** Tells this run's jobs from all others. */
  readonly #run: string = randomUUID();
  readonly #key: string;
  readonly #queue: Queue<QueuedJob>;
  readonly #events: QueueEvents;
  readonly #pending = new Map<string, Pending>();
  readonly #health: Health;
  /** Why the run ends; jobs that come later fail at once. */
  #failed: QueueError | null = null;
  readonly #pulse: Pulse;
  /** Jobs that Redis refused to take, until it takes them. */
  readonly #refused = new Set<string>();

  constructor(link: QueueLink, parcel: PlanParcel, patienceMs: number) {
    this.#link = link;
    this.#parcel = parcel;
    this.#text = packPlan(parcel);
    this.#hash = hashOf(this.#text);
    this.#key = `${PREFIX}:plan:${this.#hash}:${this.#run}`;
    this.#health = new Health(link.shown, patienceMs, (error) => this.#rejectAll(error));
    const ask = async (): Promise<void> => {
      await this.#link.client.set(`${this.#key}:alive`, '1', 'EX', PLAN_SECONDS);
      await this.#placeRefused();
    };
    this.#pulse = new Pulse({ ask, look: () => this.#replaceLost() }, this.#health);
    const common = { connection: link.client, prefix: PREFIX };
    this.#queue = new link.bullmq.Queue(QUEUE, {
      ...common,
      streams: { events: { maxLen: EVENTS } },
      defaultJobOptions: { removeOnComplete: true, removeOnFail: true },
    });
    this.#events = new link.bullmq.QueueEvents(QUEUE, common);
  }

  /** Connects, and puts the plan where workers find it. */
  async start(): Promise<void> {
    const onError = (error: unknown): void => this.#health.note(error);
    this.#queue.on('error', onError);
    this.#events.on('error', onError);
    this.#events.on('completed', ({ jobId, returnvalue }) => this.#answer(jobId, returnvalue));
    this.#events.on('failed', ({ jobId, failedReason }) => {
      const reason = reasonFrom(failedReason);
      if (planGone(reason) && this.#restore(jobId)) return;
      const found = this.#take(jobId);
      found?.reject(this.#failureOf(found.job, reason));
    });
    this.#link.client.on('close', () => this.#health.note(null));
    this.#link.client.on('ready', () => {
      this.#health.isBack();
      this.#pulse.lookSoon();
    });
    await this.#events.waitUntilReady();
    await this.#keepPlan();
    this.#pulse.start();
  }

  run(job: Job): Promise<JobResult> {
    const what = job.kind === 'exact' ? 'exact' : `${job.from}-${job.count}`;
    const id = `${this.#run}-${job.cell}-${what}`;
    return new Promise((resolve, reject) => {
      if (this.#failed !== null) {
        reject(this.#failed);
        return;
      }
      // Known before it is on the queue: it may be done before `add` answers.
      this.#pending.set(id, { job, lost: 0, restored: 0, resolve, reject });
      this.#place(id, this.#add(id, job));
    });
  }

  workers(): Promise<number> {
    return inTime(this.#queue.getWorkersCount(), START_MS, this.#link.shown);
  }

  async close(): Promise<void> {
    this.#pulse.stop();
    this.#health.stop();
    const ids = [...this.#pending.keys()];
    this.#rejectAll(new QueueError({ where: [], sentence: ['queueLeft'] }));
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, CLOSE_MS);
    });
    // Whatever Redis does not answer in time runs out by itself, with the plan.
    await Promise.race([this.#removeTraces(ids), late]).catch(() => undefined);
    clearTimeout(timer);
    this.#link.cut();
  }

  async #removeTraces(ids: readonly string[]): Promise<void> {
    await removeTraces(this.#link.client, this.#queue, this.#events, [this.#key, `${this.#key}:alive`], ids);
  }

  /** A text that is no answer, or the answer to something else, fails its job instead of the figures. */
  #answer(id: string, text: unknown): void {
    const found = this.#take(id);
    if (found === undefined) return;
    let data: unknown = null;
    try {
      data = unpackResult(String(text));
    } catch {
      // No JSON: refused below like anything else that is no answer.
    }
    const result = soundResult(data, found.job, this.#parcel.plan);
    if (result !== null) found.resolve(result);
    else found.reject(this.#failureOf(found.job, new RefusalError({ where: [], must: ['answer'] })));
  }

  #failureOf(job: Job, cause: Error): QueueError {
    return new QueueError(failureOf(job, this.#parcel.plan), { cause });
  }

  /** Puts a job on the queue, as soon as Redis takes it. */
  #place(id: string, putting: Promise<unknown>): void {
    putting.catch((error: unknown) => {
      if (!isRefusal(error)) this.#take(id)?.reject(error as Error);
      else if (this.#pending.has(id)) {
        this.#refused.add(id);
        this.#health.note(error);
      }
    });
  }

  /** Puts what Redis refused on the queue again. @throws ReplyError where it still refuses. */
  async #placeRefused(): Promise<void> {
    for (const id of [...this.#refused]) {
      const pending = this.#pending.get(id);
      if (pending !== undefined) await this.#add(id, pending.job);
      this.#refused.delete(id);
    }
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
    if (kept === 0) await this.#link.client.set(this.#key, this.#text, 'EX', PLAN_SECONDS);
  }

  /** A Redis that forgot the plan gets it again, and the job with it; answers whether that is worth a try. */
  #restore(id: string): boolean {
    const pending = this.#pending.get(id);
    if (pending === undefined || pending.restored >= RESTORES) return false;
    pending.restored++;
    this.#place(
      id,
      this.#keepPlan().then(() => this.#add(id, pending.job)),
    );
    return true;
  }

  /** Renews the plan, and puts jobs back that a Redis without a memory has lost; answers whether any may be. */
  async #replaceLost(): Promise<boolean> {
    await this.#keepPlan();
    let lost = false;
    for (const [id, pending] of [...this.#pending]) {
      const there = (await this.#queue.getJob(id)) !== undefined;
      pending.lost = there ? 0 : pending.lost + 1;
      lost ||= pending.lost === 1;
      if (pending.lost > 1 && this.#pending.has(id)) await this.#add(id, pending.job);
    }
    return lost;
  }

  #rejectAll(error: QueueError): void {
    this.#failed = error;
    for (const id of [...this.#pending.keys()]) this.#take(id)?.reject(error);
  }
}
