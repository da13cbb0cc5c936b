/**
 * Who is obeyed when several control one mind and their orders contradict (RULES 10.4): opposed Charisma
 * checks as a contest, one roll-off a round; who ties for the highest rolls again.
 */
import { type Contest, NEXT_ROUND, OVER, type State } from '../contest.ts';
import { uniformQuestion } from '../dice.ts';
import type { ControlSetup } from './model.ts';
import * as phase from './words/phase.ts';
import * as word from './words/word.ts';

/** Most controllers of one mind: their sets are bits of a word. */
export const mostControllers = 24;

/** Roll-offs after which nobody is obeyed; with two alike and d20 the chance of it is 20^-1000. */
const mostRolls = 1000;

/** End label where the roll-offs never came to an end. */
export const undecided = 'undecided';

/** Those who compete: the ones whose control takes away movement, if any do, else all. */
export function contenders({ controllers }: ControlSetup): number[] {
  const all = controllers.map((_, i) => i);
  const holding = all.filter((i) => controllers[i]!.holdsStill);
  return holding.length > 0 ? holding : all;
}

const has = (set: number, member: number): boolean => (set & (1 << member)) !== 0;

/** The contest of a setup; its ends are the numbers of the controllers, as text. */
export function createControl(setup: ControlSetup): Contest {
  const { controllers } = setup;
  const start = contenders(setup).reduce((set, i) => set | (1 << i), 0);
  const lowest = Math.min(...controllers.map(({ modifier }) => modifier));
  /** First member of a set from `from` on, or −1. */
  const memberFrom = (set: number, from: number): number => {
    for (let i = from; i < controllers.length; i++) if (has(set, i)) return i;
    return -1;
  };
  const single = (set: number): boolean => (set & (set - 1)) === 0;
  const win = (state: State, holders: number): void => {
    state.fill(0);
    state[word.phase] = phase.over;
    state[word.holders] = holders;
  };
  const chainKey = JSON.stringify(['control', start, controllers.map(({ modifier }) => modifier)]);
  return {
    questions: [uniformQuestion('d20', 1, 20, false)],
    schedule: { kindOf: new Uint16Array(mostRolls), kinds: 1 },
    metrics: [],
    clockMetrics: [],
    chainKey,
    law: chainKey,
    begin: () => Int32Array.of(phase.between, start, 0, 0, 0),
    ask: (state) => {
      if (state[word.phase] === phase.between) return NEXT_ROUND;
      return state[word.phase] === phase.rolling ? 0 : OVER;
    },
    nextRound: (state) => {
      const set = state[word.inIt]!;
      if (single(set)) {
        win(state, set);
        return;
      }
      state[word.phase] = phase.rolling;
      state[word.next] = memberFrom(set, 0);
    },
    answer: (state, outcome) => {
      const who = state[word.next]!;
      // Kept above 0, so that 0 is "nobody yet".
      const total = outcome + 1 + controllers[who]!.modifier - lowest;
      if (total > state[word.best]!) {
        state[word.best] = total;
        state[word.holders] = 1 << who;
      } else if (total === state[word.best]) state[word.holders]! |= 1 << who;
      const next = memberFrom(state[word.inIt]!, who + 1);
      if (next >= 0) {
        state[word.next] = next;
        return;
      }
      const holders = state[word.holders]!;
      if (single(holders)) {
        win(state, holders);
        return;
      }
      state.fill(0);
      state[word.inIt] = holders;
    },
    timeOut: (state) => win(state, 0),
    outcome: (state) => {
      const holders = state[word.holders]!;
      const end = holders === 0 ? undecided : String(31 - Math.clz32(holders));
      return { end, values: [], clock: '' };
    },
    clockValues: () => [],
  };
}
