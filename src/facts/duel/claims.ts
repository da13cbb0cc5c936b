/** What the sentences of a point claim: made of the same facts that words tell, so that tests can hold them against the truth. */
import { type Claim, property } from '../../analysis/claims/claim.ts';
import { bestOf } from '../../analysis/estimate.ts';
import type { Point } from '../../analysis/points.ts';
import type { Ranking } from '../../analysis/ranking/table.ts';
import { LIMIT } from '../imbalance/scale.ts';
import { lengthClaims } from './course.ts';
import type { Finding } from './findings.ts';
import type { Imbalance, Imbalances } from './imbalance.ts';
import { DRAWS, type Places } from './imbalanceKinds.ts';
import { scoreClaims } from './ranking.ts';
import { edgeClaims, farthestClaims, ownPlanes } from './standout.ts';

/** Name of the scores on a plane, of sides and of matchups. */
export const scoreOn = (plane: number): string => `score on plane ${plane}`;

/** Name of a matchup among scores. */
export const matchupName = (initiator: string, target: string): string => `${initiator} > ${target}`;

/** Claims of what stands out at a point, superlatives among them. Every list holds together with the level of the report. */
export function pointClaims(
  point: Point,
  even: boolean,
  findings: readonly Finding[],
  { found, calm }: Imbalances,
): readonly Claim[] {
  const level = point.precision.confidence;
  return [
    ...(even ? scoreClaims(point) : []),
    ...edgeClaims(point),
    ...lengthClaims(point),
    ...farthestClaims(point),
    ...findings.flatMap((finding) => findingClaims(finding, point)),
    ...found.flatMap((imbalance) => imbalanceClaims(imbalance, level)),
    ...calm.map((plane) => property('calm', String(plane), level, true)),
  ];
}

function findingClaims(finding: Finding, point: Point): readonly Claim[] {
  const level = point.precision.confidence;
  const between = (about: string, low: number, high: number): Claim => ({
    ...{ says: 'within', about, subject: '', level },
    ...{ low, high },
  });
  switch (finding.kind) {
    case 'strongest':
    case 'weakest': {
      const [side] = finding.sides;
      return side === undefined || finding.highest === null
        ? []
        : ownPlanes(side, point).map(({ claim }) => claim);
    }
    case 'hopeless': {
      const { ranges, hopeless, lopsided } = finding;
      const range = (name: 'hopeless' | 'lopsided', count: number): Claim => {
        const { surely, possibly } = ranges?.[name] ?? { surely: count, possibly: count };
        return between(`${name}_cells`, surely, possibly);
      };
      return [range('hopeless', hopeless), range('lopsided', lopsided)];
    }
    case 'edge':
      return finding.edges.flatMap(({ plane, edge, unclear }): Claim[] => {
        const value = bestOf(edge) ?? 0;
        const sign = { says: 'within', about: 'first_move_edge', subject: String(plane), level } as const;
        if (unclear || value === 0) return [];
        return [{ ...sign, ...(value > 0 ? { low: 0, high: 0.5 } : { low: -0.5, high: 0 }) }];
      });
    default:
      return [];
  }
}

function placed(name: string, { strong, weak }: Places, level: number): readonly Claim[] {
  const made = (plane: number) => ({ says: 'within', about: scoreOn(plane), subject: name, level }) as const;
  return [
    ...strong.map(({ plane }) => ({ ...made(plane), low: 0.5 + LIMIT, high: 1 })),
    ...weak.map(({ plane }) => ({ ...made(plane), low: 0, high: 0.5 - LIMIT })),
  ];
}

/** What surely is out of balance. */
function imbalanceClaims(imbalance: Imbalance, level: number): readonly Claim[] {
  switch (imbalance.kind) {
    case 'side':
      return imbalance.sides.flatMap((side) => placed(side, imbalance, level));
    case 'matchup':
      return imbalance.matchups.flatMap(({ initiator, target }) =>
        placed(matchupName(initiator, target), imbalance, level),
      );
    case 'seat':
      return placed('whoever attacks first', imbalance, level);
    case 'draws':
      return imbalance.planes.map(({ plane }) => ({
        ...({ says: 'within', about: 'draws', subject: String(plane), level } as const),
        ...{ low: DRAWS, high: 1 },
      }));
    case 'length': {
      const { longest, shortest } = imbalance;
      const [subject, other] = [String(longest.plane), String(shortest.plane)];
      return [{ says: 'above', about: 'rounds', subject, other, level }];
    }
  }
}

/** Cycles and dominance: who surely is worse than another against everybody, and who surely is not. */
export function rankingClaims(ranking: Ranking): readonly Claim[] {
  // All comparisons behind them hold together.
  const level = 0.95;
  const dominated = new Set(ranking.dominated.map(({ side }) => side));
  return [
    ...ranking.claims,
    ...ranking.sides.flatMap(({ side }) =>
      ranking.undecided.includes(side) ? [] : [property('dominated', side, level, dominated.has(side))],
    ),
    ...ranking.cycles.flatMap(({ plane, sides }) =>
      sides.map((side, i) =>
        property(
          `beats on ${plane ?? 'all'}`,
          matchupName(side, sides[(i + 1) % sides.length]!),
          level,
          true,
        ),
      ),
    ),
  ];
}
