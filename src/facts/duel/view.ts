/** Everything that reports say about a run, as facts. Reports only choose, order and word them. */

import { type Check, checkOf } from '../../analysis/agreement.ts';
import type { Claim } from '../../analysis/claims/claim.ts';
import { isEvenField } from '../../analysis/design.ts';
import type { Judgement } from '../../analysis/judgement.ts';
import { comparePlanes, type PlaneComparison } from '../../analysis/planes/comparison.ts';
import { groupPoints, type Point } from '../../analysis/points.ts';
import { type Precision, precisionOf } from '../../analysis/precision.ts';
import { type Ranking, rankSides } from '../../analysis/ranking/table.ts';
import { type SideScore, sideScores } from '../../analysis/scores.ts';
import type { Method, RunInfo } from '../../batch/result.ts';
import type { AxisValue } from '../../scenario/model/cells.ts';
import { firstLookedAt } from '../../scenario/points/lookedAt.ts';
import type { Study } from '../../study/study.ts';
import { pointClaims } from './claims.ts';
import { type PlaneCount, planeCounts } from './counts.ts';
import { type DrainRow, drainRows } from './drain.ts';
import { type Endings, endingsOf } from './endings.ts';
import type { Finding } from './findings.ts';
import { type Imbalances, imbalancesOf } from './imbalance.ts';
import { type ImpossiblePairing, impossiblePairings } from './impossible.ts';
import { type PlaneCourse, planeCourses } from './planeCourse.ts';
import { type PopulationRow, populationRows } from './populations.ts';
import { type PrecisionView, precisionView } from './precision.ts';
import { standout } from './standout.ts';
import { type PlaneTable, planeTables } from './tables.ts';
import { twinsOf } from './twins.ts';

/** One variant at one value of every varied axis, with all its figures. */
export interface PointView {
  readonly variant: string;
  readonly axes: readonly AxisValue[];
  /** Index of a point told before that rests on the very same duels on every plane; `null` if there is none. */
  readonly sameAs: number | null;
  readonly tables: readonly PlaneTable[];
  readonly scores: readonly SideScore[];
  /** Scores by plane, in the order of the tables. */
  readonly planeScores: readonly (readonly SideScore[])[];
  readonly drain: readonly DrainRow[];
  /** Groups of sides that are interchangeable by law. */
  readonly twins: readonly (readonly string[])[];
  /** Whether all sides meet the same opponents in both seats on every plane: only then do mean scores tell sides apart. */
  readonly even: boolean;
  /** What is out of balance, the largest first: what a newcomer wants to know. */
  readonly imbalances: Imbalances;
  readonly findings: readonly Finding[];
  /** How duels end, where that is worth telling. */
  readonly endings: Endings | null;
  /** What pictures show beside that, by plane, in the order of the tables. */
  readonly courses: readonly PlaneCourse[];
  /** Matchups in which somebody is drawn of a population, plane by plane. */
  readonly populations: readonly PopulationRow[];
  /** What its planes count. */
  readonly counts: readonly PlaneCount[];
  /** What its sentences claim. */
  readonly claims: readonly Claim[];
  /** How its intervals are drawn. */
  readonly precision: Precision;
}

/** A run as facts. */
export interface View {
  readonly info: RunInfo;
  /** In the order of the scenario; the first is the baseline. */
  readonly points: readonly PointView[];
  /** Index of the point that is looked at first: what the report opens with. */
  readonly first: number;
  /** Simulated against exact, over the whole run; `null` where nothing has both. */
  readonly check: Check | null;
  readonly impossible: readonly ImpossiblePairing[];
  /** What came of a precision that was asked for; `null` where numbers of duels were fixed. */
  readonly sampling: PrecisionView | null;
  readonly cells: number;
  /** Cells by method, not possible ones left out. */
  readonly methods: Readonly<Record<Method, number>>;
  /** Keys of the cells that an exact value was wanted for and that are too large to solve, each once. */
  readonly unsolved: readonly string[];
  /** Cells without a limit of rounds that go on beyond the rounds that are told apart; `null` where none does. */
  readonly cutShort: { readonly keys: readonly string[]; readonly rounds: number } | null;
  /** Fewest and most duels that a cell was simulated with; `null` without simulation. */
  readonly duels: { readonly least: number; readonly most: number } | null;
  /** How its intervals are drawn. */
  readonly precision: Precision;
  /** Verdicts on what the scenario expects; `null` where it expects nothing. */
  readonly judgement: Judgement | null;
  /** The planes of the baseline held against each other; `null` with a single one. */
  readonly planes: PlaneComparison | null;
  /** The sides of the baseline ranked; `null` with fewer than three, or where these do not all meet alike. */
  readonly ranking: Ranking | null;
}

/** Works out the view of a run. Pure; a second or so for ten thousand cells. */
export function buildView(result: Study): View {
  const precision = precisionOf(result.info);
  const points = groupPoints(result.cells, precision);
  const first = firstLookedAt(points);
  const baseline = points[first];
  const tables = planeTables(points, first);
  const methods = { mc: 0, exact: 0, both: 0 };
  for (const { method, impossible, exact } of result.cells)
    if (impossible === null && (method !== 'exact' || exact !== null)) methods[method]++;
  return {
    info: result.info,
    points: points.map((point, index) => pointView(point, tables[index] ?? [])),
    first,
    check: checkOf(result),
    impossible: impossiblePairings(points),
    sampling: precisionView(result),
    cells: result.cells.length,
    methods,
    unsolved: unsolvedOf(result),
    cutShort: cutShortOf(result),
    duels: duelsOf(result),
    precision,
    judgement: result.judgement ?? null,
    planes: baseline === undefined ? null : comparePlanes(baseline, result.worths),
    ranking: baseline === undefined || !isEvenField(baseline) ? null : rankSides(baseline),
  };
}

function unsolvedOf({ info, cells }: Study): readonly string[] {
  if (info.options.method === 'mc') return [];
  const without = cells.filter(({ impossible, exact }) => impossible === null && exact === null);
  return [...new Set(without.map(({ cell }) => cell.key))];
}

/** Error of an exact result from which on it may show in what is told. Only lengths that are cut off come to so much. */
const VISIBLE = 1e-6;

function cutShortOf({ cells }: Study): View['cutShort'] {
  const cut = cells.filter(({ exact }) => (exact?.error ?? 0) > VISIBLE);
  const rounds = cut.map(({ exact }) => exact!.metrics['rounds']?.at(-1)?.[0] ?? 0);
  if (cut.length === 0) return null;
  return { keys: [...new Set(cut.map(({ cell }) => cell.key))], rounds: Math.max(...rounds) };
}

function duelsOf({ cells }: Study): View['duels'] {
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  for (const { tally } of cells) {
    if (tally === null) continue;
    least = Math.min(least, tally.total);
    most = Math.max(most, tally.total);
  }
  return most === 0 ? null : { least, most };
}

function pointView(point: Point, tables: readonly PlaneTable[]): PointView {
  const scores = sideScores(point);
  const planeScores = point.planes.map(({ plane }) => sideScores(point, [plane]));
  const earlier = tables[0]?.sameAs ?? null;
  const even = isEvenField(point);
  const courses = planeCourses(point);
  const imbalances = imbalancesOf(point, courses);
  const findings = standout({ point, tables, scores, planeScores, even });
  return {
    variant: point.variant,
    axes: point.axes,
    sameAs: tables.every((table) => table.sameAs === earlier) ? earlier : null,
    tables,
    scores,
    planeScores,
    drain: drainRows(point),
    twins: twinsOf(point),
    even,
    imbalances,
    findings,
    endings: endingsOf(point),
    claims: pointClaims(point, even, findings, imbalances),
    courses,
    populations: populationRows(point),
    counts: planeCounts(point),
    precision: point.precision,
  };
}
