/** Lays a found chain out as flat arrays. */
import type { Contest, State } from '../rules/contest.ts';
import { type Chain, OFFSET_MASK, QUESTION_SHIFT, ROUND_BIT } from './chain.ts';
import { type Draft, END, type Exploration, INNER, type KindDraft, TOP } from './draft.ts';

/** Numbers rows, entries and ends, and writes the packed successors. */
export function layOut(contest: Contest, exploration: Exploration): Chain {
  const { topSet, endSet, kinds } = exploration;
  const tops = topSet.size;
  const entries = new Int32Array(kinds.length * tops);
  const innerEnds = endSet.size;
  let length = 0;
  let states = 0;
  const entryTops: number[] = [];
  const entryStates: number[] = [];
  const innerOffsets: Int32Array[] = [];
  kinds.forEach((kind, k) => {
    for (const [top, draft] of kind.entry) {
      if (draft === null) {
        entries[k * tops + top] = ~(innerEnds + entryTops.length);
        entryTops.push(top);
        entryStates.push(kind.entryEnd.get(top)!);
        continue;
      }
      // The word before an entry row is its top.
      length++;
      entries[k * tops + top] = ROUND_BIT | length | (draft.question << QUESTION_SHIFT);
      length += draft.numbers.length;
      states++;
    }
    // Tops that rounds of this kind lead to, but that never enter another round of it: only their name is needed.
    for (const top of kind.reached) {
      if (kind.entry.has(top)) continue;
      entries[k * tops + top] = ~(innerEnds + entryTops.length);
      entryTops.push(top);
      entryStates.push(-1);
    }
    const offsets = new Int32Array(kind.inner.length);
    kind.inner.forEach((draft, i) => {
      offsets[i] = length;
      length += draft.numbers.length;
    });
    states += kind.inner.length;
    innerOffsets.push(offsets);
  });
  const rows = new Int32Array(length);
  const kindRows = kinds.map((kind, k) => {
    const offsets = innerOffsets[k]!;
    const write = (draft: Draft, offset: number): void => {
      draft.numbers.forEach((number, outcome) => {
        const sort = draft.sorts[outcome]!;
        rows[offset + outcome] =
          sort === END
            ? ~number
            : sort === TOP
              ? entries[k * tops + number]!
              : offsets[number]! | (kind.inner[number]!.question << QUESTION_SHIFT);
      });
    };
    const order: number[] = [];
    const question: number[] = [];
    for (const [top, draft] of kind.entry) {
      if (draft === null) continue;
      const offset = entries[k * tops + top]! & OFFSET_MASK;
      write(draft, offset);
      rows[offset - 1] = top;
      order.push(offset);
      question.push(draft.question);
    }
    for (const i of topological(kind)) {
      write(kind.inner[i]!, offsets[i]!);
      order.push(offsets[i]!);
      question.push(kind.inner[i]!.question);
    }
    return { order: Int32Array.from(order), question: Uint8Array.from(question) };
  });
  const limitEnds = innerEnds + entryTops.length;
  const endState = (end: number): State => {
    if (end < innerEnds) return endSet.view(end).slice();
    if (end < limitEnds) return endSet.view(entryStates[end - innerEnds]!).slice();
    const state = topSet.view(end - limitEnds).slice();
    contest.timeOut(state);
    return state;
  };
  const isReal = (end: number): boolean =>
    end < innerEnds || end >= limitEnds || entryStates[end - innerEnds]! >= 0;
  return {
    rows,
    tops,
    entries,
    entryTops: Int32Array.from(entryTops),
    states,
    innerEnds,
    limitEnds,
    ends: limitEnds + tops,
    endState,
    isReal,
    kinds: kindRows,
  };
}

/** Inner states of a kind, each before its successors (draws of a round cannot run in a circle). */
function topological(kind: KindDraft): number[] {
  const waiting = new Int32Array(kind.inner.length);
  for (const draft of kind.inner) {
    draft.sorts.forEach((sort, i) => {
      if (sort === INNER) waiting[draft.numbers[i]!]!++;
    });
  }
  const order: number[] = [];
  waiting.forEach((count, i) => {
    if (count === 0) order.push(i);
  });
  for (let i = 0; i < order.length; i++) {
    const draft = kind.inner[order[i]!]!;
    draft.sorts.forEach((sort, j) => {
      if (sort === INNER && --waiting[draft.numbers[j]!]! === 0) order.push(draft.numbers[j]!);
    });
  }
  if (order.length !== kind.inner.length) throw new Error('draws of a round: must come to an end');
  return order;
}
