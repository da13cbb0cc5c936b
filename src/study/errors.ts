/** What a study refuses, as data: in the reader's language it is told by whoever asked. */
import { type Refusal, refusalText } from '../problems/problem.ts';

/**
 * A scenario that cannot be read or asked what was asked: every reason, in order. Where an option is at fault its
 * name is the first place, `['option', 'maxDuels']`: how it was given is the caller's business.
 */
export class StudyError extends Error {
  override readonly name = 'StudyError';
  readonly refusals: readonly Refusal[];

  constructor(...refusals: readonly Refusal[]) {
    super(refusals.map((refusal) => refusalText(refusal)).join('\n'));
    this.refusals = refusals;
  }
}
