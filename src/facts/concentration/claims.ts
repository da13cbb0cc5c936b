/** What the sentences on checks claim. */
import type { Claim } from '../../analysis/claims/claim.ts';
import { type CheckResult, gridSummary, gridsOf } from './view.ts';

/** Against which distraction checks succeed most and least often, and which never fail; all hold together. */
export function checkClaims(results: readonly CheckResult[]): readonly Claim[] {
  const grids = gridsOf(results);
  const { hardest, easiest } = gridSummary(grids);
  const of = grids.map(({ name }) => name);
  const made = { about: 'mean success', level: 0.95, of } as const;
  return [
    ...(hardest?.sure === true && of.length > 1
      ? [{ ...made, says: 'least' as const, among: [hardest.grid.name] }]
      : []),
    ...(easiest?.sure === true ? [{ ...made, says: 'most' as const, among: [easiest.grid.name] }] : []),
  ];
}
