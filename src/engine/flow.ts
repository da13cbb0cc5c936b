/** The rows of one kind of round with the probability of every run: what both exact solvers read. */
import type { Contest } from '../rules/contest.ts';
import { BEGINS, type Chain, type KindRows } from './chain.ts';

/** One kind of round as probability runs through it. Places: rows first, then tops, then ends within a round. */
export interface Flow {
  /** Number of places. */
  readonly places: number;
  readonly rowCount: number;
  /** Runs of row r are those from `first[r]` to `first[r + 1]`. */
  readonly first: Int32Array;
  /** Place that each run leads to, always behind that of its row, and its share of the row's probability. */
  readonly to: Int32Array;
  readonly weight: Float64Array;
}

/** The flows of a chain, one for each kind of round. */
export function flowsOf(contest: Contest, chain: Chain): readonly Flow[] {
  return chain.kinds.map((kind) => flowOf(contest, chain, kind));
}

function flowOf(contest: Contest, chain: Chain, kind: KindRows): Flow {
  const { first, until, target, question } = kind;
  const rowCount = question.length;
  const to = new Int32Array(target.length);
  const weight = new Float64Array(target.length);
  for (let row = 0; row < rowCount; row++) {
    const { probabilities } = contest.questions[question[row]!]!;
    let outcome = 0;
    for (let i = first[row]!; i < first[row + 1]!; i++) {
      // As `RunningSum` adds up (no chance is negative), without an object for each of thousands of runs.
      let sum = 0;
      let lost = 0;
      for (const behind = until[i]!; outcome < behind; outcome++) {
        const p = probabilities[outcome]!;
        const next = sum + p;
        lost += sum >= p ? sum - next + p : p - next + sum;
        sum = next;
      }
      // What is certain is certain to the last digit: twenty times 1/20 is not 1 in binary.
      weight[i] = first[row + 1]! - first[row]! === 1 ? 1 : sum + lost;
      const at = target[i]!;
      to[i] = at < 0 ? rowCount + chain.tops + ~at : at >= BEGINS ? rowCount + at - BEGINS : at;
    }
  }
  return { places: rowCount + chain.tops + chain.innerEnds, rowCount, first, to, weight };
}

/** Adds up what goes wrong on the way. */
export interface Hazard {
  off: number;
}

/**
 * Lets the mass of one round run through the rows; answers how many runs it took.
 * @param hazards how much of the mass at each row may go astray in its draw; added up in `hazard`.
 */
export function pushThrough(
  { rowCount, first, to, weight }: Flow,
  mass: Float64Array,
  hazards: Float64Array,
  hazard: Hazard,
): number {
  let off = 0;
  let steps = 0;
  for (let row = 0; row < rowCount; row++) {
    const p = mass[row]!;
    if (p === 0) continue;
    mass[row] = 0;
    off += p * hazards[row]!;
    const behind = first[row + 1]!;
    steps += behind - first[row]!;
    for (let i = first[row]!; i < behind; i++) {
      const at = to[i]!;
      mass[at] = mass[at]! + p * weight[i]!;
    }
  }
  hazard.off += off;
  return steps;
}

/** Works out the worth of the rows of one round, the last first, from that of the places behind them. */
export function pullThrough({ rowCount, first, to, weight }: Flow, value: Float64Array): void {
  for (let row = rowCount - 1; row >= 0; row--) {
    let sum = 0;
    for (let i = first[row]!, behind = first[row + 1]!; i < behind; i++) sum += weight[i]! * value[to[i]!]!;
    value[row] = sum;
  }
}
