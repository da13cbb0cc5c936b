/** A table of shares as colours with numbers in them. */
import type { Numbers } from '../../language/forms/numbers.ts';
import { heatInk, heatStep, heatSteps, ink } from './palette.ts';
import { type Chart, chartPadding, chartWidth, framed, type Spec } from './spec.ts';
import { labelSpace, nameLabels } from './textWidth.ts';

/** One cell. */
export interface HeatCell {
  readonly row: string;
  readonly column: string;
  /** What colours it, between 0 and 1; `null` stands for a pairing that is not possible. */
  readonly share: number | null;
  /** What is written in it. */
  readonly text: string;
  /** Small in its corner. */
  readonly mark?: string;
}

/** Words and data of a heat map. */
export interface HeatMap {
  readonly title: string;
  readonly note: string;
  readonly description: string;
  readonly rowTitle: string;
  readonly columnTitle: string;
  readonly legendTitle: string;
  /** In the order from top to bottom, and from left to right. */
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly cells: readonly HeatCell[];
}

/** Columns of fewer pixels cannot be told apart. */
const narrowest = 8;

/** Columns of fewer pixels have no room for numbers. */
const written = 20;

/** A chart of a table of shares. Columns become narrower as they become many, at last without numbers. */
export function heatMapChart(map: HeatMap, numbers: Numbers): Chart {
  const left = labelSpace(map.rows) + 44 + 2 * chartPadding;
  const step = Math.max(
    narrowest,
    Math.min(58, Math.floor((chartWidth - left) / Math.max(1, map.columns.length))),
  );
  const height = Math.max(14, Math.min(26, step));
  const slanted = map.columns.some((column) => labelSpace([column]) > step - 4);
  const legend = stepLabels(numbers);
  const data = map.cells.map(({ row, column, share, text, mark = '' }) => ({
    row,
    column,
    text,
    mark,
    band: share === null ? null : legend[heatStep(share)],
    ink: share === null ? ink.muted : heatInk[heatStep(share)],
  }));
  const place = {
    x: {
      field: 'column',
      type: 'ordinal',
      sort: null,
      scale: { domain: map.columns },
      axis: {
        orient: 'top',
        title: map.columnTitle,
        labelAngle: slanted ? -40 : 0,
        labelAlign: slanted ? 'left' : 'center',
        ...nameLabels(map.columns, 120),
        domain: false,
        ticks: false,
      },
    },
    y: {
      field: 'row',
      type: 'ordinal',
      sort: null,
      scale: { domain: map.rows },
      axis: {
        title: map.rowTitle,
        domain: false,
        ticks: false,
        labelPadding: 6,
        ...nameLabels(map.rows, 180),
      },
    },
  };
  const view = {
    data: { values: data },
    width: { step },
    height: { step: height },
    encoding: place,
    layer: [
      {
        transform: [{ filter: 'datum.band !== null' }],
        mark: { type: 'rect', stroke: ink.panel, strokeWidth: 1 },
        encoding: {
          color: {
            field: 'band',
            type: 'ordinal',
            scale: { domain: legend, range: heatSteps.map(({ fill }) => fill) },
            legend: {
              title: map.legendTitle,
              symbolType: 'square',
              symbolSize: 160,
              symbolStrokeColor: ink.grid,
              columns: step * map.columns.length < 480 ? 5 : legend.length,
              values: legend,
              columnPadding: 6,
              labelOffset: 2,
            },
          },
        },
      },
      ...(step < written
        ? []
        : texts(
            step,
            height,
            data.some(({ mark }) => mark !== ''),
          )),
    ],
  };
  const { title, note, description } = map;
  return { title, note, description, spec: framed(title, note, numbers, view) };
}

/** The numbers in the cells, and the marks in their corners. */
function texts(step: number, height: number, marked: boolean): readonly Spec[] {
  const color = { field: 'ink', type: 'nominal', scale: null, legend: null };
  const small = step < 30;
  const corner = { align: 'right', baseline: 'bottom', dx: step / 2 - 2, dy: height / 2 - 1 };
  return [
    {
      mark: { type: 'text', fontSize: small ? 8 : 11, baseline: 'middle', dy: 1 },
      encoding: { text: { field: 'text' }, color },
    },
    ...(marked
      ? [
          {
            mark: { type: 'text', fontSize: small ? 6 : 8, ...corner },
            encoding: { text: { field: 'mark' }, color },
          },
        ]
      : []),
  ];
}

/** Names of the steps of the colour scale: `0–10`, `10–20`, … in percent. */
export function stepLabels(numbers: Numbers): readonly string[] {
  const bounds = [0, ...heatSteps.map(({ below }) => Math.min(1, below))];
  const mirrored = bounds.map((bound, index) => (bound > 0.5 ? 1 - (bounds.at(-1 - index) ?? 0) : bound));
  const numeral = (share: number) => numbers.significant(share * 100, 3);
  return heatSteps.map((_, index) => `${numeral(mirrored[index] ?? 0)}–${numeral(mirrored[index + 1] ?? 1)}`);
}
