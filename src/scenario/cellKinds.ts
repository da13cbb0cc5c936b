/** Every kind of cells by name: which contest a cell is, what may be said about it. A further kind is a line here. */
import type { Contest } from '../rules/contest.ts';
import { concentrationCells } from './concentration/cells.ts';
import { controlCells } from './control/cells.ts';
import { dayCells } from './day/cells.ts';
import { duelCells } from './duel/cells.ts';
import { gauntletCells } from './gauntlet/cells.ts';
import type { CellKind } from './model/cellKind.ts';
import type { BuiltInKind, Cell, CellAddress } from './model/cells.ts';
import type { Metric, MetricKind, MetricUnit } from './model/metric.ts';

/** The kinds, the default first. */
const builtIn: ReadonlyMap<string, CellKind> = new Map(
  [duelCells, dayCells, concentrationCells, controlCells, gauntletCells].map((kind) => [
    kind.kind,
    kind as CellKind,
  ]),
);

/** A kind whose rules a module brings, where one is open. */
let own: CellKind | null = null;

/** Makes a further kind known; `null` forgets it. */
export function openCells(kind: CellKind | null): void {
  own = kind;
}

function known(name: string): CellKind | undefined {
  return builtIn.get(name) ?? (own?.kind === name ? own : undefined);
}

/** The kind of a cell. @throws RangeError for a kind that nobody knows. */
export function kindOf<C extends CellAddress>({ kind }: C): CellKind<C> {
  const found = known(kind);
  if (found === undefined) throw new RangeError(`kind: must be a known kind (got ${JSON.stringify(kind)})`);
  return found as CellKind as CellKind<C>;
}

/** Kind of a file that does not say one. */
export const defaultKind: BuiltInKind = duelCells.kind;

/** Names of the kinds of the package, the default first. */
export const kindNames: readonly BuiltInKind[] = [...builtIn.keys()] as BuiltInKind[];

/** Names of all kinds, that of a module included where one is open. */
export function knownKinds(): readonly Cell['kind'][] {
  return own === null ? kindNames : [...kindNames, own.kind as Cell['kind']];
}

/** The kind whose words tell of a kind: itself, or the default, to which contests of a module are most alike. */
export function wordedAs(kind: Cell['kind']): BuiltInKind {
  return builtIn.has(kind) ? (kind as BuiltInKind) : defaultKind;
}

/** Whether a value names a kind. */
export function isKind(name: unknown): name is Cell['kind'] {
  return typeof name === 'string' && known(name) !== undefined;
}

/** The contest of a cell that is possible. */
export function contestOf(cell: Cell): Contest {
  return kindOf(cell).contest(cell);
}

/** Why a cell cannot be played (RULES 3.5), or `null` when it can. */
export function impossibilityOf(cell: Cell): string | null {
  return kindOf(cell).impossible(cell);
}

const metrics: ReadonlyMap<string, { readonly metric: Metric; readonly kind: string }> = new Map(
  [...builtIn.values()].flatMap(({ kind, metrics: own }) =>
    own.map((metric) => [metric.name, { metric, kind }] as const),
  ),
);

function metricAt(name: string): { readonly metric: Metric; readonly kind: string } | undefined {
  const found = metrics.get(name);
  if (found !== undefined || own === null) return found;
  const metric = own.metrics.find((each) => each.name === name);
  return metric && { metric: metric as Metric, kind: own.kind };
}

/** Whether there is a metric of this name. */
export function isMetric(name: string): boolean {
  return metricAt(name) !== undefined;
}

/** A metric of any kind by name. @throws RangeError for a name that nobody knows. */
export function metricOf(name: string): Metric {
  const found = metricAt(name);
  if (found === undefined) throw new RangeError(`metric: must be a known name (got ${JSON.stringify(name)})`);
  return found.metric;
}

/** Whether a metric is a figure of single cells. */
export function isCellMetric(name: string): boolean {
  return ['rate', 'mean', 'share'].includes(metricOf(name).kind);
}

/** How a figure is made, by the name of the metric. */
export function metricKindOf(name: string): MetricKind {
  return metricOf(name).kind;
}

/** What a figure counts, by the name of the metric. */
export function metricUnitOf(name: string): MetricUnit {
  return metricOf(name).unit;
}

/** The kind of scenario that a metric belongs to. @throws RangeError */
export function scenarioKindOf(name: string): Cell['kind'] {
  metricOf(name);
  return metricAt(name)!.kind as Cell['kind'];
}
