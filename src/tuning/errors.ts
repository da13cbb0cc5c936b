/** What tuning refuses about a scenario, with the place in the file or the part of the question that is at fault. */
import { type Complaint, RefusalError } from '../problems/problem.ts';
import type { Place } from '../scenario/tree/collector.ts';
import type { Problem } from '../scenario/tree/problem.ts';

/** Parts of what is asked: the sides looked at, the variant, the plane, the axes of a sweep or a curve, the ranges explored. */
export type Question = 'of' | 'variant' | 'plane' | 'x' | 'y' | 'over' | 'ranges';

/** Where the fault is. */
export interface Fault {
  /** Where it stands in the file. */
  readonly place?: Place;
  /** What was asked wrongly, and where in it. */
  readonly asked?: readonly [question: Question, ...within: readonly string[]];
  /** Problems of the file itself, where a change made it unreadable. */
  readonly problems?: readonly Problem[];
}

/** A scenario that cannot be tuned, explored or asked what was asked. */
export class TuningError extends RefusalError {
  override readonly name = 'TuningError';
  readonly complaint: Complaint;
  /** `null` where nothing in the file is at fault. */
  readonly place: Place | null;
  /** Empty where the question is not at fault. */
  readonly asked: readonly [] | readonly [question: Question, ...within: readonly string[]];
  readonly problems: readonly Problem[];

  constructor(complaint: Complaint, { place, asked, problems }: Fault = {}) {
    super({ where: asked ?? [], ...complaint });
    this.complaint = complaint;
    this.place = place ?? null;
    this.asked = asked ?? [];
    this.problems = problems ?? [];
  }
}
