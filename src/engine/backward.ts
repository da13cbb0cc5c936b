/**
 * `lookBack` pulls the worth of ends back through a chain, round by round: what a trial is worth from every state.
 * With 1 for the ends that a side wins and 0 for the others that is its chance of winning.
 */
import type { Contest } from '../rules/contest.ts';
import { type Chain, NO_ENTRY, segmentsOf } from './chain.ts';
import { flowsOf, pullThrough } from './flow.ts';
import { foreverOf, worthForever } from './forever.ts';

/** Worth of the states of one round. The arrays are written anew for every round: copy what is to be kept. */
export interface Outlook {
  /** The round, counted from 1. */
  readonly round: number;
  readonly kind: number;
  /** Mean worth of trials that stand at each top when the round is about to start; NaN where none can. */
  readonly tops: Float64Array;
  /** Mean worth of trials at each row within the round. */
  readonly rows: Float64Array;
  /** The same by place of the round's flow: rows, tops after the round, ends within it. */
  readonly places: Float64Array;
}

/**
 * Runs that are followed for a whole look back, at most: what `lookBack` costs, some 1 ns each. Infinite where rounds
 * without a limit go round in circles, which cannot be looked back through.
 */
export function backwardSteps(contest: Contest, chain: Chain): number {
  const runs = chain.kinds.map(({ target }) => target.length);
  const { kindOf, endless = false } = contest.schedule;
  const lastKind = kindOf.at(-1)!;
  if (endless && foreverOf(chain, lastKind, flowsOf(contest, chain)[lastKind]!) === null)
    return Number.POSITIVE_INFINITY;
  return segmentsOf(kindOf).reduce(
    (sum, { kind, length, last }) => sum + (endless && last === kindOf.length ? 2 : length) * runs[kind]!,
    0,
  );
}

/**
 * Looks back from the limit of rounds to the first round. @throws RangeError where `backwardSteps` is infinite.
 * @param worth worth of each end of the chain.
 * @param visit told of the rounds up to `upTo`, from the last of them to the first.
 */
export function lookBack(
  contest: Contest,
  chain: Chain,
  worth: Float64Array,
  upTo: number,
  visit: (outlook: Outlook) => void,
): void {
  const { tops, innerEnds, limitEnds, entries } = chain;
  const flows = flowsOf(contest, chain);
  const values = flows.map(({ places, rowCount }) => {
    const value = new Float64Array(places);
    value.set(worth.subarray(0, innerEnds), rowCount + tops);
    return value;
  });
  const { kindOf, endless = false } = contest.schedule;
  const lastKind = kindOf.at(-1)!;
  const forever = endless ? foreverOf(chain, lastKind, flows[lastKind]!) : null;
  if (endless && forever === null)
    throw new RangeError('rounds without a limit: must not go round in circles');
  const standing =
    forever === null
      ? worth.slice(limitEnds, limitEnds + tops)
      : worthForever(chain, lastKind, flows[lastKind]!, forever, worth);
  for (const { kind, length, last } of segmentsOf(kindOf).reverse()) {
    const flow = flows[kind]!;
    const value = values[kind]!;
    const rows = value.subarray(0, flow.rowCount);
    let settled = false;
    for (let round = last; round > last - length; round--) {
      // Rounds of one kind that changed nothing once change nothing ever after.
      if (!settled) {
        value.set(standing, flow.rowCount);
        pullThrough(flow, value);
        settled = true;
        for (let t = 0; t < tops; t++) {
          const entry = entries[kind * tops + t]!;
          const before = entry >= 0 ? value[entry]! : entry === NO_ENTRY ? Number.NaN : worth[~entry]!;
          if (!Object.is(before, standing[t])) {
            standing[t] = before;
            settled = false;
          }
        }
        // What goes on for ever is as it will be.
        settled ||= endless && last === kindOf.length;
      }
      if (round <= upTo) visit({ round, kind, tops: standing, rows, places: value });
    }
  }
}
