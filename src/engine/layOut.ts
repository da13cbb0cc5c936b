/** Lays a found chain out as flat arrays, every row before its successors. */
import { type Contest, nameOf, type State, stateText } from '../rules/contest.ts';
import { ContestError } from '../rules/contestError.ts';
import { BEGINS, type Chain, type KindRows, NO_ENTRY } from './chain.ts';
import type { Exploration, KindDraft } from './draft.ts';
import { IntList } from './intList.ts';

/** Numbers rows and ends. */
export function layOut(contest: Contest, exploration: Exploration): Chain {
  // By their own names, so that what answers `endState` keeps these alive and not the whole exploration.
  const { tops: topStates, ends: endStates } = exploration;
  const tops = topStates.size;
  const innerEnds = endStates.size;
  const entries = new Int32Array(exploration.kinds.length * tops).fill(NO_ENTRY);
  // Ends at the start of a round are numbered behind those within one, also where both are the same state.
  const entryEnds = new IntList();
  let states = 0;
  const kinds = exploration.kinds.map((kind, k) => {
    const order = topological(kind, contest);
    states += order.length;
    for (let top = 0; top < kind.entry.length; top++) {
      const entry = kind.entry.words[top]!;
      if (entry === NO_ENTRY) continue;
      entries[k * tops + top] = entry >= 0 ? order.position[entry]! : ~(innerEnds + entryEnds.push(~entry));
    }
    return rowsOf(kind, order);
  });
  const limitEnds = innerEnds + entryEnds.length;
  const width = contest.begin().length;
  const endState = (end: number, target: State = new Int32Array(width)): State => {
    if (end >= limitEnds) {
      topStates.read(end - limitEnds, target);
      contest.timeOut(target);
    } else {
      endStates.read(end < innerEnds ? end : entryEnds.words[end - innerEnds]!, target);
    }
    return target;
  };
  return { kinds, tops, entries, states, innerEnds, limitEnds, ends: limitEnds + tops, endState };
}

interface Order {
  readonly length: number;
  /** Rows in order. */
  readonly rows: Int32Array;
  /** Place of each row in the order. */
  readonly position: Int32Array;
}

/** Rows of a kind, each before its successors (draws of a round cannot run in a circle). */
function topological(kind: KindDraft, contest: Contest): Order {
  const length = kind.question.length;
  const first = kind.first.words;
  const target = kind.target.words;
  const rowOf = kind.rowOf.words;
  const behind = (row: number): number => (row + 1 < length ? first[row + 1]! : kind.target.length);
  const waiting = new Int32Array(length);
  for (let run = 0; run < kind.target.length; run++) {
    const to = target[run]!;
    if (to >= 0 && to < BEGINS) waiting[rowOf[to]!]!++;
  }
  const rows = new Int32Array(length);
  const position = new Int32Array(length);
  let placed = 0;
  for (let row = 0; row < length; row++) if (waiting[row] === 0) rows[placed++] = row;
  for (let i = 0; i < placed; i++) {
    const row = rows[i]!;
    position[row] = i;
    for (let run = first[row]!; run < behind(row); run++) {
      const to = target[run]!;
      if (to >= 0 && to < BEGINS && --waiting[rowOf[to]!]! === 0) rows[placed++] = rowOf[to]!;
    }
  }
  if (placed !== length) {
    const state = contest.begin();
    kind.inner.read(rowOf.indexOf(waiting.findIndex((count) => count > 0)), state);
    throw new ContestError([nameOf(contest)], ['contestCircle', stateText(contest, state)]);
  }
  return { length, rows, position };
}

function rowsOf(kind: KindDraft, order: Order): KindRows {
  const runs = kind.target.length;
  const question = new Uint8Array(order.length);
  const first = new Int32Array(order.length + 1);
  const until = new Int32Array(runs);
  const target = new Int32Array(runs);
  let written = 0;
  for (let i = 0; i < order.length; i++) {
    const row = order.rows[i]!;
    question[i] = kind.question.words[row]!;
    first[i] = written;
    const behind = row + 1 < order.length ? kind.first.words[row + 1]! : runs;
    for (let run = kind.first.words[row]!; run < behind; run++) {
      const to = kind.target.words[run]!;
      until[written] = kind.until.words[run]!;
      target[written++] = to >= 0 && to < BEGINS ? order.position[kind.rowOf.words[to]!]! : to;
    }
  }
  first[order.length] = written;
  return { question, first, until, target };
}
