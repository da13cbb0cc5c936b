/** Paths of `vary`: from text to the places of a tree that they mean. */

import type { Must, Tip } from '../../problems/problem.ts';
import { builtInClasses } from '../../rules/model.ts';
import type { VariedSections } from '../model/kinds.ts';
import { pathWithoutCzechNames } from '../tree/czech.ts';
import { didYouMean } from '../tree/nearest.ts';
import type { Path } from '../tree/path.ts';
import { childOf, type RawMap, type RawNode } from '../tree/tree.ts';

/** What can be varied in duels. */
export const duelVaried: VariedSections = {
  shortest: new Map([
    ['defaults', 2],
    ['combatants', 3],
    ['classes', 3],
    ['formulas', 3],
    ['rules', 2],
    ['constants', 2],
  ]),
  named: ['combatants', 'constants'],
};

/** The places a path means, or why it means none: what it must be, and a tip. */
export type Hits =
  | { readonly paths: readonly Path[] }
  | { readonly must: Must; readonly tip: Tip | undefined };

interface Segment {
  readonly key: string;
  readonly everyEntry: boolean;
  /** What follows; `null` at the end of the path. */
  readonly rest: string | null;
}

/** The next segment: in quotes, or the longest known key, or what stands before the next dot. */
function nextSegment(text: string, known: readonly string[]): Segment | null {
  const end = (length: number, key: string, everyEntry = false): Segment => ({
    key,
    everyEntry,
    rest: length === text.length ? null : text.slice(length + 1),
  });
  const quotes = /^"(?:[^"\\]|\\.)*"(?=\.|$)/.exec(text);
  if (quotes !== null) {
    try {
      return end(quotes[0].length, JSON.parse(quotes[0]) as string);
    } catch {
      return null; // an escape that is none
    }
  }
  const matches = known.filter((key) => text === key || text.startsWith(`${key}.`));
  const longest = matches.reduce((best, key) => (key.length > best.length ? key : best), '');
  if (longest !== '') return end(longest.length, longest);
  const dot = text.indexOf('.');
  const key = dot === -1 ? text : text.slice(0, dot);
  return key === '' ? null : end(key.length, key, key === '*');
}

function keysOf(node: RawNode | undefined): string[] {
  if (node?.kind === 'map') return [...node.entries.keys()];
  return node?.kind === 'list' ? node.items.map((_, i) => `${i}`) : [];
}

/** Names that must be there already: a varied path sets fields, it does not invent combatants. */
function namesAt(node: RawNode | undefined, path: Path, varied: VariedSections): string[] | null {
  if (path.length === 0) return [...varied.shortest.keys()];
  if (node?.kind === 'list' || (path.length === 1 && varied.named.includes(path[0]!))) return keysOf(node);
  if (path.length === 1 && path[0] === 'classes') return [...keysOf(node), ...Object.keys(builtInClasses)];
  return null;
}

/** The first reason why a branch of the path leads nowhere. */
class Nowhere extends Error {
  readonly must: Must;
  readonly tip: Tip | undefined;
  constructor(must: Must, tip?: Tip) {
    super();
    this.must = must;
    this.tip = tip;
  }
}

function follow(
  node: RawNode | undefined,
  text: string | null,
  path: Path,
  found: Path[],
  varied: VariedSections,
): void {
  if (text === null) {
    found.push(path);
    return;
  }
  const names = namesAt(node, path, varied);
  const segment = nextSegment(text, [...keysOf(node), ...(names ?? [])]);
  if (segment === null) throw new Nowhere(['pathOfNames'], ['namesWithDots']);
  if (segment.everyEntry && path.length > 0) {
    for (const key of keysOf(node)) follow(childOf(node, key), segment.rest, [...path, key], found, varied);
    return;
  }
  if (names !== null && !names.includes(segment.key)) {
    const tip = didYouMean(segment.key, names);
    if (path.length === 0) throw new Nowhere(['pathFrom', names], tip);
    throw new Nowhere(['pathInScenario'], tip);
  }
  follow(childOf(node, segment.key), segment.rest, [...path, segment.key], found, varied);
}

/**
 * The places of `tree` that a varied path means. `*` is every entry of a map or list. Fields may be absent
 * as yet, names of combatants and classes and numbers of list entries (from 0) may not. Czech names of classes and
 * strengths mean the same as the English ones.
 */
export function hitsOf(tree: RawMap, text: string, varied: VariedSections = duelVaried): Hits {
  const paths: Path[] = [];
  try {
    follow(tree, pathWithoutCzechNames(text), [], paths, varied);
  } catch (error) {
    if (error instanceof Nowhere) return { must: error.must, tip: error.tip };
    throw error;
  }
  if (paths.some((path) => path.length < varied.shortest.get(path[0]!)!)) {
    const must: Must = varied === duelVaried ? ['pathToValueAs', 'defaults.mana'] : ['pathToValue'];
    return { must, tip: undefined };
  }
  if (paths.length === 0) return { must: ['pathInScenario'], tip: undefined };
  return { paths };
}
