/** The values that a knob may take, with how far each is from what stands in the file. */
import { absolute, ceil, stepsBetween, tidy, toNumber } from '../../rules/arithmetic/rational.ts';
import { gridOf } from '../../scenario/duel/knob-ranges.ts';
import type { Knob } from '../../scenario/model/tune-model.ts';
import type { Change, OpenScenario } from '../../scenario/open.ts';
import { presentValue } from './present.ts';

/** One value of a knob. */
export interface Option {
  /** `null`: whatever stands there, where that is not one number. */
  readonly value: number | null;
  /** Whether this differs from the file. */
  readonly changed: boolean;
  /** Steps away from what stands in the file; 0 if nothing changes. */
  readonly size: number;
}

/** A knob with its values, those closest to the file first. */
export interface KnobOptions {
  readonly knob: Knob;
  /** What stands there now; `null` where that is not one number. */
  readonly present: number | null;
  readonly options: readonly Option[];
}

/** A knob without a step counts its change in hundredths of its range. */
export function stepOf(knob: Knob): number {
  return knob.step ?? tidy((knob.to - knob.from) / 100);
}

/**
 * Size of a change of a knob to `value`, in steps. Without a step hundredths that are begun count whole, so that a
 * round number a hair farther away is as small a change.
 */
export function sizeOf(knob: Knob, open: OpenScenario, value: number): number {
  const distances = knob.paths.map((path) => {
    const present = presentValue(open, path);
    if (present === null) return 1;
    const distance = absolute(stepsBetween(present, value, stepOf(knob)));
    return toNumber(knob.step === null ? ceil(distance) : distance);
  });
  const mean = distances.reduce((sum, distance) => sum + distance, 0) / distances.length;
  return Number(mean.toPrecision(12));
}

/** What stands at all paths of a knob, if it is one and the same number. */
export function presentOf(knob: Knob, open: OpenScenario): number | null {
  const values = new Set(knob.paths.map((path) => presentValue(open, path)));
  return values.size === 1 ? [...values][0]! : null;
}

/**
 * The values of a knob: those of its grid, and what stands in the file unless that is out of the range. A
 * knob without a step has only what stands in the file here; see `continuous`.
 */
export function optionsOf(knob: Knob, open: OpenScenario): KnobOptions {
  const present = presentOf(knob, open);
  const inRange = present === null || (present >= knob.from && present <= knob.to);
  const grid = knob.step === null ? [] : gridOf(knob.from, knob.to, knob.step);
  const moved = grid
    .filter((value) => value !== present)
    .map((value) => ({ value, changed: true, size: sizeOf(knob, open, value) }))
    .sort((a, b) => a.size - b.size || a.value - b.value);
  const stay: Option[] = inRange ? [{ value: present, changed: false, size: 0 }] : [];
  return { knob, present, options: [...stay, ...moved] };
}

/** The changes of the file that a choice of options means. */
export function changesOf(knobs: readonly KnobOptions[], choice: readonly number[]): Change[] {
  return knobs.flatMap(({ knob, options }, k) => {
    const option = options[choice[k]!]!;
    return option.changed ? [{ paths: knob.paths, value: option.value! }] : [];
  });
}
