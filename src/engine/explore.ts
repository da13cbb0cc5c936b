/** Walks all states that a contest can reach. */
import { type Contest, NEXT_ROUND, OVER, type State } from '../rules/contest.ts';
import { OFFSET_MASK, segmentsOf } from './chain.ts';
import { type Draft, END, type Exploration, INNER, type KindDraft, TOP } from './draft.ts';
import { StateSet } from './stateSet.ts';

/** How large a chain may become. */
export interface ChainLimits {
  /** States waiting for a draw, at least 1. */
  readonly maxStates: number;
}

/** All states within reach, or `null` where there are more than the limits allow. */
export function explore(contest: Contest, limits: ChainLimits): Exploration | null {
  const first = contest.begin();
  const width = first.length;
  const topSet = new StateSet(width);
  const endSet = new StateSet(width);
  const kinds: KindDraft[] = Array.from({ length: contest.schedule.kinds }, () => ({
    set: new StateSet(width),
    inner: [],
    entry: new Map(),
    entryEnd: new Map(),
    reached: new Set(),
  }));
  const scratch = new Int32Array(width);
  const from = new Int32Array(width);
  let states = 0;
  let transitions = 0;

  /** Sort and number of the state that `state` moves to by `outcome`. */
  const follow = (kind: KindDraft, state: State, outcome: number, draft: Draft): void => {
    for (let i = 0; i < width; i++) scratch[i] = state[i]!;
    contest.answer(scratch, outcome);
    const next = contest.ask(scratch);
    if (next === OVER) {
      draft.sorts[outcome] = END;
      draft.numbers[outcome] = endSet.add(scratch);
    } else if (next === NEXT_ROUND) {
      draft.sorts[outcome] = TOP;
      draft.numbers[outcome] = topSet.add(scratch);
      kind.reached.add(draft.numbers[outcome]!);
    } else {
      draft.sorts[outcome] = INNER;
      draft.numbers[outcome] = kind.set.add(scratch);
    }
  };
  /** Fills in the outcomes between two that are known, halving where they differ. */
  const between = (kind: KindDraft, state: State, low: number, high: number, draft: Draft): void => {
    if (high - low < 2) return;
    const { sorts, numbers } = draft;
    if (sorts[low] === sorts[high] && numbers[low] === numbers[high]) {
      sorts.fill(sorts[low]!, low + 1, high);
      numbers.fill(numbers[low]!, low + 1, high);
      return;
    }
    const middle = (low + high) >>> 1;
    follow(kind, state, middle, draft);
    between(kind, state, low, middle, draft);
    between(kind, state, middle, high, draft);
  };
  /** Successors of a state that waits for a draw. */
  const expand = (kind: KindDraft, state: State): Draft => {
    const question = contest.ask(state);
    const { values, convex } = contest.questions[question]!;
    const count = values.length;
    const draft: Draft = { question, sorts: new Uint8Array(count), numbers: new Int32Array(count) };
    if (convex) {
      follow(kind, state, 0, draft);
      if (count > 1) follow(kind, state, count - 1, draft);
      between(kind, state, 0, count - 1, draft);
    } else {
      for (let outcome = 0; outcome < count; outcome++) follow(kind, state, outcome, draft);
    }
    states++;
    transitions += count;
    return draft;
  };
  const full = (): boolean => states > limits.maxStates || transitions >= OFFSET_MASK;

  /** Expands the entry into `kind` from `top` and all inner states behind it. */
  const enter = (kindNumber: number, top: number): boolean => {
    const kind = kinds[kindNumber]!;
    if (kind.entry.has(top)) return true;
    topSet.read(top, from);
    contest.nextRound(from, kindNumber);
    if (contest.ask(from) === OVER) {
      kind.entry.set(top, null);
      kind.entryEnd.set(top, endSet.add(from));
      return true;
    }
    kind.entry.set(top, expand(kind, from));
    while (kind.inner.length < kind.set.size) {
      kind.set.read(kind.inner.length, from);
      kind.inner.push(expand(kind, from));
      if (full()) return false;
    }
    return !full();
  };

  let current = new Set<number>([topSet.add(first)]);
  for (const segment of segmentsOf(contest.schedule.kindOf)) {
    const { reached } = kinds[segment.kind]!;
    const pending = [...current];
    const seen = new Set(pending);
    for (let i = 0; i < pending.length; i++) {
      if (!enter(segment.kind, pending[i]!)) return null;
      if (segment.length > 1 && i === pending.length - 1) {
        for (const top of reached) {
          if (seen.has(top)) continue;
          seen.add(top);
          pending.push(top);
        }
      }
    }
    current = reached;
    if (current.size === 0) break;
  }
  return { topSet, endSet, kinds };
}
