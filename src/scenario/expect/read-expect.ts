/** Reads `expect`: names must mean something in the scenario, bands must be bands, and cells must be covered. */
import { impossible } from '../../rules/eligibility.ts';
import type { DuelCell } from '../cells.ts';
import type { ProblemCollector } from '../collector.ts';
import { expandCells } from '../expand.ts';
import { didYouMean } from '../nearest.ts';
import { plainOf } from '../plain.ts';
import { quoted } from '../quoted.ts';
import type { DuelScenario } from '../scenario.ts';
import { childOf, placeOf, type RawMap, type RawNode } from '../tree.ts';
import { readBand } from './band.ts';
import { classesOf, covers } from './covers.ts';
import type { Expectation, Where } from './expectation.ts';
import { type MetricName, metricKinds } from './metrics.ts';

type WhereInput = Readonly<Record<string, unknown>>;

/** Everything that a `where` can name. */
interface Known {
  readonly variant: readonly string[];
  readonly plane: readonly number[];
  readonly initiator: readonly string[];
  readonly target: readonly string[];
  readonly side: readonly string[];
  readonly class: readonly string[];
}

const articles: Readonly<Record<keyof Known, string>> = {
  variant: 'the name of a variant',
  plane: 'a plane of the scenario',
  initiator: 'the name of an initiator',
  target: 'the name of a target',
  side: 'the name of a side',
  class: 'a class that somebody who fights has',
};

/** The expectations of a scenario that is good otherwise; every problem goes to the collector. */
export function readExpectations(
  tree: RawMap,
  scenario: Omit<DuelScenario, 'expectations'>,
  collector: ProblemCollector,
): readonly Expectation[] {
  const node = childOf(tree, 'expect');
  if (node?.kind !== 'list') return [];
  const cells = expandCells({ ...scenario, expectations: [] });
  const reader = new Reader(cells, scenario, collector);
  return node.items.flatMap((item) => (item.kind === 'map' ? (reader.read(item) ?? []) : []));
}

class Reader {
  private readonly cells: readonly DuelCell[];
  private readonly scenario: Omit<DuelScenario, 'expectations'>;
  private readonly collector: ProblemCollector;
  private readonly known: Known;
  private readonly names = new Set<string>();

  constructor(
    cells: readonly DuelCell[],
    scenario: Omit<DuelScenario, 'expectations'>,
    collector: ProblemCollector,
  ) {
    this.scenario = scenario;
    this.collector = collector;
    this.cells = cells.filter(({ setup }) => impossible(setup) === null);
    const unique = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];
    const initiator = unique(cells.map((cell) => cell.initiator));
    const target = unique(cells.map((cell) => cell.target));
    this.known = {
      variant: scenario.variants.map(({ name }) => name),
      plane: unique(cells.map(({ plane }) => plane)),
      initiator,
      target,
      side: unique([...initiator, ...target]),
      class: unique(cells.flatMap((cell) => [...classesOf(cell, 'initiator'), ...classesOf(cell, 'target')])),
    };
  }

  read(item: RawMap): Expectation | null {
    const input = plainOf(item) as { name: string; metric: MetricName; where?: WhereInput };
    const { name, metric } = input;
    if (this.names.has(name))
      this.collector.add(placeOf(item, ['name']), `must be another name than before (got ${quoted(name)})`);
    this.names.add(name);
    const band = readBand(item, metric, this.collector);
    const where = this.where(item, metric);
    if (band === null || where === null) return null;
    const expectation = { name, metric, where, ...band, line: this.collector.lineOf(item.at) };
    return this.coversSomething(item, expectation) ? expectation : null;
  }

  private where(item: RawMap, metric: MetricName): Where | null {
    const node = childOf(item, 'where');
    const input = (node === undefined ? {} : plainOf(node)) as WhereInput;
    let good = true;
    const part = <K extends keyof Known>(key: K): readonly Known[K][number][] | null => {
      if (!this.named(item, key)) good = false;
      return listOf<Known[K][number]>(input[key]);
    };
    const where: Where = {
      variant: part('variant'),
      plane: part('plane'),
      axes: Object.fromEntries(
        Object.entries(input['axes'] ?? {}).map(([name, value]) => [name, listOf<string>(value) ?? [value]]),
      ),
      initiator: part('initiator'),
      target: part('target'),
      side: part('side'),
      class: part('class'),
    };
    const seats = (['initiator', 'target'] as const).filter((seat) => where[seat] !== null);
    for (const seat of metricKinds[metric] === 'side' ? seats : []) {
      good = false;
      const place = placeOf(item, ['where', seat]);
      this.collector.add(place, `must be side or class: ${metric} takes both seats together (got ${seat})`);
    }
    return this.axesFit(item, where) && good ? where : null;
  }

  /** Whether all names under a key of `where` are known. */
  private named(item: RawMap, key: keyof Known): boolean {
    const node = childOf(childOf(item, 'where'), key);
    let good = true;
    for (const entry of entriesOf(node)) {
      if (entry.kind !== 'scalar') continue;
      const known: readonly unknown[] = this.known[key];
      if (known.includes(entry.value)) continue;
      good = false;
      const text = String(entry.value);
      const got = typeof entry.value === 'string' ? quoted(text) : text;
      const tip = didYouMean(text, known.map(String)) ?? `known here: ${known.slice(0, 20).join(', ')}`;
      this.collector.add(entry, `must be ${articles[key]} (got ${got})`, tip);
    }
    return good;
  }

  private axesFit(item: RawMap, where: Where): boolean {
    let good = true;
    const names = this.scenario.axes.map(({ name }) => name);
    for (const [name, values] of Object.entries(where.axes)) {
      const axis = this.scenario.axes.find((candidate) => candidate.name === name);
      const place = placeOf(item, ['where', 'axes', name]);
      if (axis === undefined) {
        good = false;
        const tip =
          didYouMean(name, names) ?? (names.length === 0 ? undefined : `varied: ${names.join(', ')}`);
        this.collector.add(place, `must be a varied path (got ${quoted(name)})`, tip);
        continue;
      }
      const strange = values.find((value) => !axis.values.includes(value));
      if (strange === undefined) continue;
      good = false;
      const tip = `its values: ${axis.values.map(String).join(', ')}`;
      this.collector.add(place, `must be a value that ${name} takes (got ${String(strange)})`, tip);
    }
    return good;
  }

  private coversSomething(item: RawMap, { metric, where }: Expectation): boolean {
    const mirror = ({ initiator, target }: DuelCell): boolean => initiator === target;
    const kind = metricKinds[metric];
    const fits = (cell: DuelCell): boolean =>
      kind === 'mirror' ? mirror(cell) : kind === 'side' ? !mirror(cell) : true;
    if (this.cells.some((cell) => covers(where, cell) && fits(cell))) return true;
    const what =
      kind === 'mirror' ? 'mirror match' : kind === 'side' ? 'matchup of two different sides' : 'cell';
    const place = placeOf(item, childOf(item, 'where') === undefined ? [] : ['where']);
    this.collector.add(place, `must cover at least one possible ${what} (got none)`);
    return false;
  }
}

function entriesOf(node: RawNode | undefined): readonly RawNode[] {
  return node === undefined ? [] : node.kind === 'list' ? node.items : [node];
}

function listOf<T>(value: unknown): readonly T[] | null {
  return value === undefined ? null : ((Array.isArray(value) ? value : [value]) as readonly T[]);
}
