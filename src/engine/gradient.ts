/**
 * Derivatives of a contest's mean worth by the chance of every outcome, all at once: one pass forward says how often a
 * state is met, one pass back what each way on from it is worth, and the derivative is the sum of their products.
 */
import type { Contest, State } from '../rules/contest.ts';
import { backwardSteps, lookBack } from './backward.ts';
import { type Chain, NO_ENTRY, segmentsOf } from './chain.ts';
import { flowsOf, pushThrough } from './flow.ts';
import { statesOf } from './states.ts';

/** Numbers kept for the pass back, at most: the mass at every top at the start of every round. */
const MOST_KEPT = 2e7;

/** Probability in play below which later rounds weigh nothing. */
const NEGLIGIBLE = 1e-17;

/**
 * By class and question, at class · questions + question: the derivative by the chance of each outcome of that question
 * where it is asked in a state of that class; `undefined` where it never is. Chances must go on adding up to 1, so what
 * means something is a sum of derivatives times changes that add up to 0.
 */
export type Gradient = readonly (Float64Array | undefined)[];

/**
 * The gradient of the mean of `worth` over the ends of a chain.
 * @param classOf class of a state that waits for a draw, from 0; −1: of none.
 * @returns `null` where it takes more than `maxSteps`, or too much memory.
 */
export function gradientOf(
  contest: Contest,
  chain: Chain,
  worth: Float64Array,
  classOf: (state: State, question: number) => number,
  maxSteps: number,
): Gradient | null {
  if (contest.schedule.endless === true || 3 * backwardSteps(contest, chain) > maxSteps) return null;
  const standing = massByRound(contest, chain);
  if (standing === null) return null;
  const { tops, entries, kinds } = chain;
  const { questions } = contest;
  const classes = kinds.map(({ question }) => new Int32Array(question.length));
  statesOf(contest, chain, (kind, row, state) => {
    classes[kind]![row] = classOf(state, kinds[kind]!.question[row]!);
  });
  // Sums of steps: what is added at an outcome holds from there on, until it is taken off again.
  const sums: (Float64Array | undefined)[] = [];
  const flows = flowsOf(contest, chain);
  const mass = flows.map(({ places }) => new Float64Array(places));
  lookBack(contest, chain, worth, standing.length, ({ round, kind, places }) => {
    const { rowCount, first, to, weight } = flows[kind]!;
    const { question, until } = kinds[kind]!;
    const at = mass[kind]!;
    standing[round - 1]!.forEach((p, top) => {
      const entry = entries[kind * tops + top]!;
      if (entry >= 0) at[entry] = at[entry]! + p;
    });
    for (let row = 0; row < rowCount; row++) {
      const p = at[row]!;
      if (p === 0) continue;
      const own = classes[kind]![row]!;
      const q = question[row]!;
      let outcome = 0;
      if (own >= 0) {
        const slot = own * questions.length + q;
        sums[slot] ??= new Float64Array(questions[q]!.values.length + 1);
      }
      const sum = own < 0 ? null : sums[own * questions.length + q]!;
      for (let i = first[row]!; i < first[row + 1]!; i++) {
        const place = to[i]!;
        at[place] = at[place]! + p * weight[i]!;
        if (sum !== null) {
          const value = p * places[place]!;
          sum[outcome] = sum[outcome]! + value;
          outcome = until[i]!;
          sum[outcome] = sum[outcome]! - value;
        }
      }
    }
    at.fill(0);
  });
  return Array.from(sums, (steps) => {
    let total = 0;
    return steps?.subarray(0, -1).map((step) => {
      total += step;
      return total;
    });
  });
}

/** Probability of standing at each top when each round starts, until all but nothing is decided. */
function massByRound(contest: Contest, chain: Chain): readonly Float64Array[] | null {
  const { tops, entries } = chain;
  const flows = flowsOf(contest, chain);
  const masses = flows.map(({ places }) => new Float64Array(places));
  const nothing = flows.map(({ rowCount }) => new Float64Array(rowCount));
  const standing: Float64Array[] = [];
  let now = new Float64Array(tops);
  now[0] = 1;
  for (const { kind, length } of segmentsOf(contest.schedule.kindOf)) {
    const { rowCount } = flows[kind]!;
    const mass = masses[kind]!;
    for (let i = 0; i < length; i++) {
      if (now.reduce((sum, p) => sum + p, 0) <= NEGLIGIBLE) return standing;
      if ((standing.length + 1) * tops > MOST_KEPT) return null;
      standing.push(now);
      for (let t = 0; t < tops; t++) {
        const entry = entries[kind * tops + t]!;
        if (now[t]! !== 0 && entry !== NO_ENTRY && entry >= 0) mass[entry] = mass[entry]! + now[t]!;
      }
      pushThrough(flows[kind]!, mass, nothing[kind]!, { off: 0 });
      now = mass.slice(rowCount, rowCount + tops);
      mass.fill(0, rowCount);
    }
  }
  return standing;
}
