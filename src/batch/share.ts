/** The share of a plan that one run does: all of it, or one of several even parts. */
import type { CellIdentity, Plan } from './plan.ts';
import type { Range } from './ranges.ts';

/** Which of how many parts; the first is 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** What there is to do. */
export interface Share {
  /** Duels to play at first, by cell; cells of one chain come together. */
  readonly ranges: ReadonlyMap<number, Range>;
  /** Cells to solve: the first one of each law. */
  readonly solves: ReadonlySet<number>;
}

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

/**
 * The share of a shard, or of the run in one piece. All duels of a plan stand in one row, cell after cell; a
 * shard takes its part of the row, so that shards are even to the duel and most cells stay in one piece.
 * @param whole cells stay whole: what follows the first look depends on all duels of a cell.
 */
export function shareOf(
  plan: Plan,
  identities: readonly CellIdentity[],
  shard: Shard | null,
  whole: boolean,
): Share {
  const cells = playableCells(identities);
  const solving = plan.method === 'mc' ? [] : firstOfLaws(cells, identities);
  const duels = plan.method === 'exact' ? 0 : plan.duels;
  const { index, count } = shard ?? { index: 1, count: 1 };
  const bounds = (length: number, of: number): Range => [
    Number((BigInt(length) * BigInt(of - 1)) / BigInt(count)),
    Number((BigInt(length) * BigInt(of)) / BigInt(count)),
  ];
  const solves = new Set(solving.slice(...bounds(solving.length, index)));
  if (duels === 0) return { ranges: new Map(), solves };
  if (whole) {
    const mine = cells.slice(...bounds(cells.length, index));
    return { ranges: new Map(mine.map((cell) => [cell, [0, duels]])), solves };
  }
  // Whole numbers beyond 2^53: a million cells of 10^12 duels each.
  const row = BigInt(cells.length) * BigInt(duels);
  const begin = (row * BigInt(index - 1)) / BigInt(count);
  const end = (row * BigInt(index)) / BigInt(count);
  const ranges = new Map<number, Range>();
  cells.forEach((cell, i) => {
    const start = BigInt(i) * BigInt(duels);
    const clamp = (at: bigint): number =>
      Number(at < start ? 0n : at - start > BigInt(duels) ? BigInt(duels) : at - start);
    const range: Range = [clamp(begin), clamp(end)];
    if (range[0] < range[1]) ranges.set(cell, range);
  });
  return { ranges, solves };
}

function firstOfLaws(cells: readonly number[], identities: readonly CellIdentity[]): number[] {
  const seen = new Set<string>();
  return cells.filter((cell) => {
    const { law } = identities[cell]!;
    return !seen.has(law) && seen.add(law);
  });
}
