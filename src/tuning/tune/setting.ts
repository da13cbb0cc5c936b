/** One setting of all knobs, and what it comes to. */
import type { Knob } from '../../scenario/model/tune-model.ts';
import type { Change, OpenScenario } from '../../scenario/open.ts';
import type { Worth } from '../search/problem.ts';
import { type KnobOptions, sizeOf } from './knobs.ts';

/** Values of all knobs with their worth. */
export interface Setting extends Worth {
  /** Value of each knob; `null` where it stays as it is. */
  readonly values: readonly (number | null)[];
}

/** The setting that leaves the file as it stands where the values agree with it. */
export function settingOf(
  values: readonly (number | null)[],
  knobs: readonly KnobOptions[],
  open: OpenScenario,
  miss: number,
): Setting {
  const moved = values.map((value, k) => (value === knobs[k]!.present ? null : value));
  let size = 0;
  moved.forEach((value, k) => {
    if (value !== null) size += sizeOf(knobs[k]!.knob, open, value);
  });
  return { values: moved, miss, changes: moved.filter((value) => value !== null).length, size };
}

/** The changes of the file that a setting means. */
export function changesOfSetting(knobs: readonly Knob[], setting: Pick<Setting, 'values'>): Change[] {
  return setting.values.flatMap((value, k) => (value === null ? [] : [{ paths: knobs[k]!.paths, value }]));
}
