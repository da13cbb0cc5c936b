/** Samples contests with events, trial by trial, and counts what the rounds came to. */
import type { StreamKey } from '../../random/key.ts';
import { createStream, type Stream, seedHigh, seedLow } from '../../random/stream.ts';
import { type Contest, OVER } from '../../rules/contest.ts';
import { HistogramBuilder } from '../histogram.ts';
import { GUIDE_BITS, GUIDE_MIXED, type Inversion, invert, scan } from '../inversion.ts';
import type { Tally } from '../tally.ts';
import type { CountedChain } from './chain.ts';
import { CounterSums } from './counterSums.ts';
import { endFigures, eventFigures } from './exact.ts';

/** Trials `from` … `from + count − 1`; the result does not depend on whether the contest is tabulated. */
export function simulateCounted(
  contest: Contest,
  chain: CountedChain | null,
  inversion: Inversion,
  key: StreamKey,
  from: number,
  count: number,
): Tally {
  const sums = new CounterSums(contest.events!);
  return chain === null
    ? direct(contest, inversion, createStream(key), sums, from, count)
    : tabulated(contest, chain, inversion, key, sums, from, count);
}

function tabulated(
  contest: Contest,
  chain: CountedChain,
  inversion: Inversion,
  key: StreamKey,
  sums: CounterSums,
  from: number,
  count: number,
): Tally {
  const { starts, question, offset, next, event, limitEnds } = chain;
  const { guide } = inversion;
  const limit = contest.schedule.kindOf.length;
  const shift = 32 - GUIDE_BITS;
  const ends = new Float64Array(limitEnds + chain.tops);
  let longest = -1;
  let longestIndex = -1;
  for (let index = from; index < from + count; index++) {
    // The generator of `createStream`, its state in local variables.
    let high = seedHigh(key, index);
    let low = seedLow(key, index, high);
    let top = 0;
    let round = 0;
    let end = -1;
    while (end < 0) {
      if (round === limit) {
        end = limitEnds + top;
        break;
      }
      let at = starts[top]!;
      if (at < 0) {
        end = ~at >> 1;
        break;
      }
      round++;
      do {
        const asked = question[at]!;
        const product = Math.imul(low, 0x9e3779bb);
        const drawn = Math.imul((product << 5) | (product >>> 27), 5) >>> 0;
        const mixed = high ^ low;
        low = ((low << 26) | (low >>> 6)) ^ mixed ^ (mixed << 9);
        high = (mixed << 13) | (mixed >>> 19);
        let outcome = guide[(asked << GUIDE_BITS) | (drawn >>> shift)]!;
        if (outcome >= GUIDE_MIXED) outcome = scan(inversion, asked, outcome & ~GUIDE_MIXED, drawn);
        const move = offset[at]! + outcome;
        const happened = event[move]!;
        if (happened >= 0) sums.add(happened);
        at = next[move]!;
      } while (at >= 0);
      const code = ~at;
      if (code & 1) end = code >> 1;
      else top = code >> 1;
    }
    ends[end]!++;
    sums.close();
    if (round > longest) {
      longest = round;
      longestIndex = index;
    }
  }
  return {
    total: count,
    ...endFigures(contest, chain, ends, sums.histograms()),
    events: eventFigures(contest, sums.events),
    longest: longestIndex < 0 ? null : { value: longest, index: longestIndex },
  };
}

function direct(
  contest: Contest,
  inversion: Inversion,
  stream: Stream,
  sums: CounterSums,
  from: number,
  count: number,
): Tally {
  const { kindOf } = contest.schedule;
  const labels = new Map<string, number>();
  const builders = contest.metrics.map(() => new HistogramBuilder());
  const state = contest.begin();
  const start = state.slice();
  let longest = -1;
  let longestIndex = -1;
  for (let index = from; index < from + count; index++) {
    stream.seek(index);
    state.set(start);
    let round = 0;
    for (let asked = contest.ask(state); asked !== OVER; asked = contest.ask(state)) {
      if (asked >= 0) {
        const outcome = invert(inversion, asked, stream.next());
        const happened = contest.events!.eventOf(state, outcome);
        if (happened >= 0) sums.add(happened);
        contest.answer(state, outcome);
      } else if (round === kindOf.length) {
        contest.timeOut(state);
      } else {
        contest.nextRound(state, 0);
        if (contest.ask(state) !== OVER) round++;
      }
    }
    sums.close();
    const facts = contest.outcome(state);
    labels.set(facts.end, (labels.get(facts.end) ?? 0) + 1);
    builders.forEach((builder, m) => {
      builder.add(facts.values[m]!, 1);
    });
    if (round > longest) {
      longest = round;
      longestIndex = index;
    }
  }
  return {
    total: count,
    ends: Object.fromEntries([...labels].sort((a, b) => (a[0] < b[0] ? -1 : 1))),
    metrics: Object.fromEntries([
      ...sums.histograms(),
      ...contest.metrics.map((name, m) => [name, builders[m]!.build()] as const),
    ]),
    events: eventFigures(contest, sums.events),
    longest: longestIndex < 0 ? null : { value: longest, index: longestIndex },
  };
}
