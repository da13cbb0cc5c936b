/** Exact results of a counted chain: every counter's distribution, one counter at a time, and every event's mean. */
import type { Contest } from '../../rules/contest.ts';
import type { Histogram } from '../../stats/histogram.ts';
import { asChances } from '../chances.ts';
import { HistogramBuilder } from '../histogram.ts';
import type { Marginals } from '../tally.ts';
import type { CountedChain } from './chain.ts';
import { counterDistribution } from './distribution.ts';
import { errorOfCounted } from './error.ts';
import { type Branch, branchesOf } from './rounds.ts';

/** Probability still in play below which the rest counts as over. */
const NEGLIGIBLE = 1e-17;

/** What is expected of a trial, without the distributions. */
export interface Expectations {
  /** Mean number of each event. */
  readonly events: Float64Array;
  /** Probability of each end. */
  readonly ends: Float64Array;
}

/** Pushes probability through the rounds. Cost: branches × rounds. */
export function expectationsOf(contest: Contest, chain: CountedChain): Expectations {
  const branches = branchesOf(contest, chain);
  const events = new Float64Array(contest.events!.labels.length);
  const ends = new Float64Array(chain.limitEnds + chain.tops);
  walk(contest, chain, branches, {
    start: (top, p) => {
      for (const { event, weight } of branches[top]!) if (event >= 0) events[event]! += p * weight;
    },
    end: (end, p) => {
      ends[end]! += p;
    },
  });
  return { events, ends };
}

/** Walks the rounds; tells the mass that starts a round from each top, and the mass that ends. */
function walk(
  contest: Contest,
  chain: CountedChain,
  branches: readonly (readonly Branch[])[],
  watch: { start(top: number, p: number): void; end(end: number, p: number): void },
): void {
  const limit = contest.schedule.kindOf.length;
  let mass = new Float64Array(chain.tops);
  let next = new Float64Array(chain.tops);
  mass[0] = 1;
  let alive = 1;
  for (let round = 0; round < limit && alive > NEGLIGIBLE; round++) {
    alive = 0;
    for (let top = 0; top < chain.tops; top++) {
      const p = mass[top]!;
      if (p === 0) continue;
      mass[top] = 0;
      const start = chain.starts[top]!;
      if (start < 0) {
        watch.end(~start >> 1, p);
        continue;
      }
      watch.start(top, p);
      for (const { to, weight } of branches[top]!) {
        const code = ~to;
        if (code & 1) watch.end(code >> 1, p * weight);
        else {
          next[code >> 1]! += p * weight;
          alive += p * weight;
        }
      }
    }
    [mass, next] = [next, mass];
  }
  for (let top = 0; top < chain.tops; top++) if (mass[top]! > 0) watch.end(chain.limitEnds + top, mass[top]!);
}

/** All exact marginals of a contest with events; `null` where a distribution would take too long. */
export function exactCounted(contest: Contest, chain: CountedChain): Marginals | null {
  const branches = branchesOf(contest, chain);
  const { events, ends } = expectationsOf(contest, chain);
  const metrics: [string, Histogram][] = [];
  for (const counter of contest.events!.counters) {
    const distribution = counterDistribution(contest, chain, branches, counter);
    if (distribution === null) return null;
    metrics.push([counter.name, distribution]);
  }
  const chances = asChances({ total: 1, ...endFigures(contest, chain, ends, metrics) });
  const error = errorOfCounted(contest, chain, branches, NEGLIGIBLE);
  return { ...chances, events: eventFigures(contest, events), error };
}

/** Ends and the metrics read from them, beside metrics that are known. */
export function endFigures(
  contest: Contest,
  chain: CountedChain,
  ends: Float64Array,
  known: readonly (readonly [string, Histogram])[],
): Pick<Marginals, 'ends' | 'metrics'> {
  const labels = new Map<string, number>();
  const builders = contest.metrics.map(() => new HistogramBuilder());
  ends.forEach((weight, end) => {
    if (weight === 0) return;
    const facts = contest.outcome(chain.endStates[end]!);
    labels.set(facts.end, (labels.get(facts.end) ?? 0) + weight);
    builders.forEach((builder, m) => {
      builder.add(facts.values[m]!, weight);
    });
  });
  return {
    ends: Object.fromEntries([...labels].sort((a, b) => (a[0] < b[0] ? -1 : 1))),
    metrics: Object.fromEntries([
      ...known,
      ...contest.metrics.map((name, m) => [name, builders[m]!.build()] as const),
    ]),
  };
}

/** Events by label, those that did not occur left out. */
export function eventFigures(contest: Contest, events: Float64Array): Record<string, number> {
  const { labels } = contest.events!;
  return Object.fromEntries(labels.flatMap((label, e) => (events[e]! > 0 ? [[label, events[e]!]] : [])));
}
