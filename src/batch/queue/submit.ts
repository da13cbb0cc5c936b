/** An executor that puts chunks on a queue and collects what workers anywhere make of them. */

import { randomUUID } from 'node:crypto';
import type { Queue, QueueEvents } from 'bullmq';
import { type Refusal, RefusalError, type Sentence } from '../../problems/problem.ts';
import type { Executor, Job, JobResult } from '../messages.ts';
import { Health, PATIENCE_MS } from './health.ts';
import { inTime, isRefusal, PREFIX, QUEUE, QueueError, type QueueLink } from './link.ts';
import { hashOf, type PlanParcel, packPlan, type QueuedJob, unpackResult } from './parcel.ts';
import { planGone, reasonFrom } from './reason.ts';
import { soundResult } from './sound.ts';

/** Jobs given out at once are twice this. */
const WIDTH = 64;
/** Events kept in Redis: several times those of all jobs given out. */
const EVENTS = 2000;
/** A plan outlives a submitter that was killed by this time. */
const PLAN_SECONDS = 120;
/** How often Redis is asked for a sign of life and of obedience. */
const PULSE_MS = 1000;
/** How often it is asked whether it still has plan and jobs, in pulses. */
const LOOK = 15;
/** Time for the first answers. */
const START_MS = 8000;
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
  #watch: NodeJS.Timeout | undefined;
  /** Whether the last pulse, or the last look, has no answer yet. */
  #asking = false;
  #looking = false;
  /** Pulses until the next look. */
  #untilLook = LOOK;
  /** Jobs that Redis refused to take, until it takes them. */
  readonly #refused = new Set<string>();

  constructor(link: QueueLink, parcel: PlanParcel, patienceMs: number) {
    this.#link = link;
    this.#parcel = parcel;
    this.#text = packPlan(parcel);
    this.#hash = hashOf(this.#text);
    this.#key = `${PREFIX}:plan:${this.#hash}:${this.#run}`;
    this.#health = new Health(link.shown, patienceMs, (error) => this.#rejectAll(error));
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
      this.#untilLook = 1;
    });
    await this.#events.waitUntilReady();
    await this.#keepPlan();
    this.#watch = setInterval(() => void this.#pulse(), PULSE_MS);
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
    clearInterval(this.#watch);
    this.#health.stop();
    const ids = [...this.#pending.keys()];
    this.#rejectAll(new QueueError({ where: [], sentence: ['queueLeft'] }));
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, CLOSE_MS);
    });
    // Whatever Redis does not answer in time runs out by itself, with the plan.
    await Promise.race([this.#cleanUp(ids), late]).catch(() => undefined);
    clearTimeout(timer);
    this.#link.cut();
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
    return new QueueError(this.#failure(job), { cause });
  }

  /** Takes this run's traces from Redis; the queue's own too where nobody else uses it. */
  async #cleanUp(ids: readonly string[]): Promise<void> {
    await this.#link.client.del(this.#key, `${this.#key}:alive`);
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

  /** Asks Redis for a sign of life and of obedience, one at a time, and now and then has a look at the jobs. */
  async #pulse(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    this.#health.note(null);
    try {
      await this.#link.client.set(`${this.#key}:alive`, '1', 'EX', PLAN_SECONDS);
      await this.#placeRefused();
      this.#health.isBack();
      // Not waited for: a look is many questions.
      if (--this.#untilLook <= 0) void this.#look();
    } catch (error) {
      this.#health.note(error);
    } finally {
      this.#asking = false;
    }
  }

  /** Has a look at all jobs; one at a time, and without a word where Redis does not answer: the pulse tells that. */
  async #look(): Promise<void> {
    if (this.#looking) return;
    this.#looking = true;
    try {
      // What is lost is seen by two looks; one is soon followed by the other.
      this.#untilLook = (await this.#replaceLost()) ? 1 : LOOK;
    } catch {
      // Next time.
    } finally {
      this.#looking = false;
    }
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

  #failure(job: Job): Refusal {
    const { cells, seed } = this.#parcel.plan;
    const sentence: Sentence =
      job.kind === 'exact'
        ? ['exactFailedOnQueue', seed]
        : ['duelsFailedOnQueue', job.from, job.from + job.count - 1, seed];
    return { where: [cells[job.cell]!.key], sentence };
  }
}
