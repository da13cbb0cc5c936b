/** Axes of a sweep, as the command line gives them: `path=from..to`, `path=from..to:step`, `path=a,b,c`. */

import { inQuotes, type Must, tipped } from '../../problems/problem.ts';
import { gridOf, gridSize } from '../../scenario/duel/knob-ranges.ts';
import type { OpenScenario } from '../../scenario/open.ts';
import { hitsOf } from '../../scenario/points/vary-path.ts';
import { pathWithoutCzechNames } from '../../scenario/tree/czech.ts';
import type { Path } from '../../scenario/tree/path.ts';
import { TuningError } from '../errors.ts';

/** Across or upwards, or along a curve. */
export type AxisName = 'x' | 'y' | 'over';

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
  const { name, given } = partsOf(axis, text);
  const hits = hitsOf(open.tree, name);
  if (!('paths' in hits)) {
    throw new TuningError({ must: hits.must, found: inQuotes(name), ...tipped(hits.tip) }, { asked: [axis] });
  }
  const varied = open.scenario.axes.map((varied) => varied.name);
  if (varied.includes(name)) {
    throw new TuningError({ must: ['notVaried'], found: inQuotes(name) }, { asked: [axis] });
  }
  const values = valuesOf(axis, given);
  requireFitting(open, axis, { name, paths: hits.paths, values });
  return { name, paths: hits.paths, values };
}

/** Values that can stand where the axis puts them. @throws TuningError for the first that cannot. */
function requireFitting(open: OpenScenario, axis: AxisName, { name, paths, values }: SweepAxis): void {
  for (const value of values) {
    const refused = open.refusal(paths, value);
    if (refused !== null) throw new TuningError(refused, { asked: [axis, name] });
  }
}

/** Name and values of an axis. @throws TuningError for a text without either. */
function partsOf(axis: AxisName, text: string): { readonly name: string; readonly given: string } {
  const equals = text.lastIndexOf('=');
  if (equals < 1) throw new TuningError({ must: ['sweep'], found: inQuotes(text) }, { asked: [axis] });
  return { name: pathWithoutCzechNames(text.slice(0, equals)), given: text.slice(equals + 1) };
}

/**
 * Reads an axis of one figure of combatants, each its own: `level=1..20`. Nothing where the text is about a path.
 * @param names of the combatants.
 * @throws TuningError as {@link sweepAxis}.
 */
export function figureAxis(open: OpenScenario, text: string, names: readonly string[]): SweepAxis | null {
  const { name, given } = partsOf('over', text);
  if (name.includes('.')) return null;
  const varied = open.scenario.axes.map((axis) => axis.name);
  const taken = varied.find((own) => own.startsWith('combatants.') && own.endsWith(`.${name}`));
  if (taken !== undefined)
    throw new TuningError({ must: ['notVaried'], found: inQuotes(taken) }, { asked: ['over', name] });
  const axis = {
    name,
    paths: names.map((own) => ['combatants', own, name]),
    values: valuesOf('over', given),
  };
  requireFitting(open, 'over', axis);
  return axis;
}
