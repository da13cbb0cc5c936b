/** A chain while it is being found. */
import { IntList } from './intList.ts';
import { StateSet } from './stateSet.ts';

/** One kind of round while the chain is being found. Rows are numbered as they are found. */
export class KindDraft {
  /** States within a round that wait for a draw. */
  readonly inner: StateSet = new StateSet();
  /** Row of each inner state. */
  readonly rowOf: IntList = new IntList();
  /** Row of the entry from each top, or ~end where the contest is over at once, or `NO_ENTRY`. */
  readonly entry: IntList = new IntList();
  /** Question of each row. */
  readonly question: IntList = new IntList();
  /** First run of each row; a run is a stretch of outcomes with one successor. */
  readonly first: IntList = new IntList();
  /** First outcome behind each run. */
  readonly until: IntList = new IntList();
  /** Successor of each run: number of an inner state, `BEGINS` + top, or ~end. */
  readonly target: IntList = new IntList();
  /** Tops that rounds of this kind lead to, each once. */
  readonly reached: IntList = new IntList();
  /** 1 for every top in `reached`. */
  readonly isReached: IntList = new IntList();
}

/** All that was found. */
export interface Exploration {
  /** States that rounds start from. */
  readonly tops: StateSet;
  /** States that are over. */
  readonly ends: StateSet;
  readonly kinds: readonly KindDraft[];
}
