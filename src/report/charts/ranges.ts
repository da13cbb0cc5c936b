/** Middle and spread of something, by row and panel: mana lost by class and plane, length by plane. */
import type { Numbers } from '../../language/forms/numbers.ts';
import { ink } from './palette.ts';
import { panelColumns, panelled } from './panels.ts';
import { roleMark, roleOf } from './roles.ts';
import { type Chart, chartPadding, chartWidth, framed } from './spec.ts';
import { labelSpace, nameLabels } from './textWidth.ts';

/** One bar from the first to the last decile with the median marked. */
export interface RangeRow {
  /** Panel; one panel without a head where all rows have the same empty one. */
  readonly panel: string;
  readonly label: string;
  /** Which series it belongs to, in the order of {@link Ranges.series}. */
  readonly series: string;
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
}

/** Words and data of a chart of ranges. */
export interface Ranges {
  readonly title: string;
  readonly note: string;
  readonly description: string;
  readonly axisTitle: string;
  readonly series: readonly string[];
  readonly rows: readonly RangeRow[];
}

/** Panels in rows of at most four, bars of the series beside each other. */
export function rangesChart(ranges: Ranges, numbers: Numbers): Chart {
  const { title, note, description, axisTitle, rows } = ranges;
  const panels = [...new Set(rows.map(({ panel }) => panel))];
  const columns = panelColumns(panels.length, 4);
  const labels = [...new Set(rows.map(({ label }) => label))];
  const room = chartWidth - 2 * chartPadding - labelSpace(labels) - 24;
  const several = ranges.series.length > 1;
  const y = {
    field: 'label',
    type: 'ordinal',
    sort: null,
    scale: { domain: labels, paddingInner: 0.25 },
    axis: { title: null, domain: false, ticks: false, labelPadding: 6, ...nameLabels(labels, 180) },
  };
  const offset = several ? { yOffset: { field: 'series', sort: null } } : {};
  const role = roleOf(ranges.series);
  const axis = { title: axisTitle, tickCount: 4, grid: true, domain: false };
  const layers = [
    {
      mark: { type: 'bar', height: { band: 0.8 }, ...roleMark },
      encoding: {
        y,
        ...offset,
        ...role,
        x: { field: 'p10', type: 'quantitative', axis, scale: { zero: true } },
        x2: { field: 'p90' },
      },
    },
    {
      mark: { type: 'tick', thickness: 3, opacity: 1, height: { band: 1 }, color: ink.text },
      encoding: { y, ...offset, x: { field: 'p50', type: 'quantitative', axis } },
    },
  ];
  const data = { values: rows.map((row) => ({ ...row })) };
  const step = several ? 9 : 20;
  const panel = {
    width: Math.floor((room - (columns - 1) * 14) / columns),
    height: labels.length * (several ? ranges.series.length * step + 4 : step),
    layer: layers,
  };
  const view =
    panels.length === 1
      ? { data, ...panel }
      : {
          data,
          ...panelled(panels.length, columns, { column: 14, row: 18 }),
          facet: {
            field: 'panel',
            type: 'ordinal',
            sort: panels,
            header: { title: null, labelColor: ink.text },
          },
          spec: panel,
        };
  return { title, note, description, spec: framed(title, note, numbers, view) };
}
