/** Exact results of a counted chain: every counter's distribution, one counter at a time, and every event's mean. */
import type { Contest, Counter } from '../../rules/contest.ts';
import { HistogramBuilder } from '../facts.ts';
import type { Histogram, Marginals } from '../tally.ts';
import type { CountedChain } from './chain.ts';
import { type Branch, branchesOf } from './rounds.ts';

/** Probability still in play below which the rest counts as over. */
const NEGLIGIBLE = 1e-17;

/** Additions that the distribution of one counter may cost: some seconds. */
const MOST_WORK = 2e9;

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

/** Exact distribution of one counter; `null` where it would take too long. */
export function counterDistribution(
  contest: Contest,
  chain: CountedChain,
  branches: readonly (readonly Branch[])[],
  counter: Counter,
): Histogram | null {
  const limit = contest.schedule.kindOf.length;
  const most = Math.max(0, ...counter.worth);
  const width = limit * most + 1;
  const merged = branches.map((each) => byWorth(each, counter));
  const steps = merged.reduce((sum, { to }) => sum + to.length, 0);
  if (steps * limit * width > MOST_WORK || chain.tops * width > MOST_WORK / 50) return null;
  const histogram = new Float64Array(width);
  let mass = new Float64Array(chain.tops * width);
  let next = new Float64Array(chain.tops * width);
  let filled = new Uint8Array(chain.tops);
  let nextFilled = new Uint8Array(chain.tops);
  mass[0] = 1;
  filled[0] = 1;
  const finish = (top: number, worth: number, weight: number, reach: number): void => {
    for (let x = 0; x <= reach; x++) histogram[x + worth]! += mass[top * width + x]! * weight;
  };
  for (let round = 0; round < limit; round++) {
    const reach = round * most;
    for (let top = 0; top < chain.tops; top++) {
      if (filled[top] === 0) continue;
      filled[top] = 0;
      const from = top * width;
      if (chain.starts[top]! < 0) finish(top, 0, 1, reach);
      else {
        const { to, worth, weight } = merged[top]!;
        for (let b = 0; b < to.length; b++) {
          const code = ~to[b]!;
          const w = weight[b]!;
          if (code & 1) {
            finish(top, worth[b]!, w, reach);
            continue;
          }
          const target = (code >> 1) * width + worth[b]!;
          nextFilled[code >> 1] = 1;
          for (let x = 0; x <= reach; x++) next[target + x]! += mass[from + x]! * w;
        }
      }
      mass.fill(0, from, from + reach + 1);
    }
    [mass, next] = [next, mass];
    [filled, nextFilled] = [nextFilled, filled];
  }
  for (let top = 0; top < chain.tops; top++) if (filled[top] === 1) finish(top, 0, 1, limit * most);
  return [...histogram].flatMap((p, x) => (p > 0 ? [[x, p] as const] : []));
}

/** Branches with equal successor and worth taken together, as flat arrays. */
function byWorth(
  branches: readonly Branch[],
  { worth }: Counter,
): { readonly to: Int32Array; readonly worth: Int32Array; readonly weight: Float64Array } {
  const sums = new Map<string, { to: number; worth: number; weight: number }>();
  for (const { to, event, weight } of branches) {
    const value = event < 0 ? 0 : worth[event]!;
    const key = `${to} ${value}`;
    const sum = sums.get(key);
    if (sum === undefined) sums.set(key, { to, worth: value, weight });
    else sum.weight += weight;
  }
  const list = [...sums.values()];
  return {
    to: Int32Array.from(list, (each) => each.to),
    worth: Int32Array.from(list, (each) => each.worth),
    weight: Float64Array.from(list, (each) => each.weight),
  };
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
  return { total: 1, ...endFigures(contest, chain, ends, metrics), events: eventFigures(contest, events) };
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
