/** What variants and settings may move in a run of days: the power points that are wasted. */
import type { DayCell } from '../../scenario/model/cells.ts';
import type { Study } from '../../study/study.ts';
import { type TrackedPoint, trackedSettings } from '../moves/tracked.ts';
import { meanEstimate } from './means.ts';

/** Every point of a run with its figures. */
export function trackedDays({ cells }: Study<DayCell>): readonly TrackedPoint[] {
  return trackedSettings(cells, (results) =>
    results.map((result) => ({
      of: 'wasted',
      names: [result.cell.manifester, result.cell.plan],
      plane: null,
      value: meanEstimate(result, 'pp_wasted'),
    })),
  );
}
