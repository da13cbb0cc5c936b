/** `simulate` plays trials by index and counts what they came to. */
import type { StreamKey } from '../random/key.ts';
import { createStream } from '../random/stream.ts';
import type { Contest } from '../rules/contest.ts';
import { simulateCounted } from './counted/sampler.ts';
import { play } from './direct.ts';
import { HistogramBuilder, marginalsOf } from './facts.ts';
import { Ledger, type TrialLog } from './ledger.ts';
import type { Prepared } from './prepared.ts';
import { sample } from './sampler.ts';
import type { Tally } from './tally.ts';

/**
 * Plays trials `from` … `from + count − 1` of the cell addressed by `key`. The result depends on nothing
 * else: not on how trials are cut into calls, nor on whether the contest is tabulated.
 */
export function simulate(
  contest: Contest,
  prepared: Prepared,
  key: StreamKey,
  from: number,
  count: number,
): Tally {
  const { chain, counted, groups, inversion } = prepared;
  if (contest.events !== undefined) return simulateCounted(contest, counted, inversion, key, from, count);
  if (chain === null) return simulateDirectly(contest, prepared, key, from, count);
  const ledger = sampleChain(prepared, key, from, count, null);
  const marginals = marginalsOf(contest, chain, groups, ledger.ends, ledger.rounds, ledger.stride, count);
  return { ...marginals, longest: extremeOf(ledger.longest, ledger.longestIndex) };
}

/** Samples a tabulated contest, with a log of single trials where one is wanted. */
export function sampleChain(
  prepared: Prepared,
  key: StreamKey,
  from: number,
  count: number,
  log: TrialLog | null,
): Ledger {
  const chain = prepared.chain!;
  const { groupOf, clocks } = prepared.groups;
  const ledger = new Ledger(chain, prepared.segments, groupOf, clocks.length, key, from, count, log);
  sample(chain, prepared.inversion, ledger);
  return ledger;
}

function simulateDirectly(
  contest: Contest,
  prepared: Prepared,
  key: StreamKey,
  from: number,
  count: number,
): Tally {
  const stream = createStream(key);
  const labels = new Map<string, number>();
  const metrics = contest.metrics.map(() => new HistogramBuilder());
  const clockMetrics = contest.clockMetrics.map(() => new HistogramBuilder());
  const rounds = new HistogramBuilder();
  let longest = -1;
  let longestIndex = -1;
  const state = contest.begin();
  const start = state.slice();
  for (let index = from; index < from + count; index++) {
    stream.seek(index);
    state.set(start);
    const round = play(contest, prepared.inversion, stream, state);
    const facts = contest.outcome(state);
    labels.set(facts.end, (labels.get(facts.end) ?? 0) + 1);
    for (let m = 0; m < metrics.length; m++) metrics[m]!.add(facts.values[m]!, 1);
    const clock = contest.clockValues(facts.clock, round);
    for (let m = 0; m < clockMetrics.length; m++) clockMetrics[m]!.add(clock[m]!, 1);
    rounds.add(round, 1);
    if (round > longest) {
      longest = round;
      longestIndex = index;
    }
  }
  return {
    total: count,
    ends: Object.fromEntries([...labels].sort((a, b) => (a[0] < b[0] ? -1 : 1))),
    metrics: {
      rounds: rounds.build(),
      ...Object.fromEntries(contest.clockMetrics.map((name, m) => [name, clockMetrics[m]!.build()])),
      ...Object.fromEntries(contest.metrics.map((name, m) => [name, metrics[m]!.build()])),
    },
    longest: extremeOf(longest, longestIndex),
  };
}

function extremeOf(value: number, index: number): Tally['longest'] {
  return index < 0 ? null : { value, index };
}
