/** Puts measurements into a table for the terminal. */
import { markdownTable } from 'markdown-table';
import type { Measurement } from './measure.ts';

/** One row: a measurement and what a draw cost, where that is known. */
export interface BenchRow extends Measurement {
  /** Draws of one duel on average; `null` where they are not counted. */
  readonly draws: number | null;
}

/** A rate for reading: three figures, thousands apart. */
export function rateText(perSecond: number): string {
  const digits = Math.max(0, 2 - Math.floor(Math.log10(perSecond)));
  return perSecond.toLocaleString('en', { maximumFractionDigits: digits, maximumSignificantDigits: 3 });
}

/** The table: duels a second, times the plain loop, nanoseconds a draw, that cost against the reference's. */
export function tableOf(rows: readonly BenchRow[], reference: string): string {
  const drawNs = (row: BenchRow): number =>
    row.draws === null ? Number.NaN : 1e9 / row.perSecond / row.draws;
  const base = drawNs(rows.find((row) => row.name === reference)!);
  const fixed = (x: number, digits: number): string => (Number.isNaN(x) ? '' : x.toFixed(digits));
  return markdownTable(
    [
      ['', 'duels/s', '× plain loop', 'ns a draw', '× reference', 'checksum'],
      ...rows.map((row) => [
        row.name,
        rateText(row.perSecond),
        row.ratio.toFixed(row.ratio < 0.1 ? 4 : 2),
        fixed(drawNs(row), 2),
        fixed(drawNs(row) / base, 2),
        row.checksum,
      ]),
    ],
    { align: ['l', 'r', 'r', 'r', 'r', 'l'] },
  );
}
