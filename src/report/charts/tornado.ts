/** Bars from nothing to both sides: what each change is worth, the largest on top, with bounds. */
import type { Numbers } from '../../language/forms/numbers.ts';
import { ink, series } from './palette.ts';
import { panelColumns, panelled } from './panels.ts';
import { type Chart, chartPadding, chartWidth, framed } from './spec.ts';
import { labelSpace, nameLabels } from './textWidth.ts';

/** A bar. */
export interface TornadoBar {
  readonly panel: string;
  readonly label: string;
  /** In points of a percentage. */
  readonly value: number;
  /** Bounds; equal to the value where it is exact. */
  readonly low: number;
  readonly high: number;
}

/** Words and data of the chart. */
export interface Tornado {
  readonly title: string;
  readonly note: string;
  readonly description: string;
  readonly axisTitle: string;
  /** Panels in their order; one without a name is drawn alone. */
  readonly panels: readonly string[];
  /** Labels from top to bottom. */
  readonly labels: readonly string[];
  readonly bars: readonly TornadoBar[];
}

/** The chart. */
export function tornadoChart(
  { bars, panels, labels, axisTitle, ...words }: Tornado,
  numbers: Numbers,
): Chart {
  const values = bars.map((bar) => ({ ...bar, sign: bar.value < 0 ? 'less' : 'more' }));
  const y = {
    field: 'label',
    type: 'nominal',
    sort: labels,
    axis: { title: null, domain: false, ticks: false, labelPadding: 6, ...nameLabels(labels, 260) },
  };
  const axis = { title: axisTitle, tickCount: 4, domain: false };
  const columns = panelColumns(panels.length, 2);
  const room = chartWidth - 2 * chartPadding - labelSpace(labels, 11, 260) - 16;
  const panel = {
    width: Math.floor((room - (columns - 1) * 16) / columns),
    height: { step: 15 },
    layer: [
      {
        mark: { type: 'bar', height: { band: 0.7 } },
        encoding: {
          x: { field: 'value', type: 'quantitative', axis },
          y,
          color: {
            field: 'sign',
            type: 'nominal',
            scale: { domain: ['more', 'less'], range: [series[0]![0], series[1]![0]] },
            legend: null,
          },
        },
      },
      {
        mark: { type: 'rule', color: ink.text },
        encoding: { x: { field: 'low', type: 'quantitative', axis }, x2: { field: 'high' }, y },
      },
    ],
  };
  const facets = {
    ...panelled(panels.length, columns, { column: 16, row: 18 }),
    facet: { field: 'panel', type: 'nominal', sort: panels, header: { title: null } },
    spec: panel,
  };
  const alone = panels.length === 1 && panels[0] === '';
  const view = { data: { values }, ...(alone ? panel : facets) };
  return { ...words, spec: framed(words.title, words.note, numbers, view) };
}
