/** The order of work: what there is to do, one piece after another, never all of it in memory. */
import type { Job } from './messages.ts';
import type { CellIdentity, Plan } from './plan.ts';

/** Duels of one job at most: some tens of milliseconds of work. */
export const CHUNK: number = 1 << 17;

/** Cells that can be played, those of one chain together so that threads build few tables. */
export function playableCells(identities: readonly CellIdentity[]): number[] {
  const firstOfChain = new Map<string, number>();
  identities.forEach(({ impossible, chainKey }, cell) => {
    if (impossible === null && !firstOfChain.has(chainKey)) firstOfChain.set(chainKey, cell);
  });
  const rank = identities.map(({ chainKey }) => firstOfChain.get(chainKey) ?? -1);
  return identities
    .map((_, cell) => cell)
    .filter((cell) => identities[cell]!.impossible === null)
    .sort((a, b) => rank[a]! - rank[b]! || a - b);
}

/** Jobs that bring each cell from the duels it has to the duels it shall have. */
export function* simulateJobs(
  cells: readonly number[],
  have: (cell: number) => number,
  want: (cell: number) => number,
): Generator<Job> {
  for (const cell of cells) {
    const to = want(cell);
    for (let from = have(cell); from < to; from += CHUNK) {
      yield { kind: 'simulate', cell, from, count: Math.min(CHUNK, to - from) };
    }
  }
}

/** Jobs of a plan's first look: exact solutions, one a law, beside the duels of the same chain. */
export function* firstJobs(
  plan: Plan,
  cells: readonly number[],
  identities: readonly CellIdentity[],
): Generator<Job> {
  const solved = new Set<string>();
  for (const cell of cells) {
    const { law } = identities[cell]!;
    if (plan.method !== 'mc' && !solved.has(law)) {
      solved.add(law);
      yield { kind: 'exact', cell };
    }
    if (plan.method === 'exact') continue;
    for (let from = 0; from < plan.duels; from += CHUNK) {
      yield { kind: 'simulate', cell, from, count: Math.min(CHUNK, plan.duels - from) };
    }
  }
}
