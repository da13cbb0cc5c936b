/** What crosses a thread, all of it. */
import type { JointTally, KnownSide } from '../engine/prepared/joint.ts';
import type { Marginals, Tally } from '../engine/tally.ts';
import type { Plan } from './plan.ts';

/** A piece of work: duels of one cell, its exact solution, or duels of two cells side by side. */
export type Job =
  | { readonly kind: 'simulate'; readonly cell: number; readonly from: number; readonly count: number }
  | {
      readonly kind: 'exact';
      readonly cell: number;
      /** Further cells of the same chain, to be worked out where it is tabulated and solved already. */
      readonly also?: readonly number[];
    }
  | {
      readonly kind: 'pair';
      readonly cell: number;
      readonly other: number;
      readonly from: number;
      readonly count: number;
      /** The side whose exact means are known. */
      readonly known?: KnownSide;
    };

/** What came of a job. `exact` is `null` where there are too many states. */
export type JobResult =
  | { readonly kind: 'simulate'; readonly tally: Tally }
  | {
      readonly kind: 'exact';
      readonly exact: Marginals | null;
      readonly states: number;
      /** What came of the further cells. */
      readonly also?: readonly (Marginals | null)[];
    }
  | { readonly kind: 'pair'; readonly joint: JointTally };

/** A job of another plan than the one that a thread was started with: the plan as bytes that all threads share. */
export interface OtherJob {
  readonly job: Job;
  readonly plan: SharedArrayBuffer;
  /** Which of the other plans it is. */
  readonly number: number;
}

/** Does jobs: in this thread, in others, or on other machines. */
export interface Executor {
  /** Number of jobs that make progress at once, at least 1. */
  readonly width: number;
  run(job: Job): Promise<JobResult>;
  /** Whether exact jobs may have further cells. */
  readonly takesSeveral?: true;
  /** An executor of the same workers for another plan, which ends with this one; absent where there is no such thing. */
  also?(plan: Plan): Executor;
  /** Stops everything at once; jobs under way are lost. */
  close(): Promise<void>;
}
