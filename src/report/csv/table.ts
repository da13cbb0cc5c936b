/** Tables as CSV text: RFC 4180 unless another dialect is asked for, UTF-8, full precision, empty for no value. */
import { type File, growing } from '../files/content.ts';
import { type CsvDialect, defuse, dialectOf } from './dialect.ts';

/** A field of a table. */
export type Value = string | number | boolean | null;

/** Rows that begin alike: the fields in front are written once. */
export interface RowGroup {
  readonly lead: readonly Value[];
  /** What follows the fields in front, row by row; may be worked out as it is asked for. */
  readonly rows: Iterable<readonly Value[]>;
}

/** A table for machines before it is text: whoever makes one knows no dialect. */
export interface CsvTable {
  readonly header: readonly string[];
  /** Rows as long as the header, alone or by group; may be worked out as they are asked for. */
  readonly rows: Iterable<readonly Value[] | RowGroup>;
}

/** Tables by the name of their file. */
export type CsvTables = readonly (readonly [file: string, table: CsvTable])[];

/** Rows end like this in all dialects. */
const END = '\r\n';

/** A table as CSV text, rows or groups of rows one after another, worked out while it is read. */
function* csvRows({ header, rows }: CsvTable, dialect: CsvDialect): Generator<string> {
  const { delimiter } = dialect;
  const fields = (values: readonly Value[]): string => {
    let text = '';
    for (let i = 0; i < values.length; i++) text += (i === 0 ? '' : delimiter) + field(values[i]!, dialect);
    return text;
  };
  yield (dialect.mark ? '\uFEFF' : '') + fields(header) + END;
  for (const row of rows) {
    if (!('lead' in row)) yield fields(row) + END;
    else {
      const lead = row.lead.length === 0 ? '' : fields(row.lead) + delimiter;
      let text = '';
      for (const rest of row.rows) text += lead + fields(rest) + END;
      yield text;
    }
  }
}

/** A table as CSV text. */
export function csvText(table: CsvTable, dialect: CsvDialect = dialectOf(undefined)): string {
  return [...csvRows(table, dialect)].join('');
}

/** Every table as a file: the one place where tables become files. */
export function csvFiles(tables: CsvTables, dialect: CsvDialect): readonly File[] {
  return tables.map(([file, table]) => [file, growing(() => csvRows(table, dialect))]);
}

/**
 * A field as it stands in the file: a number as the shortest text that reads back the same ("unlimited" is the one
 * without digits), a text in quotes where it holds one, a delimiter or any end of a line. By hand, since the library of
 * choice, csv-stringify, takes twelve times as long.
 */
function field(value: Value, { delimiter, decimal, defused }: CsvDialect): string {
  if (value === null) return '';
  if (typeof value === 'number') {
    if (Number.isNaN(value)) return '';
    if (!Number.isFinite(value)) return 'unlimited';
    return decimal === '.' ? String(value) : String(value).replace('.', decimal);
  }
  const text = defused ? defuse(String(value)) : String(value);
  return text.includes(delimiter) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
