/** What the report of a tuning is made from. */
import type { TunedStudy } from '../../study/tune.ts';
import { type Requirement, totalOf } from '../../tuning/goal/requirement.ts';
import type { Confirmed } from '../../tuning/tune/confirm.ts';

/** A finished tuning with all that its report needs. */
export interface TuneReport extends Omit<TunedStudy, 'text'> {
  /** Whether the change was made in the file. */
  readonly written: boolean;
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
