/** The tables of the manual: docs/columns.md of what `souboj run` writes, docs/columns-commands.md of the other commands. */
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';

/** A column as the manual tells it; `*axes*` and `*knobs*` stand for those that the scenario names. */
export interface Column {
  readonly name: string;
  readonly unit: string;
  readonly value: string;
  readonly empty: string;
}

/** Tables of a page of the manual by heading, `Days: cells.csv`. */
export function toldColumns(page: string): ReadonlyMap<string, readonly Column[]> {
  return new Map(
    readFileSync(new URL(`../../docs/${page}`, import.meta.url), 'utf8')
      .split(/^## /m)
      .slice(1)
      .map((section) => {
        const [heading = '', ...lines] = section.split('\n');
        const rows = lines
          .filter((line) => /^\| [`*]/.test(line))
          .map((line) => line.slice(2, -2).split(' | '));
        return [
          heading.replaceAll('`', ''),
          rows.map(([name = '', , unit = '', value = '', empty = '']) => ({
            name: name.replaceAll('`', ''),
            unit,
            value,
            empty,
          })),
        ];
      }),
  );
}

/** Bounds of units that have some. */
const bounds: Readonly<Record<string, readonly [number, number]>> = {
  '0 to 1': [0, 1],
  '−1 to 1': [-1, 1],
  '−0.5 to 0.5': [-0.5, 0.5],
  '−π to π': [-Math.PI, Math.PI],
};

/**
 * Holds all tables that a command wrote against docs/columns-commands.md: columns and their order, what is never empty,
 * bounds of the units, and that what is exact has no simulated figure.
 *
 * @param named columns that the scenario names, for `*axes*` and `*knobs*`. No field may need quotes.
 */
export function expectTold(
  command: string,
  files: ReadonlyMap<string, string>,
  named: Readonly<Record<string, readonly string[]>> = {},
): void {
  const told = toldColumns('columns-commands.md');
  const tables = [...files].filter(([name]) => name.endsWith('.csv'));
  expect(tables).not.toHaveLength(0);
  for (const [name, text] of tables) {
    const heading = `${command}: ${name}`;
    const columns = told.get(heading);
    expect(columns, heading).toBeDefined();
    const full = columns!.flatMap((column) =>
      /^\*/.test(column.name)
        ? (named[column.name.replaceAll('*', '')] ?? []).map((own) => ({ ...column, name: own }))
        : [column],
    );
    const [header, ...rows] = text
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','));
    expect(header, heading).toEqual(full.map((column) => column.name));
    for (const row of rows)
      full.forEach((column, i) => {
        const [field, at] = [row[i]!, `${heading} ${column.name}`];
        if (column.empty === 'never') expect(field, at).not.toBe('');
        if (column.value === 'simulated' && row[header!.indexOf('method')] === 'exact')
          expect(field, at).toBe('');
        const [low, high] = bounds[column.unit] ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
        if (field !== '' && bounds[column.unit] !== undefined) {
          expect(Number(field), at).toBeGreaterThanOrEqual(low);
          expect(Number(field), at).toBeLessThanOrEqual(high);
        }
      });
  }
}
