/** What the report of a tuning is made from. */
import type { Evaluator } from '../../tuning/evaluator.ts';
import { type Requirement, totalOf } from '../../tuning/goal/requirement.ts';
import type { Confirmed } from '../../tuning/tune/confirm.ts';
import type { TuneResult } from '../../tuning/tune/tune.ts';

/** A finished tuning with all that its report needs. */
export interface TuneReport {
  readonly result: TuneResult;
  readonly evaluator: Evaluator;
  /** Verdicts of a fresh simulation by requirement; `null` where none was run. */
  readonly fresh: {
    readonly seed: string;
    readonly duels: number;
    readonly wishes: readonly (Confirmed | null)[];
  } | null;
  /** The change of the file as a unified diff; `null` where it cannot be made. */
  readonly diff: string | null;
  /** The path that stands in the way of the change. */
  readonly stuck: string | null;
  readonly written: boolean;
  readonly standing: Standing;
}

/**
 * Whether the recommendation meets the goal: `exact`, every figure of the goal is solved; `confirmed`, a fresh
 * simulation finds all wishes inside; `candidate`, chosen among simulated figures and not confirmed at this size; `missed`.
 */
export type Standing = 'exact' | 'confirmed' | 'candidate' | 'missed';

/** What a recommendation is, from its miss and what fresh duels say. */
export function standingOf(
  miss: number,
  exact: boolean,
  wishes: readonly (Confirmed | null)[] | null,
): Standing {
  if (miss > 0) return 'missed';
  if (exact) return 'exact';
  return wishes?.every((wish) => wish?.verdict === 'inside') === true ? 'confirmed' : 'candidate';
}

/** A requirement with its value before and after. */
export interface Measured {
  readonly requirement: Requirement;
  readonly before: number;
  readonly after: number;
  readonly fresh: Confirmed | null;
}

/** Values of all requirements; not a number where one is not possible. */
export function measure({ result, evaluator, fresh }: TuneReport): Measured[] {
  const { requirements, before, after } = result;
  const { mostDuels } = evaluator.options;
  const total = (requirement: Requirement, cells: typeof before): number =>
    totalOf(requirement, (cell) => evaluator.figures(cells[cell]!, mostDuels)) ?? Number.NaN;
  return requirements.map((requirement, i) => ({
    requirement,
    before: total(requirement, before),
    after: total(requirement, after),
    fresh: fresh?.wishes[i] ?? null,
  }));
}
