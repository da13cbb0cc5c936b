/** What each plane does to the same matchups. */
import type { CellResult } from '../../batch/result.ts';
import { baseOf } from '../../rules/strength.ts';
import type { Histogram } from '../../stats/histogram.ts';
import { histogramMean } from '../../stats/histogram.ts';
import { type Estimate, outcomeRate, scoreOf, type Term, weightedSum } from '../estimate.ts';
import { boundedMean, reachIn } from '../expect/boundedMean.ts';
import { histogramOf as countsOf } from '../expect/evidence.ts';
import { mixture } from '../mixture.ts';
import type { Pooled } from '../pool.ts';
import type { CommonPlane } from './common.ts';
import { hopelessOf, spreadOf } from './noise.ts';

/** Figures of one plane over the common matchups, every one with the same weight. */
export interface PlaneFacts {
  readonly plane: number;
  readonly matchups: number;
  /** Different duels among them. */
  readonly laws: number;
  /** Mean win rate of the initiators. */
  readonly win: Estimate;
  /** Standard deviation of the win rate between matchups, the noise of sampling taken out. */
  readonly spread: Estimate;
  /** Share of matchups with a score outside 20–80 %: at least those that surely are, at most those that may be. */
  readonly hopeless: Estimate;
  /** Initiator's score in mirror matches, less one half; `null` without mirrors. */
  readonly edge: Estimate | null;
  /** Mean number of rounds. */
  readonly rounds: Estimate;
  /** Mean mana lost by either side. */
  readonly initiatorDrain: Estimate;
  readonly targetDrain: Estimate;
  /** How often the side with the lower class base wins; `null` where all bases are equal. */
  readonly upset: { readonly rate: Estimate; readonly matchups: number } | null;
  /** Whether rounds and drains are exact. */
  readonly exact: boolean;
}

/** Distribution of the mana lost in a duel by either side, seats together, over the matchups of a plane. */
export function drainOf({ cells }: CommonPlane): Histogram {
  return mixture(
    cells.flatMap((cell) => ['initiator_drain', 'target_drain'].map((metric) => histogramOf(cell, metric))),
  );
}

/** The facts of a plane. @param confidence level of every interval. */
export function planeFacts(plane: CommonPlane, confidence: number): PlaneFacts {
  const { cells, laws, lawOf } = plane;
  const count = cells.length;
  const mean = (metric: string): Estimate =>
    weightedSum(
      0,
      laws.map((law) => ({ weight: law.cells.length / count, estimate: meanOf(law, metric, confidence) })),
    );
  return {
    plane: plane.plane,
    matchups: count,
    laws: laws.length,
    win: average(
      cells.map((cell) => lawOf.get(cell)!),
      (law) => outcomeRate(law, 'initiator'),
    ),
    spread: spreadOf(plane, confidence),
    hopeless: hopelessOf(plane, confidence),
    edge: edgeOf(plane),
    rounds: mean('rounds'),
    initiatorDrain: mean('initiator_drain'),
    targetDrain: mean('target_drain'),
    upset: upsetOf(plane),
    exact: cells.every(({ exact }) => exact !== null),
  };
}

/** Mean of a metric over the duels of a law: exact where it is solved, else with an interval by betting. */
function meanOf({ cells, looked, precision }: Pooled, metric: string, confidence: number): Estimate {
  const solved = cells[0]!.exact;
  if (solved !== null) return { exact: histogramMean(solved.metrics[metric] ?? [[0, 1]]), simulated: null };
  const seen = new Map(
    cells.flatMap(({ cell, tally }) => (tally === null ? [] : [[cell.key, tally] as const])),
  );
  const counts = countsOf([...seen.values()], metric);
  if (counts.length === 0) return { exact: null, simulated: null };
  const tightAt = looked ? precision.looked : undefined;
  const bounds = boundedMean(counts, reachIn(metric, cells), 1 - confidence, tightAt);
  const value = histogramMean(counts);
  return { exact: null, simulated: { value, low: 0, high: Number.POSITIVE_INFINITY, ...bounds } };
}

function histogramOf({ exact, tally }: CellResult, metric: string): Histogram {
  return (exact ?? tally)?.metrics[metric] ?? [[0, 1]];
}

/** Mean over matchups; a law that shows several times is one figure with a larger weight. */
function average(laws: readonly Pooled[], figure: (law: Pooled) => Estimate, constant = 0): Estimate {
  const weights = new Map<Pooled, number>();
  for (const law of laws) weights.set(law, (weights.get(law) ?? 0) + 1 / laws.length);
  const terms: Term[] = [...weights].map(([law, weight]) => ({ weight, estimate: figure(law) }));
  return weightedSum(constant, terms);
}

function edgeOf({ cells, lawOf }: CommonPlane): Estimate | null {
  const mirrors = cells.filter(({ cell }) => cell.initiator === cell.target).map((cell) => lawOf.get(cell)!);
  return mirrors.length === 0 ? null : average(mirrors, scoreOf, -0.5);
}

/** Highest base of a side's members: what a class is worth by its name. */
function sideBase({ cell: { setup } }: CellResult, seat: 'initiators' | 'targets'): number {
  return setup[seat].reduce(
    (most, combatant) => Math.max(most, baseOf(combatant, setup.classes)),
    Number.NEGATIVE_INFINITY,
  );
}

function upsetOf({ cells, lawOf }: CommonPlane): PlaneFacts['upset'] {
  const uneven = cells.flatMap((cell) => {
    const difference = sideBase(cell, 'initiators') - sideBase(cell, 'targets');
    return difference === 0
      ? []
      : [{ law: lawOf.get(cell)!, weaker: difference < 0 ? 'initiator' : 'target' } as const];
  });
  if (uneven.length === 0) return null;
  const terms = (['initiator', 'target'] as const).flatMap((weaker) => {
    const laws = uneven.filter((one) => one.weaker === weaker).map(({ law }) => law);
    if (laws.length === 0) return [];
    const estimate = average(laws, (law) => outcomeRate(law, weaker));
    return [{ weight: laws.length / uneven.length, estimate }];
  });
  return { rate: weightedSum(0, terms), matchups: uneven.length };
}
