/** The varied axes of a scenario: paths, values, and whether the values fit where they are put. */
import { builtInClasses, defaultRules } from '../../rules/model.ts';
import { combatantDefaults } from '../combatant/usual.ts';
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
import { childOf, mapUnder, type RawMap, type RawNode, type RawScalar } from '../tree/tree.ts';
import { duelVaried, hitsOf } from './vary-path.ts';

/** A varied path with its values, as read. */
export interface RawAxis {
  readonly name: string;
  readonly place: Place;
  readonly values: readonly RawScalar[];
  /** That of the values which the baseline has by itself; `null` where it has another one, or none. */
  readonly own: RawScalar | null;
}

/** An axis at work on the tree of one variant. */
export interface TreeAxis extends RawAxis {
  readonly paths: readonly Path[];
}

/** The value as it stands in a cell. */
export function axisValue(axis: RawAxis, node: RawScalar): AxisValue {
  const { name, own } = axis;
  return node === own ? { name, value: node.value, own: true } : { name, value: node.value };
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
    axes.push({ name, place: { at: entry.at, path: entry.path }, values, own: null });
  }
  return axes;
}

/** Those of duels. */
export const duelAxes: AxisRules = { varied: duelVaried, override: overrideSchema, usual: usualInDuels };

/** What a path of a tree of duels has where nothing is written: of `defaults`, of the rules as printed. */
export function usualInDuels(tree: RawMap, [section, name, ...fields]: Path): AxisValue['value'] | undefined {
  if (section === 'combatants') {
    const usual = valueAt(tree, ['defaults', ...fields]);
    return usual === undefined ? usualInDuels(tree, ['defaults', ...fields]) : usual;
  }
  if (section === 'defaults') return fields.length === 0 ? combatantDefaults[name!] : undefined;
  if (section === 'classes') return fields[0] === 'base' ? builtInClasses[name!]?.base : undefined;
  if (section !== 'rules' || fields.length > 0) return undefined;
  const value: unknown = defaultRules[name as keyof typeof defaultRules];
  return typeof value === 'object' ? undefined : (value as AxisValue['value'] | undefined);
}

/** The scalar that is written at a path. */
function valueAt(tree: RawMap, path: Path): AxisValue['value'] | undefined {
  const node = path.reduce<RawNode | undefined>(childOf, tree);
  return node?.kind === 'scalar' ? node.value : undefined;
}

/** Axes with the value that a tree has by itself, at all places of the axis alike. @param tree of the baseline. */
export function withOwn(tree: RawMap, axes: readonly RawAxis[], rules: AxisRules = duelAxes): RawAxis[] {
  return axes.map((axis) => {
    const hits = hitsOf(tree, axis.name, rules.varied);
    if (!('paths' in hits)) return axis;
    const found = new Set(hits.paths.map((path) => valueAt(tree, path) ?? rules.usual?.(tree, path)));
    const [value] = found;
    const own = found.size === 1 ? axis.values.find((one) => one.value === value) : undefined;
    return { ...axis, own: own ?? null };
  });
}

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
