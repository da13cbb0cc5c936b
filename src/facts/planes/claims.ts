/** What a plane is decided by, as a claim. */
import type { Claim } from '../../analysis/claims/claim.ts';
import type { PlaneComparison } from '../../analysis/planes/comparison.ts';
import { planeSummary } from './summary.ts';

/** Which attributes of a plane are worth most: one of those named is. */
export function decisionClaims(comparison: PlaneComparison): readonly Claim[] {
  const { worths, confidence: level } = comparison;
  return planeSummary(comparison).decisions.flatMap(({ planes, first }) =>
    planes.flatMap((plane): Claim[] => {
      const of = worths.filter((worth) => worth.plane === plane).map(({ attribute }) => attribute);
      const among = first.map(({ attribute }) => attribute);
      return among.length === 0 || of.length < 2
        ? []
        : [{ says: 'most', about: `worth on plane ${plane}`, level, of, among }];
    }),
  );
}
