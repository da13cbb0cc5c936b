/** What the sentences on contests over minds claim. */
import type { Claim } from '../../analysis/claims/claim.ts';
import { contenders } from '../../rules/control/control.ts';
import { type ControlResult, obediences } from './view.ts';

/** Who is obeyed most often in each mind; all hold together. */
export function obeyedClaims(results: readonly ControlResult[]): readonly Claim[] {
  return obediences(results).flatMap(({ mind, first, sure }): Claim[] => {
    const setup = results.find(({ cell }) => cell.mind === mind)!.cell.setup;
    const of = contenders(setup).map((i) => setup.controllers[i]!.name);
    // Of several that are called first each is.
    return sure && of.length > 1
      ? first.map((name) => ({ says: 'most', about: `obeyed by ${mind}`, level: 0.95, of, among: [name] }))
      : [];
  });
}
