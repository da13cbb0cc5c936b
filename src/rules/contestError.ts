/** What is wrong with a contest that somebody has written, as data. */
import { RefusalError, type Sentence } from '../problems/problem.ts';

/** A contest that does not keep to what is asked of it; names the function and the state. */
export class ContestError extends RefusalError {
  override readonly name = 'ContestError';

  /** @param where from the outermost place inwards: the contest, then its function or word. */
  constructor(where: readonly string[], sentence: Sentence, options?: ErrorOptions) {
    super({ where, sentence }, options);
  }
}
