/** Ranges of paths: `tune.knobs` and `ranges`, read and checked against the tree that they move. */
import {
  add,
  floor,
  multiply,
  stepsBetween,
  toNumber,
  whole,
  written,
} from '../../rules/arithmetic/rational.ts';
import type { Knob } from '../model/tune-model.ts';
import type { RawAxis } from '../points/axes.ts';
import { hitsOf } from '../points/vary-path.ts';
import { overrideSchema } from '../schema/schema-duel.ts';
import type { Checking } from '../tree/checking.ts';
import type { Place } from '../tree/collector.ts';
import type { Path } from '../tree/path.ts';
import { plainOf } from '../tree/plain.ts';
import { quoted } from '../tree/quoted.ts';
import { valueAlone } from '../tree/set-at.ts';
import { translate } from '../tree/translate.ts';
import { childOf, placeOf, type RawEntry, type RawMap, type RawScalar } from '../tree/tree.ts';

/** Most values of one knob: more are a slip of the step. */
const valueLimit = 1000;
/** Most knobs, or ranges. */
const knobLimit = 32;

/** How many values a range with a step has: 0 to 0.3 by 0.1 has four. */
export function gridSize(from: number, to: number, step: number): number {
  return toNumber(floor(stepsBetween(from, to, step))) + 1;
}

/** The values of a range with a step: `from`, `from + step` …, none above `to`, each as it would be written. */
export function gridOf(from: number, to: number, step: number): number[] {
  const [start, each] = [written(from), written(step)];
  return Array.from({ length: gridSize(from, to, step) }, (_, i) =>
    toNumber(add(start, multiply(whole(i), each))),
  );
}

function numberUnder(entry: RawEntry, key: string): number | null {
  const value = plainOf(childOf(entry.node, key) ?? entry.node);
  return typeof value === 'number' ? value : null;
}

/** Figures that rule books print as whole numbers, even where a fraction could stand there. */
const wholeByNature: ReadonlySet<string> = new Set(['base', 'level', 'talent', 'IQ', 'Podl']);

/** Whether a range is about such a figure and begins at a whole number: its step is 1 unless one is given. */
function isWholeByNature(name: string, from: number): boolean {
  return Number.isInteger(from) && wholeByNature.has(name.split('.').at(-1)!);
}

/** Whether a value fits, and a way to say why not. */
interface Parsed {
  readonly success: boolean;
  readonly report: () => void;
}

/** Reads ranges one by one and remembers which places are taken. */
class RangeReader {
  private readonly tree: RawMap;
  private readonly checking: Checking;
  private readonly taken = new Map<string, string>();

  constructor(tree: RawMap, axes: readonly RawAxis[], checking: Checking) {
    this.tree = tree;
    this.checking = checking;
    for (const axis of axes) {
      const hits = hitsOf(tree, axis.name);
      if ('paths' in hits)
        for (const path of hits.paths) this.taken.set(path.join('\0'), `vary.${axis.name}`);
    }
  }

  read(name: string, entry: RawEntry): Knob | null {
    const [from, to] = [numberUnder(entry, 'from'), numberUnder(entry, 'to')];
    if (from === null || to === null) return null;
    const given = childOf(entry.node, 'step') === undefined ? null : numberUnder(entry, 'step');
    const { collector } = this.checking;
    const place: Place = { at: entry.at, path: entry.path };
    const at = (key: string): Place => placeOf(entry.node, [key]);
    const hits = hitsOf(this.tree, name);
    if (!('paths' in hits)) {
      collector.add(place, hits.must, ['value', quoted(name)], hits.tip);
      return null;
    }
    if (!this.isFree(name, hits.paths, place)) return null;
    if (!(from < to)) {
      collector.add(at('from'), ['lessThanTo', to], ['value', `${from}`]);
      return null;
    }
    if (given !== null && given <= 0) {
      collector.add(at('step'), ['moreThanZero'], ['value', `${given}`]);
      return null;
    }
    const isWhole = Number.isInteger(from) && !this.parses(from + 0.5, hits.paths, place).success;
    const step = given ?? (isWhole || isWholeByNature(name, from) ? 1 : null);
    const count = step === null ? 2 : gridSize(from, to, step);
    if (count < 2 || count > valueLimit) {
      collector.add(at('step'), ['valuesToMake', valueLimit], ['count', count]);
      return null;
    }
    const values =
      step === null ? [from, to] : [from, gridOf(from, to, step)[1]!, gridOf(from, to, step).at(-1)!];
    const keys = step === null ? ['from', 'to'] : ['from', 'step', 'to'];
    const good = values.every((value, i) => this.fits(value, hits.paths, at(keys[i]!), place));
    return good ? { name, paths: hits.paths, from, to, whole: isWhole, step, place } : null;
  }

  private isFree(name: string, paths: readonly Path[], place: Place): boolean {
    for (const path of paths) {
      const key = path.join('\0');
      const twin = this.taken.get(key);
      if (twin !== undefined) {
        this.checking.collector.add(place, ['meansElse', quoted(twin)], ['inBoth', path.join('.')]);
        return false;
      }
    }
    for (const path of paths) this.taken.set(path.join('\0'), name);
    return true;
  }

  /** What the schema says about a value at the paths. */
  private parses(value: number, paths: readonly Path[], place: Place, at: Place = place): Parsed {
    const node: RawScalar = { ...at, kind: 'scalar', value, source: String(value), textAt: null };
    const alone = valueAlone(this.tree, paths, node, place);
    const result = overrideSchema.safeParse(plainOf(alone));
    return { success: result.success, report: () => this.report(result.error, alone) };
  }

  private report(error: Parameters<typeof translate>[0] | undefined, alone: RawMap): void {
    if (error !== undefined) translate(error, overrideSchema, alone, this.checking.collector);
  }

  /** Whether the value can stand at the paths; reported where it is written. */
  private fits(value: number, paths: readonly Path[], at: Place, place: Place): boolean {
    const parsed = this.parses(value, paths, place, at);
    parsed.report();
    return parsed.success;
  }
}

/** All ranges of a map; those that are at fault are reported and left out. */
export function readRangeMap(
  section: RawEntry,
  tree: RawMap,
  axes: readonly RawAxis[],
  checking: Checking,
): Knob[] {
  if (section.node.kind !== 'map') return [];
  const { entries } = section.node;
  if (entries.size === 0 || entries.size > knobLimit) {
    if (!checking.reported.touches(section.path))
      checking.collector.add(section, ['pathsToName', knobLimit], ['countInDigits', entries.size]);
    return [];
  }
  const reader = new RangeReader(tree, axes, checking);
  return [...entries].flatMap(([name, entry]) => reader.read(name, entry) ?? []);
}
