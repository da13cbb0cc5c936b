/** What a plane is decided by, as a claim. */
import type { Claim } from '../../analysis/claims/claim.ts';
import type { PlaneComparison } from '../../analysis/planes/comparison.ts';
import { planeSummary } from './summary.ts';

/** Which attributes of a plane are worth most: one of those named is. */
export function decisionClaims(comparison: PlaneComparison): readonly Claim[] {
  return planeSummary(comparison).decisions.flatMap(({ plane, first }): Claim[] => {
    const own = comparison.worths.filter((worth) => worth.plane === plane);
    if (first.length === 0 || own.length < 2) return [];
    const [of, among] = [own, first].map((list) => list.map(({ attribute }) => attribute));
    return [
      {
        says: 'most',
        about: `worth on plane ${plane}`,
        level: comparison.confidence,
        of: of!,
        among: among!,
      },
    ];
  });
}
