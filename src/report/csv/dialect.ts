/** How tables are written: the standard way, or so that a spreadsheet of a locale opens them by double click. */
import { ReportError } from '../../language/errors.ts';
import { inQuotes } from '../../problems/problem.ts';

/** A way to write tables. */
export interface CsvDialect {
  readonly name: string;
  readonly delimiter: string;
  /** What stands before decimals. */
  readonly decimal: string;
  /** Whether the file starts with a byte order mark, by which Excel knows UTF-8. */
  readonly mark: boolean;
  /**
   * Whether texts that a spreadsheet would take for a formula, a number or a date get an apostrophe in front. Names come from
   * scenario files of strangers, and a formula can send the rest of the table elsewhere.
   */
  readonly defused: boolean;
}

const dialects: readonly CsvDialect[] = [
  { name: 'rfc4180', delimiter: ',', decimal: '.', mark: false, defused: false },
  { name: 'excel-cs', delimiter: ';', decimal: ',', mark: true, defused: true },
];

/** Names of all dialects, the default first. */
export const csvDialects: readonly string[] = dialects.map(({ name }) => name);

/** A dialect by its name, the standard one without a name. @throws ReportError `unknown-dialect`. */
export function dialectOf(name = 'rfc4180'): CsvDialect {
  const found = dialects.find((dialect) => dialect.name === name);
  if (found !== undefined) return found;
  throw new ReportError('unknown-dialect', {
    where: ['csv-dialect'],
    must: ['oneOf', csvDialects],
    found: inQuotes(name),
  });
}

/** What a spreadsheet takes for a number, a date or a time: `3/4`, `1E5`, `00123`, `1. led`. */
const likeNumber = /^\s*\d[\d\s.,/:-]*(e[+-]?\d+)?\s*$|^\s*\d{1,4}[\s./-]+\p{L}{3,}\.?([\s./-]+\d*)?$/iu;

/** A text that a spreadsheet neither runs nor takes for a number or a date. */
export function defuse(text: string): string {
  return /^[=+\-@\t\r]/.test(text) || likeNumber.test(text) ? `'${text}` : text;
}
