/** The sides of a point ranked: strengths from who beats whom, and what a ranking cannot say. */
import type { CellResult } from '../../batch/result.ts';
import { outcomeOf } from '../../scenario/duel/outcome.ts';
import { simultaneousConfidence } from '../../stats/multiplicity.ts';
import { bradleyTerry, type Strength } from '../../stats/ranking/bradley-terry.ts';
import {
  type Dominance,
  findCycles,
  findDominated,
  perhapsDominated,
  type ScoreBounds,
} from '../../stats/ranking/relations.ts';
import { type Claim, superlatives } from '../claims/claim.ts';
import { bestOf, scoreOf, weightedSum } from '../estimate.ts';
import { boundsOf, rounded } from '../planes/noise.ts';
import type { Point } from '../points.ts';
import type { Pooled } from '../pool.ts';
import { sidesOf } from '../scores.ts';
import { agreementsOf, type RankAgreement } from './agreement.ts';
import { type Beyond, beyondOf, reachable } from './beyond.ts';

/** A side with its strength. */
export interface RankedSide {
  readonly side: string;
  readonly strength: Strength;
  /** Chance of a score against a side of average strength, by the model. */
  readonly againstAverage: number;
  readonly beyond: Beyond | null;
}

/** A cycle of sides, each of which beats the next beyond noise. */
export interface Cycle {
  /** `null`: over all planes together. */
  readonly plane: number | null;
  readonly sides: readonly string[];
}

/** A ranking of three sides or more. */
export interface Ranking {
  /** Strongest first. */
  readonly sides: readonly RankedSide[];
  /** Whether the strengths rest on exact scores and have no sampling error. */
  readonly exact: boolean;
  readonly cycles: readonly Cycle[];
  /** Sides that are worse than another against everyone, beyond noise: names. */
  readonly dominated: readonly { readonly side: string; readonly by: readonly string[] }[];
  /** Sides of which the duels do not decide whether they are. */
  readonly undecided: readonly string[];
  /** Spearman's correlation of the mean scores, by pair of planes that tell sides apart. */
  readonly agreements: readonly RankAgreement[];
  /** Which pairs of planes agree most and least, by their index among the agreements. */
  readonly claims: readonly Claim[];
  /** Simultaneous level of the comparisons behind cycles and dominance. */
  readonly confidence: number;
}

/** Weight of an exact score among the virtual duels of the strength model: so large that these vanish. */
const EXACT = 1e6;
/** Exact scores closer than this are equal. */
const dust = 1e9;

/** More sides than this are not ranked: cycles and strengths cost the cube of their number. */
const mostSides = 100;

/** Ranks the sides of a point; `null` with fewer than three, or more than a hundred. */
export function rankSides(point: Point): Ranking | null {
  const sides = sidesOf(point);
  const cells = point.planes.flatMap((group) => group.cells).filter(played);
  if (sides.length < 3 || sides.length > mostSides || cells.length === 0) return null;
  const exact = cells.every((cell) => cell.exact !== null);
  const { confidence } = point.precision;
  const counts = scoreCounts(sides, cells, exact);
  const strengths = bradleyTerry(counts, confidence);
  const reach = reachable(counts);
  const pairs = (sides.length * (sides.length - 1)) / 2;
  const level = simultaneousConfidence(confidence, pairs * (point.planes.length + 1));
  const whole = scoreMatrix(
    sides,
    point.planes.flatMap(({ laws }) => laws),
    level,
  );
  const cycles = [
    ...findCycles(whole).map((cycle) => ({ plane: null, cycle })),
    ...(point.planes.length === 1
      ? []
      : point.planes.flatMap(({ plane, laws }) =>
          findCycles(scoreMatrix(sides, laws, level)).map((cycle) => ({ plane, cycle })),
        )),
  ];
  const agreements = agreementsOf(point);
  return {
    sides: sides
      .map((side, i) => ({
        side,
        strength: strengths[i]!,
        againstAverage: 1 / (1 + Math.exp(-strengths[i]!.strength)),
        beyond: beyondOf(i, sides, reach),
      }))
      // Sides that rounding alone tells apart stay in the order of the scenario.
      .sort((a, b) => rounded(b.strength.strength) - rounded(a.strength.strength)),
    exact,
    cycles: cycles.map(({ plane, cycle }) => ({ plane, sides: cycle.map((i) => sides[i]!) })),
    dominated: dominatedOf(sides, findDominated(whole)),
    undecided: perhapsDominated(whole).map((index) => sides[index]!),
    agreements,
    claims: superlatives(
      'rank_agreement',
      agreements.map(({ correlation }, i) => ({ subject: String(i), ...boundsOf(correlation) })),
      confidence,
    ),
    confidence,
  };
}

function played({ impossible, tally, exact, cell }: CellResult): boolean {
  return impossible === null && (tally !== null || exact !== null) && cell.initiator !== cell.target;
}

/** What each side scored against each other, as counts, over all cells. */
function scoreCounts(sides: readonly string[], cells: readonly CellResult[], exact: boolean): number[][] {
  const index = new Map(sides.map((side, i) => [side, i]));
  const scores = sides.map(() => sides.map(() => 0));
  for (const { cell, tally, exact: solved } of cells) {
    const marginals = exact ? solved! : (tally ?? solved!);
    const scale = exact || tally === null ? EXACT : 1;
    const { initiator, target, draw } = outcomeOf(marginals);
    const [i, j] = [index.get(cell.initiator)!, index.get(cell.target)!];
    scores[i]![j]! += scale * Math.max(0, initiator + draw / 2);
    scores[j]![i]! += scale * Math.max(0, target + draw / 2);
  }
  return scores;
}

/** Mean score of each side against each other, both seats, with bounds at a level; `null` where they did not meet. */
function scoreMatrix(
  sides: readonly string[],
  laws: readonly Pooled[],
  confidence: number,
): (ScoreBounds | null)[][] {
  const meetings = new Map<string, { law: Pooled; sign: 1 | -1 }[]>();
  const add = (a: string, b: string, law: Pooled, sign: 1 | -1): void => {
    const key = JSON.stringify([a, b]);
    const known = meetings.get(key);
    if (known === undefined) meetings.set(key, [{ law, sign }]);
    else known.push({ law, sign });
  };
  for (const law of laws) {
    for (const { cell } of law.cells) {
      if (cell.initiator === cell.target) continue;
      add(cell.initiator, cell.target, law, 1);
      add(cell.target, cell.initiator, law, -1);
    }
  }
  return sides.map((a) =>
    sides.map((b) => {
      const met = meetings.get(JSON.stringify([a, b]));
      return met === undefined ? null : meanScore(met, confidence);
    }),
  );
}

function meanScore(met: readonly { law: Pooled; sign: 1 | -1 }[], confidence: number): ScoreBounds | null {
  const weights = new Map<Pooled, number>();
  for (const { law, sign } of met) weights.set(law, (weights.get(law) ?? 0) + sign / met.length);
  const targets = met.filter(({ sign }) => sign < 0).length;
  const estimate = weightedSum(
    targets / met.length,
    [...weights].map(([law, weight]) => ({
      weight,
      estimate: scoreOf({ ...law, precision: { ...law.precision, confidence, together: true } }),
    })),
  );
  const score = bestOf(estimate);
  if (score === null) return null;
  if (estimate.exact === null) return { score, low: estimate.simulated!.low, high: estimate.simulated!.high };
  const rounded = Math.round(score * dust) / dust;
  return { score: rounded, low: rounded, high: rounded };
}

function dominatedOf(sides: readonly string[], found: readonly Dominance[]): Ranking['dominated'] {
  return sides.flatMap((side, index) => {
    const by = found.filter(({ dominated, beyondNoise }) => dominated === index && beyondNoise);
    return by.length === 0 ? [] : [{ side, by: by.map((one) => sides[one.by]!) }];
  });
}
