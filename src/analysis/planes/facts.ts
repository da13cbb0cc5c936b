/** What each plane does to the same matchups. */
import { standardDeviation } from 'simple-statistics';
import type { CellResult } from '../../batch/result.ts';
import { baseOf } from '../../rules/strength.ts';
import type { Histogram } from '../../stats/histogram.ts';
import { histogramMean } from '../../stats/histogram.ts';
import { bestOf, type Estimate, outcomeRate, scoreOf, type Term, weightedSum } from '../estimate.ts';
import { mixture } from '../mixture.ts';
import type { Pooled } from '../pool.ts';
import type { CommonPlane } from './common.ts';

/** Figures of one plane over the common matchups, every one with the same weight. */
export interface PlaneFacts {
  readonly plane: number;
  readonly matchups: number;
  /** Different duels among them. */
  readonly laws: number;
  /** Mean win rate of the initiators. */
  readonly win: Estimate;
  /** Standard deviation of the win rate between matchups. */
  readonly spread: number;
  /** Share of matchups with a score outside 20–80 %, by the best values known. */
  readonly hopeless: number;
  /** Initiator's score in mirror matches, less one half; `null` without mirrors. */
  readonly edge: Estimate | null;
  /** Mean number of rounds. */
  readonly rounds: number;
  /** Mean mana lost by either side. */
  readonly initiatorDrain: number;
  readonly targetDrain: number;
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

/** The facts of a plane. */
export function planeFacts(plane: CommonPlane): PlaneFacts {
  const { cells, laws, lawOf } = plane;
  const count = cells.length;
  const scores = cells.map((cell) => bestOf(scoreOf(lawOf.get(cell)!)) ?? 0.5);
  const wins = cells.map((cell) => bestOf(outcomeRate(lawOf.get(cell)!, 'initiator')) ?? 0);
  const mean = (metric: string): number =>
    cells.reduce((sum, cell) => sum + histogramMean(histogramOf(cell, metric)), 0) / count;
  return {
    plane: plane.plane,
    matchups: count,
    laws: laws.length,
    win: average(
      cells.map((cell) => lawOf.get(cell)!),
      (law) => outcomeRate(law, 'initiator'),
    ),
    spread: standardDeviation(wins),
    hopeless: scores.filter((score) => Math.abs(score - 0.5) > 0.3 + 1e-12).length / count,
    edge: edgeOf(plane),
    rounds: mean('rounds'),
    initiatorDrain: mean('initiator_drain'),
    targetDrain: mean('target_drain'),
    upset: upsetOf(plane),
    exact: cells.every(({ exact }) => exact !== null),
  };
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
