/** Distributions as small multiples: one panel each, all on the same scales. */
import type { Numbers } from '../../language/forms/numbers.ts';
import { ink } from './palette.ts';
import { brokenHead, panelColumns, panelled } from './panels.ts';
import { roleMark, roleOf } from './roles.ts';
import { type Chart, chartPadding, chartWidth, framed } from './spec.ts';

/** One value (or bin of values) of a distribution. */
export interface ShareRow {
  readonly panel: string;
  readonly series: string;
  /** Bounds of the bin. */
  readonly from: number;
  readonly to: number;
  /** In percent. */
  readonly share: number;
}

/** Words and data of small multiples. */
export interface Distributions {
  readonly title: string;
  readonly note: string;
  readonly description: string;
  readonly axisTitle: string;
  readonly shareTitle: string;
  readonly series: readonly string[];
  readonly rows: readonly ShareRow[];
}

/** Histograms; bars of several series stand beside each other within their bin. */
export function distributionsChart(shown: Distributions, numbers: Numbers): Chart {
  const { title, note, description } = shown;
  const panels = [...new Set(shown.rows.map(({ panel }) => panel))];
  const columns = panelColumns(panels.length, 4);
  const view = {
    data: { values: shown.rows.map((row) => beside(row, shown.series)) },
    ...panelled(panels.length, columns, { column: 54, row: 34 }),
    // By the panels alone: labels of different width must not push them about.
    bounds: 'flush',
    facet: {
      field: 'panel',
      type: 'ordinal',
      sort: panels,
      header: { title: null, labelColor: ink.text, ...brokenHead },
    },
    spec: {
      width: Math.floor((chartWidth - 2 * chartPadding - columns * 54) / columns),
      height: 96,
      mark: { type: 'bar', binSpacing: 0, ...roleMark, strokeWidth: 0.6 },
      encoding: {
        x: {
          field: 'from',
          bin: 'binned',
          type: 'quantitative',
          axis: { title: shown.axisTitle, tickCount: 4, grid: false },
        },
        x2: { field: 'to' },
        y: {
          field: 'share',
          type: 'quantitative',
          stack: null,
          scale: { nice: 3 },
          axis: { title: shown.shareTitle, tickCount: 3, domain: false, titlePadding: 2 },
        },
        ...roleOf(shown.series),
      },
    },
  };
  return { title, note, description, spec: framed(title, note, numbers, view) };
}

/** The part of the bin that belongs to the row's series. */
function beside(row: ShareRow, all: readonly string[]): ShareRow {
  const width = (row.to - row.from) / all.length;
  const from = row.from + all.indexOf(row.series) * width;
  return { ...row, from, to: from + width };
}
