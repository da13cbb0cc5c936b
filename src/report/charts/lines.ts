/** A figure along a varied axis, with a band for its interval. */
import { bestOf, type Estimate } from '../../analysis/estimate.ts';
import type { Numbers } from '../../language/forms/numbers.ts';
import { ink, series, sideColours } from './palette.ts';
import { brokenHead, panelColumns, panelled } from './panels.ts';
import { type Chart, chartPadding, chartWidth, framed } from './spec.ts';

/** One point of a line. */
export interface LinePoint {
  readonly panel: string;
  readonly series: string;
  readonly at: number;
  readonly value: number;
  /** Bounds; equal to the value where it is exact. */
  readonly low: number;
  readonly high: number;
}

/** Words and data of a chart of lines. */
export interface Lines {
  readonly title: string;
  readonly note: string;
  readonly description: string;
  readonly axisTitle: string;
  readonly valueTitle: string;
  /** Where nothing is to be seen, drawn dashed; `null` where no value is that. */
  readonly neutral: number | null;
  readonly series: readonly string[];
  /** Colours of series that are sides, as `colourOfSides` has them; left out, they are variants. */
  readonly sides?: readonly number[];
  readonly points: readonly LinePoint[];
}

/** More panels than this are a wall. */
export const mostPanels = 16;

/** Most series in one panel that can be told apart by colour and shape. */
export const mostSeries: number = series.length;

/** An estimate as a point of a line; nothing where it is unknown. @param scale of the value: percent by default. */
export function linePoint(
  panel: string,
  series: string,
  at: number,
  estimate: Estimate,
  scale = 100,
): readonly LinePoint[] {
  const value = bestOf(estimate);
  if (value === null) return [];
  const { low, high } =
    estimate.exact === null && estimate.simulated !== null ? estimate.simulated : { low: value, high: value };
  return [{ panel, series, at, value: value * scale, low: low * scale, high: high * scale }];
}

/** Lines with points and bands, one panel each, all on the same scales. */
export function linesChart(lines: Lines, numbers: Numbers): Chart {
  const { title, note, description, neutral } = lines;
  const panels = [...new Set(lines.points.map(({ panel }) => panel))];
  const columns = panelColumns(panels.length, panels.length > 4 ? 4 : 3);
  const color = {
    field: 'series',
    type: 'nominal',
    scale: {
      domain: lines.series,
      range: (lines.sides?.map((colour) => sideColours[colour]!) ?? series.slice(0, lines.series.length)).map(
        ([light]) => light,
      ),
    },
    legend: { title: null, columns: 3, symbolOpacity: 1 },
  };
  const shape = {
    field: 'series',
    type: 'nominal',
    scale: { domain: lines.series },
    legend: { title: null },
  };
  const at = [...new Set(lines.points.map((point) => point.at))].sort((a, b) => a - b);
  const x = {
    field: 'at',
    type: 'quantitative',
    scale: { zero: false, nice: false, padding: 8 },
    axis: {
      title: lines.axisTitle,
      grid: false,
      ...(at.length <= 6 ? { values: at, format: '~r' } : { tickCount: 5 }),
    },
  };
  const axis = { title: lines.valueTitle, domain: false, tickCount: 4 };
  const scale = { zero: false, nice: true };
  const panel = {
    width: Math.floor((chartWidth - 2 * chartPadding - 56 - (columns - 1) * 16) / columns),
    height: columns === 1 ? 240 : 120,
    layer: [
      ...(neutral === null
        ? []
        : [
            {
              mark: { type: 'rule', color: ink.muted, strokeDash: [4, 3] },
              encoding: { y: { datum: neutral } },
            },
          ]),
      {
        mark: { type: 'area', opacity: 0.2 },
        encoding: { x, y: { field: 'low', type: 'quantitative', axis, scale }, y2: { field: 'high' }, color },
      },
      {
        mark: { type: 'line', strokeWidth: 2 },
        encoding: { x, y: { field: 'value', type: 'quantitative', axis, scale }, color },
      },
      {
        mark: { type: 'point', filled: true, size: 45, opacity: 1 },
        encoding: { x, y: { field: 'value', type: 'quantitative', axis, scale }, color, shape },
      },
    ],
  };
  const data = { values: lines.points.map((point) => ({ ...point })) };
  const view =
    panels.length === 1
      ? { data, ...panel }
      : {
          data,
          ...panelled(panels.length, columns, { column: 16, row: 18 }),
          facet: {
            field: 'panel',
            type: 'ordinal',
            sort: panels,
            header: {
              title: null,
              labelLimit: panel.width + 12,
              ...brokenHead,
            },
          },
          spec: panel,
        };
  return { title, note, description, spec: framed(title, note, numbers, view) };
}
