/** Work that begins in this thread, and is shared with others where it goes on. */
import type { Executor, Job, JobResult } from './messages.ts';
import type { Plan } from './plan.ts';
import { inlineExecutor } from './workshop.ts';

/** Who joins, and when. */
export interface Patience {
  /** Opens the threads that join this one; asked once. */
  readonly open: () => Promise<Executor>;
  /** Jobs that make progress at once when they are there. */
  readonly width: number;
  /** Processor time that this process has taken so far, in milliseconds: by the clock a busy machine would seem a long run. */
  readonly spent: () => number;
  /** States of the largest chain that is solved here; {@link STATES_HERE} by default. */
  readonly statesHere?: number;
}

/**
 * Processor time that is spent here before threads join, in milliseconds. Each of them costs half a second before it is
 * as warm as this one, which has loaded the rules anyway and goes on with what it has tabulated when it writes reports.
 */
export const PATIENCE_MS = 2000;

/** States of the largest chain that is solved here: a tenth of a second in which nobody hears a signal. */
export const STATES_HERE = 6000;

/** Does the jobs of a plan here, and by others as well once patience ends; what is large, or sampled, is done by others. */
export function patientExecutor(plan: Plan, patience: Patience): Executor {
  const desk = new Desk(patience);
  return new PatientExecutor(plan, desk, { at: (threads) => threads, close: () => desk.close() });
}

/** A job that waits to be taken. */
interface Task {
  /** Does it here; `null` where that would take too long. */
  readonly here: (() => Promise<JobResult | null>) | null;
  readonly there: (threads: Executor) => Promise<JobResult>;
  readonly resolve: (result: JobResult) => void;
  readonly reject: (error: unknown) => void;
}

/** Where jobs wait for whoever is free: this thread, or the others once they are there. */
class Desk {
  readonly width: number;
  readonly statesHere: number;
  readonly #open: () => Promise<Executor>;
  readonly #spent: () => number;
  readonly #begun: number;
  readonly #waiting: Task[] = [];
  #opening: Promise<Executor> | null = null;
  #threads: Executor | null = null;
  #busyHere = false;
  #busyThere = 0;

  constructor({ open, width, spent, statesHere = STATES_HERE }: Patience) {
    this.width = width;
    this.statesHere = statesHere;
    this.#open = open;
    this.#spent = spent;
    this.#begun = spent();
  }

  add(task: Task): void {
    this.#waiting.push(task);
    this.#giveOut();
  }

  async close(): Promise<void> {
    const threads = await this.#opening?.catch(() => null);
    await threads?.close();
  }

  #giveOut(): void {
    if (!this.#busyHere) {
      const task = this.#take((task) => task.here !== null);
      if (task !== null) void this.#doHere(task);
    }
    for (;;) {
      const threads = this.#threads;
      if (threads === null || this.#busyThere >= 2 * threads.width) break;
      // What cannot be done here goes first.
      const task = this.#take((task) => task.here === null) ?? this.#take(() => true);
      if (task === null) return;
      void this.#doThere(task, threads);
    }
    if (this.#opening === null && this.#waiting.length > 0 && this.#isDue()) this.#callOthers();
  }

  /** Others are called where they alone can do what waits, or once this thread has taken its time. */
  #isDue(): boolean {
    if (this.#waiting.some(({ here }) => here === null)) return true;
    return this.width > 1 && this.#spent() - this.#begun >= PATIENCE_MS;
  }

  #callOthers(): void {
    this.#opening = this.#open();
    this.#opening.then(
      (threads) => {
        this.#threads = threads;
        this.#giveOut();
      },
      (error: unknown) => {
        for (const { reject } of this.#waiting.splice(0)) reject(error);
      },
    );
  }

  #take(isMeant: (task: Task) => boolean): Task | null {
    const at = this.#waiting.findIndex(isMeant);
    return at < 0 ? null : this.#waiting.splice(at, 1)[0]!;
  }

  async #doHere(task: Task): Promise<void> {
    this.#busyHere = true;
    try {
      const result = await task.here!();
      if (result === null) this.#waiting.push({ ...task, here: null });
      else task.resolve(result);
    } catch (error) {
      task.reject(error);
    }
    this.#busyHere = false;
    this.#giveOut();
  }

  async #doThere({ there, resolve, reject }: Task, threads: Executor): Promise<void> {
    this.#busyThere++;
    await there(threads).then(resolve, reject);
    this.#busyThere--;
    this.#giveOut();
  }
}

/** The threads as one plan sees them. */
interface There {
  at(threads: Executor): Executor;
  close(): Promise<void>;
}

class PatientExecutor implements Executor {
  readonly width: number;
  readonly takesSeveral = true;
  readonly #desk: Desk;
  readonly #here: Executor;
  /** Whether all chains of the plan are small enough, since its bound is. */
  readonly #isSmall: boolean;
  readonly #there: There;

  constructor(plan: Plan, desk: Desk, there: There) {
    this.width = desk.width;
    this.#desk = desk;
    this.#isSmall = plan.maxStates <= desk.statesHere;
    this.#here = inlineExecutor({ ...plan, maxStates: Math.min(plan.maxStates, desk.statesHere) });
    this.#there = there;
  }

  run(job: Job): Promise<JobResult> {
    const here = async (): Promise<JobResult | null> => {
      const result = await this.#here.run(job);
      return this.#isSmall || isWhole(result) ? result : null;
    };
    return new Promise((resolve, reject) => {
      this.#desk.add({
        here: job.kind === 'exact' ? here : null,
        there: (threads) => this.#there.at(threads).run(job),
        resolve,
        reject,
      });
    });
  }

  also(plan: Plan): Executor {
    let there: Executor | null = null;
    const at = (threads: Executor): Executor => {
      there ??= threads.also!(plan);
      return there;
    };
    return new PatientExecutor(plan, this.#desk, { at, close: () => Promise.resolve() });
  }

  close(): Promise<void> {
    return this.#there.close();
  }
}

/** Whether nothing was too large to be solved. */
function isWhole(result: JobResult): boolean {
  return result.kind === 'exact' && result.exact !== null && (result.also ?? []).every((one) => one !== null);
}
