/** What has come of a run so far: the part of a run that a checkpoint keeps. */
import { type Marginals, mergeTallies, type Tally } from '../engine/tally.ts';
import type { Job, JobResult } from './messages.ts';
import { gapsIn, overlaps, type Range, sizeOf, withRange } from './ranges.ts';

/** The duels of one cell that are done, and their tally. */
export interface CellHarvest {
  readonly ranges: readonly Range[];
  readonly tally: Tally;
}

/** Tallies that a look saw, of the cells that had changed since the look before. */
export type Look = ReadonlyMap<number, Tally>;

/** Finished work by cell. Whatever is delivered twice counts once. */
export class Harvest {
  readonly #cells: Map<number, CellHarvest>;
  readonly #exacts: Map<number, Marginals | null>;
  readonly #wanted: Map<number, number>;
  readonly #looks: Look[];
  #changes = 0;

  constructor(
    cells: Iterable<readonly [number, CellHarvest]> = [],
    exacts: Iterable<readonly [number, Marginals | null]> = [],
    wanted: Iterable<readonly [number, number]> = [],
    looks: Iterable<Look> = [],
  ) {
    this.#looks = [...looks];
    this.#cells = new Map(cells);
    this.#exacts = new Map(exacts);
    this.#wanted = new Map(wanted);
  }

  /** Takes in what came of a job; answers whether it was news. */
  add(job: Job, result: JobResult): boolean {
    if (result.kind === 'exact') {
      if (this.#exacts.has(job.cell)) return false;
      this.#exacts.set(job.cell, result.exact);
      this.#changes++;
      return true;
    }
    if (job.kind !== 'simulate' || result.kind !== 'simulate') return false;
    const range: Range = [job.from, job.from + job.count];
    const known = this.#cells.get(job.cell);
    if (known === undefined) this.#cells.set(job.cell, { ranges: [range], tally: result.tally });
    else if (overlaps(known.ranges, range)) return false;
    else {
      const tally = mergeTallies(known.tally, result.tally);
      this.#cells.set(job.cell, { ranges: withRange(known.ranges, range), tally });
    }
    this.#changes++;
    return true;
  }

  /** How often it has changed since it was made: whoever kept it tells by that whether there is news. */
  get changes(): number {
    return this.#changes;
  }

  /** Whether nothing is done yet. */
  get isEmpty(): boolean {
    return this.#cells.size === 0 && this.#exacts.size === 0;
  }

  /** Cells with finished duels, in the order in which they began. */
  get cells(): ReadonlyMap<number, CellHarvest> {
    return this.#cells;
  }

  /** Exact distributions by the cell that was solved; `null` where there are too many states. */
  get exacts(): ReadonlyMap<number, Marginals | null> {
    return this.#exacts;
  }

  /** Totals that a sequel asked for, by cell. */
  get wanted(): ReadonlyMap<number, number> {
    return this.#wanted;
  }

  /** Notes the total that a cell shall have next; never less than it has. */
  want(cell: number, total: number): void {
    this.#changes++;
    this.#wanted.set(cell, Math.max(total, this.#wanted.get(cell) ?? 0));
  }

  /** What looks have seen so far, for whoever must take them again. */
  get looks(): readonly Look[] {
    return this.#looks;
  }

  /** Notes that a look is taken now. */
  noteLook(): void {
    this.#changes++;
    const seen = talliesAt(this.#looks, this.#looks.length);
    this.#looks.push(new Map([...this.tallies()].filter(([cell, tally]) => seen.get(cell) !== tally)));
  }

  /** Duels of a range of a cell that are still to be done. */
  missing(cell: number, range: Range): readonly Range[] {
    return gapsIn(this.#cells.get(cell)?.ranges ?? [], range);
  }

  /** Duels done, of one cell or of all. */
  duels(cell?: number): number {
    if (cell !== undefined) return sizeOf(this.#cells.get(cell)?.ranges ?? []);
    let sum = 0;
    for (const { ranges } of this.#cells.values()) sum += sizeOf(ranges);
    return sum;
  }

  /** Tallies by cell. */
  tallies(): ReadonlyMap<number, Tally> {
    return new Map([...this.#cells].map(([cell, { tally }]) => [cell, tally]));
  }
}

/** The tallies of all cells as the first `count` looks left them. */
export function talliesAt(looks: readonly Look[], count: number): ReadonlyMap<number, Tally> {
  return new Map(looks.slice(0, count).flatMap((look) => [...look]));
}
