/** Threads for the plans that a worker is busy with: those of one plan hold its tables. */
import type { Executor } from '../messages.ts';

interface Kept {
  readonly executor: Promise<Executor>;
  busy: number;
}

/** Keeps the executors of the last plans; one that nobody uses goes when there are more than `most`. */
export class PlanPools {
  readonly #kept = new Map<string, Kept>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Works with the executor of a plan, which `start` makes where there is none yet. */
  async use<T>(
    plan: string,
    start: () => Promise<Executor>,
    work: (executor: Executor) => Promise<T>,
  ): Promise<T> {
    const kept = this.#kept.get(plan) ?? { executor: start(), busy: 0 };
    this.#kept.delete(plan);
    this.#kept.set(plan, kept);
    kept.busy++;
    try {
      return await work(await kept.executor);
    } catch (error) {
      // One that did not start shall not stand in the way of the next try.
      if (await failed(kept.executor)) this.#kept.delete(plan);
      throw error;
    } finally {
      kept.busy--;
      await this.#trim();
    }
  }

  /** Stops all threads. */
  async close(): Promise<void> {
    const all = [...this.#kept.values()];
    this.#kept.clear();
    await Promise.all(all.map(({ executor }) => stop(executor)));
  }

  async #trim(): Promise<void> {
    for (const [plan, { executor, busy }] of [...this.#kept]) {
      if (this.#kept.size <= this.#most) return;
      if (busy > 0) continue;
      this.#kept.delete(plan);
      await stop(executor);
    }
  }
}

function failed(executor: Promise<Executor>): Promise<boolean> {
  return executor.then(
    () => false,
    () => true,
  );
}

async function stop(executor: Promise<Executor>): Promise<void> {
  await executor.then(
    (found) => found.close(),
    () => undefined,
  );
}
