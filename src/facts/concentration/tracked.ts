/** What variants and settings may move in a run of checks: how often they succeed, by distraction. */
import { weightedSum } from '../../analysis/estimate.ts';
import type { ConcentrationCell } from '../../scenario/model/cells.ts';
import type { Study } from '../../study/study.ts';
import { type TrackedPoint, trackedSettings } from '../moves/tracked.ts';
import { gridsOf, successOf } from './view.ts';

/** Every point of a run with its figures. */
export function trackedChecks({ cells }: Study<ConcentrationCell>): readonly TrackedPoint[] {
  return trackedSettings(cells, (results) =>
    gridsOf(results).map(({ name, cells: own }) => ({
      of: 'success',
      names: [name],
      plane: null,
      value: weightedSum(
        0,
        own.map((result) => ({ weight: 1 / own.length, estimate: successOf(result) })),
      ),
    })),
  );
}
