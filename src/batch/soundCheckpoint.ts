/** Whether what stands in a checkpoint can be the progress of a run: its digest says only that it came whole. */

import { impossibilityOf } from '../scenario/cellKinds.ts';
import type { Cell } from '../scenario/model/cells.ts';
import type { Harvest } from './harvest.ts';
import { type Range, sizeOf } from './ranges.ts';
import { fieldsOf, isExact, isTally, isWhole, type Reaches, reachesOf } from './soundFigures.ts';

/** Trials of a cell at most, as on the command line, with room for the last chunk. */
const MOST_TRIALS = 2e12;

type Entry = (entry: unknown) => boolean;

const isList = (list: unknown, of: Entry): boolean => Array.isArray(list) && list.every((entry) => of(entry));
const isIndex: Entry = (value) => isWhole(value, 0, Number.MAX_SAFE_INTEGER);
const isRow = (...parts: readonly Entry[]): Entry => {
  return (row) => Array.isArray(row) && row.length === parts.length && parts.every((part, i) => part(row[i]));
};
const isObject: Entry = (value) => fieldsOf(value) !== null;
const isObjectOrNull: Entry = (value) => value === null || isObject(value);

/** Ascending, disjoint, never empty. */
const isRanges: Entry = (value) => {
  if (!isList(value, isRow(isIndex, isIndex))) return false;
  const ranges = value as readonly Range[];
  return ranges.every(([from, to], i) => from < to && (i === 0 || ranges[i - 1]![1] < from));
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
    isList(wanted, isRow(isIndex, isIndex)) &&
    isList(exacts, isRow(isIndex, isObjectOrNull)) &&
    isList(cells, isRow(isIndex, isRanges, isObject)) &&
    isList(looks, (look) => isList(look, isRow(isIndex, isObject)))
  );
}

/** Whether all that is done can have come of these cells. */
export function isSoundHarvest(harvest: Harvest, cells: readonly Cell[]): boolean {
  const reachesAt = (index: number): Reaches | null => {
    const cell = cells[index];
    return cell === undefined || impossibilityOf(cell) !== null ? null : reachesOf(cell);
  };
  const tallies = (index: number, tally: { readonly total: number }, total: number): boolean => {
    const reaches = reachesAt(index);
    return reaches !== null && total <= MOST_TRIALS && isTally(tally, total, [0, MOST_TRIALS], reaches);
  };
  return (
    [...harvest.cells].every(([index, { ranges, tally }]) => tallies(index, tally, sizeOf(ranges))) &&
    [...harvest.exacts].every(([index, exact]) => {
      const reaches = reachesAt(index);
      return reaches !== null && (exact === null || isExact(exact, reaches));
    }) &&
    [...harvest.wanted].every(([index, total]) => cells[index] !== undefined && total <= MOST_TRIALS) &&
    harvest.looks.every((look) => [...look].every(([index, tally]) => tallies(index, tally, tally.total)))
  );
}
