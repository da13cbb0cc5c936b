/** The order of work: what there is to do, one piece after another, never all of it in memory. */
import type { Harvest } from './harvest.ts';
import type { Job } from './messages.ts';
import type { Range } from './ranges.ts';

/** Duels of one job at most: some tens of milliseconds of work. */
export const CHUNK: number = 1 << 18;

/** Cells of one chain that are solved in one job at most. */
const SOLVED_AT_ONCE = 64;

/**
 * Jobs that solve some cells and bring others to the duels they shall have, leaving out what is done.
 * Exact solutions come beside the duels of the same chain.
 * @param chainOf by which cells are solved together in one job, so that one worker has the chain; alone where it is left out.
 */
export function* jobsFor(
  ranges: ReadonlyMap<number, Range>,
  solves: ReadonlySet<number>,
  harvest: Harvest,
  chunk: number,
  chainOf?: (cell: number) => string,
): Generator<Job> {
  const unsolved = new Set([...solves].filter((cell) => !harvest.exacts.has(cell)));
  const chains = new Map<string, number[]>();
  if (chainOf !== undefined)
    for (const cell of unsolved) {
      const chain = chainOf(cell);
      const known = chains.get(chain);
      if (known === undefined) chains.set(chain, [cell]);
      else known.push(cell);
    }
  const exactOf = (cell: number): Job => {
    if (chainOf === undefined) return { kind: 'exact', cell };
    const also: number[] = [];
    for (const other of chains.get(chainOf(cell))!)
      if (also.length + 1 < SOLVED_AT_ONCE && unsolved.delete(other)) also.push(other);
    return also.length === 0 ? { kind: 'exact', cell } : { kind: 'exact', cell, also };
  };
  for (const [cell, range] of ranges) {
    if (unsolved.delete(cell)) yield exactOf(cell);
    for (const [start, end] of harvest.missing(cell, range)) {
      for (let from = start; from < end; from += chunk) {
        yield { kind: 'simulate', cell, from, count: Math.min(chunk, end - from) };
      }
    }
  }
  for (const cell of unsolved) {
    unsolved.delete(cell);
    yield exactOf(cell);
  }
}
