/** Reads bands: metric, where it counts, and the ends of the band. */

import type { Found, Tip } from '../../problems/problem.ts';
import type { Band, BandWhere } from '../model/bands.ts';
import type { Metric } from '../model/metric.ts';
import type { DuelVariant } from '../model/scenario.ts';
import type { Checking } from '../tree/checking.ts';
import { describe, plainOf } from '../tree/plain.ts';
import { quoted } from '../tree/quoted.ts';
import { childOf, placeOf, type RawMap, type RawNode } from '../tree/tree.ts';
import { sideName } from './matchups.ts';
import { duelMetrics } from './metrics.ts';

/** Names that `where` may use. */
interface Known {
  readonly variants: ReadonlySet<string>;
  readonly planes: ReadonlySet<string>;
  readonly initiators: ReadonlySet<string>;
  readonly targets: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  readonly axes: ReadonlySet<string>;
}

/** Collects the names of all variants once. */
export function knownNames(variants: readonly DuelVariant[]): Known {
  const matchups = variants.flatMap((variant) => variant.matchups);
  const initiators = new Set(matchups.map((matchup) => sideName(matchup.initiators)));
  const targets = new Set(matchups.map((matchup) => sideName(matchup.targets)));
  const members = variants.flatMap(({ points }) => [...(points[0]?.combatants.values() ?? [])]);
  const classes = members.flatMap((member) => [member.name, ...member.classes.map((entry) => entry.class)]);
  return {
    variants: new Set(variants.map((variant) => variant.name)),
    planes: new Set(variants.flatMap((variant) => variant.planes.map(String))),
    initiators,
    targets,
    classes: new Set([...initiators, ...targets, ...classes]),
    axes: new Set(variants.flatMap(({ points }) => points.flatMap((point) => point.axes.map((a) => a.name)))),
  };
}

/** The values under a key, one or a list; `null` where the key is not given. */
function namesUnder(
  where: RawNode | undefined,
  key: string,
  known: ReadonlySet<string>,
  checking: Checking,
): string[] | null {
  const node = childOf(where, key);
  if (node === undefined) return null;
  const items = node.kind === 'list' ? node.items : [node];
  if (items.length === 0) checking.collector.add(node, ['someName'], ['emptyList']);
  return items.map((item) => {
    const name = String(plainOf(item));
    if (!known.has(name)) {
      const tip: Tip = checking.collector.didYouMean(name, known) ?? ['knownHere', [...known].slice(0, 12)];
      checking.collector.add(item, ['metInScenario'], describe(item), tip);
    }
    return name;
  });
}

function whereOf(band: RawMap, known: Known, checking: Checking): BandWhere {
  const where = childOf(band, 'where');
  const axes = childOf(where, 'axes');
  const mirrors = childOf(where, 'mirrors');
  for (const [name, entry] of axes?.kind === 'map' ? axes.entries : []) {
    if (!known.axes.has(name)) {
      const tip = checking.collector.didYouMean(name, known.axes);
      checking.collector.add(entry, ['variedPathHere'], ['value', quoted(name)], tip);
    }
  }
  return {
    variants: namesUnder(where, 'variant', known.variants, checking),
    planes: namesUnder(where, 'plane', known.planes, checking)?.map(Number) ?? null,
    initiators: namesUnder(where, 'initiator', known.initiators, checking),
    targets: namesUnder(where, 'target', known.targets, checking),
    classes: namesUnder(where, 'class', known.classes, checking),
    mirrors: mirrors === undefined ? null : (plainOf(mirrors) as boolean),
    axes:
      axes?.kind === 'map'
        ? [...axes.entries].map(([name, entry]) => ({ name, value: plainOf(entry.node) as string }))
        : [],
  };
}

const ways = ['between', 'atLeast', 'atMost'] as const;

/** The ends of the band; `null` after a problem. */
function endsOf(band: RawMap, metric: Metric, { collector }: Checking): [number, number] | null {
  const given = ways.filter((key) => childOf(band, key) !== undefined);
  if (given.length !== 1) {
    const got: Found = given.length === 0 ? ['none'] : ['several', given];
    collector.add(band, ['oneOfBands', ways], got);
    return null;
  }
  const node = childOf(band, given[0]!)!;
  const value = plainOf(node) as number | [number, number];
  const ends: [number, number] = Array.isArray(value)
    ? value
    : given[0] === 'atLeast'
      ? [value, Number.POSITIVE_INFINITY]
      : [Number.NEGATIVE_INFINITY, value];
  if (!(ends[0] <= ends[1])) {
    collector.add(node, ['bandInOrder'], ['severalTogether', ends.map(String)]);
    return null;
  }
  const beyond = ends.find(
    (end) => Number.isFinite(end) && metric.unit === 'proportion' && (end < 0 || end > 1),
  );
  if (beyond !== undefined) {
    const tip: Tip | undefined = beyond > 1 && beyond <= 100 ? ['percent', beyond] : undefined;
    collector.add(node, ['shareFor', metric.name], ['value', `${beyond}`], tip);
    return null;
  }
  return ends;
}

/** Reads one band; `null` after a problem. */
export function readBand(node: RawNode, known: Known, checking: Checking): Band | null {
  if (node.kind !== 'map') return null;
  const named = childOf(node, 'metric');
  if (named === undefined) return null;
  const text = String(plainOf(named));
  const metric = duelMetrics.find(({ name }) => name === text);
  if (metric === undefined) {
    const names = duelMetrics.map(({ name }) => name);
    const tip: Tip = checking.collector.didYouMean(text, names) ?? ['knownHere', names];
    checking.collector.add(named, ['nameOf', 'metric'], ['value', quoted(text)], tip);
    return null;
  }
  const where = whereOf(node, known, checking);
  const ends = endsOf(node, metric, checking);
  if (ends === null) return null;
  const name = childOf(node, 'name');
  const weight = childOf(node, 'weight');
  return {
    name: name === undefined ? null : String(plainOf(name)),
    metric: metric.name,
    where,
    low: ends[0],
    high: ends[1],
    weight: weight === undefined ? 1 : (plainOf(weight) as number),
    place: placeOf(node, []),
  };
}
