/** One figure a row with its interval: mean scores, differences between variants (a forest plot), edges. */
import type { Numbers } from '../../language/forms/numbers.ts';
import { ink, series } from './palette.ts';
import { type Chart, chartWidth, framed } from './spec.ts';
import { nameLabels } from './textWidth.ts';

/** One row. */
export interface IntervalRow {
  readonly label: string;
  readonly value: number;
  /** Bounds; equal to the value where it is exact. */
  readonly low: number;
  readonly high: number;
  /** The figure in words, at the right edge. */
  readonly text: string;
}

/** Words and data of a chart of intervals. */
export interface Intervals {
  readonly title: string;
  readonly note: string;
  readonly description: string;
  readonly axisTitle: string;
  /** Where nothing is to be seen: 50 for scores, 0 for differences. */
  readonly neutral: number;
  /** Range of the axis; by the data, the neutral value included, where it is left out. */
  readonly domain?: readonly [number, number];
  /** In the order from top to bottom. */
  readonly rows: readonly IntervalRow[];
}

/** A dot with a whisker for every row, blue above the neutral value and orange below it. */
export function intervalsChart(intervals: Intervals, numbers: Numbers): Chart {
  const { title, note, description, axisTitle, neutral, rows } = intervals;
  const domain = intervals.domain ?? rangeOf(rows, neutral);
  const [above, below] = [series[0]?.[0], series[1]?.[0]];
  const y = {
    field: 'label',
    type: 'ordinal',
    sort: null,
    axis: {
      title: null,
      domain: false,
      ticks: false,
      labelPadding: 6,
      ...nameLabels(
        rows.map(({ label }) => label),
        240,
      ),
    },
  };
  const colour = {
    condition: { test: `datum.value < ${neutral}`, value: below },
    value: above,
  };
  const scale = { domain, nice: false, zero: false };
  const axis = { title: axisTitle, tickCount: 6, grid: true, domain: false };
  const view = {
    data: { values: rows.map((row) => ({ ...row })) },
    width: chartWidth,
    autosize: { type: 'fit-x', contains: 'padding' },
    height: { step: 22 },
    layer: [
      {
        data: { values: [{ neutral }] },
        mark: { type: 'rule', color: ink.muted, strokeDash: [4, 3] },
        encoding: { x: { field: 'neutral', type: 'quantitative' } },
      },
      {
        mark: { type: 'rule', strokeWidth: 2 },
        encoding: {
          y,
          x: { field: 'low', type: 'quantitative', scale, axis },
          x2: { field: 'high' },
          color: colour,
        },
      },
      {
        mark: { type: 'point', filled: true, size: 60, opacity: 1 },
        encoding: { y, x: { field: 'value', type: 'quantitative', scale, axis }, color: colour },
      },
      {
        mark: { type: 'text', align: 'left', dx: 8, color: ink.text },
        encoding: { y, x: { value: { expr: 'width' } }, text: { field: 'text' } },
      },
    ],
  };
  return { title, note, description, spec: framed(title, note, numbers, view) };
}

/** Bounds of all rows and the neutral value, with a twentieth of room on either side. */
function rangeOf(rows: readonly IntervalRow[], neutral: number): readonly [number, number] {
  let low = neutral;
  let high = neutral;
  for (const row of rows) {
    low = Math.min(low, row.low);
    high = Math.max(high, row.high);
  }
  const room = (high - low || 1) / 20;
  return [low - room, high + room];
}
