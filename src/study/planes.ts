/** Holds the planes of a scenario against each other on the same matchups. */
import { comparePlanes, type PlaneComparison } from '../analysis/planes/comparison.ts';
import { groupPoints } from '../analysis/points.ts';
import type { Plan } from '../batch/plan.ts';
import { runPlan } from '../batch/run.ts';
import type { DuelCell } from '../scenario/model/cells.ts';
import type { DuelScenario } from '../scenario/model/scenario.ts';
import { selectCells, variantNamed } from './cells.ts';
import { StudyError } from './errors.ts';
import { type Conduct, watchOf, withExecutor } from './executors.ts';
import { type PlanOptions, planOf, runInfo } from './plan.ts';
import type { Source } from './source.ts';
import type { Study } from './study.ts';
import { worthsOf } from './worths.ts';

/** Options of a comparison of planes. */
export interface PlanesOptions extends PlanOptions {
  /** The variant looked at; the first by default. */
  readonly variant?: string | undefined;
  /** Only cells whose label holds this text. */
  readonly only?: string | undefined;
  /** Level of all intervals, between 0 and 1. */
  readonly confidence: number;
}

/** What is to be compared, before the first duel. */
export interface PlanesOrder {
  readonly source: Source<DuelScenario>;
  readonly variant: string;
  readonly plan: Plan<DuelCell>;
}

/** Decides a comparison of planes. @throws StudyError where there are fewer than two. */
export function planesOrder(source: Source<DuelScenario>, options: PlanesOptions): PlanesOrder {
  const variant = variantNamed(source, 'variant', options.variant);
  const cells = selectCells(source, options.only ?? null).filter((cell) => cell.variant === variant);
  const { size } = new Set(cells.map(({ plane }) => plane));
  if (size < 2)
    throw new StudyError({
      where: [source.path, 'planes'],
      must: ['twoToCompare'],
      found: ['countInDigits', size],
    });
  return { source, variant, plan: planOf(source, cells, options) };
}

/**
 * A comparison of planes for each point that has one; what attributes are worth is measured on every different
 * duel. @throws InterruptedError; StudyError where no matchup is possible on all planes.
 */
export async function comparePlanesOf(
  { source, plan }: PlanesOrder,
  { only, confidence }: Pick<PlanesOptions, 'only' | 'confidence'>,
  conduct: Conduct = {},
): Promise<readonly PlaneComparison[]> {
  const cells = await withExecutor(plan, conduct, false, (executor) =>
    runPlan(plan, executor, watchOf(conduct)),
  );
  const study: Study = { info: runInfo(source, plan, false, { only: only ?? null, confidence }), cells };
  const comparisons: PlaneComparison[] = [];
  for (const [point, each] of groupPoints(cells, { confidence, interval: 'wilson' }).entries()) {
    const worths = await worthsOf(study, { most: Number.POSITIVE_INFINITY, point }, conduct);
    const comparison = comparePlanes(each, worths);
    if (comparison !== null) comparisons.push(comparison);
  }
  if (comparisons.length > 0) return comparisons;
  throw new StudyError({ where: [source.path, 'planes'], must: ['possibleOnAll'], found: ['none'] });
}
