/** One bar a row with its interval: what is lost to what, points wasted per distraction. */
import type { Numbers } from '../../language/forms/numbers.ts';
import { ink, series } from './palette.ts';
import { type Chart, chartWidth, framed } from './spec.ts';
import { nameLabels } from './textWidth.ts';

/** One bar. */
export interface BarRow {
  readonly label: string;
  readonly value: number;
  /** Bounds; equal to the value where it is exact. */
  readonly low: number;
  readonly high: number;
  /** The figure in words, at the right edge. */
  readonly text: string;
}

/** Words and data of a chart of bars. */
export interface Bars {
  readonly title: string;
  readonly note: string;
  readonly description: string;
  readonly axisTitle: string;
  /** In the order from top to bottom. */
  readonly rows: readonly BarRow[];
}

/** Bars from zero, each with a whisker. */
export function barsChart({ title, note, description, axisTitle, rows }: Bars, numbers: Numbers): Chart {
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
  const axis = { title: axisTitle, tickCount: 6, domain: false };
  const view = {
    data: { values: rows.map((row) => ({ ...row })) },
    width: chartWidth,
    autosize: { type: 'fit-x', contains: 'padding' },
    height: { step: 24 },
    layer: [
      {
        mark: { type: 'bar', color: series[0]?.[0], opacity: 0.8 },
        encoding: { y, x: { field: 'value', type: 'quantitative', axis, scale: { zero: true } } },
      },
      {
        mark: { type: 'rule', color: ink.text, strokeWidth: 1.5 },
        encoding: { y, x: { field: 'low', type: 'quantitative', axis }, x2: { field: 'high' } },
      },
      {
        mark: { type: 'text', align: 'left', dx: 8, color: ink.text },
        encoding: { y, x: { value: { expr: 'width' } }, text: { field: 'text' } },
      },
    ],
  };
  return { title, note, description, spec: framed(title, note, numbers, view) };
}
