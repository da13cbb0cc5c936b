/** Shares of a whole as stacked bars: one bar a row, one colour a part. */
import type { Numbers } from '../../language/forms/numbers.ts';
import { roleFill, series } from './palette.ts';
import { type Chart, chartWidth, framed } from './spec.ts';
import { nameLabels } from './textWidth.ts';

/** A part of a bar. */
export interface StackedPart {
  readonly row: string;
  readonly part: string;
  /** In percent. */
  readonly share: number;
}

/** Words and data of stacked bars. */
export interface Stacked {
  readonly title: string;
  readonly note: string;
  readonly description: string;
  readonly axisTitle: string;
  /** From left to right; the first is what is usual, and grey. */
  readonly parts: readonly string[];
  /** Rows from top to bottom, each with its parts. */
  readonly shares: readonly StackedPart[];
}

/** Bars from 0 to 100 %. */
export function stackedChart(stacked: Stacked, numbers: Numbers): Chart {
  const { title, note, description, axisTitle, parts, shares } = stacked;
  const rows = [...new Set(shares.map(({ row }) => row))];
  const [[usual], ...colours] = [roleFill, ...series];
  const view = {
    data: { values: shares.map((own) => ({ ...own, order: parts.indexOf(own.part) })) },
    width: chartWidth,
    autosize: { type: 'fit-x', contains: 'padding' },
    height: { step: 22 },
    mark: { type: 'bar', height: { band: 0.75 } },
    encoding: {
      y: {
        field: 'row',
        type: 'ordinal',
        sort: rows,
        axis: { title: null, domain: false, ticks: false, labelPadding: 6, ...nameLabels(rows, 240) },
      },
      x: {
        field: 'share',
        type: 'quantitative',
        scale: { domain: [0, 100] },
        axis: { title: axisTitle, tickCount: 6, domain: false },
      },
      order: { field: 'order' },
      color: {
        field: 'part',
        type: 'nominal',
        scale: { domain: parts, range: [usual, ...colours.map(([light]) => light)].slice(0, parts.length) },
        legend: { title: null, columns: 4, symbolType: 'square' },
      },
    },
  };
  return { title, note, description, spec: framed(title, note, numbers, view) };
}
