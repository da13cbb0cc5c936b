/**
 * The chances of winning as exact fractions: the same look back as `lookBack`, in whole numbers of any length. Nothing is
 * rounded and no tail cut off, so this is what the solvers in floating point are measured by.
 */
import type { Contest } from '../rules/contest.ts';
import { winnerPlaces } from '../rules/contest.ts';
import { fractionsOf } from '../rules/dice-fractions.ts';
import { BEGINS, type Chain, NO_ENTRY, segmentsOf } from './chain.ts';

/** A fraction in lowest terms, 0 to 1. */
export interface Fraction {
  readonly above: bigint;
  readonly below: bigint;
}

/** The chances of a contest. */
export interface FractionalChances {
  readonly initiator: Fraction;
  readonly draw: Fraction;
  readonly target: Fraction;
}

/** Why there are none: the chances of a question are not known exactly, it would take too long, or rounds have no limit. */
export type NoFraction = 'unknown' | 'long' | 'endless';

/** Binary digits that may be worked on, all multiplications together: a few seconds. */
const MOST_DIGITS = 2e10;

/** One kind of round in whole numbers. Places: rows, tops after the round, ends within it. */
interface WholeFlow {
  readonly rowCount: number;
  readonly first: Int32Array;
  readonly to: Int32Array;
  /** Share of each run, out of `base`. */
  readonly weight: readonly bigint[];
  /** Draws from each place to the end of the round, at most. */
  readonly depth: Uint16Array;
  /** The largest of them. */
  readonly deepest: number;
}

/** The exact chances of winning of a contest that somebody wins. */
export function fractionalChances(
  contest: Contest,
  chain: Chain,
  mostDigits: number = MOST_DIGITS,
): FractionalChances | NoFraction {
  if (contest.schedule.endless === true) return 'endless';
  const fractions = contest.questions.map(fractionsOf);
  const asked = new Set(chain.kinds.flatMap(({ question }) => [...question]));
  if ([...asked].some((question) => fractions[question] === null)) return 'unknown';
  const base = [...asked].map((question) => fractions[question]!.below).reduce(lcm, 1n);
  const flows = chain.kinds.map((_, kind) => wholeFlow(contest, chain, kind, base));
  const perDraw = base.toString(2).length;
  let [digits, work] = [0, 0];
  for (const { kind, length } of segmentsOf(contest.schedule.kindOf)) {
    const { deepest, to } = flows[kind]!;
    const more = deepest * perDraw;
    work += 2 * to.length * length * (digits + (length * more) / 2);
    digits += length * more;
  }
  if (work > mostDigits) return 'long';
  const placeOf = winnerPlaces(contest);
  const winners = Array.from({ length: chain.ends }, (_, end) =>
    placeOf(contest.outcome(chain.endState(end)).end),
  );
  const of = (place: number) => lookBackWholly(contest, chain, flows, base, winners, place);
  const [initiator, target] = [of(0), of(2)];
  const { below } = initiator;
  const share = (above: bigint): Fraction => lowest(above, below);
  return {
    initiator: share(initiator.above),
    draw: share(below - initiator.above - target.above),
    target: share(target.above),
  };
}

/** Worth of the beginning where the ends that `place` wins are worth 1; not in lowest terms. */
function lookBackWholly(
  contest: Contest,
  chain: Chain,
  flows: readonly WholeFlow[],
  base: bigint,
  winners: readonly number[],
  place: number,
): Fraction {
  const { tops, innerEnds, limitEnds, entries } = chain;
  // Everything below stands over one denominator, which grows by `base` for every draw of the deepest way through a round.
  let below = 1n;
  let standing: bigint[] = Array.from({ length: tops }, (_, t) =>
    winners[limitEnds + t] === place ? 1n : 0n,
  );
  for (const { kind, length } of segmentsOf(contest.schedule.kindOf).reverse()) {
    const { rowCount, first, to, weight, depth, deepest } = flows[kind]!;
    const powers = Array.from({ length: deepest + 1 }, (_, i) => base ** BigInt(i));
    for (let i = 0; i < length; i++) {
      const value: bigint[] = new Array(rowCount + tops + innerEnds);
      standing.forEach((worth, t) => {
        value[rowCount + t] = worth;
      });
      for (let end = 0; end < innerEnds; end++)
        value[rowCount + tops + end] = winners[end] === place ? below : 0n;
      for (let row = rowCount - 1; row >= 0; row--) {
        let sum = 0n;
        for (let run = first[row]!; run < first[row + 1]!; run++) {
          const worth = value[to[run]!]!;
          const shallower = depth[row]! - 1 - depth[to[run]!]!;
          sum += weight[run]! * (shallower === 0 ? worth : worth * powers[shallower]!);
        }
        value[row] = sum;
      }
      below *= powers[deepest]!;
      standing = standing.map((_, t) => {
        const entry = entries[kind * tops + t]!;
        if (entry === NO_ENTRY) return 0n;
        if (entry < 0) return winners[~entry] === place ? below : 0n;
        return value[entry]! * powers[deepest - depth[entry]!]!;
      });
    }
  }
  return { above: standing[0]!, below };
}

function wholeFlow(contest: Contest, chain: Chain, kind: number, base: bigint): WholeFlow {
  const { question, first, until, target } = chain.kinds[kind]!;
  const rowCount = question.length;
  const to = new Int32Array(target.length);
  const weight: bigint[] = new Array(target.length);
  const depth = new Uint16Array(rowCount + chain.tops + chain.innerEnds);
  for (let row = rowCount - 1; row >= 0; row--) {
    const { above, below } = fractionsOf(contest.questions[question[row]!]!)!;
    const scale = base / below;
    let outcome = 0;
    for (let run = first[row]!; run < first[row + 1]!; run++) {
      let sum = 0n;
      for (; outcome < until[run]!; outcome++) sum += above[outcome]!;
      weight[run] = sum * scale;
      const at = target[run]!;
      const place = at < 0 ? rowCount + chain.tops + ~at : at >= BEGINS ? rowCount + at - BEGINS : at;
      to[run] = place;
      depth[row] = Math.max(depth[row]!, depth[place]! + 1);
    }
  }
  return { rowCount, first, to, weight, depth, deepest: depth.reduce((a, b) => Math.max(a, b), 0) };
}

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y > 0n) [x, y] = [y, x % y];
  return x;
}

function lcm(a: bigint, b: bigint): bigint {
  return (a / gcd(a, b)) * b;
}

function lowest(above: bigint, below: bigint): Fraction {
  const common = gcd(below, above);
  return { above: above / common, below: below / common };
}
