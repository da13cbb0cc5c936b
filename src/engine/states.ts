/** The states that stand behind the numbers of a chain, which keeps the numbers alone. */
import type { Contest, State } from '../rules/contest.ts';
import { BEGINS, type Chain } from './chain.ts';

/** Told of each row once, with the state that waits there; the state is the visitor's to read, not to keep. */
export type RowVisitor = (kind: number, row: number, state: State) => void;

/**
 * Walks a chain once more from its beginning. Cost: one answer of the rules for each run of a row.
 * @returns the state of each top.
 */
export function statesOf(
  contest: Contest,
  chain: Chain,
  visit: RowVisitor = () => undefined,
): readonly State[] {
  const { tops, entries, kinds } = chain;
  const states = new Array<State>(tops);
  const found = [0];
  states[0] = contest.begin();
  const seen = kinds.map(({ question }) => new Uint8Array(question.length));
  const waiting: { readonly row: number; readonly state: State }[] = [];
  for (let i = 0; i < found.length; i++) {
    const top = found[i]!;
    kinds.forEach(({ first, until, target }, kind) => {
      const begin = entries[kind * tops + top]!;
      const rowSeen = seen[kind]!;
      const wait = (row: number, state: State): void => {
        if (rowSeen[row] === 1) return;
        rowSeen[row] = 1;
        waiting.push({ row, state });
      };
      if (begin < 0 || rowSeen[begin] === 1) return;
      const entered = states[top]!.slice();
      contest.nextRound(entered, kind);
      wait(begin, entered);
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const { row, state } = next;
        visit(kind, row, state);
        for (let run = first[row]!; run < first[row + 1]!; run++) {
          const to = target[run]!;
          const isTop = to >= BEGINS;
          if (to < 0 || (isTop ? states[to - BEGINS] !== undefined : rowSeen[to] === 1)) continue;
          const moved = state.slice();
          contest.answer(moved, until[run]! - 1);
          if (isTop) states[to - BEGINS] = moved;
          if (isTop) found.push(to - BEGINS);
          else wait(to, moved);
        }
      }
    });
  }
  return states;
}
