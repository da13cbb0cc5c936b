/** How the duels of one point went: their length, and those that nobody won. */
import { mean } from 'simple-statistics';
import { type Claim, superlatives } from '../../analysis/claims/claim.ts';
import { type Estimate, rate, weightedSum } from '../../analysis/estimate.ts';
import { boundedMean, reachIn } from '../../analysis/expect/boundedMean.ts';
import { histogramOf } from '../../analysis/expect/evidence.ts';
import { meanOf } from '../../analysis/moments.ts';
import type { Point } from '../../analysis/points.ts';
import type { Pooled } from '../../analysis/pool.ts';
import type { Precision } from '../../analysis/precision.ts';
import type { CellResult } from '../../batch/result.ts';
import type { Marginals, Tally } from '../../engine/tally.ts';
import { endsBy, outcomeOf } from '../../scenario/duel/outcome.ts';
import { simultaneousConfidence } from '../../stats/multiplicity.ts';
import type { Finding } from './findings.ts';

/** Mean length, the duel that is longest on average, and the longest single duel with its address. */
export function lengthFinding(point: Point): readonly Finding[] {
  const laws = point.planes
    .flatMap((group) => group.laws)
    .flatMap((pooled) => {
      const rounds = meanRounds(pooled);
      return rounds === null ? [] : [{ cells: pooled.cells, rounds }];
    });
  const slowest = laws.length === 0 ? undefined : laws.reduce((a, b) => (b.rounds > a.rounds ? b : a));
  const [first] = slowest?.cells ?? [];
  if (slowest === undefined || first === undefined) return [];
  const [longest] = lengthClaims(point);
  const sole =
    first.exact !== null ||
    (longest !== undefined &&
      'among' in longest &&
      longest.among.length === 1 &&
      longest.among[0] === first.cell.key);
  const count = laws.reduce((sum, { cells }) => sum + cells.length, 0);
  return [
    {
      kind: 'length',
      mean: laws.reduce((sum, { cells, rounds }) => sum + cells.length * rounds, 0) / count,
      slowest:
        sole || laws.length === 1
          ? { key: first.cell.key, rounds: slowest.rounds, equals: slowest.cells.length - 1 }
          : null,
      longest: longestDuel(laws.flatMap(({ cells }) => cells)),
    },
  ];
}

/** Whose duels are the longest on average, by law: intervals that hold together. */
export function lengthClaims(point: Point): readonly Claim[] {
  const laws = point.planes.flatMap((group) => group.laws);
  const { confidence, looked } = point.precision;
  const open = laws.filter(({ exact }) => exact === null).length;
  const alpha = 1 - simultaneousConfidence(confidence, Math.max(1, open));
  const bounds = laws.flatMap(({ cells }) => {
    const [first] = cells;
    const subject = first!.cell.key;
    if (first!.exact !== null) {
      const value = meanOf(first!.exact, 'rounds') ?? 0;
      return [{ subject, low: value, high: value }];
    }
    const counts = histogramOf(
      cells.flatMap(({ tally }) => tally ?? []),
      'rounds',
    );
    if (counts.length === 0) return [];
    const known = boundedMean(counts, reachIn('rounds', cells), alpha, looked);
    return [{ subject, ...(known ?? { low: 0, high: Number.POSITIVE_INFINITY }) }];
  });
  return superlatives('mean_rounds', bounds, confidence).filter(({ says }) => says === 'most');
}

/** Exact where known, else the mean over the simulated cells of the law. */
function meanRounds({ cells }: Pooled): number | null {
  const exact = cells[0]?.exact ?? null;
  if (exact !== null) return meanOf(exact, 'rounds');
  const means = cells.flatMap(({ tally }) => (tally === null ? [] : (meanOf(tally, 'rounds') ?? [])));
  return means.length === 0 ? null : mean(means);
}

function longestDuel(cells: readonly CellResult[]): { key: string; index: number; rounds: number } | null {
  let found: { key: string; index: number; rounds: number } | null = null;
  for (const { cell, tally } of cells) {
    const longest = tally?.longest ?? null;
    if (longest !== null && (found === null || longest.value > found.rounds))
      found = { key: cell.key, index: longest.index, rounds: longest.value };
  }
  return found;
}

/** Shares of duels without a winner, by how they ended; every cell with the same weight. */
export function drawFinding(point: Point): readonly Finding[] {
  const cells = playedCells(point);
  if (cells.length === 0) return [];
  const share = (weight: (marginals: Marginals) => number): Estimate =>
    meanShare(cells, weight, point.precision);
  return [
    {
      kind: 'draws',
      draws: share((marginals) => outcomeOf(marginals).draw),
      exhaustion: share((marginals) => endsBy(marginals, 'exhaustion')),
      timeout: share((marginals) => endsBy(marginals, 'timeout')),
      duels: cells.reduce((sum, { tally }) => sum + (tally?.total ?? 0), 0),
    },
  ];
}

/**
 * The cells of a point have independent streams, so equal numbers of duels add up to one count; cells of
 * unequal numbers keep their equal weight in a sum of rates. Cells only solved come beside them.
 */
export function meanShare(
  cells: readonly CellResult[],
  weight: (marginals: Marginals) => number,
  precision: Precision,
): Estimate {
  const sum = (all: readonly Marginals[], of: (marginals: Marginals) => number) =>
    all.reduce((total, marginals) => total + of(marginals), 0);
  const simulated = cells.filter(({ tally }) => tally !== null);
  const tallies = simulated.flatMap(({ tally }) => tally ?? []);
  const solved = cells.flatMap(({ tally, exact }) => (tally === null ? (exact ?? []) : []));
  const exact = cells.flatMap((result) => result.exact ?? []);
  const equal = tallies.every(({ total }) => total === tallies[0]?.total);
  const looked = simulated.some((result) => result.precision !== null);
  const share = (counts: readonly Tally[]) =>
    rate(
      sum(counts, weight),
      sum(counts, ({ total }) => total),
      precision,
      looked,
    );
  const groups = tallies.length === 0 ? [] : equal ? [tallies] : tallies.map((tally) => [tally]);
  const mixed = weightedSum(0, [
    ...groups.map((group) => ({
      weight: group.length / cells.length,
      estimate: { simulated: share(group), exact: 0 },
    })),
    { weight: 1 / cells.length, estimate: { simulated: null, exact: sum(solved, weight) } },
  ]);
  return {
    simulated: mixed.simulated,
    exact: exact.length < cells.length ? null : sum(exact, weight) / exact.length,
  };
}

/** Cells that are possible and have figures. */
export function playedCells(point: Point): readonly CellResult[] {
  return point.planes
    .flatMap((group) => group.cells)
    .filter(({ impossible, tally, exact }) => impossible === null && (tally !== null || exact !== null));
}
