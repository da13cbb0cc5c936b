/** Reads `expect`: names must mean something in the scenario, bands must be bands, and cells must be covered. */

import type { Must, Tip } from '../../problems/problem.ts';
import { type CellKind, coversCell } from '../model/cellKind.ts';
import type { Cell } from '../model/cells.ts';
import type { Expectation, Where } from '../model/expectation.ts';
import type { Metric } from '../model/metric.ts';
import type { Axis } from '../model/scenario.ts';
import type { ProblemCollector } from '../tree/collector.ts';
import type { PathSet } from '../tree/path.ts';
import { plainOf } from '../tree/plain.ts';
import { quoted } from '../tree/quoted.ts';
import { childOf, placeOf, type RawMap, type RawNode, type RawScalar } from '../tree/tree.ts';
import { readBand } from './band.ts';
import { type Pairing, takenApart } from './wanted.ts';

type WhereInput = Readonly<Record<string, unknown>>;
type Name = string | number;

/** A scenario, or as much of it as is good. */
export interface Expectant {
  readonly cellKind: CellKind;
  readonly cells: readonly Cell[];
  readonly variants: readonly { readonly name: string }[];
  readonly axes: readonly Axis[];
}

/** Expectations times cells at most: each is held against all of them, here and by the judge. */
const looksLimit = 50_000_000;

/** The expectations of a scenario; every problem goes to the collector. */
export function readExpectations(
  tree: RawMap,
  scenario: () => Expectant,
  collector: ProblemCollector,
): readonly Expectation[] {
  const node = childOf(tree, 'expect');
  if (node?.kind !== 'list') return [];
  const expectant = scenario();
  const most = Math.floor(looksLimit / Math.max(1, expectant.cells.length));
  if (node.items.length > most) {
    collector.add(node, ['expectationsAtMost', most], ['countInDigits', node.items.length]);
    return [];
  }
  const reader = new Reader(expectant, collector);
  return node.items.flatMap((item) => (item.kind === 'map' ? reader.read(item) : []));
}

/**
 * What is wrong with expectations in a file with other problems: bands, and names that stand nowhere else in the file,
 * so that nothing that is mended can make them known. What they cover cannot be told then. Entries that were reported
 * already are left alone.
 * @param scenario as much as was read. @param root the file as it was given.
 */
export function checkExpectations(
  tree: RawMap,
  scenario: () => Expectant,
  root: RawMap,
  reported: PathSet,
  collector: ProblemCollector,
): void {
  const node = childOf(tree, 'expect');
  if (node?.kind !== 'list') return;
  const reader = new Reader(scenario(), collector, textsBeside(root, 'expect'));
  for (const item of node.items) if (item.kind === 'map' && !reported.touches(item.path)) reader.read(item);
}

/** Every key and text of a file but those under one key. */
function textsBeside(root: RawMap, left: string): ReadonlySet<string> {
  const texts = new Set<string>();
  const gather = (node: RawNode): void => {
    if (node.kind === 'scalar') texts.add(String(node.value));
    else if (node.kind === 'list') node.items.forEach(gather);
    else
      for (const [key, entry] of node.entries) {
        texts.add(key);
        gather(entry.node);
      }
  };
  for (const [key, entry] of root.entries) if (key !== left) gather(entry.node);
  return texts;
}

/** A metric of a kind; the schema knows no others. */
function metricIn({ metrics }: CellKind, name: string): Metric {
  return metrics.find((metric) => metric.name === name)!;
}

function requireNew(name: string, names: Set<string>, item: RawMap, collector: ProblemCollector): void {
  if (names.has(name)) collector.add(placeOf(item, ['name']), ['newName'], ['value', quoted(name)]);
  names.add(name);
}

class Reader {
  private readonly cells: readonly Cell[];
  private readonly axes: readonly Axis[];
  private readonly collector: ProblemCollector;
  private readonly kind: CellKind;
  /** What each key of `where` is, and the names that it can be. */
  private readonly keys: Readonly<Record<string, Must>>;
  private readonly known: ReadonlyMap<string, ReadonlySet<Name>>;
  private readonly names = new Set<string>();
  /** Who meets whom, where the kind has seats. */
  private readonly pairings: readonly Pairing[];
  /** Texts that may yet be names, when the file is mended; `null` where it is good. */
  private readonly open: ReadonlySet<string> | null;

  constructor(
    { cellKind, cells, variants, axes }: Expectant,
    collector: ProblemCollector,
    open: ReadonlySet<string> | null = null,
  ) {
    this.open = open;
    this.axes = axes;
    this.collector = collector;
    this.kind = cellKind;
    this.cells = cells.filter((cell) => cellKind.impossible(cell) === null);
    const own = Object.entries(cellKind.where).map(([key, { known }]) => [key, known] as const);
    this.keys = { variant: ['nameOf', 'variant'], ...Object.fromEntries(own) };
    const known = new Map<string, Set<Name>>(Object.keys(this.keys).map((key) => [key, new Set()]));
    for (const { name } of variants) known.get('variant')!.add(name);
    for (const cell of cells)
      for (const [key, names] of Object.entries(cellKind.names(cell)))
        for (const name of names) known.get(key)!.add(name);
    this.known = known;
    this.pairings = this.cells.flatMap((cell) => {
      const { initiator, target } = cellKind.names(cell);
      if (initiator === undefined || target === undefined) return [];
      return [{ variant: cell.variant, initiator: String(initiator[0]), target: String(target[0]) }];
    });
  }

  /** The expectations of an entry: one, or one for each pair of a matrix. */
  read(item: RawMap): readonly Expectation[] {
    return takenApart(item, this.pairings, this.collector).flatMap(({ entry, pair }) => {
      const one = this.readOne(entry);
      if (one === null) return [];
      return pair === null ? [one] : [{ ...one, pair }];
    });
  }

  private readOne(item: RawMap): Expectation | null {
    const input = plainOf(item) as { name: string; metric: string; where?: WhereInput };
    const { name } = input;
    const metric = metricIn(this.kind, input.metric);
    requireNew(name, this.names, item, this.collector);
    const band = readBand(item, metric, this.collector);
    const where = this.where(item, metric);
    if (band === null || where === null || this.open !== null) return null;
    const expectation = { name, metric: metric.name, where, ...band, line: this.collector.lineOf(item.at) };
    return this.coversSomething(item, where, metric) ? expectation : null;
  }

  private where(item: RawMap, metric: Metric): Where | null {
    const node = childOf(item, 'where');
    const input = (node === undefined ? {} : plainOf(node)) as WhereInput;
    const { variant, axes, ...rest } = input;
    let good = true;
    for (const key of Object.keys(this.keys)) if (!this.named(item, key)) good = false;
    const where: Where = {
      variant: variant === undefined ? null : listOf<string>(variant),
      axes: Object.fromEntries(Object.entries(axes ?? {}).map(([name, value]) => [name, listOf(value)])),
      names: Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, listOf<Name>(value)])),
    };
    const seats = ['initiator', 'target'].filter((seat) => where.names[seat] !== undefined);
    for (const seat of metric.kind === 'side' ? seats : []) {
      good = false;
      const place = placeOf(item, ['where', seat]);
      this.collector.add(place, ['sideOrClass', metric.name], ['value', seat]);
    }
    return this.axesFit(item, where) && good ? where : null;
  }

  /** Whether all names under a key of `where` are known. */
  private named(item: RawMap, key: string): boolean {
    const node = childOf(childOf(item, 'where'), key);
    let good = true;
    for (const entry of entriesOf(node)) {
      if (entry.kind !== 'scalar') continue;
      const names = this.known.get(key);
      if (names?.has(entry.value as Name) === true || this.mayBeMeant(entry.value)) continue;
      good = false;
      const known = [...(names ?? [])].map(String);
      const text = String(entry.value);
      const got = typeof entry.value === 'string' ? quoted(text) : text;
      const tip: Tip = this.collector.didYouMean(text, known) ?? ['knownHere', known.slice(0, 20)];
      this.collector.add(entry, this.keys[key]!, ['value', got], tip);
    }
    return good;
  }

  /** Whether a name may be one of a part of the file that is at fault: numbers may come of ranges, teams of members. */
  private mayBeMeant(name: RawScalar['value']): boolean {
    const { open } = this;
    return open !== null && (typeof name !== 'string' || name.split(' + ').every((part) => open.has(part)));
  }

  private axesFit(item: RawMap, where: Where): boolean {
    let good = true;
    const names = this.axes.map(({ name }) => name);
    for (const [name, values] of Object.entries(where.axes)) {
      const axis = this.axes.find((candidate) => candidate.name === name);
      const place = placeOf(item, ['where', 'axes', name]);
      if (axis === undefined) {
        if (this.mayBeMeant(name)) continue;
        good = false;
        const varied: Tip | undefined = names.length === 0 ? undefined : ['varied', names];
        const tip = this.collector.didYouMean(name, names) ?? varied;
        this.collector.add(place, ['variedPath'], ['value', quoted(name)], tip);
        continue;
      }
      const strange = values.find((value) => !axis.values.includes(value));
      if (strange === undefined || this.open !== null) continue;
      good = false;
      const tip: Tip = ['itsValues', axis.values.slice(0, 20).map(String)];
      this.collector.add(place, ['valueTaken', name], ['value', String(strange)], tip);
    }
    return good;
  }

  private coversSomething(item: RawMap, where: Where, { kind }: Metric): boolean {
    if (this.cells.some((cell) => coversCell(this.kind, where, cell, kind))) return true;
    const what = kind === 'mirror' ? 'mirror' : kind === 'side' || kind === 'pair' ? 'sides' : 'cell';
    const place = placeOf(item, childOf(item, 'where') === undefined ? [] : ['where']);
    this.collector.add(place, ['covers', what], ['none']);
    return false;
  }
}

function entriesOf(node: RawNode | undefined): readonly RawNode[] {
  return node === undefined ? [] : node.kind === 'list' ? node.items : [node];
}

function listOf<T>(value: unknown): readonly T[] {
  return (Array.isArray(value) ? value : [value]) as readonly T[];
}
