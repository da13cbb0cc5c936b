/** What variants and settings may move in contests whose rules a module brings: who scores how much against whom. */
import type { OwnCell } from '../../scenario/model/cells.ts';
import type { Study } from '../../study/study.ts';
import { type TrackedPoint, trackedSettings } from '../moves/tracked.ts';
import { pairingOf } from './view.ts';

/** Every point of a run with its figures; mirrors are left out. */
export function trackedOwn({ cells }: Study<OwnCell>): readonly TrackedPoint[] {
  return trackedSettings(cells, (results) =>
    results.flatMap((result) => {
      const pairing = pairingOf(result);
      const { initiator, target } = result.cell;
      if (pairing === null || initiator === target) return [];
      return [{ of: 'matchup' as const, names: [initiator, target], plane: null, value: pairing.score }];
    }),
  );
}
