/** From ends of a chain and rounds to the marginal distributions that everything else reads. */
import type { Contest } from '../rules/contest.ts';
import type { Chain } from './chain.ts';
import type { Histogram, Marginals } from './tally.ts';

/** Ends grouped by the function that gives their clockwork metrics by round. */
export interface EndGroups {
  /** Group of each end. */
  readonly groupOf: Uint16Array;
  /** Clock class of each group. */
  readonly clocks: readonly string[];
}

/** Groups the ends of a chain. Depends on the chain alone, so contests that share it share the groups. */
export function groupEnds(contest: Contest, chain: Chain): EndGroups {
  const groupOf = new Uint16Array(chain.ends);
  const clocks: string[] = [];
  const known = new Map<string, number>();
  for (let end = 0; end < chain.ends; end++) {
    const state = endStateOrNull(chain, end);
    if (state === null) continue;
    const { clock } = contest.outcome(state);
    let group = known.get(clock);
    if (group === undefined) {
      group = clocks.push(clock) - 1;
      known.set(clock, group);
    }
    groupOf[end] = group;
  }
  return { groupOf, clocks };
}

function endStateOrNull(chain: Chain, end: number): Int32Array | null {
  return chain.isReal(end) ? chain.endState(end) : null;
}

/** Adds up weights by value. */
export class HistogramBuilder {
  private readonly weights = new Map<number, number>();

  /** Adds `weight` at `value`. */
  add(value: number, weight: number): void {
    this.weights.set(value, (this.weights.get(value) ?? 0) + weight);
  }

  /** The histogram, ascending in value. */
  build(): Histogram {
    return [...this.weights].sort((a, b) => a[0] - b[0]);
  }
}

/** Reads weights of ends and rounds (counts or probabilities) as marginal distributions of a contest's facts. */
export function marginalsOf(
  contest: Contest,
  chain: Chain,
  groups: EndGroups,
  ends: Float64Array,
  rounds: Float64Array,
  stride: number,
  total: number,
): Marginals {
  const labels = new Map<string, number>();
  const metrics = contest.metrics.map(() => new HistogramBuilder());
  const clockMetrics = contest.clockMetrics.map(() => new HistogramBuilder());
  const roundMetric = new HistogramBuilder();
  for (let end = 0; end < chain.ends; end++) {
    const weight = ends[end]!;
    if (weight === 0) continue;
    const facts = contest.outcome(chain.endState(end));
    labels.set(facts.end, (labels.get(facts.end) ?? 0) + weight);
    for (let m = 0; m < metrics.length; m++) metrics[m]!.add(facts.values[m]!, weight);
  }
  groups.clocks.forEach((clock, group) => {
    for (let round = 0; round < stride; round++) {
      const weight = rounds[group * stride + round]!;
      if (weight === 0) continue;
      roundMetric.add(round, weight);
      const values = contest.clockValues(clock, round);
      for (let m = 0; m < clockMetrics.length; m++) clockMetrics[m]!.add(values[m]!, weight);
    }
  });
  return {
    total,
    ends: Object.fromEntries([...labels].sort((a, b) => (a[0] < b[0] ? -1 : 1))),
    metrics: {
      rounds: roundMetric.build(),
      ...Object.fromEntries(contest.clockMetrics.map((name, m) => [name, clockMetrics[m]!.build()])),
      ...Object.fromEntries(contest.metrics.map((name, m) => [name, metrics[m]!.build()])),
    },
  };
}
