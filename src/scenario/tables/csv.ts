/** Tables of others as they are read: the fields of a CSV text, each with its place. RFC 4180, and what spreadsheets make of it. */
import type { Problem } from '../tree/problem.ts';

/** A field with its place in the file; lines and columns count from 1. */
export interface CsvField {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** The rows of a table. */
export interface CsvRows {
  readonly rows: readonly (readonly CsvField[])[];
  /** What stands between fields: where it is a comma, decimals have a point. */
  readonly delimiter: Delimiter;
}

type Delimiter = ',' | ';' | '\t';

const delimiters: readonly Delimiter[] = [',', ';', '\t'];
/** As for scenario files. */
const MOST_CHARACTERS = 1_500_000;

/** The delimiter that the first line holds most often, outside of quotes. */
function delimiterOf(text: string): Delimiter {
  const line = (/^(?:"(?:[^"]|"")*"|[^\r\n"])*/.exec(text)?.[0] ?? '').replace(/"(?:[^"]|"")*"/g, '');
  const count = (delimiter: string): number => line.split(delimiter).length;
  return delimiters.reduce((best, own) => (count(own) > count(best) ? own : best));
}

/** Reads a table; lines without any text are left out. @returns the problem of a text that is none. */
export function readCsv(text: string, file: string): CsvRows | Problem {
  const content = text.replace(/^\uFEFF/, '');
  if (content.length > MOST_CHARACTERS) {
    const [must, found] = [
      ['charactersAtMost', MOST_CHARACTERS],
      ['count', content.length],
    ] as const;
    return { file, line: 1, column: 1, where: 'table', must, found };
  }
  const delimiter = delimiterOf(content);
  const plain = new RegExp(`[^${delimiter}\\r\\n]*`, 'y');
  const quoted = /[ ]*"((?:[^"]|"")*)"[ ]*/y;
  const rows: CsvField[][] = [[]];
  let [at, line, lineStart] = [0, 1, 0];
  for (;;) {
    const place = { line, column: at - lineStart + 1 };
    quoted.lastIndex = plain.lastIndex = at;
    const [inQuotes, bare] = [quoted.exec(content), plain.exec(content)![0]];
    if (inQuotes === null && /^ *"/.test(bare))
      return { file, ...place, where: 'table', must: ['closedQuotes'], found: ['end'] };
    const whole = inQuotes?.[0] ?? bare;
    rows.at(-1)!.push({ text: (inQuotes?.[1]?.replaceAll('""', '"') ?? bare).trim(), ...place });
    for (const end of whole.matchAll(/\r\n|\n|\r/g)) {
      line++;
      lineStart = at + end.index + end[0].length;
    }
    at += whole.length;
    if (at >= content.length) break;
    if (content[at] === delimiter) {
      at++;
      continue;
    }
    const ended = /^(?:\r\n|\n|\r)/.exec(content.slice(at, at + 2));
    if (ended === null) {
      const found = ['value', JSON.stringify(content.slice(at, at + 10))] as const;
      return { file, line, column: at - lineStart + 1, where: 'table', must: ['fieldEnd'], found };
    }
    at += ended[0].length;
    line++;
    lineStart = at;
    rows.push([]);
  }
  return { rows: rows.filter((row) => row.some((field) => field.text !== '')), delimiter };
}
