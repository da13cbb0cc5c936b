/** `exact` pushes probability through a chain, round by round: every figure without sampling error. */
import type { Contest } from '../rules/contest.ts';
import { type Chain, NO_ENTRY, segmentsOf } from './chain.ts';
import { normalize } from './chances.ts';
import { flowsOf, pushThrough } from './flow.ts';

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
  const flows = flowsOf(contest, chain);
  const masses = flows.map(({ places }) => new Float64Array(places));
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
    const { rowCount } = flow;
    const mass = masses[segment.kind]!;
    for (; round < segment.last && alive > NEGLIGIBLE; round++) {
      for (let t = 0; t < tops; t++) {
        const p = standing[t]!;
        if (p === 0) continue;
        const entry = chain.entries[segment.kind * tops + t]!;
        if (entry >= 0) mass[entry] = mass[entry]! + p;
        else if (entry !== NO_ENTRY) finish(~entry, round, p);
      }
      steps += pushThrough(flow, mass);
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
