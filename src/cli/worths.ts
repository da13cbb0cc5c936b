/** Measures what one point of each attribute is worth on the planes of a run's baseline. */
import { measureWorths, planWorths } from '../analysis/planes/worth.ts';
import { groupPoints } from '../analysis/points.ts';
import { defaultPrecision } from '../analysis/precision.ts';
import type { Worth } from '../analysis/worth.ts';
import { poolExecutor } from '../batch/pool.ts';
import type { RunResult } from '../batch/result.ts';
import { inlineExecutor } from '../batch/workshop.ts';
import { workerFile } from './executors.ts';

/** Duels of each pair at most, where nothing can be solved: an interval of a point or less. */
const DUELS = 20_000;
/** So few cells are solved in this thread: faster than starting others. */
const FEW = 12;

/** How much of it is asked for. */
export interface WorthEffort {
  readonly workers: number;
  /** Different duels a plane that are looked at. */
  readonly most: number;
  /** Point of the run to look at: the baseline is 0. */
  readonly point: number;
}

/** The worths; nothing with a single plane. */
export async function worthsOf(
  result: RunResult,
  effort: WorthEffort,
  signal: AbortSignal,
): Promise<readonly Worth[]> {
  const { info, cells } = result;
  const { method, maxStates, duels, confidence = defaultPrecision.confidence } = info.options;
  const point = groupPoints(cells)[effort.point];
  const worths =
    point === undefined
      ? null
      : planWorths(point, {
          seed: info.seed,
          method,
          maxStates,
          duels: Math.min(duels, DUELS),
          most: effort.most,
          confidence,
        });
  if (worths === null) return [];
  const { plan } = worths;
  const executor =
    plan.cells.length <= FEW ? inlineExecutor(plan) : await poolExecutor(plan, effort.workers, workerFile);
  try {
    return await measureWorths(worths, executor, signal);
  } finally {
    await executor.close();
  }
}
