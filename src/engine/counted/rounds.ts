/** Whole rounds of a counted chain: from each top, where a round leads, by which event, how likely. */
import type { Contest } from '../../rules/contest.ts';
import type { CountedChain } from './chain.ts';

/** One way a round can go. */
export interface Branch {
  /** Top or end, in the coding of `CountedChain.next`. */
  readonly to: number;
  /** −1 for none. */
  readonly event: number;
  readonly weight: number;
}

/** The branches of the round from each top, equal ones taken together. Cost: outcomes of all rows, once. */
export function branchesOf(contest: Contest, chain: CountedChain): readonly (readonly Branch[])[] {
  const known: (readonly Branch[] | undefined)[] = new Array(chain.rows);
  const visit = (row: number): readonly Branch[] => {
    let branches = known[row];
    if (branches === undefined) {
      branches = fromRow(row);
      known[row] = branches;
    }
    return branches;
  };
  const fromRow = (row: number): readonly Branch[] => {
    const { probabilities } = contest.questions[chain.question[row]!]!;
    const sums = new Map<number, Map<number, number>>();
    const add = (to: number, event: number, weight: number): void => {
      const byEvent = sums.get(to) ?? new Map<number, number>();
      sums.set(to, byEvent);
      byEvent.set(event, (byEvent.get(event) ?? 0) + weight);
    };
    // Outcomes that lead to one row are added up first, so that its branches are gone through once.
    const rows = new Map<number, number>();
    probabilities.forEach((p, outcome) => {
      const at = chain.offset[row]! + outcome;
      const to = chain.next[at]!;
      if (to < 0) add(to, chain.event[at]!, p);
      else rows.set(to, (rows.get(to) ?? 0) + p);
    });
    for (const [to, p] of rows)
      for (const branch of visit(to)) add(branch.to, branch.event, p * branch.weight);
    const branches = [...sums].flatMap(([to, byEvent]) =>
      [...byEvent].map(([event, weight]): Branch => ({ to, event, weight })),
    );
    // What is certain is certain to the last digit: twenty times 1/20 is not 1 in binary.
    return branches.length === 1 ? [{ ...branches[0]!, weight: 1 }] : branches;
  };
  return [...chain.starts].map((start) => (start < 0 ? [] : visit(start)));
}
