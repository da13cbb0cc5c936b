/** The source's own words in scenarios: Czech class names, and SMÚ and SMO for the two strengths of a plane. */

import { quote } from '../../problems/problem.ts';
import { composed } from '../../problems/shown.ts';
import type { ProblemCollector } from './collector.ts';
import type { Path } from './path.ts';
import type { RawEntry, RawMap, RawNode, RawScalar } from './tree.ts';

/** Built-in classes by their Czech names. */
export const builtInClassNames: Readonly<Record<string, string>> = {
  mág: 'mage',
  čaroděj: 'sorcerer',
  kouzelník: 'wizard',
  druid: 'druid',
  chodec: 'strider',
  psionik: 'psionic',
  hraničář: 'ranger',
  theurg: 'theurgist',
  pyrofor: 'pyrophor',
  alchymista: 'alchemist',
};

const strengths: Readonly<Record<string, string>> = { SMÚ: 'attack', SMO: 'defence' };

function translated(names: Readonly<Record<string, string>>, text: string): string {
  // Letters with marks can be written as one character or two.
  const whole = composed(text);
  return Object.hasOwn(names, whole) ? (names[whole] ?? text) : text;
}

function classValue(node: RawNode): RawNode {
  if (node.kind === 'list') return { ...node, items: node.items.map(classValue) };
  if (node.kind !== 'scalar' || typeof node.value !== 'string') return node;
  const value = translated(builtInClassNames, node.value);
  return value === node.value ? node : ({ ...node, value, source: value, textAt: null } satisfies RawScalar);
}

/** Maps whose keys are paths: `vary`, `tune.knobs`, `ranges`, and `axes` of a `where`. */
const mapsOfPaths: readonly (string | undefined)[] = ['vary', 'knobs', 'ranges', 'axes'];

/** A path in the names used everywhere else: `classes.mage.base` for `classes.mág.base`, `formulas.1.attack` for `formulas.1.SMÚ`. */
export function pathWithoutCzechNames(key: string): string {
  return key
    .split('.')
    .map((part, at, parts) => stepName(part, parts.slice(0, at)))
    .join('.');
}

/** The name of a step of a path that comes after `parents`. */
function stepName(key: string, parents: readonly string[]): string {
  if (parents.at(-1) === 'classes') return translated(builtInClassNames, key);
  return parents.at(-2) === 'formulas' ? translated(strengths, key) : key;
}

/** The name of a key of a map that stands under `parents`. */
function keyName(key: string, parents: readonly string[]): string {
  return mapsOfPaths.includes(parents.at(-1)) ? pathWithoutCzechNames(key) : stepName(key, parents);
}

/**
 * The tree of a file with Czech class names and strengths replaced by the names used everywhere else. Names of
 * combatants are the scenario's own and stay.
 */
export function withoutCzechNames(root: RawMap, collector: ProblemCollector): RawMap {
  return renamed(root, [], collector);
}

function renamed(map: RawMap, parents: readonly string[], collector: ProblemCollector): RawMap {
  const entries = new Map<string, RawEntry>();
  let same = true;
  for (const [key, entry] of map.entries) {
    const name = keyName(key, parents);
    if (name !== key && map.entries.has(name)) {
      collector.add(entry, ['givenOnce'], ['bothNames', quote(name), quote(key)]);
      continue;
    }
    const node = valueUnder(entry.node, name, parents, collector);
    same &&= name === key && node === entry.node;
    entries.set(name, node === entry.node ? entry : { ...entry, node });
  }
  return same ? map : { ...map, entries };
}

function valueUnder(
  node: RawNode,
  key: string,
  parents: readonly string[],
  collector: ProblemCollector,
): RawNode {
  if (key === 'class' || (parents.at(-1) === 'vary' && key.endsWith('.class'))) return classValue(node);
  if (node.kind === 'map') return renamed(node, [...parents, key], collector);
  if (node.kind !== 'list') return node;
  const items = node.items.map((item) => valueUnder(item, '', [...parents, key], collector));
  return items.every((item, at) => item === node.items[at]) ? node : { ...node, items };
}

/** A path as the file writes it: with the Czech keys that stand there. What is not there keeps its name. */
export function pathAsWritten(root: RawMap, path: Path): Path {
  let node: RawNode | undefined = root;
  return path.map((name, at) => {
    if (node?.kind !== 'map') {
      node = node?.kind === 'list' ? node.items[Number(name)] : undefined;
      return name;
    }
    const parents = path.slice(0, at);
    const keys: readonly string[] = [...node.entries.keys()];
    const key = keys.includes(name) ? name : (keys.find((own) => keyName(own, parents) === name) ?? name);
    node = node.entries.get(key)?.node;
    return key;
  });
}
