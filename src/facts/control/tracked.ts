/** What variants and settings may move in a run of contests: who is obeyed. */
import type { ControlCell } from '../../scenario/model/cells.ts';
import type { Study } from '../../study/study.ts';
import { type TrackedPoint, trackedSettings } from '../moves/tracked.ts';
import { obeyedOf } from './view.ts';

/** Every point of a run with its figures. */
export function trackedContests({ cells }: Study<ControlCell>): readonly TrackedPoint[] {
  return trackedSettings(cells, (results) =>
    results.flatMap((result) =>
      obeyedOf(result)
        .filter(({ competes }) => competes)
        .map(({ controller, rate }) => ({
          of: 'obeyed',
          names: [result.cell.mind, controller.name],
          plane: null,
          value: rate,
        })),
    ),
  );
}
