/** Every kind of cells by name: which contest a cell is, what may be said about it. A further kind is a line here. */
import type { Contest } from '../rules/contest.ts';
import { concentrationCells } from './concentration/cells.ts';
import { controlCells } from './control/cells.ts';
import { dayCells } from './day/cells.ts';
import { duelCells } from './duel/cells.ts';
import { gauntletCells } from './gauntlet/cells.ts';
import type { CellKind } from './model/cellKind.ts';
import type { Cell, CellAddress } from './model/cells.ts';
import type { Metric, MetricKind, MetricUnit } from './model/metric.ts';

/** The kinds, the default first. */
const cellKinds: ReadonlyMap<string, CellKind> = new Map(
  [duelCells, dayCells, concentrationCells, controlCells, gauntletCells].map((kind) => [
    kind.kind,
    kind as CellKind,
  ]),
);

/** The kind of a cell. @throws RangeError for a kind that nobody knows. */
export function kindOf<C extends CellAddress>({ kind }: C): CellKind<C> {
  const known = cellKinds.get(kind);
  if (known === undefined) throw new RangeError(`kind: must be a known kind (got ${JSON.stringify(kind)})`);
  return known as CellKind as CellKind<C>;
}

/** Kind of a file that does not say one. */
export const defaultKind: Cell['kind'] = duelCells.kind;

/** Names of all kinds, the default first. */
export const kindNames: readonly Cell['kind'][] = [...cellKinds.keys()] as Cell['kind'][];

/** Whether a value names a kind. */
export function isKind(name: unknown): name is Cell['kind'] {
  return typeof name === 'string' && cellKinds.has(name);
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
  [...cellKinds.values()].flatMap(({ kind, metrics: own }) =>
    own.map((metric) => [metric.name, { metric, kind }] as const),
  ),
);

/** Whether there is a metric of this name. */
export function isMetric(name: string): boolean {
  return metrics.has(name);
}

/** A metric of any kind by name. @throws RangeError for a name that nobody knows. */
export function metricOf(name: string): Metric {
  const known = metrics.get(name);
  if (known === undefined) throw new RangeError(`metric: must be a known name (got ${JSON.stringify(name)})`);
  return known.metric;
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
  return metrics.get(name)!.kind as Cell['kind'];
}
