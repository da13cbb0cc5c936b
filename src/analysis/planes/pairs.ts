/** Planes held against each other, two by two, over the same matchups. */
import { cohensH } from '../../stats/cohens-h.ts';
import { kolmogorovSmirnovDistance } from '../../stats/kolmogorov-smirnov.ts';
import { holm } from '../../stats/multiplicity.ts';
import { normalUpperTail } from '../../stats/special/normal.ts';
import { bestOf, type Estimate, weightedSum } from '../estimate.ts';
import type { CommonPlane } from './common.ts';
import { drainOf, type PlaneFacts } from './facts.ts';
import { scoreRanks, shiftOf } from './noise.ts';

/** Two planes, second against first. */
export interface PlanePair {
  readonly first: number;
  readonly second: number;
  /** Difference of the mean win rates of the initiators, second less first. */
  readonly difference: Estimate;
  /** Cohen's h of these means. */
  readonly effect: number;
  /** Of "the mean win rates are equal", Holm-adjusted over all pairs; `null` where the difference is exact. */
  readonly adjusted: number | null;
  /** Root mean square of the differences of scores, matchup by matchup, the noise taken out: how far one moves. */
  readonly typical: Estimate;
  /** Distance of the distributions of mana drain (Kolmogorov–Smirnov), 0 to 1. */
  readonly drainDistance: number;
  /** Spearman's rank correlation of the matchups' scores, the noise taken out; `null` where one of the planes has no variety. */
  readonly rank: Estimate | null;
}

/** All pairs of planes, in order. Planes have streams of their own, so their figures are independent. */
export function planePairs(
  planes: readonly CommonPlane[],
  facts: readonly PlaneFacts[],
  confidence: number,
): PlanePair[] {
  const drains = planes.map(drainOf);
  const drafts = planes.flatMap((first, i) =>
    planes.slice(i + 1).map((second, j) => {
      const at = i + 1 + j;
      const drainDistance = kolmogorovSmirnovDistance(drains[i]!, drains[at]!);
      return draft(first, second, facts[i]!, facts[at]!, drainDistance, confidence);
    }),
  );
  const tested = drafts.filter(({ p }) => p !== null);
  const adjusted = holm(tested.map(({ p }) => p!));
  return drafts.map(({ p, pair }) => ({
    ...pair,
    adjusted: p === null ? null : adjusted[tested.findIndex((one) => one.pair === pair)]!,
  }));
}

function draft(
  first: CommonPlane,
  second: CommonPlane,
  one: PlaneFacts,
  two: PlaneFacts,
  drainDistance: number,
  confidence: number,
): { readonly p: number | null; readonly pair: Omit<PlanePair, 'adjusted'> } {
  const difference = weightedSum(0, [
    { weight: 1, estimate: two.win },
    { weight: -1, estimate: one.win },
  ]);
  const share = (estimate: Estimate): number => Math.min(1, Math.max(0, bestOf(estimate) ?? 0));
  return {
    p: difference.exact === null ? pOf(first, second, difference) : null,
    pair: {
      first: first.plane,
      second: second.plane,
      difference,
      effect: cohensH(share(two.win), share(one.win)),
      typical: shiftOf(first, second, confidence),
      drainDistance,
      rank: scoreRanks(first, second, confidence),
    },
  };
}

/** Two-sided normal p of a difference of mean win rates; one win and one loss added to each law. */
function pOf(first: CommonPlane, second: CommonPlane, difference: Estimate): number {
  const variance = [first, second].reduce(
    (sum, plane) =>
      sum +
      plane.laws.reduce((total, law) => {
        if (law.counts === null || law.exact !== null) return total;
        const p = (law.counts.initiator + 1) / (law.trials + 2);
        const weight = law.cells.length / plane.cells.length;
        return total + (weight * weight * p * (1 - p)) / (law.trials + 2);
      }, 0),
    0,
  );
  const value = difference.simulated?.value ?? 0;
  return variance === 0 ? 1 : Math.min(1, 2 * normalUpperTail(Math.abs(value) / Math.sqrt(variance)));
}
