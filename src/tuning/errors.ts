/** What tuning refuses about a scenario: a sentence, with the place in the file where there is one. */
import type { Place } from '../scenario/tree/collector.ts';
import type { Problem } from '../scenario/tree/problem.ts';

/** A scenario that cannot be tuned, explored or asked what was asked. */
export class TuningError extends Error {
  override readonly name = 'TuningError';
  /** Where it stands; `null` where nothing in the file is at fault. */
  readonly place: Place | null;
  readonly tip: string | undefined;
  /** Problems of the file itself, where a change made it unreadable. */
  readonly problems: readonly Problem[];

  constructor(message: string, place: Place | null = null, tip?: string, problems: readonly Problem[] = []) {
    super(message);
    this.place = place;
    this.tip = tip;
    this.problems = problems;
  }
}
