/** The varied axes of a scenario: paths, values, and whether the values fit where they are put. */
import type { AxisValue } from '../model/cells.ts';
import type { AxisRules } from '../model/kinds.ts';
import { overrideSchema } from '../schema/schema-duel.ts';
import type { Checking } from '../tree/checking.ts';
import type { Place, ProblemCollector } from '../tree/collector.ts';
import type { Path } from '../tree/path.ts';
import { plainOf, textOf } from '../tree/plain.ts';
import { quoted } from '../tree/quoted.ts';
import { valueAlone } from '../tree/set-at.ts';
import { translate } from '../tree/translate.ts';
import { mapUnder, type RawMap, type RawScalar } from '../tree/tree.ts';
import { duelVaried, hitsOf } from './vary-path.ts';

/** A varied path with its values, as read. */
export interface RawAxis {
  readonly name: string;
  readonly place: Place;
  readonly values: readonly RawScalar[];
}

/** An axis at work on the tree of one variant. */
export interface TreeAxis extends RawAxis {
  readonly paths: readonly Path[];
}

/** The value as it stands in a cell. */
export function axisValue(axis: RawAxis, node: RawScalar): AxisValue {
  return { name: axis.name, value: node.value };
}

/** Reads `vary`; values that a report could not tell apart are problems. */
export function readAxes(root: RawMap, collector: ProblemCollector): RawAxis[] {
  const axes: RawAxis[] = [];
  for (const [name, entry] of mapUnder(root, 'vary').entries) {
    if (entry.node.kind !== 'list') continue;
    const seen = new Set<string>();
    const values = entry.node.items.filter((item) => item.kind === 'scalar');
    for (const value of values) {
      const text = String(value.value);
      if (seen.has(text)) collector.add(value, ['unlikeBefore'], ['again', textOf(value)]);
      seen.add(text);
    }
    axes.push({ name, place: { at: entry.at, path: entry.path }, values });
  }
  return axes;
}

/** Those of duels. */
export const duelAxes: AxisRules = { varied: duelVaried, override: overrideSchema };

/** The values that fit at the paths; the others are reported. */
function fitting(
  axis: RawAxis,
  paths: readonly Path[],
  tree: RawMap,
  checking: Checking,
  { override }: AxisRules,
): RawScalar[] {
  return axis.values.filter((value) => {
    const alone = valueAlone(tree, paths, value, axis.place);
    const result = override.safeParse(plainOf(alone));
    if (result.success) return true;
    for (const flaw of translate(result.error, override, alone, checking.collector)) {
      checking.reported.add(flaw.path);
    }
    return false;
  });
}

/** Finds what the axes mean in the tree of a variant. Axes that mean nothing are reported and left out. */
export function axesOn(
  tree: RawMap,
  axes: readonly RawAxis[],
  checking: Checking,
  rules: AxisRules = duelAxes,
): TreeAxis[] {
  const { collector } = checking;
  const found: TreeAxis[] = [];
  const meaning = new Map<string, string>();
  for (const axis of axes) {
    const hits = hitsOf(tree, axis.name, rules.varied);
    if (!('paths' in hits)) {
      collector.add(axis.place, hits.must, ['value', quoted(axis.name)], hits.tip);
      continue;
    }
    const same = JSON.stringify(hits.paths);
    const twin = meaning.get(same);
    if (twin !== undefined) {
      collector.add(axis.place, ['meansElse', quoted(twin)], ['samePlaces']);
      continue;
    }
    meaning.set(same, axis.name);
    // A point holds a value of every other axis besides.
    const places = hits.paths.length * axis.values.length + axes.length - 1;
    if (!collector.mayPlace(places, axis.place)) continue;
    const values = fitting(axis, hits.paths, tree, checking, rules);
    if (values.length > 0) found.push({ ...axis, values, paths: hits.paths });
  }
  return found;
}
