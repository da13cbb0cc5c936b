/** Whether what stands in a checkpoint can be the progress of a run: its digest says only that it came whole. */

import { impossibilityOf } from '../scenario/cellKinds.ts';
import type { Cell } from '../scenario/model/cells.ts';
import type { Harvest } from './harvest.ts';
import { type Range, sizeOf } from './ranges.ts';
import type { RunInfo } from './result.ts';
import { fieldsOf, isExact, isTally, isWhole, type Reach, reachOf } from './soundFigures.ts';

type Entry = (entry: unknown) => boolean;

const isList = (list: unknown, of: Entry): boolean => Array.isArray(list) && list.every((entry) => of(entry));
const isIndex: Entry = (value) => isWhole(value, 0, Number.MAX_SAFE_INTEGER);
const isRow = (...parts: readonly Entry[]): Entry => {
  return (row) => Array.isArray(row) && row.length === parts.length && parts.every((part, i) => part(row[i]));
};
const isObject: Entry = (value) => fieldsOf(value) !== null;
const isObjectOrNull: Entry = (value) => value === null || isObject(value);

/** A list of rows, each about another cell. */
const isTable = (table: unknown, ...parts: readonly Entry[]): boolean =>
  isList(table, isRow(isIndex, ...parts)) &&
  new Set((table as readonly [number][]).map(([cell]) => cell)).size === (table as readonly unknown[]).length;

/** One at least: ascending, disjoint, never empty. */
const isRanges: Entry = (value) => {
  if (!isList(value, isRow(isIndex, isIndex))) return false;
  const ranges = value as readonly Range[];
  return (
    ranges.length > 0 && ranges.every(([from, to], i) => from < to && (i === 0 || ranges[i - 1]![1] < from))
  );
};

/** Whether the second part of a checkpoint has the shape of one. */
export function isCheckpointBody(body: unknown): boolean {
  const { info, shard, wanted, exacts, cells, looks } = fieldsOf(body) ?? {};
  const { scenario, options } = fieldsOf(info) ?? {};
  const { text, hash } = fieldsOf(scenario) ?? {};
  const { index, count } = fieldsOf(shard) ?? {};
  return (
    typeof text === 'string' &&
    typeof hash === 'string' &&
    isObject(options) &&
    (shard === null || (isIndex(index) && isIndex(count))) &&
    isTable(wanted, isIndex) &&
    isTable(exacts, isObjectOrNull) &&
    isTable(cells, isRanges, isObject) &&
    isList(looks, (look) => isTable(look, isObject))
  );
}

/** Trials that a cell of a run has at most. */
function mostTrials({ duels, precision, untilDecided }: RunInfo['options']): number {
  return Math.max(duels, precision?.maxDuels ?? 0, untilDecided?.maxDuels ?? 0);
}

/** Whether all that is done, and all that is still wanted, can be of a run with these options and cells. */
export function isSoundHarvest(
  harvest: Harvest,
  cells: readonly Cell[],
  options: RunInfo['options'],
): boolean {
  const most = mostTrials(options);
  const reachAt = (index: number): Reach | null => {
    const cell = cells[index];
    return cell === undefined || impossibilityOf(cell) !== null ? null : reachOf(cell);
  };
  const tallies = (index: number, tally: { readonly total: number }, total: number): boolean => {
    const reach = reachAt(index);
    return reach !== null && total <= most && isTally(tally, total, [0, most - 1], reach);
  };
  return (
    [...harvest.cells].every(
      ([index, { ranges, tally }]) => ranges.at(-1)![1] <= most && tallies(index, tally, sizeOf(ranges)),
    ) &&
    [...harvest.exacts].every(([index, exact]) => {
      const reach = reachAt(index);
      return reach !== null && (exact === null || isExact(exact, reach));
    }) &&
    [...harvest.wanted].every(([index, total]) => cells[index] !== undefined && total <= most) &&
    harvest.looks.every((look) => [...look].every(([index, tally]) => tallies(index, tally, tally.total)))
  );
}
