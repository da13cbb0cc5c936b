/** Everything that reports say about a run, as facts. Reports only choose, order and word them. */
import type { Method, RunInfo, RunResult } from '../../batch/result.ts';
import type { AxisValue } from '../../scenario/cells.ts';
import { agreement } from './check.ts';
import { type DrainRow, drainRows } from './drain.ts';
import type { CheckFinding, Finding } from './findings.ts';
import { type ImpossiblePairing, impossiblePairings } from './impossible.ts';
import { groupPoints, type Point } from './points.ts';
import { type PrecisionView, precisionView } from './precision.ts';
import { type SideScore, sideScores } from './scores.ts';
import { standout } from './standout.ts';
import { type PlaneTable, planeTables } from './tables.ts';

/** One variant at one value of every varied axis, with all its figures. */
export interface PointView {
  readonly variant: string;
  readonly axes: readonly AxisValue[];
  /** Index of the earlier point that rests on the very same duels on every plane; `null` if there is none. */
  readonly sameAs: number | null;
  readonly tables: readonly PlaneTable[];
  readonly scores: readonly SideScore[];
  /** Scores by plane, in the order of the tables. */
  readonly planeScores: readonly (readonly SideScore[])[];
  readonly drain: readonly DrainRow[];
  readonly findings: readonly Finding[];
}

/** A run as facts. */
export interface View {
  readonly info: RunInfo;
  /** In the order of the scenario; the first is the baseline. */
  readonly points: readonly PointView[];
  /** Simulated against exact, over the whole run; `null` where nothing has both. */
  readonly check: CheckFinding | null;
  readonly impossible: readonly ImpossiblePairing[];
  /** What came of a precision that was asked for; `null` where numbers of duels were fixed. */
  readonly precision: PrecisionView | null;
  readonly cells: number;
  /** Cells by method, not possible ones left out. */
  readonly methods: Readonly<Record<Method, number>>;
}

/** Works out the view of a run. Pure; a second or so for ten thousand cells. */
export function buildView(result: RunResult): View {
  const points = groupPoints(result.cells);
  const tables = planeTables(points);
  const methods = { mc: 0, exact: 0, both: 0 };
  for (const { method, impossible } of result.cells) if (impossible === null) methods[method]++;
  return {
    info: result.info,
    points: points.map((point, index) => pointView(point, tables[index] ?? [])),
    check: agreement(result.cells),
    impossible: impossiblePairings(points),
    precision: precisionView(result),
    cells: result.cells.length,
    methods,
  };
}

function pointView(point: Point, tables: readonly PlaneTable[]): PointView {
  const scores = sideScores(point);
  const planeScores = point.planes.map(({ plane }) => sideScores(point, [plane]));
  const earlier = tables[0]?.sameAs ?? null;
  return {
    variant: point.variant,
    axes: point.axes,
    sameAs: tables.every((table) => table.sameAs === earlier) ? earlier : null,
    tables,
    scores,
    planeScores,
    drain: drainRows(point),
    findings: standout({ point, tables, scores, planeScores }),
  };
}
