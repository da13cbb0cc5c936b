/** What variants and settings may move in a run of checks: how often they succeed, by distraction. */
import type { ConcentrationCell } from '../../scenario/model/cells.ts';
import type { Study } from '../../study/study.ts';
import { type TrackedPoint, trackedSettings } from '../moves/tracked.ts';
import { gridsOf, meanSuccess } from './view.ts';

/** Every point of a run with its figures. */
export function trackedChecks({ cells }: Study<ConcentrationCell>): readonly TrackedPoint[] {
  return trackedSettings(cells, (results) =>
    gridsOf(results).map(({ name, cells: own }) => ({
      of: 'success',
      names: [name],
      plane: null,
      value: meanSuccess(own),
    })),
  );
}
