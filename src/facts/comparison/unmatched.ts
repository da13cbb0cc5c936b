/** Matchups without a counterpart: by variant and by where they are missing. */
import type { Comparison, Unmatched } from '../../analysis/compare/comparison.ts';
import { addressOf } from '../../analysis/compare/match.ts';
import type { Compared } from '../../study/compared.ts';
import { type Cut, cut } from '../run/cut.ts';

/** Matchups that are missing in one place. */
export interface UnmatchedGroup {
  /** Name of what has them. */
  readonly there: string;
  /** Name of what has them not, or where they are not possible. */
  readonly missing: string;
  /** The variant, where two runs of several are compared. */
  readonly variant: string | null;
  /** Whether they stand in both, and are not possible in one. */
  readonly impossible: boolean;
  readonly count: number;
  /** The first of them; why they are not possible, where that is so. */
  readonly named: Cut<{ readonly address: string; readonly reason: string | null }>;
}

/** Matchups of a group that are named. */
const mostShown = 50;

/** The groups, in the order of their first matchup. */
export function unmatchedGroups(
  { unmatched, matchups }: Pick<Comparison, 'unmatched' | 'matchups'>,
  { baseline, variants }: Compared,
): readonly UnmatchedGroup[] {
  const groups = new Map<string, Unmatched[]>();
  for (const one of unmatched) {
    const key = JSON.stringify([one.variant, one.lacks, one.impossible !== null]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  const several = new Set([...unmatched, ...matchups].map(({ variant }) => variant)).size > 1;
  return [...groups.values()].map((group) => {
    const [{ variant, lacks, impossible }] = group as [Unmatched, ...Unmatched[]];
    const isNamed = variants.includes(variant);
    const names = { baseline, variant: isNamed ? variant : variants[0]! };
    return {
      there: names[lacks === 'baseline' ? 'variant' : 'baseline'],
      missing: names[lacks],
      variant: isNamed || !several ? null : variant,
      impossible: impossible !== null,
      count: group.length,
      named: cut(
        group.map((one) => ({ address: addressOf(one.cell), reason: one.impossible })),
        mostShown,
      ),
    };
  });
}
