/** What of a scene is judged, and how much of it fails. */
import { bestOf } from '../../analysis/estimate.ts';
import { leftOut } from '../../analysis/expect/coverage.ts';
import { judgeRun } from '../../analysis/expect/untilDecided.ts';
import type { Judgement } from '../../analysis/judgement.ts';
import { defaultPrecision } from '../../analysis/precision.ts';
import type { CellResult } from '../../batch/result.ts';
import { metricOf } from '../../scenario/cellKinds.ts';
import { isDuelScenario } from '../../scenario/duel/only.ts';
import type { Band } from '../../scenario/model/bands.ts';
import type { Cell } from '../../scenario/model/cells.ts';
import { goalVerdicts } from './goal.ts';
import { pointFigures } from './point.ts';
import type { Scene } from './scene.ts';

/** Cells of a whole scenario that are judged at most. */
const MOST_JUDGED = 20_000;

/** What `tune.goal` asks for; nothing for kinds that are not tuned. */
function goalOf({ scenario }: Scene): readonly Band[] {
  return (isDuelScenario(scenario) && scenario.tune?.goal) || [];
}

/** Whether a scenario says what is right, and is small enough to be held against it. */
export function isJudged(scene: Scene): boolean {
  const wished = scene.scenario.expectations.length + goalOf(scene).length > 0;
  return wished && scene.all.cells.length <= MOST_JUDGED;
}

/** Whether what is judged asks for more than chances and rounds. */
export function factsIn(scene: Scene): boolean {
  return [...scene.scenario.expectations, ...goalOf(scene)].some(({ metric }) => metricOf(metric).facts);
}

/**
 * What the scenario expects, and after it what its goal asks for.
 * @param results of all cells of the scene.
 * @param whole the scene of all cells where `scene` is a part of them, else `null`.
 */
export async function verdictsOf(
  { scenario }: Scene,
  results: readonly CellResult<Cell>[],
  whole: Scene | null,
): Promise<Judgement> {
  const { expectations } = scenario;
  const run = results.map(({ cell }) => cell);
  const left = whole === null ? expectations.map(() => 0) : leftOut(expectations, () => whole.all.cells, run);
  const matter = { expectations, left, confidence: defaultPrecision.confidence };
  const judgement = judgeRun(matter, results);
  const goal = isDuelScenario(scenario) ? goalVerdicts(scenario, results as CellResult[]) : [];
  return { ...judgement, verdicts: [...judgement.verdicts, ...goal] };
}

/**
 * How many expectations and wishes fail; of duels that have none, how many scores of sides on planes lie outside of 40 to
 * 60 at the point that is shown. `null` where nothing says what would be missed.
 * @param solve works out results of cells.
 */
export async function missedIn(
  scene: Scene,
  at: number,
  solve: (wanted: readonly number[], facts: boolean) => Promise<readonly CellResult<Cell>[]>,
  whole: Scene | null,
): Promise<number | null> {
  const { scenario, all, points } = scene;
  if (isJudged(scene)) {
    const every = all.cells.map((_, index) => index);
    const facts = !isDuelScenario(scenario) || factsIn(scene);
    const { verdicts } = await verdictsOf(scene, await solve(every, facts), whole);
    return verdicts.filter(({ status }) => status === 'fail').length;
  }
  if (!isDuelScenario(scenario)) return null;
  const figures = pointFigures((await solve((points[at] ?? points[0]!).cells, false)) as CellResult[]);
  return (figures?.planeScores ?? [])
    .flat()
    .filter(({ score }) => Math.abs((bestOf(score) ?? 0.5) - 0.5) > 0.1 + 1e-9).length;
}
