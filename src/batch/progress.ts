/** How far a run has come, counted as its jobs come back. */
import type { Harvest } from './harvest.ts';
import type { Job } from './messages.ts';
import type { Range } from './ranges.ts';

/** How far a run has come. */
export interface Progress {
  readonly cellsDone: number;
  readonly cells: number;
  readonly duelsDone: number;
  /** Duels asked for so far; a sequel may ask for more. */
  readonly duels: number;
}

/** Counts the cells and duels of a run; where nothing is simulated, the solutions. */
export class ProgressCount {
  readonly #wanted: Map<number, Range>;
  readonly #solves: ReadonlySet<number>;
  readonly #harvest: Harvest;
  readonly #done = new Set<number>();
  #duelsDone: number;
  #asked = 0;

  constructor(wanted: ReadonlyMap<number, Range>, solves: ReadonlySet<number>, harvest: Harvest) {
    this.#wanted = new Map();
    this.#solves = solves;
    this.#harvest = harvest;
    this.#duelsDone = harvest.duels();
    this.ask(wanted);
    for (const cell of harvest.exacts.keys()) this.#mark(cell);
  }

  /** Takes note of what cells shall have from now on. */
  ask(ranges: ReadonlyMap<number, Range>): void {
    for (const [cell, range] of ranges) {
      const [from, to] = this.#wanted.get(cell) ?? [0, 0];
      this.#asked += range[1] - range[0] - (to - from);
      this.#wanted.set(cell, range);
      this.#mark(cell);
    }
  }

  /** Takes note of a job whose result is new in the harvest. */
  add(job: Job): void {
    if (job.kind === 'simulate') this.#duelsDone += job.count;
    this.#mark(job.cell);
  }

  /** The figures of this moment. */
  now(): Progress {
    return {
      cellsDone: this.#done.size,
      cells: this.#wanted.size > 0 ? this.#wanted.size : this.#solves.size,
      duelsDone: this.#duelsDone,
      duels: this.#asked,
    };
  }

  #mark(cell: number): void {
    const range = this.#wanted.get(cell);
    const done =
      range === undefined
        ? this.#wanted.size === 0 && this.#harvest.exacts.has(cell)
        : this.#harvest.missing(cell, range).length === 0;
    if (done) this.#done.add(cell);
    else this.#done.delete(cell);
  }
}
