/** A chain while it is being found. */
import { IntList } from './intList.ts';
import type { StateSet } from './stateSet.ts';

/** States that a chain has met, out of a set that other chains of the family may share, in the order in which it met them. */
export class MetStates {
  private readonly set: StateSet;
  /** Number of each in the set, and the other way round; -1 for one not met. */
  private readonly ids: IntList;
  private readonly met: IntList;

  constructor(set: StateSet) {
    this.set = set;
    // What the family knows is most of what the chain will meet.
    this.ids = new IntList(set.size + 64);
    this.met = new IntList(set.size + 64);
  }

  /** How many the chain has met. */
  get size(): number {
    return this.ids.length;
  }

  /** The chain's number of state `id` of the set. */
  add(id: number): number {
    if (id >= this.met.length) this.met.extend(Math.max(id + 1, this.set.size), -1);
    const known = this.met.words[id]!;
    if (known >= 0) return known;
    const number = this.ids.push(id);
    this.met.words[id] = number;
    return number;
  }

  /** Number in the set of the chain's state `number`. */
  idOf(number: number): number {
    return this.ids.words[number]!;
  }

  /** Copies the chain's state `number` into `target`. */
  read(number: number, target: Int32Array): void {
    this.set.read(this.ids.words[number]!, target);
  }
}

/** Lists of drafts that are laid out: the next draft takes them, so that chains by the hundred make no garbage. */
const spare: IntList[] = [];

/** Spare lists kept, and numbers that each may have room for: 4 MB at most. */
const KEPT = { lists: 16, room: 1 << 16 };

function emptyList(): IntList {
  const list = spare.pop() ?? new IntList();
  list.length = 0;
  return list;
}

/** One kind of round while the chain is being found. Rows are numbered as they are found. */
export class KindDraft {
  /** States within a round that wait for a draw. */
  readonly inner: MetStates;
  /** Row of each inner state. */
  readonly rowOf: IntList = emptyList();
  /** Row of the entry from each top, or ~end where the contest is over at once, or `NO_ENTRY`. */
  readonly entry: IntList = emptyList();
  /** Question of each row. */
  readonly question: IntList = emptyList();
  /** First run of each row; a run is a stretch of outcomes with one successor. */
  readonly first: IntList = emptyList();
  /** First outcome behind each run. */
  readonly until: IntList = emptyList();
  /** Successor of each run: number of an inner state, `BEGINS` + top, or ~end. */
  readonly target: IntList = emptyList();
  /** Tops that rounds of this kind lead to, each once. */
  readonly reached: IntList = emptyList();
  /** 1 for every top in `reached`. */
  readonly isReached: IntList = emptyList();

  constructor(inner: StateSet) {
    this.inner = new MetStates(inner);
  }

  /** Gives its lists away: the draft is laid out, and nobody looks at it again. */
  release(): void {
    const { rowOf, entry, question, first, until, target, reached, isReached } = this;
    for (const list of [rowOf, entry, question, first, until, target, reached, isReached])
      if (spare.length < KEPT.lists && list.room <= KEPT.room) spare.push(list);
  }
}

/** All that was found. */
export interface Exploration {
  /** States that rounds start from. */
  readonly tops: MetStates;
  /** States that are over. */
  readonly ends: MetStates;
  readonly kinds: readonly KindDraft[];
}
