/** Tables as CSV text: RFC 4180 unless another dialect is asked for, UTF-8, full precision, empty for no value. */
import { stringify } from 'csv-stringify/sync';
import { type CsvDialect, defuse, dialectOf } from './dialect.ts';

/** A field of a table. */
export type Value = string | number | boolean | null;

/** A table for machines before it is text: whoever makes one knows no dialect. */
export interface CsvTable {
  readonly header: readonly string[];
  /** Rows as long as the header; may be worked out as they are asked for. */
  readonly rows: Iterable<readonly Value[]>;
}

/** Tables by the name of their file. */
export type CsvTables = readonly (readonly [file: string, table: CsvTable])[];

/** Rows that are worked out and written in one go: a fraction of a second. */
const PART = 200;

/** A table as CSV text, part by part: whoever writes it can let others have their turn in between. */
function* csvParts({ header, rows }: CsvTable, dialect: CsvDialect): Generator<string> {
  let part: (readonly Value[])[] = [header];
  let first = true;
  for (const row of rows) {
    part.push(row);
    if (part.length < PART) continue;
    yield textOf(part, dialect, first);
    first = false;
    part = [];
  }
  if (part.length > 0) yield textOf(part, dialect, first);
}

/** A table as CSV text. */
export function csvText(table: CsvTable, dialect: CsvDialect = dialectOf(undefined)): string {
  return [...csvParts(table, dialect)].join('');
}

/** Rows as text. @param first whether they begin the file. */
function textOf(rows: readonly (readonly Value[])[], dialect: CsvDialect, first: boolean): string {
  const text = rows.map((row) => row.map((value) => field(value, dialect)));
  // A lone CR or LF needs quotes too; the library only looks for the whole record delimiter.
  return stringify(text, {
    bom: dialect.mark && first,
    delimiter: dialect.delimiter,
    record_delimiter: '\r\n',
    quoted_match: /[\r\n]/,
  });
}

/**
 * The text of every table: the one place where tables become files.
 * @param rest waited for between parts, so that others have their turn; may reject to stop.
 */
export async function csvFiles(
  tables: CsvTables,
  dialect: CsvDialect,
  rest?: () => Promise<void>,
): Promise<[file: string, text: string][]> {
  const files: [string, string][] = [];
  for (const [file, table] of tables) {
    let text = '';
    for (const part of csvParts(table, dialect)) {
      text += part;
      await rest?.();
    }
    files.push([file, text]);
  }
  return files;
}

/** Shortest text that reads back as the same number; "unlimited" is the one number without digits. */
function field(value: Value, { decimal, defused }: CsvDialect): string {
  if (value === null) return '';
  if (typeof value !== 'number') return defused ? defuse(String(value)) : String(value);
  if (Number.isNaN(value)) return '';
  return Number.isFinite(value) ? String(value).replace('.', decimal) : 'unlimited';
}
