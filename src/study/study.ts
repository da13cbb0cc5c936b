/** A study: what ran, with everything that was concluded from it; the content of `run.json`. */
import type { Repetition } from '../analysis/agreement.ts';
import type { Judgement } from '../analysis/judgement.ts';
import type { Worth } from '../analysis/worth.ts';
import type { RunResult } from '../batch/result.ts';
import type { Cell, DuelCell } from '../scenario/model/cells.ts';

/** A finished run with its verdicts. A run alone is one too, of which nothing was concluded. */
export interface Study<C extends Cell = DuelCell> extends RunResult<C> {
  /** Verdicts on what the scenario expects; left out where it expects nothing. */
  readonly judgement?: Judgement;
  /** What one point of each attribute is worth on each plane of the baseline; left out with a single plane. */
  readonly worths?: readonly Worth[];
  /** The cell that lay furthest from its exact solution, played again; left out where chance explains it. */
  readonly repetition?: Repetition;
}
