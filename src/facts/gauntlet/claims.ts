/** What the sentences on gauntlets claim. */
import type { Claim } from '../../analysis/claims/claim.ts';
import { endOrder, type GauntletResult, gauntletFigures } from './view.ts';

/** How each gauntlet ends most often, where that is beyond noise. */
export function endClaims(results: readonly GauntletResult[]): readonly Claim[] {
  return results.flatMap((result): Claim[] => {
    const likely = gauntletFigures(result, results.length)?.likely;
    if (likely?.sure !== true) return [];
    const about = `end of ${result.cell.key}`;
    return [{ says: 'most', about, level: 0.95, of: endOrder, among: [likely.end] }];
  });
}
