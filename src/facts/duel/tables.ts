/** What the table of one plane at one point shows, and whether an earlier table already showed it. */
import { bestOf, type Estimate, outcomeRate, scoreOf } from '../../analysis/estimate.ts';
import type { PlaneGroup, Point } from '../../analysis/points.ts';
import type { Pooled } from '../../analysis/pool.ts';
import type { CellResult } from '../../batch/result.ts';

/** One pairing as a table shows it: figures of its law, pooled over the cells of the plane that share it. */
export interface CellView {
  readonly key: string;
  readonly plane: number;
  readonly initiator: string;
  readonly target: string;
  readonly win: Estimate;
  readonly targetWin: Estimate;
  readonly draw: Estimate;
  /** Initiator's score, win + ½ draw. */
  readonly score: Estimate;
  /** Cells of the plane that are this duel by law, itself included. */
  readonly shared: number;
  /** The cell itself, and all that share its law. */
  readonly result: CellResult;
  readonly pooled: Pooled;
}

/** One plane at one point. */
export interface PlaneTable {
  readonly plane: number;
  /** `oneLaw`: two pairings or more, and all are the same duel; `matrix`: most pairs are there; `list`: few are. */
  readonly shape: 'oneLaw' | 'matrix' | 'list';
  /** Index of the earlier point whose table of this plane rests on the same duels; `null` if there is none. */
  readonly sameAs: number | null;
  /** Possible pairings, in the order of the scenario. */
  readonly cells: readonly CellView[];
  readonly impossible: readonly CellResult[];
  readonly initiators: readonly string[];
  readonly targets: readonly string[];
  /** Different duels among the cells. */
  readonly laws: number;
}

/** Tables of all points, in order. Points see the same random numbers, so equal cells are identical there. */
export function planeTables(points: readonly Point[], told = 0): readonly (readonly PlaneTable[])[] {
  const first = new Map<string, number>(
    points[told]?.planes.map((group) => [signatureOf(group), told] as const),
  );
  return points.map((point, index) =>
    point.planes.map((group) => {
      const signature = signatureOf(group);
      const earlier = first.get(signature);
      if (earlier === undefined) first.set(signature, index);
      return planeTable(group, index === told ? null : (earlier ?? null));
    }),
  );
}

function planeTable(group: PlaneGroup, sameAs: number | null): PlaneTable {
  const { laws } = group;
  const views = new Map(laws.flatMap((pooled) => cellViews(pooled)));
  const cells = group.cells.flatMap((result) => views.get(result) ?? []);
  const initiators = [...new Set(group.cells.map(({ cell }) => cell.initiator))];
  const targets = [...new Set(group.cells.map(({ cell }) => cell.target))];
  const pairs = new Set(group.cells.map(({ cell }) => cell.key)).size;
  const dense =
    initiators.length > 1 && targets.length > 1 && pairs > (initiators.length * targets.length) / 2;
  return {
    plane: group.plane,
    shape: laws.length === 1 && cells.length > 1 ? 'oneLaw' : dense ? 'matrix' : 'list',
    sameAs,
    cells,
    impossible: group.cells.filter(({ impossible }) => impossible !== null),
    initiators,
    targets,
    laws: laws.length,
  };
}

function cellViews(pooled: Pooled): readonly (readonly [CellResult, CellView])[] {
  const figures = {
    win: outcomeRate(pooled, 'initiator'),
    targetWin: outcomeRate(pooled, 'target'),
    draw: outcomeRate(pooled, 'draw'),
    score: scoreOf(pooled),
    shared: pooled.cells.length,
  };
  return pooled.cells.map((result) => {
    const { key, plane, initiator, target } = result.cell;
    return [result, { key, plane, initiator, target, ...figures, result, pooled }];
  });
}

function signatureOf({ plane, cells, laws }: PlaneGroup): string {
  const lawOf = new Map(laws.flatMap(({ law, cells: same }) => same.map((result) => [result, law] as const)));
  return JSON.stringify([
    plane,
    cells.map((result) => [
      result.cell.key,
      result.impossible ?? lawOf.get(result),
      result.tally === null ? null : [result.tally.total, Object.entries(result.tally.ends).sort()],
    ]),
  ]);
}

/** From this share of draws on a matchup is marked: its score then says little of who wins. */
const manyDraws = 0.1;

/** Whether so many duels of a matchup end without a winner that its score alone would mislead. */
export function isDrawn({ draw }: Pick<CellView, 'draw'>): boolean {
  return (bestOf(draw) ?? 0) >= manyDraws - 1e-12;
}

/** How far a score is from even: `hopeless` outside 20–80 %, `lopsided` outside 40–60 %, by the best value known. */
export function balanceOf(score: Estimate): 'even' | 'lopsided' | 'hopeless' | 'unknown' {
  const value = bestOf(score);
  if (value === null) return 'unknown';
  const distance = Math.abs(value - 0.5);
  if (distance > 0.3 + 1e-12) return 'hopeless';
  return distance > 0.1 + 1e-12 ? 'lopsided' : 'even';
}
