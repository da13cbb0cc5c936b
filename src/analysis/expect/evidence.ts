/** What is known about the cells of a run at a look, pooled by law. */
import type { CellResult } from '../../batch/result.ts';
import type { Marginals, Tally } from '../../engine/tally.ts';
import { mergeHistograms } from '../../engine/tally.ts';
import { endsBy, outcomeOf } from '../../scenario/duel/outcome.ts';
import type { Cell } from '../../scenario/model/cells.ts';
import type { Histogram } from '../../stats/histogram.ts';
import { lawKey } from '../law.ts';

/** Cells that are one duel by law: what is known about one is known about all. */
export interface LawGroup {
  /** Indices of its cells in the run. */
  readonly cells: readonly number[];
  readonly exact: Marginals | null;
}

/** A tally by the index of its cell; `null` where nothing was simulated. */
export type Tallies = (cell: number) => Tally | null;

/**
 * Groups cells by law. With `facts`, also by what the ends are worth (captured power, a bystander's damage),
 * which cells of one chain need not share.
 */
export function groupByLaw(
  results: readonly CellResult<Cell>[],
  cells: readonly number[],
  facts: boolean,
): readonly LawGroup[] {
  const groups = new Map<string, number[]>();
  for (const cell of cells) {
    const result = results[cell]!;
    const key = facts ? `law ${result.law}` : lawKey(result);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [cell]);
    else group.push(cell);
  }
  return [...groups.values()].map((group) => ({ cells: group, exact: results[group[0]!]!.exact }));
}

/** The tallies of a group that are different duels: a key that stands twice names one stream. */
export function streamsOf(
  group: LawGroup,
  results: readonly CellResult<Cell>[],
  tallies: Tallies,
): readonly Tally[] {
  const byKey = new Map<string, Tally>();
  for (const cell of group.cells) {
    const tally = tallies(cell);
    if (tally === null) continue;
    const { key } = results[cell]!.cell;
    const known = byKey.get(key);
    if (known === undefined || known.total < tally.total) byKey.set(key, tally);
  }
  return [...byKey.values()];
}

/** Counts of outcomes of several tallies together. */
export function countsOf(tallies: readonly Tally[]): {
  wins: number;
  losses: number;
  draws: number;
  timeouts: number;
  trials: number;
} {
  const sums = { wins: 0, losses: 0, draws: 0, timeouts: 0, trials: 0 };
  for (const tally of tallies) {
    const { initiator, target, draw } = outcomeOf(tally);
    sums.wins += initiator;
    sums.losses += target;
    sums.draws += draw;
    sums.timeouts += endsBy(tally, 'timeout');
    sums.trials += tally.total;
  }
  return sums;
}

/** One metric of several tallies together. */
export function histogramOf(tallies: readonly Tally[], metric: string): Histogram {
  return tallies.reduce<Histogram>(
    (merged, tally) => mergeHistograms(merged, tally.metrics[metric] ?? []),
    [],
  );
}
