/** What the sentences on days claim. */
import type { Claim } from '../../analysis/claims/claim.ts';
import type { DayResult } from './attempts.ts';
import { kindsIn } from './imbalance.ts';
import type { DayPoint } from './view.ts';

/** Which kind of distraction burns most points, which next to most, and on which day each most; all hold together. */
export function burnClaims(
  { summary: { burns } }: DayPoint,
  results: readonly DayResult[],
): readonly Claim[] {
  if (burns === null || burns.unsure.length > 0) return [];
  const kinds: readonly string[] = kindsIn(results);
  const { most, next } = burns;
  const first = (about: string, of: readonly string[], subject: string): Claim => ({
    ...{ says: 'most', about, level: 0.95, of, among: [subject] },
  });
  const others = kinds.filter((kind) => kind !== most.kind);
  return [
    ...(kinds.length > 1 ? [first('burns', kinds, most.kind)] : []),
    ...(next !== null && others.length > 1 ? [first('burns', others, next.kind)] : []),
    ...(most.worst !== null && results.length > 1
      ? [
          first(
            `burns by ${most.kind}`,
            results.map(({ cell }) => cell.key),
            most.worst.key,
          ),
        ]
      : []),
  ];
}
