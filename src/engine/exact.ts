/** `exact` pushes probability through a chain, round by round: every figure without sampling error. */
import type { Contest } from '../rules/contest.ts';
import { type Chain, OFFSET_MASK, ROUND_BIT, segmentsOf, topOf } from './chain.ts';

/** Probabilities of a chain's ends. */
export interface Solution {
  /** Probability of each end. */
  readonly ends: Float64Array;
  /** Probability by group · stride + round. */
  readonly rounds: Float64Array;
  readonly stride: number;
}

/** Probability still in play below which the rest is counted as not decided by then: far under any tolerance. */
const NEGLIGIBLE = 1e-17;

/** A chain's rows with equal successors taken together, in the order in which probability flows. */
interface SparseKind {
  /** Probability waiting at each row, addressed by position. */
  readonly mass: Float64Array;
  /** Successors of position p are those from `first[p]` to `first[p + 1]`. */
  readonly first: Int32Array;
  readonly target: Int32Array;
  readonly weight: Float64Array;
}

/** Position of a row, or of an end (below 0), or of the beginning of a round (at or above this). */
const BEGINS = 1 << 30;

/**
 * Probability of every end and every number of rounds.
 * Cost: transitions × rounds until no more than 1e-17 is left in play.
 * @param groupOf group of each end, by which rounds are kept apart.
 */
export function solve(contest: Contest, chain: Chain, groupOf: Uint16Array, groups: number): Solution {
  const sparse = chain.kinds.map((_, k) => compress(contest, chain, k));
  const segments = segmentsOf(contest.schedule.kindOf);
  const limit = contest.schedule.kindOf.length;
  const stride = limit + 1;
  const ends = new Float64Array(chain.ends);
  const rounds = new Float64Array(groups * stride);
  let tops = new Float64Array(chain.tops);
  let nextTops = new Float64Array(chain.tops);
  tops[0] = 1;
  let alive = 1;
  const finish = (end: number, round: number, p: number): void => {
    ends[end] = ends[end]! + p;
    const at = groupOf[end]! * stride + round;
    rounds[at] = rounds[at]! + p;
  };
  let round = 0;
  for (const segment of segments) {
    const kind = sparse[segment.kind]!;
    const positions = positionsOf(chain, segment.kind);
    for (; round < segment.last && alive > NEGLIGIBLE; round++) {
      for (let t = 0; t < chain.tops; t++) {
        const p = tops[t]!;
        if (p === 0) continue;
        tops[t] = 0;
        const position = positions[t]!;
        if (position >= 0) kind.mass[position] = kind.mass[position]! + p;
        else finish(~position, round, p);
      }
      flow(kind, nextTops, (end, p) => finish(end, round + 1, p));
      const swap = tops;
      tops = nextTops;
      nextTops = swap;
      alive = 0;
      for (let t = 0; t < chain.tops; t++) alive += tops[t]!;
    }
  }
  for (let t = 0; t < chain.tops; t++) if (tops[t]! > 0) finish(chain.limitEnds + t, limit, tops[t]!);
  return { ends, rounds, stride };
}

/** Lets the mass of one round run through the rows. */
function flow(kind: SparseKind, tops: Float64Array, finish: (end: number, p: number) => void): void {
  const { mass, first, target, weight } = kind;
  for (let position = 0; position < mass.length; position++) {
    const p = mass[position]!;
    if (p === 0) continue;
    mass[position] = 0;
    for (let i = first[position]!; i < first[position + 1]!; i++) {
      const to = target[i]!;
      const q = p * weight[i]!;
      if (to < 0) finish(~to, q);
      else if (to >= BEGINS) tops[to - BEGINS] = tops[to - BEGINS]! + q;
      else mass[to] = mass[to]! + q;
    }
  }
}

/** Where a round of kind `k` begins from each top: a position, or an end as ~end. */
function positionsOf(chain: Chain, k: number): Int32Array {
  const positions = new Int32Array(chain.tops);
  const byOffset = offsetsOf(chain, k);
  for (let t = 0; t < chain.tops; t++) {
    const entry = chain.entries[k * chain.tops + t]!;
    positions[t] = entry < 0 ? entry : (byOffset.get(entry & OFFSET_MASK) ?? 0);
  }
  return positions;
}

function offsetsOf(chain: Chain, k: number): Map<number, number> {
  return new Map([...chain.kinds[k]!.order].map((offset, position) => [offset, position]));
}

/** Takes runs of outcomes with one successor together. */
function compress(contest: Contest, chain: Chain, k: number): SparseKind {
  const { order, question } = chain.kinds[k]!;
  const byOffset = offsetsOf(chain, k);
  const first = new Int32Array(order.length + 1);
  const target: number[] = [];
  const weight: number[] = [];
  for (let position = 0; position < order.length; position++) {
    first[position] = target.length;
    const { probabilities } = contest.questions[question[position]!]!;
    let previous = 0;
    for (let outcome = 0; outcome < probabilities.length; outcome++) {
      const packed = chain.rows[order[position]! + outcome]!;
      if (outcome > 0 && packed === previous) {
        weight[weight.length - 1] = weight[weight.length - 1]! + probabilities[outcome]!;
        continue;
      }
      previous = packed;
      const begins = packed < 0 ? ~packed >= chain.innerEnds : (packed & ROUND_BIT) !== 0;
      if (begins) target.push(BEGINS + topOf(chain, packed));
      else target.push(packed < 0 ? packed : byOffset.get(packed & OFFSET_MASK)!);
      weight.push(probabilities[outcome]!);
    }
  }
  first[order.length] = target.length;
  return {
    mass: new Float64Array(order.length),
    first,
    target: Int32Array.from(target),
    weight: Float64Array.from(weight),
  };
}
