/** Axes of a sweep, as the command line gives them: `path=from..to`, `path=from..to:step`, `path=a,b,c`. */
import { gridOf, gridSize } from '../../scenario/duel/knob-ranges.ts';
import type { OpenScenario } from '../../scenario/open.ts';
import { hitsOf } from '../../scenario/points/vary-path.ts';
import type { Path } from '../../scenario/tree/path.ts';
import { TuningError } from '../errors.ts';

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

function valuesOf(option: string, text: string): number[] {
  const refuse = (what: string): never => {
    throw new TuningError(`${option}: must be ${what} (got ${JSON.stringify(text)})`);
  };
  const range = rangePattern.exec(text);
  if (range === null) {
    if (!listPattern.test(text)) return refuse('path=from..to, path=from..to:step or path=a,b,c');
    const values = text.split(',').map(Number);
    if (new Set(values).size < values.length) refuse('a list of different values');
    return values.length < 2 ? refuse('at least two values') : values.sort((a, b) => a - b);
  }
  const [from, to, step] = [Number(range[1]), Number(range[2]), Number(range[3] ?? 1)];
  if (!(from < to)) refuse('a range from less to more');
  if (!(step > 0)) refuse('a range with a step of more than 0');
  const count = gridSize(from, to, step);
  if (count < 2 || count > MOST_VALUES) refuse(`a range of 2 to ${MOST_VALUES} values, not ${count}`);
  return gridOf(from, to, step);
}

/**
 * Reads an axis.
 * @param option name of the option, for messages.
 * @throws TuningError for what is no axis, a path that means nothing, a value that cannot stand there.
 */
export function sweepAxis(open: OpenScenario, option: string, text: string): SweepAxis {
  const equals = text.lastIndexOf('=');
  if (equals < 1) {
    throw new TuningError(
      `${option}: must be path=from..to, path=from..to:step or path=a,b,c (got ${JSON.stringify(text)})`,
    );
  }
  const name = text.slice(0, equals);
  const hits = hitsOf(open.tree, name);
  if (!('paths' in hits)) {
    throw new TuningError(
      `${option}: must be ${hits.expected} (got ${JSON.stringify(name)})`,
      null,
      hits.tip,
    );
  }
  const varied = open.scenario.axes.map((axis) => axis.name);
  if (varied.includes(name)) {
    throw new TuningError(
      `${option}: must be a path that the scenario does not vary (got ${JSON.stringify(name)})`,
    );
  }
  const values = valuesOf(option, text.slice(equals + 1));
  for (const value of values) {
    const message = open.refusal(hits.paths, value);
    if (message !== null) throw new TuningError(`${option}: ${name}: ${message}`);
  }
  return { name, paths: hits.paths, values };
}
