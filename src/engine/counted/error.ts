/**
 * How far the distributions of a counted chain may be off: a bound, by the same reckoning as `errorLedger.ts`. Draws of a round
 * may each err by what their question does and by the rounding of the sums over its outcomes, and what a round leads to is
 * added up once more; what each round adds to the error of all distributions together stays what it is in later rounds.
 */
import type { Contest } from '../../rules/contest.ts';
import { errorOf } from '../../rules/dice-fractions.ts';
import type { CountedChain } from './chain.ts';
import type { Branch } from './rounds.ts';

/** Half the distance from 1 to the next number: the relative error of one operation. */
const UNIT = 2 ** -53;

/** The bound on Σ |p − true p| of every distribution of the chain. @param left probability given up as over. */
export function errorOfCounted(
  contest: Contest,
  chain: CountedChain,
  branches: readonly (readonly Branch[])[],
  left: number,
): number {
  const widest = branches.reduce((most, each) => Math.max(most, each.length), 0);
  const arrivals = new Map<number, number>();
  for (const each of branches) for (const { to } of each) arrivals.set(to, (arrivals.get(to) ?? 0) + 1);
  const added = [...arrivals.values()].reduce((most, count) => Math.max(most, count), 0) + widest;
  const rounds = contest.schedule.kindOf.length;
  const ofRound = drawsOf(contest, chain, widest) + (added + 2) * UNIT;
  // Normalising at most doubles it; at the end ends and values are added up once more.
  return 2 * (rounds * ofRound + 2 * left) * (1 + 1e-6) + (chain.endStates.length + 16) * 2 * UNIT;
}

/** What the draws of a round may add, on the worst way through it. */
function drawsOf(contest: Contest, chain: CountedChain, widest: number): number {
  const ofQuestion = contest.questions.map(
    (question) => errorOf(question) + (question.values.length + widest + 3) * UNIT,
  );
  const known = new Float64Array(chain.rows).fill(-1);
  const from = (row: number): number => {
    if (row < 0) return 0;
    if (known[row]! >= 0) return known[row]!;
    const asked = chain.question[row]!;
    const first = chain.offset[row]!;
    let worst = 0;
    for (let outcome = 0; outcome < contest.questions[asked]!.values.length; outcome++)
      worst = Math.max(worst, from(chain.next[first + outcome]!));
    known[row] = ofQuestion[asked]! + worst;
    return known[row]!;
  };
  return [...chain.starts].reduce((worst, start) => Math.max(worst, from(start)), 0);
}
