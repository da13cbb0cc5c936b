/** Measures what one point of each attribute is worth on the planes of a run's baseline. */

import { measureWorths, planWorths } from '../analysis/planes/worth.ts';
import { groupPoints } from '../analysis/points.ts';
import { defaultPrecision } from '../analysis/precision.ts';
import type { Worth } from '../analysis/worth.ts';
import type { RunResult } from '../batch/result.ts';
import { inlineExecutor } from '../batch/workshop.ts';
import { isDuelCell } from '../scenario/duel/only.ts';
import type { Cell } from '../scenario/model/cells.ts';
import { firstLookedAt } from '../scenario/points/lookedAt.ts';
import { type Conduct, withExecutor } from './executors.ts';
import type { Study } from './study.ts';

/** Duels of each pair at most, where nothing can be solved: an interval of a point or less. */
const DUELS = 20_000;
/** So few cells are solved in this thread: faster than starting others. */
const FEW = 12;
/** With more different duels on a plane a run does not measure attributes; a comparison of planes does, on all. */
const WORTH_LAWS = 12;

/** How much of it is asked for. */
export interface WorthEffort {
  /** Different duels a plane at most; of more nothing is measured. */
  readonly most: number;
  /** Point of the run to look at, in the order of its cells. */
  readonly point: number;
}

/** The worths; nothing with a single plane. @throws InterruptedError when the signal is aborted. */
export async function worthsOf(
  { info, cells }: RunResult,
  { most, point: index }: WorthEffort,
  conduct: Pick<Conduct, 'executor' | 'signal'>,
): Promise<readonly Worth[]> {
  const { method, maxStates, duels, confidence = defaultPrecision.confidence } = info.options;
  const point = groupPoints(cells)[index];
  const worths =
    point === undefined
      ? null
      : planWorths(point, {
          seed: info.seed,
          method,
          maxStates,
          duels: Math.min(duels, DUELS),
          most,
          confidence,
        });
  if (worths === null) return [];
  const { plan } = worths;
  const few = plan.cells.length <= FEW;
  return withExecutor(plan, few ? { executor: inlineExecutor } : conduct, false, (executor) =>
    measureWorths(worths, executor, conduct.signal),
  );
}

/** A study with its worths, where it is one of duels and has any. @throws InterruptedError */
export async function withWorths(
  study: Study<Cell>,
  conduct: Pick<Conduct, 'executor' | 'signal'>,
): Promise<Study<Cell>> {
  if (!isOfDuels(study)) return study;
  const point = firstLookedAt(groupPoints(study.cells));
  const worths = await worthsOf(study, { most: WORTH_LAWS, point }, conduct);
  return worths.length === 0 ? study : { ...study, worths };
}

function isOfDuels(study: Study<Cell>): study is Study {
  return study.cells.every(({ cell }) => isDuelCell(cell));
}
