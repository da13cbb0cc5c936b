/** Payoff tables of others: a win-rate matrix as text, and what it says, with the place of all that is wrong with it. */
import type { Complaint, Must } from '../../problems/problem.ts';
import { inQuotes, tipped } from '../../problems/problem.ts';
import { type CsvField, type CsvRows, readCsv } from '../../scenario/tables/csv.ts';
import { didYouMean } from '../../scenario/tree/nearest.ts';
import type { Problem } from '../../scenario/tree/problem.ts';
import { type Entry, entryOf } from './entry.ts';

/** A score with the games behind it. */
export interface Payoff {
  /** Score of the row against the column, 0 to 1. */
  readonly score: number;
  /** Games behind it; `null` where the table gives none, and the score is taken as it stands. */
  readonly games: number | null;
}

/** A table of scores: of a row (in its seat) against a column. */
export interface PayoffTable {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly payoffs: readonly (readonly Payoff[])[];
  /** Whether rows and columns are chosen by two populations; else both are the same choices, and each pair adds up to 1. */
  readonly seats: boolean;
  /** How bare numbers were read; `null` where there are none. */
  readonly bare: 'share' | 'percent' | null;
}

/** The table, or everything that is wrong with it. */
export type ReadPayoffs =
  | { readonly ok: true; readonly table: PayoffTable }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Choices of one population at most: two programmes each, of so many rows and columns. */
export const MOST_CHOICES = 200;
/** By how much two scores may miss 1 together: what decimals leave when they are added. */
const DUST = 1e-9;

/** Gathers problems with their places. */
class Complaints {
  readonly problems: Problem[] = [];
  private readonly file: string;
  constructor(file: string) {
    this.file = file;
  }
  add({ line, column }: Pick<CsvField, 'line' | 'column'>, where: string, complaint: Complaint): void {
    this.problems.push({ file: this.file, line, column, where, ...complaint });
  }
}

const pairOf = (row: string, column: string): string => `${row} > ${column}`;

/** Names of a row or a column of names, each once. */
function namesOf(fields: readonly CsvField[], where: string, complaints: Complaints): string[] {
  const seen = new Set<string>();
  for (const field of fields) {
    const { text } = field;
    if (text === '') complaints.add(field, where, { must: ['someName'], found: ['nothing'] });
    else if (seen.has(text)) complaints.add(field, where, { must: ['newName'], found: inQuotes(text) });
    seen.add(text);
  }
  if (fields.length > MOST_CHOICES || fields.length < 2) {
    const place = fields[0] ?? { line: 1, column: 1 };
    complaints.add(place, where, {
      must: ['choicesBetween', 2, MOST_CHOICES],
      found: ['count', fields.length],
    });
  }
  return fields.map(({ text }) => text);
}

/** Says which names stand only in the rows or only in the columns. */
function requireSame(
  [header, rowFields]: readonly [readonly CsvField[], readonly CsvField[]],
  complaints: Complaints,
): void {
  const tell = (own: readonly CsvField[], other: readonly CsvField[], must: Must): void => {
    const names = other.map(({ text }) => text);
    for (const field of own) {
      if (field.text === '' || names.includes(field.text)) continue;
      const near = didYouMean(field.text, names);
      complaints.add(field, field.text, { must, found: ['none'], ...tipped(near ?? ['seatsOption']) });
    }
  };
  tell(rowFields, header, ['columnToo']);
  tell(header, rowFields, ['rowToo']);
}

/** The entries of a table of one population, halves filled in from the other half where one is empty as a whole. */
function symmetric(
  names: readonly string[],
  at: (i: number, j: number) => readonly [Entry | null, CsvField],
  complaints: Complaints,
): Payoff[][] {
  const empty = (below: boolean): boolean =>
    names.every((_, i) => names.every((__, j) => (below ? j >= i : j <= i) || at(i, j)[0] === null));
  const half = empty(true) || empty(false);
  const payoffs = names.map(() => names.map((): Payoff => ({ score: 0.5, games: null })));
  names.forEach((row, i) => {
    names.forEach((column, j) => {
      const [[own, field], [other, place]] = [at(i, j), at(j, i)];
      const where = pairOf(row, column);
      if (i === j) {
        if (own !== null && Math.abs(own.score - 0.5) > DUST && own.games === null)
          complaints.add(field, where, {
            must: ['evenMirror'],
            found: inQuotes(field.text),
            tip: ['seatsOption'],
          });
        return;
      }
      if (own === null && !(half && other !== null)) {
        if (field.text === '') complaints.add(field, where, { must: ['winRateCell'], found: ['nothing'] });
        return;
      }
      if (own !== null && other !== null && j > i && Math.abs(own.score + other.score - 1) > DUST) {
        const found = ['counterpart', field.text, place.text, place.line, place.column] as const;
        complaints.add(field, where, { must: ['addToOne'], found, tip: ['seatsOption'] });
      } else if (own?.games !== other?.games && own !== null && other !== null && j > i) {
        const found = ['counterpart', field.text, place.text, place.line, place.column] as const;
        complaints.add(field, where, { must: ['sameGames'], found, tip: ['seatsOption'] });
      }
      // The upper half stands for both, so that they add up to 1 to the last bit.
      const upper = i < j ? own : other;
      const lower = i < j ? other : own;
      const ofFirst = upper === null ? 1 - lower!.score : upper.score;
      payoffs[i]![j] = { score: i < j ? ofFirst : 1 - ofFirst, games: (upper ?? lower!).games };
    });
  });
  return payoffs;
}

/** All entries of a table of two populations. */
function rectangular(
  names: { readonly rows: readonly string[]; readonly columns: readonly string[] },
  at: (i: number, j: number) => readonly [Entry | null, CsvField],
  complaints: Complaints,
): Payoff[][] {
  return names.rows.map((row, i) =>
    names.columns.map((column, j) => {
      const [entry, field] = at(i, j);
      if (entry === null && field.text === '')
        complaints.add(field, pairOf(row, column), { must: ['winRateCell'], found: ['nothing'] });
      return { score: entry?.score ?? 0.5, games: entry?.games ?? null };
    }),
  );
}

/** Every row as long as the header. */
function requireEven({ rows }: CsvRows, complaints: Complaints): void {
  const [header, ...body] = rows;
  for (const row of body) {
    if (row.length === header!.length) continue;
    const place = row[Math.min(row.length, header!.length) - 1]!;
    complaints.add(place, row[0]!.text, {
      must: ['fieldsInRow', header!.length],
      found: ['count', row.length],
    });
  }
}

/**
 * Reads a table: in the first row the names of the columns, in the first column those of the rows, in the corner
 * anything. A cell is a share (`0.55`), a percentage (`55 %`), wins of games (`27/50`), or a score with games in
 * brackets (`0.54 (50)`); where bare numbers go beyond 1, all of them are percent.
 * @param seats whether two populations choose rows and columns; else both are the same choices.
 * @param file what problems call it.
 */
export function readPayoffs(text: string, file: string, seats: boolean): ReadPayoffs {
  const read = readCsv(text, file);
  if (!('rows' in read)) return { ok: false, problems: [read] };
  const complaints = new Complaints(file);
  const failed = (): ReadPayoffs => ({ ok: false, problems: complaints.problems });
  const [header, ...body] = read.rows;
  if (header === undefined || body.length === 0) {
    complaints.add({ line: 1, column: 1 }, 'table', { must: ['payoffTable'], found: ['nothing'] });
    return failed();
  }
  requireEven(read, complaints);
  if (complaints.problems.length > 0) return failed();
  const rowFields = body.map((row) => row[0]!);
  const columnFields = header.slice(1);
  const rows = namesOf(rowFields, 'rows', complaints);
  const columns = namesOf(columnFields, 'columns', complaints);
  if (!seats) requireSame([columnFields, rowFields], complaints);
  if (complaints.problems.length > 0) return failed();
  const fields = body.map((row) => row.slice(1));
  const decimalComma = read.delimiter !== ',';
  const raw = fields.map((row) => row.map(({ text: own }) => entryOf(own, decimalComma)));
  const numbers = raw
    .flat()
    .flatMap((entry) => (typeof entry === 'object' && entry.bare ? [entry.score] : []));
  const percent = numbers.some((score) => score > 1);
  const bare = numbers.length === 0 ? null : percent ? 'percent' : 'share';
  const entries = raw.map((row, i) =>
    row.map((entry, j): Entry | null => {
      if (entry === 'none') return null;
      const field = fields[i]![j]!;
      const scaled =
        entry !== 'bad' && entry.bare && percent ? { ...entry, score: entry.score / 100 } : entry;
      if (scaled !== 'bad' && scaled.score >= 0 && scaled.score <= 1) return scaled;
      complaints.add(field, pairOf(rows[i]!, columns[j]!), {
        must: ['winRateCell'],
        found: inQuotes(field.text),
      });
      return null;
    }),
  );
  const order = seats ? columns.map((_, j) => j) : rows.map((name) => columns.indexOf(name));
  const at = (i: number, j: number): readonly [Entry | null, CsvField] => [
    entries[i]![order[j]!]!,
    fields[i]![order[j]!]!,
  ];
  const payoffs = seats ? rectangular({ rows, columns }, at, complaints) : symmetric(rows, at, complaints);
  if (complaints.problems.length > 0) return failed();
  return { ok: true, table: { rows, columns: seats ? columns : rows, payoffs, seats, bare } };
}
