/** `exact` pushes probability through a chain, round by round: every figure without sampling error. */
import type { Contest } from '../rules/contest.ts';
import { BEGINS, type Chain, type KindRows, NO_ENTRY, segmentsOf } from './chain.ts';
import { normalize } from './chances.ts';

/** Probabilities of a chain's ends. */
export interface Solution {
  /** Probability of each end, 0 to 1; all together 1. */
  readonly ends: Float64Array;
  /** Probability by group · stride + round, 0 to 1; all together 1. */
  readonly rounds: Float64Array;
  readonly stride: number;
}

/** Probability still in play below which the rest is counted as not decided by then: far under any tolerance. */
const NEGLIGIBLE = 1e-17;

/**
 * Probability of every end and every number of rounds.
 * Cost: some 2 ns for each run of a row and each round until no more than 1e-17 is left in play.
 * @param groupOf group of each end, by which rounds are kept apart.
 * @param maxSteps runs followed, all rounds together, before it is given up.
 * @returns `null` where it was given up: a contest that takes thousands of rounds to be decided.
 */
export function solve(
  contest: Contest,
  chain: Chain,
  groupOf: Int32Array,
  groups: number,
  maxSteps: number,
): Solution | null {
  const flows = chain.kinds.map((kind) => flowOf(contest, chain, kind));
  const { tops, innerEnds } = chain;
  const limit = contest.schedule.kindOf.length;
  const stride = limit + 1;
  const ends = new Float64Array(chain.ends);
  const rounds = new Float64Array(groups * stride);
  const standing = new Float64Array(tops);
  standing[0] = 1;
  let alive = 1;
  const finish = (end: number, round: number, p: number): void => {
    ends[end] = ends[end]! + p;
    const at = groupOf[end]! * stride + round;
    rounds[at] = rounds[at]! + p;
  };
  let round = 0;
  let steps = 0;
  for (const segment of segmentsOf(contest.schedule.kindOf)) {
    const flow = flows[segment.kind]!;
    const { mass, rowCount } = flow;
    for (; round < segment.last && alive > NEGLIGIBLE; round++) {
      for (let t = 0; t < tops; t++) {
        const p = standing[t]!;
        if (p === 0) continue;
        const entry = chain.entries[segment.kind * tops + t]!;
        if (entry >= 0) mass[entry] = mass[entry]! + p;
        else if (entry !== NO_ENTRY) finish(~entry, round, p);
      }
      steps += run(flow);
      if (steps > maxSteps) return null;
      alive = 0;
      for (let t = 0; t < tops; t++) {
        const p = mass[rowCount + t]!;
        standing[t] = p;
        alive += p;
      }
      for (let end = 0; end < innerEnds; end++) {
        const p = mass[rowCount + tops + end]!;
        if (p !== 0) finish(end, round + 1, p);
      }
      mass.fill(0, rowCount);
    }
  }
  for (let t = 0; t < tops; t++) if (standing[t]! > 0) finish(chain.limitEnds + t, limit, standing[t]!);
  normalize(ends);
  normalize(rounds);
  return { ends, rounds, stride };
}

/** One kind of round as probability runs through it. */
interface Flow {
  /** Probability waiting at each row, then arrived at each top, then at each inner end. */
  readonly mass: Float64Array;
  readonly rowCount: number;
  /** Runs of row r are those from `first[r]` to `first[r + 1]`. */
  readonly first: Int32Array;
  /** Place in `mass` that each run leads to, and how much of the row's probability it takes. */
  readonly to: Int32Array;
  readonly weight: Float64Array;
}

/** Lets the mass of one round run through the rows; answers how many runs it took. */
function run(flow: Flow): number {
  const { mass, rowCount, first, to, weight } = flow;
  let steps = 0;
  for (let row = 0; row < rowCount; row++) {
    const p = mass[row]!;
    if (p === 0) continue;
    mass[row] = 0;
    const behind = first[row + 1]!;
    steps += behind - first[row]!;
    for (let i = first[row]!; i < behind; i++) {
      const at = to[i]!;
      mass[at] = mass[at]! + p * weight[i]!;
    }
  }
  return steps;
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
      let sum = 0;
      for (; outcome < until[i]!; outcome++) sum += probabilities[outcome]!;
      // What is certain is certain to the last digit: twenty times 1/20 is not 1 in binary.
      weight[i] = first[row + 1]! - first[row]! === 1 ? 1 : sum;
      const at = target[i]!;
      to[i] = at < 0 ? rowCount + chain.tops + ~at : at >= BEGINS ? rowCount + at - BEGINS : at;
    }
  }
  return { mass: new Float64Array(rowCount + chain.tops + chain.innerEnds), rowCount, first, to, weight };
}
