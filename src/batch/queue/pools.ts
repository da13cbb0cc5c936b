/** Threads for the plans that a worker is busy with: those of one plan hold its tables. */

interface Kept<Staff> {
  readonly staff: Promise<Staff>;
  busy: number;
}

/** Keeps what works for the last plans; what nobody uses is stopped when there are more than `most`. */
export class PlanPools<Staff> {
  readonly #kept = new Map<string, Kept<Staff>>();
  readonly #most: number;
  readonly #stop: (staff: Staff) => Promise<void>;

  constructor(most: number, stop: (staff: Staff) => Promise<void>) {
    this.#most = most;
    this.#stop = stop;
  }

  /** Works with the staff of a plan, which `start` makes where there is none yet. */
  async use<T>(plan: string, start: () => Promise<Staff>, work: (staff: Staff) => Promise<T>): Promise<T> {
    const kept = this.#kept.get(plan) ?? { staff: start(), busy: 0 };
    this.#kept.delete(plan);
    this.#kept.set(plan, kept);
    kept.busy++;
    try {
      return await work(await kept.staff);
    } catch (error) {
      // One that did not start shall not stand in the way of the next try.
      if (await failed(kept.staff)) this.#kept.delete(plan);
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
    await Promise.all(all.map(({ staff }) => this.#end(staff)));
  }

  async #trim(): Promise<void> {
    for (const [plan, { staff, busy }] of [...this.#kept]) {
      if (this.#kept.size <= this.#most) return;
      if (busy > 0) continue;
      this.#kept.delete(plan);
      await this.#end(staff);
    }
  }

  async #end(staff: Promise<Staff>): Promise<void> {
    await staff.then(this.#stop, () => undefined);
  }
}

function failed(staff: Promise<unknown>): Promise<boolean> {
  return staff.then(
    () => false,
    () => true,
  );
}
