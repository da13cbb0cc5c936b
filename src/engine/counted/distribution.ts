/** The exact distribution of one counter over a trial of a counted chain. */
import type { Contest, Counter } from '../../rules/contest.ts';
import type { Histogram } from '../../stats/histogram.ts';
import type { CountedChain } from './chain.ts';
import type { Branch } from './rounds.ts';

/** Additions that one distribution may cost: a second or two. */
const MOST_WORK = 1e9;

/** Values kept at once, by top and value. */
const MOST_VALUES = 4e7;

/** Rounds with branches of equal successor and worth taken together, as flat arrays. */
interface WorthRound {
  readonly to: Int32Array;
  readonly worth: Int32Array;
  readonly weight: Float64Array;
}

/** How far the counter can get, and what it takes to find out how likely. */
interface Reach {
  /** Largest value that any trial can come to. */
  readonly most: number;
  /** Additions of the whole solution. */
  readonly work: number;
}

/**
 * Pushes probability through the rounds, the counter's value beside the top.
 * @returns `null` where it would take too long.
 */
export function counterDistribution(
  contest: Contest,
  chain: CountedChain,
  branches: readonly (readonly Branch[])[],
  counter: Counter,
): Histogram | null {
  const rounds = branches.map((each) => byWorth(each, counter));
  const limit = contest.schedule.kindOf.length;
  const { most, work } = reachOf(chain, rounds, limit);
  const width = most + 1;
  if (work > MOST_WORK || chain.tops * width > MOST_VALUES) return null;
  const histogram = new Float64Array(width);
  let mass = new Float64Array(chain.tops * width);
  let next = new Float64Array(chain.tops * width);
  const finish = (from: number, reach: number, worth: number, weight: number): void => {
    for (let x = 0; x <= reach; x++) histogram[x + worth]! += mass[from + x]! * weight;
  };
  mass[0] = 1;
  walk(chain, rounds, limit, {
    start(top, reach) {
      const from = top * width;
      const { to, worth, weight } = rounds[top]!;
      for (let b = 0; b < to.length; b++) {
        const code = ~to[b]!;
        if (code & 1) {
          finish(from, reach, worth[b]!, weight[b]!);
          continue;
        }
        const target = (code >> 1) * width + worth[b]!;
        for (let x = 0; x <= reach; x++) next[target + x]! += mass[from + x]! * weight[b]!;
      }
      mass.fill(0, from, from + reach + 1);
    },
    end(top, reach) {
      finish(top * width, reach, 0, 1);
      mass.fill(0, top * width, top * width + reach + 1);
    },
    turn() {
      [mass, next] = [next, mass];
    },
  });
  return [...histogram].flatMap((p, x) => (p > 0 ? [[x, p] as const] : []));
}

/** What happens on the way through the rounds. */
interface Watch {
  /** A round starts from a top that has values up to `reach`. */
  start(top: number, reach: number): void;
  /** Trials at a top are over. */
  end(top: number, reach: number): void;
  /** A round is over. */
  turn(): void;
}

/** Walks all rounds and tops that trials can be at, with the largest value there. */
function walk(chain: CountedChain, rounds: readonly WorthRound[], limit: number, watch: Watch): void {
  // Largest value by top, −1 where no trial is.
  let reach = new Int32Array(chain.tops).fill(-1);
  let next = new Int32Array(chain.tops).fill(-1);
  reach[0] = 0;
  let filled = [0];
  for (let round = 0; round < limit && filled.length > 0; round++) {
    const following: number[] = [];
    for (const top of filled) {
      const value = reach[top]!;
      reach[top] = -1;
      if (chain.starts[top]! < 0) {
        watch.end(top, value);
        continue;
      }
      const { to, worth } = rounds[top]!;
      for (let b = 0; b < to.length; b++) {
        const code = ~to[b]!;
        if (code & 1) continue;
        const target = code >> 1;
        if (next[target]! < 0) following.push(target);
        next[target] = Math.max(next[target]!, value + worth[b]!);
      }
      watch.start(top, value);
    }
    [reach, next] = [next, reach];
    filled = following;
    watch.turn();
  }
  for (const top of filled) watch.end(top, reach[top]!);
}

function reachOf(chain: CountedChain, rounds: readonly WorthRound[], limit: number): Reach {
  let most = 0;
  let work = 0;
  walk(chain, rounds, limit, {
    start(top, reach) {
      const { worth } = rounds[top]!;
      for (let b = 0; b < worth.length; b++) most = Math.max(most, reach + worth[b]!);
      work += worth.length * (reach + 1);
    },
    end(_, reach) {
      most = Math.max(most, reach);
      work += reach + 1;
    },
    turn: () => undefined,
  });
  return { most, work };
}

function byWorth(branches: readonly Branch[], { worth }: Counter): WorthRound {
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
