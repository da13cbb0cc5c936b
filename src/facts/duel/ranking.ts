/** The strongest and the weakest side, with everybody who cannot be told apart from them. */
import { type Claim, superlatives } from '../../analysis/claims/claim.ts';
import type { Estimate } from '../../analysis/estimate.ts';
import { boundsOf } from '../../analysis/planes/noise.ts';
import { type Point, pointAt } from '../../analysis/points.ts';
import { type SideScore, sideScores } from '../../analysis/scores.ts';
import { simultaneousConfidence } from '../../stats/multiplicity.ts';

/** One end of the ranking. */
export interface RankingEnd {
  /** The extreme side and those tied with it: equal by law, or exactly equal within 1e-9. */
  readonly sides: readonly string[];
  readonly score: Estimate;
  /** Further sides that may have that score, all intervals together; empty where scores are exact. */
  readonly notDistinguishable: readonly string[];
}

/** Both ends of the ranking of a field of at least two sides. */
export interface Ranking {
  readonly strongest: RankingEnd;
  readonly weakest: RankingEnd;
  /** All sides tied: there is no strongest. */
  readonly allEqual: boolean;
}

/** Exact scores closer than this are a tie. */
const tie = 1e-9;

/** Who has the highest and who the lowest mean score, as far as the duels bear it: intervals that hold together. */
export function scoreClaims(point: Point, planes?: readonly number[]): readonly Claim[] {
  const scores = sideScores(point, planes);
  const { confidence } = point.precision;
  const wide = pointAt(point, simultaneousConfidence(confidence, Math.max(1, scores.length)));
  return superlatives(
    'mean_score',
    sideScores(wide, planes).map(({ side, score }) => ({ subject: side, ...boundsOf(score) })),
    confidence,
  );
}

/**
 * Ranks by exact scores where every side has one, else by simulated scores.
 * `null` with fewer than two sides, or without any figures.
 * @param claims who may have the highest and the lowest score.
 */
export function rank(scores: readonly SideScore[], claims: readonly Claim[]): Ranking | null {
  const exact = scores.every(({ score }) => score.exact !== null);
  const field = scores.flatMap((entry) => {
    const value = exact ? entry.score.exact : (entry.score.simulated?.value ?? entry.score.exact);
    return value === null ? [] : [{ entry, value }];
  });
  const sorted = [...field].sort((a, b) => b.value - a.value);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined || field.length < 2) return null;
  const end = (extreme: typeof first, says: 'most' | 'least'): RankingEnd => {
    const claim = claims.find((own) => own.says === says);
    const may = claim !== undefined && 'among' in claim ? claim.among : [];
    const tied = field.filter(({ value }) => Math.abs(value - extreme.value) <= tie);
    const near = exact
      ? []
      : field.filter((other) => !tied.includes(other) && may.includes(other.entry.side));
    return {
      sides: tied.map(({ entry }) => entry.side),
      score: extreme.entry.score,
      notDistinguishable: near.map(({ entry }) => entry.side),
    };
  };
  return {
    strongest: end(first, 'most'),
    weakest: end(last, 'least'),
    allEqual: first.value - last.value <= tie,
  };
}
