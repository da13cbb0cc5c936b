/** Wanted matrices: an entry of `expect` or `tune.goal` with a band for each of many pairs becomes one entry a pair. */
import type { Must } from '../../problems/problem.ts';
import type { WantedPair } from '../model/expectation.ts';
import type { ProblemCollector } from '../tree/collector.ts';
import { describe } from '../tree/plain.ts';
import { childOf, type RawEntry, type RawMap, type RawNode, type RawScalar } from '../tree/tree.ts';

/** Who meets whom in a variant, in the order of its matchups. */
export interface Pairing {
  readonly variant: string;
  readonly initiator: string;
  readonly target: string;
}

/** An entry with a band, and the pair of the matrix that it comes of. */
export interface Apart {
  readonly entry: RawMap;
  readonly pair: WantedPair | null;
}

/** The figure that a matrix is about: both seats of a pair together. */
export const matrixMetric = 'pair_score';

/** A wished score of one against another, in percent. */
interface Wish {
  readonly one: RawEntry;
  readonly other: RawEntry;
  readonly low: number;
  readonly high: number;
  /** Where the score stands. */
  readonly at: RawNode;
}

const separate = { matrix: 'matrix', circle: 'rock-paper-scissors', edge: 'edge' } as const;
const besides = ['between', 'atLeast', 'atMost'] as const;
const seats = ['initiator', 'target', 'side', 'class', 'mirrors'] as const;

/** One entry for each pair that a matrix asks for; the entry itself where it has none. Problems go to the collector. */
export function takenApart(
  item: RawMap,
  pairings: readonly Pairing[],
  collector: ProblemCollector,
): readonly Apart[] {
  const [matrix, circle, edge] = [separate.matrix, separate.circle, separate.edge].map((key) =>
    childOf(item, key),
  );
  if (matrix === undefined && circle === undefined && edge === undefined)
    return [{ entry: item, pair: null }];
  if (!alone(item, collector)) return [];
  const wishes = matrix === undefined ? inCircle(item, collector) : inMatrix(matrix, collector);
  return agreed(wishes, collector).flatMap((wish) => entriesFor(item, wish, pairings));
}

/** Whether an entry says nothing that a matrix says already, or that does not go with one. */
function alone(item: RawMap, collector: ProblemCollector): boolean {
  const metric = childOf(item, 'metric');
  const key = [separate.matrix, separate.circle, separate.edge].find((own) => item.entries.has(own))!;
  if (metric?.kind !== 'scalar' || metric.value !== matrixMetric) {
    collector.add(metric ?? item, ['metricBeside', matrixMetric, key], describe(metric));
    return false;
  }
  const more: string[] = besides.filter((way) => item.entries.has(way));
  if (key === separate.matrix)
    more.push(...[separate.circle, separate.edge].filter((own) => item.entries.has(own)));
  const where = childOf(item, 'where');
  const named = seats.filter((seat) => childOf(where, seat) !== undefined);
  for (const own of more) collector.add(item.entries.get(own)!, ['leftOutBeside', key], ['value', own]);
  for (const seat of named) collector.add(childOf(where, seat)!, ['leftOutBeside', key], ['value', seat]);
  return more.length + named.length === 0;
}

/** Each of a circle beats the next one, the last the first. */
function inCircle(item: RawMap, collector: ProblemCollector): Wish[] {
  const [circle, edge] = [childOf(item, separate.circle), childOf(item, separate.edge)];
  if (circle?.kind !== 'list' || circle.items.length < 3) {
    collector.add(circle ?? item, ['circleOfThree', separate.circle], describe(circle));
    return [];
  }
  const band = bandOf(edge, item, collector);
  if (band === null) return [];
  const names = circle.items.map((node): RawEntry => ({ at: node.at, path: node.path, node }));
  return names.map((one, i) => ({ one, other: names[(i + 1) % names.length]!, ...band, at: edge! }));
}

/** Rows are those whose score it is, columns whom they meet. */
function inMatrix(matrix: RawNode, collector: ProblemCollector): Wish[] {
  if (matrix.kind !== 'map') return [];
  return [...matrix.entries].flatMap(([one, row]) =>
    row.node.kind !== 'map'
      ? []
      : [...row.node.entries].flatMap(([other, cell]): Wish[] => {
          const band = bandOf(cell.node, cell.node, collector);
          const [first, second] = [named(row, one), named(cell, other)];
          return band === null ? [] : [{ one: first, other: second, ...band, at: cell.node }];
        }),
  );
}

/** A name with its place, as a value. */
function named({ at, path }: RawEntry, name: string): RawEntry {
  return { at, path, node: { kind: 'scalar', at, path, value: name, source: name, textAt: null } };
}

/** `60..65`, `[60, 65]` or `62`, in percent; `null` after a problem. */
function bandOf(
  node: RawNode | undefined,
  around: RawNode,
  collector: ProblemCollector,
): { readonly low: number; readonly high: number } | null {
  const ends = endsOf(node);
  const good = ends?.every((end) => end >= 0 && end <= 100) === true;
  if (good && ends[0]! <= ends[1]! && (ends[1] === 0 || ends[1]! > 1))
    return { low: ends[0]!, high: ends[1]! };
  const must: Must = ['wantedScore'];
  const shares = good && ends[1]! <= 1;
  collector.add(node ?? around, must, describe(node), shares ? ['percentOfShare', ends[1]!] : undefined);
  return null;
}

function endsOf(node: RawNode | undefined): readonly number[] | null {
  if (node?.kind === 'list') {
    const ends = node.items.map((item) => (item.kind === 'scalar' ? item.value : null));
    return ends.length === 2 && ends.every((end) => typeof end === 'number') ? (ends as number[]) : null;
  }
  if (node?.kind !== 'scalar') return null;
  if (typeof node.value === 'number') return [node.value, node.value];
  const found = /^\s*(\d+(?:\.\d+)?)\s*\.\.\s*(\d+(?:\.\d+)?)\s*$/.exec(String(node.value));
  return found === null ? null : [Number(found[1]), Number(found[2])];
}

/** Every pair once; two wishes for one that cannot both come true are a problem at the second. */
function agreed(wishes: readonly Wish[], collector: ProblemCollector): Wish[] {
  const known = new Map<string, Wish>();
  for (const wish of wishes) {
    const [one, other] = [nameOf(wish.one), nameOf(wish.other)];
    const key = JSON.stringify([one, other].sort());
    const before = known.get(key);
    if (before === undefined) {
      known.set(key, wish);
      continue;
    }
    const own = nameOf(before.one) === one ? wish : { low: 100 - wish.high, high: 100 - wish.low };
    const both = { low: Math.max(before.low, own.low), high: Math.min(before.high, own.high) };
    if (both.low <= both.high) known.set(key, { ...before, ...both });
    else {
      const must: Must = ['agreesWith', nameOf(before.one), nameOf(before.other), before.low, before.high];
      collector.add(wish.at, must, ['value', `${one}: ${wish.low}..${wish.high}`]);
    }
  }
  return [...known.values()];
}

const nameOf = ({ node }: RawEntry): string => (node.kind === 'scalar' ? String(node.value) : '');

/**
 * The entry of a pair. Its score is that of the one that stands first in the run, so the band is turned where that is the other;
 * variants may differ in that, and then have entries of their own.
 */
function entriesFor(item: RawMap, wish: Wish, pairings: readonly Pairing[]): Apart[] {
  const [one, other] = [nameOf(wish.one), nameOf(wish.other)];
  const turned = new Map<string, boolean>();
  for (const { variant, initiator, target } of pairings) {
    const meets = (a: string, b: string): boolean => initiator === a && target === b;
    if (!turned.has(variant) && (meets(one, other) || meets(other, one)))
      turned.set(variant, initiator === other);
  }
  const ways = [...new Set(turned.values())];
  return (ways.length === 0 ? [false] : ways).map((way) => {
    const variants = [...turned].filter(([, own]) => own === way).map(([variant]) => variant);
    return entryFor(item, wish, way, ways.length > 1 ? variants : null);
  });
}

function entryFor(item: RawMap, wish: Wish, turned: boolean, variants: readonly string[] | null): Apart {
  const { one, other, low, high, at } = wish;
  const place = { at: at.at, path: at.path };
  const scalar = (value: string | number): RawScalar => ({
    kind: 'scalar',
    ...place,
    value,
    source: String(value),
    textAt: null,
  });
  const list = (items: readonly RawNode[]): RawEntry => ({
    ...place,
    node: { kind: 'list', ...place, items },
  });
  const where = childOf(item, 'where');
  const given = where?.kind === 'map' ? where.entries : new Map<string, RawEntry>();
  const wanted = variants?.filter((variant) => asked(given.get('variant')?.node, variant));
  const entries = new Map([
    ...given,
    ['initiator', list([one.node, other.node])],
    ['target', list([one.node, other.node])],
    ...(wanted === undefined ? [] : [['variant', list(wanted.map(scalar))] as const]),
  ]);
  const shares = (turned ? [100 - high, 100 - low] : [low, high]).map((percent) => scalar(percent / 100));
  const name = childOf(item, 'name');
  const matrix = name?.kind === 'scalar' ? String(name.value) : '';
  const [first, second] = turned ? [nameOf(other), nameOf(one)] : [nameOf(one), nameOf(other)];
  const title = `${matrix === '' ? '' : `${matrix}: `}${first} > ${second}`;
  const rest = [...item.entries].filter(([key]) => !Object.values<string>(separate).includes(key));
  const entry = {
    ...item,
    entries: new Map<string, RawEntry>([
      ...rest,
      ['name', { ...place, node: scalar(title) }],
      ['where', { ...place, node: { kind: 'map', ...place, entries } }],
      ['between', list(shares)],
    ]),
  };
  return { entry, pair: { matrix, sides: [first, second] } };
}

function asked(node: RawNode | undefined, variant: string): boolean {
  if (node === undefined) return true;
  const names = node.kind === 'list' ? node.items : [node];
  return names.some((one) => one.kind === 'scalar' && one.value === variant);
}
