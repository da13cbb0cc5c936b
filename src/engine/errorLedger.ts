/**
 * Keeps account of what an exact solution may have wrong: a bound, not an estimate. A step that starts from wrong masses
 * makes them no more wrong in all (a row of probabilities adds up to 1), so what each step adds may be summed up:
 *
 * - the chances of a question are off by rounding and by tails cut off (`errorOf`), for the mass that asks it;
 * - a mass that is added up from k products is off by (k + 4) · u of itself, u = 2^-53;
 * - what was still in play when the rest was given up may have gone elsewhere.
 *
 * Normalising afterwards at most doubles it. The sums over rounds are compensated; 32 · u stands for all that is left.
 */
import type { Contest } from '../rules/contest.ts';
import { errorOf } from '../rules/dice-fractions.ts';
import type { Chain } from './chain.ts';
import type { Flow, Hazard } from './flow.ts';

/** Half the distance from 1 to the next number: the relative error of one operation. */
const UNIT = 2 ** -53;

/** The account of one solution. */
export class ErrorLedger implements Hazard {
  /** What was lost so far, all together. */
  off = 0;
  /** By kind of round and row: the part of its mass that may go astray. */
  readonly hazards: readonly Float64Array[];
  /** By kind of round and place behind the rows: the same for what arrives there. */
  private readonly arrivals: readonly Float64Array[];
  private readonly rowCounts: readonly number[];
  /** Draws of a round at most, by kind. */
  private readonly depths: readonly number[];

  constructor(contest: Contest, chain: Chain, flows: readonly Flow[]) {
    const errors = contest.questions.map(errorOf);
    const additions = flows.map(additionsOf);
    this.depths = flows.map(depthOf);
    this.rowCounts = flows.map(({ rowCount }) => rowCount);
    this.hazards = chain.kinds.map(({ question, first }, kind) => {
      const added = additions[kind]!;
      const hazards = new Float64Array(question.length);
      for (let row = 0; row < question.length; row++) {
        const certain = first[row + 1]! - first[row]! === 1;
        hazards[row] = (certain ? 0 : errors[question[row]!]!) + (added[row]! + 4) * UNIT;
      }
      return hazards;
    });
    this.arrivals = flows.map(({ rowCount, places }, kind) => {
      const added = additions[kind]!;
      const arrivals = new Float64Array(places - rowCount);
      for (let i = 0; i < arrivals.length; i++) arrivals[i] = (added[rowCount + i]! + 4) * UNIT;
      return arrivals;
    });
  }

  /** A round is over; `mass` holds what arrived. */
  arrived(kind: number, mass: Float64Array): void {
    const rowCount = this.rowCounts[kind]!;
    const arrivals = this.arrivals[kind]!;
    let off = 0;
    for (let i = 0; i < arrivals.length; i++) {
      const p = mass[rowCount + i]!;
      if (p !== 0) off += p * arrivals[i]!;
    }
    this.off += off;
  }

  /** `rounds` of a kind, all together, were not followed one by one: the largest hazards of every draw stand for them. */
  passed(kind: number, rounds: number): void {
    const [rows, arrivals] = [this.hazards[kind]!, this.arrivals[kind]!];
    const worst = rows.reduce((a, b) => Math.max(a, b), 0) * this.depths[kind]!;
    this.off += 4 * rounds * (worst + arrivals.reduce((a, b) => Math.max(a, b), 0));
  }

  /** The bound; `left` was still in play when the rest was given up. */
  total(left: number): number {
    return 2 * (this.off + 2 * left) * (1 + 1e-6) + 32 * UNIT;
  }
}

/** How many products are added up at each place at most: the runs that lead there, and a top for an entry. */
function additionsOf({ places, to }: Flow): Int32Array {
  const additions = new Int32Array(places).fill(1);
  for (const place of to) additions[place] = additions[place]! + 1;
  return additions;
}

/** Draws on the longest way through a round. */
function depthOf({ rowCount, first, to }: Flow): number {
  const depth = new Uint16Array(rowCount);
  let deepest = 0;
  for (let row = rowCount - 1; row >= 0; row--) {
    for (let run = first[row]!; run < first[row + 1]!; run++) {
      const behind = to[run]! < rowCount ? depth[to[run]!]! : 0;
      depth[row] = Math.max(depth[row]!, behind + 1);
    }
    deepest = Math.max(deepest, depth[row]!);
  }
  return deepest;
}
