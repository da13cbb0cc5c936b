/** Axes of a sweep, as the command line gives them: `path=from..to`, `path=from..to:step`, `path=a,b,c`. */

import { inQuotes, type Must, tipped } from '../../problems/problem.ts';
import { gridOf, gridSize } from '../../scenario/duel/knob-ranges.ts';
import type { OpenScenario } from '../../scenario/open.ts';
import { hitsOf } from '../../scenario/points/vary-path.ts';
import { pathWithoutCzechNames } from '../../scenario/tree/czech.ts';
import type { Path } from '../../scenario/tree/path.ts';
import { TuningError } from '../errors.ts';

/** Across or upwards. */
export type AxisName = 'x' | 'y';

/** A path with the values it takes. */
export interface SweepAxis {
  readonly name: string;
  readonly paths: readonly Path[];
  readonly values: readonly number[];
}

/** More values than this on one axis make a picture no clearer. */
const MOST_VALUES = 200;

const number = String.raw`[+-]?(?:\d+(?:\.\d+)?|\.\d+)`;
const rangePattern = new RegExp(`^(${number})\\.\\.(${number})(?::(${number}))?$`);
const listPattern = new RegExp(`^${number}(?:,${number})*$`);

function valuesOf(axis: AxisName, text: string): number[] {
  const refuse = (...must: Must): never => {
    throw new TuningError({ must, found: inQuotes(text) }, { asked: [axis] });
  };
  const range = rangePattern.exec(text);
  if (range === null) {
    if (!listPattern.test(text)) return refuse('sweep');
    const values = text.split(',').map(Number);
    if (new Set(values).size < values.length) refuse('differentValues');
    return values.length < 2 ? refuse('twoValues') : values.sort((a, b) => a - b);
  }
  const [from, to, step] = [Number(range[1]), Number(range[2]), Number(range[3] ?? 1)];
  if (!(from < to)) refuse('risingRange');
  if (!(step > 0)) refuse('steppedRange');
  const count = gridSize(from, to, step);
  if (count < 2 || count > MOST_VALUES) refuse('rangeOfValues', MOST_VALUES, count);
  return gridOf(from, to, step);
}

/**
 * Reads an axis.
 * @param axis which of the two it is, for messages.
 * @throws TuningError for what is no axis, a path that means nothing, a value that cannot stand there.
 */
export function sweepAxis(open: OpenScenario, axis: AxisName, text: string): SweepAxis {
  const equals = text.lastIndexOf('=');
  if (equals < 1) {
    throw new TuningError({ must: ['sweep'], found: inQuotes(text) }, { asked: [axis] });
  }
  const name = pathWithoutCzechNames(text.slice(0, equals));
  const hits = hitsOf(open.tree, name);
  if (!('paths' in hits)) {
    throw new TuningError({ must: hits.must, found: inQuotes(name), ...tipped(hits.tip) }, { asked: [axis] });
  }
  const varied = open.scenario.axes.map((varied) => varied.name);
  if (varied.includes(name)) {
    throw new TuningError({ must: ['notVaried'], found: inQuotes(name) }, { asked: [axis] });
  }
  const values = valuesOf(axis, text.slice(equals + 1));
  for (const value of values) {
    const refused = open.refusal(hits.paths, value);
    if (refused !== null) throw new TuningError(refused, { asked: [axis, name] });
  }
  return { name, paths: hits.paths, values };
}
