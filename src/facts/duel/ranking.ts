/** The strongest and the weakest side, with everybody who cannot be told apart from them. */
import type { Estimate } from '../../analysis/estimate.ts';
import type { SideScore } from '../../analysis/scores.ts';
import type { Interval as Bounds } from '../../stats/interval.ts';

/** One end of the ranking. */
export interface RankingEnd {
  /** The extreme side and those tied with it: equal by law, or exactly equal within 1e-9. */
  readonly sides: readonly string[];
  readonly score: Estimate;
  /** Sides whose interval overlaps with the extreme one's; empty where scores are exact. */
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

/**
 * Ranks by exact scores where every side has one, else by simulated scores.
 * `null` with fewer than two sides, or without any figures.
 */
export function rank(scores: readonly SideScore[]): Ranking | null {
  const exact = scores.every(({ score }) => score.exact !== null);
  const field = scores.flatMap((entry) => {
    const value = exact ? entry.score.exact : (entry.score.simulated?.value ?? entry.score.exact);
    return value === null ? [] : [{ entry, value }];
  });
  const sorted = [...field].sort((a, b) => b.value - a.value);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined || field.length < 2) return null;
  const end = (extreme: typeof first): RankingEnd => {
    const tied = field.filter(({ value }) => Math.abs(value - extreme.value) <= tie);
    const near = exact
      ? []
      : field.filter((other) => !tied.includes(other) && overlap(other.entry.score, extreme.entry.score));
    return {
      sides: tied.map(({ entry }) => entry.side),
      score: extreme.entry.score,
      notDistinguishable: near.map(({ entry }) => entry.side),
    };
  };
  return { strongest: end(first), weakest: end(last), allEqual: first.value - last.value <= tie };
}

function overlap(a: Estimate, b: Estimate): boolean {
  const [one, other] = [boundsOf(a), boundsOf(b)];
  return one !== null && other !== null && one.low <= other.high && other.low <= one.high;
}

/** An exact score is an interval without width. */
function boundsOf({ simulated, exact }: Estimate): Bounds | null {
  return simulated ?? (exact === null ? null : { low: exact, high: exact });
}
