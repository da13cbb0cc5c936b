/** The order of work: what there is to do, one piece after another, never all of it in memory. */
import type { Harvest } from './harvest.ts';
import type { Job } from './messages.ts';
import type { Range } from './ranges.ts';

/** Duels of one job at most: some tens of milliseconds of work. */
export const CHUNK: number = 1 << 18;

/**
 * Jobs that solve some cells and bring others to the duels they shall have, leaving out what is done.
 * Exact solutions come beside the duels of the same chain.
 */
export function* jobsFor(
  ranges: ReadonlyMap<number, Range>,
  solves: ReadonlySet<number>,
  harvest: Harvest,
  chunk: number,
): Generator<Job> {
  const unsolved = new Set([...solves].filter((cell) => !harvest.exacts.has(cell)));
  for (const [cell, range] of ranges) {
    if (unsolved.delete(cell)) yield { kind: 'exact', cell };
    for (const [start, end] of harvest.missing(cell, range)) {
      for (let from = start; from < end; from += chunk) {
        yield { kind: 'simulate', cell, from, count: Math.min(chunk, end - from) };
      }
    }
  }
  for (const cell of unsolved) yield { kind: 'exact', cell };
}
