/** What variants and settings may move in a run of gauntlets: how many duels are survived. */
import type { GauntletCell } from '../../scenario/model/cells.ts';
import type { Study } from '../../study/study.ts';
import { type TrackedPoint, trackedSettings } from '../moves/tracked.ts';
import { gauntletFigures } from './view.ts';

/** Every point of a run with its figures. */
export function trackedGauntlets({ cells }: Study<GauntletCell>): readonly TrackedPoint[] {
  const several = new Set(cells.map(({ cell }) => cell.plane)).size > 1;
  return trackedSettings(cells, (results) =>
    results.flatMap((result) => {
      const figures = gauntletFigures(result);
      if (figures === null) return [];
      const { gauntlet, fighter, plane } = result.cell;
      return [
        {
          of: 'survived' as const,
          names: [gauntlet, fighter],
          plane: several ? plane : null,
          value: figures.survived,
        },
      ];
    }),
  );
}
