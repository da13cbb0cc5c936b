/** Tables as data: what stands in the CSV files of a command, with what made them. */
import type { ReportInfo } from '../../facts/run/reportInfo.ts';
import type { CsvTables } from '../csv/table.ts';

/** JSON text of tables: rows as objects by the names of the columns, numbers as numbers, `null` for no value. */
export function tablesJson(tables: CsvTables, { version, scenario, seed, command }: ReportInfo): string {
  const rowsOf = ([file, { header, rows }]: CsvTables[number]): readonly [string, unknown] => [
    file.replace(/\.csv$/, ''),
    [...rows].flatMap((row) => {
      const lines = 'lead' in row ? [...row.rows].map((rest) => [...row.lead, ...rest]) : [row];
      return lines.map((line) => Object.fromEntries(header.map((name, at) => [name, line[at] ?? null])));
    }),
  ];
  const tool = { name: 'souboj', version };
  return `${JSON.stringify({ tool, scenario, seed, command, tables: Object.fromEntries(tables.map(rowsOf)) }, null, 1)}\n`;
}
