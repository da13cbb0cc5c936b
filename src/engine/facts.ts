/** From ends of a chain and rounds to the marginal distributions that everything else reads. */
import type { Contest, State } from '../rules/contest.ts';
import { RunningSum } from '../stats/sum.ts';
import type { Chain } from './chain.ts';
import { HistogramBuilder } from './histogram.ts';
import type { Marginals } from './tally.ts';

/** Ends grouped by the function that gives their clockwork metrics by round. */
export interface EndGroups {
  /** Group of each end. */
  readonly groupOf: Int32Array;
  /** Clock class of each group. */
  readonly clocks: readonly string[];
}

/** Groups the ends of a chain. Depends on the chain alone, so contests that share it share the groups. */
export function groupEnds(contest: Contest, chain: Chain): EndGroups {
  const groupOf = new Int32Array(chain.ends);
  const clocks: string[] = [];
  const known = new Map<string, number>();
  const state = contest.begin();
  for (let end = 0; end < chain.ends; end++) {
    chain.endState(end, state);
    const clock = contest.clockOf?.(state) ?? contest.outcome(state).clock;
    let group = known.get(clock);
    if (group === undefined) {
      group = clocks.push(clock) - 1;
      known.set(clock, group);
    }
    groupOf[end] = group;
  }
  return { groupOf, clocks };
}

/** Counts facts of ends and of rounds: the one way from either to marginal distributions. */
export class FactsCounter {
  private readonly contest: Contest;
  private readonly labels = new Map<string, RunningSum>();
  private readonly metrics: readonly HistogramBuilder[];
  private readonly clockMetrics: readonly HistogramBuilder[];
  private readonly rounds = new HistogramBuilder();

  constructor(contest: Contest) {
    this.contest = contest;
    this.metrics = contest.metrics.map(() => new HistogramBuilder());
    this.clockMetrics = contest.clockMetrics.map(() => new HistogramBuilder());
  }

  /** Adds `weight` trials that ended in `state`. */
  addEnd(state: State, weight: number): void {
    const { end, values } = this.contest.outcome(state);
    const label = this.labels.get(end) ?? new RunningSum();
    this.labels.set(end, label);
    label.add(weight);
    for (let m = 0; m < this.metrics.length; m++) this.metrics[m]!.add(values[m]!, weight);
  }

  /** Adds `weight` trials that ended in clock class `clock` after `round` rounds. */
  addRound(clock: string, round: number, weight: number): void {
    this.rounds.add(round, weight);
    const values = this.contest.clockValues(clock, round);
    for (let m = 0; m < this.clockMetrics.length; m++) this.clockMetrics[m]!.add(values[m]!, weight);
  }

  /** The distributions of all that was added, `total` trials. */
  build(total: number): Marginals {
    const { contest, labels, rounds, metrics, clockMetrics } = this;
    return {
      total,
      ends: Object.fromEntries(
        [...labels].sort((a, b) => (a[0] < b[0] ? -1 : 1)).map(([label, sum]) => [label, sum.total]),
      ),
      metrics: {
        rounds: rounds.build(),
        ...Object.fromEntries(contest.clockMetrics.map((name, m) => [name, clockMetrics[m]!.build()])),
        ...Object.fromEntries(contest.metrics.map((name, m) => [name, metrics[m]!.build()])),
      },
    };
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
  const counter = new FactsCounter(contest);
  const state = contest.begin();
  for (let end = 0; end < chain.ends; end++) {
    if (ends[end]! !== 0) counter.addEnd(chain.endState(end, state), ends[end]!);
  }
  groups.clocks.forEach((clock, group) => {
    for (let round = 0; round < stride; round++) {
      const weight = rounds[group * stride + round]!;
      if (weight !== 0) counter.addRound(clock, round, weight);
    }
  });
  return counter.build(total);
}
