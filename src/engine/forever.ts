/**
 * Rounds of one kind that go on for ever: where a trial ends that stands at a top. No rounds are counted. Where tops lead to
 * others only in one direction, but for rounds in which nothing happens, each is done with in one step: of what stands there,
 * a share leaves at last by each way out, in proportion to their chances.
 */
import { type Chain, NO_ENTRY } from './chain.ts';
import type { Flow } from './flow.ts';

/** What rounds of a kind lead to in the end. */
export interface Forever {
  /** Tops from which rounds of the kind begin, each before those that it leads to. */
  readonly order: Int32Array;
  /** Ways out of top t are those from `first[t]` to `first[t + 1]`; in the order of tops. */
  readonly first: Int32Array;
  /** Place of the flow that a way leads to, and its chance in one round. */
  readonly to: Int32Array;
  readonly weight: Float64Array;
  /** Chance to leave a top in one round; 0 where nothing can ever happen there. */
  readonly leaving: Float64Array;
}

/** The ways out of the tops of a kind; `null` where they go round in circles. */
export function foreverOf(chain: Chain, kind: number, flow: Flow): Forever | null {
  const { tops, entries } = chain;
  const { rowCount, places } = flow;
  const first = new Int32Array(tops + 1);
  const to: number[] = [];
  const weight: number[] = [];
  const leaving = new Float64Array(tops);
  const mass = new Float64Array(places);
  for (let t = 0; t < tops; t++) {
    const entry = entries[kind * tops + t]!;
    if (entry >= 0) {
      for (const place of oneRound(flow, entry, mass)) {
        if (place !== rowCount + t && mass[place]! > 0) {
          to.push(place);
          weight.push(mass[place]!);
          leaving[t] = leaving[t]! + mass[place]!;
        }
        mass[place] = 0;
      }
    }
    first[t + 1] = to.length;
  }
  const order = orderOf(chain, kind, rowCount, first, to);
  const [ways, weights] = [Int32Array.from(to), Float64Array.from(weight)];
  return order === null ? null : { order, first, to: ways, weight: weights, leaving };
}

/** Lets one round run from a row; answers the places behind the rows where `mass` then lies. */
function oneRound({ rowCount, first, to, weight }: Flow, entry: number, mass: Float64Array): number[] {
  const waiting = new Set([entry]);
  const reached = new Set<number>();
  const rows = [entry];
  for (let i = 0; i < rows.length; i++) {
    for (let run = first[rows[i]!]!; run < first[rows[i]! + 1]!; run++) {
      const place = to[run]!;
      if (place >= rowCount) reached.add(place);
      else if (!waiting.has(place)) {
        waiting.add(place);
        rows.push(place);
      }
    }
  }
  mass[entry] = 1;
  for (const row of rows.sort((a, b) => a - b)) {
    const p = mass[row]!;
    mass[row] = 0;
    for (let run = first[row]!; run < first[row + 1]!; run++)
      mass[to[run]!] = mass[to[run]!]! + p * weight[run]!;
  }
  return [...reached].sort((a, b) => a - b);
}

function orderOf(
  { tops, entries }: Chain,
  kind: number,
  rowCount: number,
  first: Int32Array,
  to: readonly number[],
): Int32Array | null {
  const entered = (t: number): boolean => entries[kind * tops + t]! !== NO_ENTRY;
  const waiting = new Int32Array(tops);
  for (const place of to) if (place < rowCount + tops) waiting[place - rowCount]!++;
  const order: number[] = [];
  let count = 0;
  for (let t = 0; t < tops; t++) {
    if (!entered(t)) continue;
    count++;
    if (waiting[t] === 0) order.push(t);
  }
  for (let i = 0; i < order.length; i++) {
    for (let way = first[order[i]!]!; way < first[order[i]! + 1]!; way++) {
      const next = to[way]! - rowCount;
      if (next < tops && --waiting[next]! === 0) order.push(next);
    }
  }
  return order.length === count ? Int32Array.from(order) : null;
}

/**
 * Where the mass at the tops ends. What can never end there is told as ended by the limit of rounds.
 * @returns rounds that are begun until then, on average over all of the mass: the sum over it.
 */
export function endForever(
  chain: Chain,
  kind: number,
  { rowCount }: Flow,
  { order, first, to, weight, leaving }: Forever,
  standing: Float64Array,
  finish: (end: number, p: number) => void,
): number {
  const { tops, entries, limitEnds } = chain;
  let rounds = 0;
  for (const t of order) {
    const p = standing[t]!;
    if (p === 0) continue;
    const entry = entries[kind * tops + t]!;
    if (entry < 0) {
      finish(~entry, p);
    } else if (leaving[t] === 0) {
      finish(limitEnds + t, p);
    } else {
      rounds += p / leaving[t]!;
      for (let way = first[t]!; way < first[t + 1]!; way++) {
        const share = (p * weight[way]!) / leaving[t]!;
        const next = to[way]! - rowCount;
        if (next < tops) standing[next] = standing[next]! + share;
        else finish(next - tops, share);
      }
    }
  }
  return rounds;
}

/** Mean worth of trials at each top; NaN where none can be. */
export function worthForever(
  chain: Chain,
  kind: number,
  { rowCount }: Flow,
  { order, first, to, weight, leaving }: Forever,
  worth: Float64Array,
): Float64Array {
  const { tops, entries, limitEnds } = chain;
  const value = new Float64Array(tops).fill(Number.NaN);
  for (let i = order.length - 1; i >= 0; i--) {
    const t = order[i]!;
    const entry = entries[kind * tops + t]!;
    if (entry < 0) {
      value[t] = worth[~entry]!;
    } else if (leaving[t] === 0) {
      value[t] = worth[limitEnds + t]!;
    } else {
      let sum = 0;
      for (let way = first[t]!; way < first[t + 1]!; way++) {
        const next = to[way]! - rowCount;
        sum += weight[way]! * (next < tops ? value[next]! : worth[next - tops]!);
      }
      value[t] = sum / leaving[t]!;
    }
  }
  return value;
}
