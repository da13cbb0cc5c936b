/** Looks for what stands out at one point, in the order in which a designer wants to hear it. */
import { type Claim, superlatives } from '../../analysis/claims/claim.ts';
import { type FirstMoveEdge, firstMoveEdges } from '../../analysis/edges.ts';
import { bestOf, scoreOf } from '../../analysis/estimate.ts';
import { boundsOf, countOutside } from '../../analysis/planes/noise.ts';
import { type Point, pointAt } from '../../analysis/points.ts';
import { lawsAt } from '../../analysis/pool.ts';
import { type SideScore, sideScores } from '../../analysis/scores.ts';
import type { CellResult } from '../../batch/result.ts';
import { simultaneousConfidence } from '../../stats/multiplicity.ts';
import { drawFinding, lengthFinding } from './course.ts';
import type { EndFinding, Finding } from './findings.ts';
import { type RankingEnd, rank, scoreClaims } from './ranking.ts';
import { balanceOf, type CellView, type PlaneTable } from './tables.ts';
import { twinsOf } from './twins.ts';

/** A point with its tables and scores. */
export interface PointFigures {
  readonly point: Point;
  readonly tables: readonly PlaneTable[];
  /** Scores over all planes. */
  readonly scores: readonly SideScore[];
  /** Scores by plane, in the order of the planes. */
  readonly planeScores: readonly (readonly SideScore[])[];
  /** Whether scores tell sides apart at all. */
  readonly even: boolean;
}

/** Facts about one point, the most wanted first. */
export function standout(figures: PointFigures): readonly Finding[] {
  const { point, tables } = figures;
  const cells = point.planes.flatMap((group) => group.cells);
  return [
    ...rankingFindings(figures),
    ...oneLawFinding(tables),
    ...twinFinding(point, tables),
    ...hopelessFinding(point, tables),
    ...edgeFinding(point),
    ...lengthFinding(point),
    ...drawFinding(point),
    ...impossibleFinding(cells),
  ];
}

function edgeFinding(point: Point): readonly Finding[] {
  const wide = new Map(wideEdges(point).map(({ plane, edge }) => [plane, edge]));
  const edges = firstMoveEdges(point).map((own) => {
    const { exact, simulated } = wide.get(own.plane)!;
    const unclear = exact === null && simulated !== null && simulated.low <= 0 && simulated.high >= 0;
    return { ...own, unclear };
  });
  if (edges.length === 0) return [];
  const exact = edges.every(({ edge }) => edge.exact !== null);
  const [most] = edgeClaims(point);
  const planes =
    most !== undefined && 'among' in most ? most.among.map(Number) : edges.map(({ plane }) => plane);
  return [{ kind: 'edge', edges, most: planes, exact }];
}

/** The edges with intervals that hold together for all planes. */
function wideEdges(point: Point): readonly FirstMoveEdge[] {
  const level = simultaneousConfidence(point.precision.confidence, Math.max(1, point.planes.length));
  return firstMoveEdges(pointAt(point, level));
}

/** On which plane going first is worth most, and least, as far as the duels bear it. */
export function edgeClaims(point: Point): readonly Claim[] {
  const { confidence } = point.precision;
  const bounds = wideEdges(point).map(({ plane, edge }) => ({
    subject: String(plane),
    ...boundsOf(edge),
  }));
  return superlatives('first_move_edge', bounds, confidence);
}

function rankingFindings(figures: PointFigures): readonly Finding[] {
  const ranking = figures.even ? rank(figures.scores, scoreClaims(figures.point)) : null;
  if (ranking === null) return [];
  if (ranking.allEqual) {
    return [{ kind: 'allEqual', sides: figures.scores.length, score: ranking.strongest.score }];
  }
  const strongest = endFinding('strongest', ranking.strongest, figures);
  // Of two sides the weaker one has what the stronger one lacks.
  if (figures.scores.length === 2) return [strongest];
  return [strongest, endFinding('weakest', ranking.weakest, figures)];
}

function endFinding(kind: EndFinding['kind'], end: RankingEnd, figures: PointFigures): EndFinding {
  const side = end.sides[0];
  const cells = figures.scores.find((entry) => entry.side === side)?.cells ?? 0;
  const byPlane = figures.planeScores.flatMap((scores, index) => {
    const plane = figures.point.planes[index]?.plane;
    const score = scores.find((entry) => entry.side === side)?.score;
    return plane === undefined || score === undefined ? [] : [{ plane, value: bestOf(score) ?? 0 }];
  });
  const sorted = [...byPlane].sort((a, b) => b.value - a.value);
  const differ = (sorted[0]?.value ?? 0) - (sorted.at(-1)?.value ?? 0) > 1e-9;
  const several = side !== undefined && differ && ownPlanes(side, figures.point).every(({ sole }) => sole);
  return {
    kind,
    ...end,
    cells,
    highest: (several ? sorted[0] : null) ?? null,
    lowest: (several ? sorted.at(-1) : null) ?? null,
  };
}

/** On which planes a side has its highest and its lowest score, and whether the duels bear it. */
export function ownPlanes(
  side: string,
  point: Point,
): readonly { readonly claim: Claim; readonly sole: boolean }[] {
  const { confidence } = point.precision;
  const wide = pointAt(point, simultaneousConfidence(confidence, Math.max(1, point.planes.length)));
  const scores = point.planes.flatMap(({ plane }) =>
    sideScores(wide, [plane])
      .filter((own) => own.side === side)
      .map(({ score }) => ({ plane, score })),
  );
  const bounds = scores.map(({ plane, score }) => ({ subject: String(plane), ...boundsOf(score) }));
  // Exact scores that tie are told by the first of them.
  const exact = scores.every(({ score }) => score.exact !== null);
  return superlatives(`score of ${side}`, bounds, confidence).map((claim) => ({
    claim,
    sole: exact || ('among' in claim && claim.among.length === 1),
  }));
}

function oneLawFinding(tables: readonly PlaneTable[]): readonly Finding[] {
  const planes = tables.filter(({ shape }) => shape === 'oneLaw').map(({ plane }) => plane);
  if (planes.length === 0) return [];
  return [{ kind: 'oneLaw', planes, everyPlane: planes.length === tables.length }];
}

function twinFinding(point: Point, tables: readonly PlaneTable[]): readonly Finding[] {
  if (tables.every(({ shape }) => shape !== 'matrix')) return [];
  const groups = twinsOf(point);
  return groups.length === 0 ? [] : [{ kind: 'twins', groups }];
}

function hopelessFinding(point: Point, tables: readonly PlaneTable[]): readonly Finding[] {
  const cells = tables.flatMap((table) => table.cells);
  if (cells.length === 0) return [];
  const hopeless = (views: readonly CellView[]) =>
    views.filter(({ score }) => balanceOf(score) === 'hopeless').length;
  const distance = ({ score }: CellView) => Math.abs((bestOf(score) ?? 0.5) - 0.5);
  const extreme = cells.reduce((a, b) => (distance(b) > distance(a) ? b : a));
  const laws = point.planes.flatMap((group) => group.laws);
  const { confidence } = point.precision;
  const range = (distance: number) => {
    const { surely, possibly } = countOutside(laws, distance, confidence);
    return { surely, possibly };
  };
  return [
    {
      kind: 'hopeless',
      ranges: laws.every(({ exact }) => exact !== null)
        ? null
        : { hopeless: range(0.3), lopsided: range(0.1) },
      hopeless: hopeless(cells),
      lopsided: cells.filter(({ score }) => ['lopsided', 'hopeless'].includes(balanceOf(score))).length,
      cells: cells.length,
      planes: tables
        .map((table) => ({ plane: table.plane, count: hopeless(table.cells) }))
        .filter(({ count }) => count > 0),
      extreme:
        distance(extreme) === 0 || !isFarthest(extreme, farthestClaims(point))
          ? null
          : { ...extremeOf(extreme), equals: extreme.shared - 1 },
    },
  ];
}

/** Whose score is farthest from even, by law; the duels have to bear it. Exact ones that tie are told by the first. */
export function farthestClaims(point: Point): readonly Claim[] {
  const laws = point.planes.flatMap((group) => group.laws);
  const { confidence } = point.precision;
  const open = laws.filter(({ exact }) => exact === null).length;
  const bounds = lawsAt(laws, simultaneousConfidence(confidence, Math.max(1, open))).map((law) => {
    const { low, high } = boundsOf(scoreOf(law));
    const [one, other] = [Math.abs(low - 0.5), Math.abs(high - 0.5)];
    return {
      subject: law.cells[0]!.cell.key,
      low: low < 0.5 && high > 0.5 ? 0 : Math.min(one, other),
      high: Math.max(one, other),
    };
  });
  return superlatives('unevenness', bounds, confidence).filter(({ says }) => says === 'most');
}

function isFarthest({ pooled }: CellView, [most]: readonly Claim[]): boolean {
  if (most === undefined || !('among' in most)) return true;
  return pooled.exact !== null
    ? most.among.includes(pooled.cells[0]!.cell.key)
    : most.among.length === 1 && most.among[0] === pooled.cells[0]!.cell.key;
}

function extremeOf({ key, initiator, target, plane, score }: CellView) {
  return { key, initiator, target, plane, score };
}

function impossibleFinding(cells: readonly CellResult[]): readonly Finding[] {
  const impossible = cells.filter((cell) => cell.impossible !== null).length;
  return impossible === 0 ? [] : [{ kind: 'impossible', impossible, cells: cells.length }];
}
