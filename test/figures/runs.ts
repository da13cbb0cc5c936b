/** Runs whose counts are written down by hand, lopsided on purpose: no two figures of a row may be equal. */
import { expect } from 'vitest';
import { expandCells, type Study } from '../../src/index.ts';
import type { Cell } from '../../src/scenario/model/cells.ts';
import { cellsOf, scenarioOf } from '../scenario/support.ts';
import type { Counts } from './reckon.ts';

/** What a test says came of one cell. */
export interface Came {
  readonly ends: Readonly<Record<string, number>>;
  readonly metrics: Readonly<Record<string, Counts>>;
  readonly events?: Readonly<Record<string, number>>;
  /** What an exact result says of its own error. */
  readonly error?: number;
}

/** Simulated, exact or both. */
export interface Results {
  readonly tally?: Came | null;
  readonly exact?: Came | null;
  readonly impossible?: string;
  readonly precision?: number;
  /** Names the duel; cells of one law are pooled. */
  readonly law?: string;
}

function total(ends: Came['ends']): number {
  let sum = 0;
  for (const count of Object.values(ends)) sum += count;
  return sum;
}

/** A cell with results written down. */
export function resultOf<C extends Cell>(cell: C, results: Results): Study<C>['cells'][number] {
  const { tally = null, exact = null, impossible = null, precision = null, law } = results;
  const key = law ?? `${cell.key} ${cell.variant} ${JSON.stringify(cell.axes)}`;
  return {
    cell,
    impossible,
    method: tally === null ? 'exact' : exact === null ? 'mc' : 'both',
    tally: tally === null ? null : { ...tally, total: total(tally.ends), longest: { value: 31, index: 17 } },
    exact: exact === null ? null : { ...exact, total: 1 },
    precision,
    chain: key,
    law: key,
  };
}

/** A run of the cells of a scenario's text, each with the results that its test writes down. */
export function runOf(text: string, results: readonly Results[]): Study<Cell> {
  return around(expandCells(scenarioOf(text, 's.yaml')), text, results);
}

/** The same for duels, whose cells are then known as such. */
export function duelRunOf(text: string, results: readonly Results[]): Study {
  return around(cellsOf(text), text, results);
}

function around<C extends Cell>(cells: readonly C[], text: string, results: readonly Results[]): Study<C> {
  expect(cells.map(({ key }) => key)).toHaveLength(results.length);
  const done = cells.map((cell, i) => resultOf(cell, results[i]!));
  const duels = done.find(({ tally }) => tally !== null)?.tally?.total ?? 0;
  return {
    info: {
      version: '0.0.0',
      scenario: { name: 'By hand', file: 's.yaml', text, hash: 'h' },
      seed: 'hand',
      seedDrawn: false,
      options: { method: done[0]!.method, duels, only: null, maxStates: 1e6, precision: null },
    },
    cells: done,
  };
}

/** Counts as chances. */
export function chancesOf(counts: Counts): Counts {
  let sum = 0;
  for (const [, count] of counts) sum += count;
  return counts.map(([value, count]) => [value, count / sum]);
}

/** Counts by metric as chances. */
export function allChances(metrics: Came['metrics']): Came['metrics'] {
  return Object.fromEntries(Object.entries(metrics).map(([name, counts]) => [name, chancesOf(counts)]));
}

/**
 * A row must say these figures in these columns, to twelve digits, and nothing in the rest. Texts are compared as they
 * are; `null` is an empty field.
 */
export function expectRow(
  row: Readonly<Record<string, string>>,
  wanted: Readonly<Record<string, string | number | boolean | null>>,
): void {
  expect(Object.keys(row)).toEqual(Object.keys(wanted));
  for (const [column, value] of Object.entries(wanted)) {
    const field = row[column]!;
    if (typeof value !== 'number') expect(field, column).toBe(value === null ? '' : String(value));
    else {
      expect(field, column).not.toBe('');
      expect(Math.abs(Number(field) - value), `${column}: ${field}, by hand ${value}`).toBeLessThanOrEqual(
        1e-9 * Math.max(1, Math.abs(value)),
      );
    }
  }
}

/** No two figures of a row may be equal: else a column could hold its neighbour's unnoticed. */
export function expectLopsided(wanted: Readonly<Record<string, string | number | boolean | null>>): void {
  const seen = new Map<number, string>();
  for (const [column, value] of Object.entries(wanted)) {
    // Bounds of a quantile are values that came up, as the quantile is.
    if (typeof value !== 'number' || /_p\d\d_(low|high)$/.test(column)) continue;
    expect(seen.get(value), `${column} is equal to another figure of the row, ${value}`).toBeUndefined();
    seen.set(value, column);
  }
}
