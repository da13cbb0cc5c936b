/** Tables as CSV text: RFC 4180 unless another dialect is asked for, UTF-8, full precision, empty for no value. */
import { stringify } from 'csv-stringify/sync';
import { type CsvDialect, defuse, dialectOf } from './dialect.ts';

/** A field of a table. */
export type Value = string | number | boolean | null;

/** A table as CSV text. @param header `null`: the rows go on a table that was begun. */
export function table(
  header: readonly string[] | null,
  rows: readonly (readonly Value[])[],
  dialect: CsvDialect = dialectOf(undefined),
): string {
  const all = header === null ? rows : [header, ...rows];
  const text = all.map((row) => row.map((value) => field(value, dialect)));
  // A lone CR or LF needs quotes too; the library only looks for the whole record delimiter.
  return stringify(text, {
    bom: dialect.mark && header !== null,
    delimiter: dialect.delimiter,
    record_delimiter: '\r\n',
    quoted_match: /[\r\n]/,
  });
}

/** Shortest text that reads back as the same number; "unlimited" is the one number without digits. */
function field(value: Value, { decimal, defused }: CsvDialect): string {
  if (value === null) return '';
  if (typeof value !== 'number') return defused ? defuse(String(value)) : String(value);
  if (Number.isNaN(value)) return '';
  return Number.isFinite(value) ? String(value).replace('.', decimal) : 'unlimited';
}
