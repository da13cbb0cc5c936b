/** `exact` pushes probability through a chain, round by round: every figure without sampling error. */
import type { Contest } from '../rules/contest.ts';
import { type Chain, NO_ENTRY, segmentsOf } from './chain.ts';
import { normalize } from './chances.ts';
import { ErrorLedger } from './errorLedger.ts';
import { flowsOf, pushThrough } from './flow.ts';
import { endForever, foreverOf } from './forever.ts';

/** Probabilities of a chain's ends. */
export interface Solution {
  /** Probability of each end, 0 to 1; all together 1. */
  readonly ends: Float64Array;
  /** Probability by group · stride + round, 0 to 1; all together 1. */
  readonly rounds: Float64Array;
  readonly stride: number;
  /**
   * At most this much is wrong in all of the probabilities together, of ends and rounds jointly: Σ |p − true p|. It counts
   * what is known to be lost: rounding at every step, tails of dice and rounds that were cut off.
   */
  readonly error: number;
}

/** Probability still in play below which the rest is counted as not decided by then: far under any tolerance. */
const NEGLIGIBLE = 1e-17;

/** How far figures may be off at most to be told as exact: less than shows in any of them. */
const MOST_ERROR = 1e-6;

/**
 * Probability of every end and every number of rounds.
 * Cost: some 2 ns for each run of a row and each round until no more than 1e-17 is left in play.
 * @param groupOf group of each end, by which rounds are kept apart.
 * @param maxSteps runs followed, all rounds together, before it is given up.
 * @returns `null` where it was given up: a contest that takes thousands of rounds to be decided, or of which so little is
 *   decided in a round that rounding would show in what is told.
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
  const [lostOfEnds, lostOfRounds] = [new Float64Array(ends.length), new Float64Array(rounds.length)];
  const finish = (end: number, round: number, p: number): void => {
    addTo(ends, lostOfEnds, end, p);
    addTo(rounds, lostOfRounds, groupOf[end]! * stride + round, p);
  };
  const ledger = new ErrorLedger(contest, chain, flows);
  const { endless = false, kindOf } = contest.schedule;
  const lastKind = kindOf[limit - 1]!;
  const forever = endless ? foreverOf(chain, lastKind, flows[lastKind]!) : null;
  if (endless && forever === null) return null;
  // Beyond that the rounds of what is left are not followed one by one.
  const most = endless ? maxSteps / 8 : maxSteps;
  let round = 0;
  let steps = 0;
  for (const segment of segmentsOf(contest.schedule.kindOf)) {
    const flow = flows[segment.kind]!;
    const { rowCount } = flow;
    const mass = masses[segment.kind]!;
    const isLast = endless && segment.last === limit;
    for (; round < segment.last && alive > NEGLIGIBLE && !(isLast && steps > most); round++) {
      for (let t = 0; t < tops; t++) {
        const p = standing[t]!;
        if (p === 0) continue;
        const entry = chain.entries[segment.kind * tops + t]!;
        if (entry >= 0) mass[entry] = mass[entry]! + p;
        else if (entry !== NO_ENTRY) finish(~entry, round, p);
      }
      steps += pushThrough(flow, mass, ledger.hazards[segment.kind]!, ledger);
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
      ledger.arrived(segment.kind, mass);
      mass.fill(0, rowCount);
    }
  }
  const left = round < limit || endless ? alive : 0;
  if (forever === null) {
    for (let t = 0; t < tops; t++) if (standing[t]! > 0) finish(chain.limitEnds + t, limit, standing[t]!);
  } else {
    const more = endForever(chain, lastKind, flows[lastKind]!, forever, standing, (end, p) =>
      finish(end, limit, p),
    );
    ledger.passed(lastKind, more);
  }
  for (let i = 0; i < ends.length; i++) ends[i] = ends[i]! + lostOfEnds[i]!;
  for (let i = 0; i < rounds.length; i++) rounds[i] = rounds[i]! + lostOfRounds[i]!;
  normalize(ends);
  normalize(rounds);
  // Without a limit of rounds what goes on is ended exactly; only how long it takes is told no further.
  if (ledger.total(forever === null ? left : 0) > MOST_ERROR) return null;
  // No two distributions differ by more than 2.
  return { ends, rounds, stride, error: Math.min(2, ledger.total(left)) };
}

/** Adds to a sum that carries its rounding along (Neumaier 1974). */
function addTo(sums: Float64Array, lost: Float64Array, at: number, p: number): void {
  const sum = sums[at]!;
  const next = sum + p;
  lost[at] = lost[at]! + (sum >= p ? sum - next + p : p - next + sum);
  sums[at] = next;
}
