/**
 * What the rules have answered for one family of contests: mages of the same mana and mind meet in the same states
 * whatever their strengths, and a hit by so much does the same to them. So each consequence is asked for once.
 */
import type { Contest } from '../rules/contest.ts';
import { NO_ENTRY } from './chain.ts';
import { IntList } from './intList.ts';
import { StateSet } from './stateSet.ts';

/** Stands for a consequence that nobody has asked for yet; no successor is coded like this. */
export const UNKNOWN: number = NO_ENTRY;

/** Most consequences remembered of one family, 4 bytes each; what comes beyond is asked for again and again. */
const MOST = 1 << 21;

/** Bytes that all families kept may take together, in each thread. */
const MOST_BYTES = 1 << 25;

/** The consequences known of one kind of rounds. */
class KindConsequences {
  /** States within a round that wait for a draw. */
  readonly inner: StateSet = new StateSet();
  /** Successor by inner state · levels + level, and by top of which the round starts: coded as in `KindDraft.target`. */
  readonly ofInner: IntList = new IntList();
  readonly ofTop: IntList = new IntList();
}

/** The consequences known of a family, with its states as they are numbered in it. */
export class Consequences {
  readonly tops: StateSet = new StateSet();
  readonly ends: StateSet = new StateSet();
  readonly kinds: readonly KindConsequences[];
  /** Levels of a state; 0 where nothing is remembered. */
  readonly levels: number;

  constructor({ schedule, family }: Pick<Contest, 'schedule' | 'family'>) {
    this.kinds = Array.from({ length: schedule.kinds }, () => new KindConsequences());
    this.levels = family?.levels ?? 0;
  }

  /** Where the consequences of state `id` stand in a list of them, -1 where there is no room for them. */
  place(list: IntList, id: number): number {
    const { levels } = this;
    const from = id * levels;
    if (levels === 0 || from + levels > MOST) return -1;
    if (from + levels > list.length) list.extend(from + levels, UNKNOWN);
    return from;
  }

  /** Room that all of it takes. */
  get bytes(): number {
    const lists = this.kinds.map(
      ({ inner, ofInner, ofTop }) => inner.bytes + 4 * (ofInner.room + ofTop.room),
    );
    return lists.reduce((sum, bytes) => sum + bytes, this.tops.bytes + this.ends.bytes);
  }
}

/** Families met lately, the latest last. */
const known = new Map<string, Consequences>();

/** What is known of a contest's family; nothing yet where it belongs to none. */
export function consequencesOf(contest: Contest): Consequences {
  const { family } = contest;
  if (family === undefined) return new Consequences(contest);
  const found = known.get(family.key) ?? new Consequences(contest);
  known.delete(family.key);
  let bytes = 0;
  for (const other of known.values()) bytes += other.bytes;
  for (const [key, other] of known) {
    if (bytes <= MOST_BYTES) break;
    known.delete(key);
    bytes -= other.bytes;
  }
  known.set(family.key, found);
  return found;
}

/** Forgets all families: for tests and measurements that want to begin anew. */
export function forgetFamilies(): void {
  known.clear();
}
