/** A figure over all points of a run: a table with the longest axis in its head, and lines where that axis is of numbers. */
import { bestOf, type Estimate } from '../../analysis/estimate.ts';
import type { PointPlace } from '../../facts/run/pointName.ts';
import type { Texts } from '../../language/texts/texts.ts';
import { linePoint, linesChart, mostPanels, mostSeries } from '../charts/lines.ts';
import { panelBreak } from '../charts/panels.ts';
import type { Chart } from '../charts/spec.ts';
import { described } from '../charts/words.ts';
import { estimateCell } from './heatMatrix.ts';
import { type Block, heat, picture, text } from './model.ts';
import { type PointAxis, partsOf } from './points.ts';

/** The figure of one thing at one point. */
export interface AlongFigure {
  /** What has it, bare: what lines share a panel by, then what tells them apart. */
  readonly names: readonly [panel: string, series: string];
  readonly estimate: Estimate;
  /** The figure, marked up. */
  readonly text: string;
}

/** A figure, and what has it. */
export interface Along {
  /** Its name, bare. */
  readonly figure: string;
  /** Whether it is a share, which has a colour. */
  readonly share: boolean;
  /** What stands in the rows. */
  readonly rows: string;
  /** Of the picture. */
  readonly file: string;
  /** Level of the intervals. */
  readonly confidence: number;
  /** Marks a name up. */
  name(bare: string): string;
}

/** The figure of one thing at all points. */
interface Row {
  readonly names: readonly string[];
  readonly panel: string;
  readonly series: string;
  readonly cells: Map<string, AlongFigure>;
}

/** The table with its picture; nothing for a single point. What is 0 throughout is only named. */
export function alongBlocks<P extends PointPlace>(
  points: readonly P[],
  figuresOf: (point: P) => readonly AlongFigure[],
  along: Along,
  texts: Texts,
  plain: Texts,
): readonly Block[] {
  const { across, others } = turned(points);
  if (across === undefined) return [];
  const rows = new Map<string, Row>();
  for (const point of points) {
    const fixed = others.map(({ name }) => valueAt(point, name));
    for (const own of figuresOf(point)) {
      const names = [...fixed, ...own.names];
      const [panel, series] = [names.slice(0, -1).join(panelBreak), own.names[1]];
      const row = rows.get(names.join('\n')) ?? { names, panel, series, cells: new Map() };
      rows.set(names.join('\n'), row);
      row.cells.set(valueAt(point, across.name), own);
    }
  }
  const { figure, share, name } = along;
  const label = (row: Row) => row.names.map(name).join(' · ');
  const idle = (row: Row) => [...row.cells.values()].every(({ estimate }) => !bestOf(estimate));
  const [moving, still] = [[...rows.values()].filter((row) => !idle(row)), [...rows.values()].filter(idle)];
  return [
    ...picture(along.file, linesOf(moving, across.name, across.values, along, plain)),
    ...heat({
      corner: `${along.rows} ↓ ${name(across.name ?? plain.page.variantAlone)} →`,
      columns: across.values.map((value) => ({ text: name(value) })),
      rows: moving.map((row) => ({
        text: label(row),
        cells: across.values.map((value) => {
          const own = row.cells.get(value);
          if (own === undefined) return null;
          const cell = estimateCell(own.estimate, own.text);
          return share ? cell : { ...cell, step: null };
        }),
      })),
      caption: figure,
      sortable: true,
    }),
    ...text(still.length === 0 ? '' : texts.fit.zeros(still.map(label))),
  ];
}

/**
 * All points as one matrix, the longest axis in its head; nothing where they differ in one thing alone.
 *
 * @param figure what stands in the cells, bare.
 * @param cellOf a cell, marked up.
 */
export function pointMatrix<P extends PointPlace>(
  points: readonly P[],
  figure: string,
  cellOf: (point: P, index: number) => string,
  name: (bare: string) => string,
  plain: Texts,
): readonly Block[] {
  const { across, others } = turned(points);
  if (across === undefined || others.length === 0) return [];
  const called = (part: string | null) => name(part ?? plain.page.variantAlone);
  const rows = new Map<string, Map<string, string>>();
  for (const [index, point] of points.entries()) {
    const row = others.map((part) => name(valueAt(point, part.name))).join(' · ');
    const cells = rows.get(row) ?? new Map<string, string>();
    rows.set(row, cells);
    cells.set(valueAt(point, across.name), cellOf(point, index));
  }
  return heat({
    corner: `${others.map((part) => called(part.name)).join(' · ')} ↓ ${called(across.name)} →`,
    columns: across.values.map((value) => ({ text: name(value) })),
    rows: [...rows].map(([text, cells]) => ({
      text,
      cells: across.values.map((value) => ({ text: cells.get(value) ?? '', value: null, step: null })),
    })),
    caption: figure,
    sortable: false,
  });
}

/** The part of points that has the most values, of two alike an axis, and the others that tell them apart. */
function turned(points: readonly PointPlace[]): {
  readonly across: PointAxis | undefined;
  readonly others: readonly PointAxis[];
} {
  const parts = (partsOf(points) ?? []).filter(({ values }) => values.length > 1);
  const [across] = [...parts].sort(
    (a, b) => b.values.length - a.values.length || Number(a.name === null) - Number(b.name === null),
  );
  return { across, others: parts.filter((part) => part !== across) };
}

/** The variant of a point, or its value on an axis. */
function valueAt({ variant, axes }: PointPlace, part: string | null): string {
  return part === null ? variant : String(axes.find(({ name }) => name === part)?.value);
}

/** Lines along an axis of numbers; `null` for other axes, and where there are too many. */
function linesOf(
  rows: readonly Row[],
  axis: string | null,
  values: readonly string[],
  { figure, share, confidence }: Along,
  plain: Texts,
): Chart | null {
  const series = [...new Set(rows.map((row) => row.series))];
  const panels = new Set(rows.map(({ panel }) => panel));
  const numeric = axis !== null && values.every((value) => Number.isFinite(Number(value)));
  if (!numeric || rows.length === 0 || panels.size > mostPanels || series.length > mostSeries) return null;
  const said = described(plain.charts.figureAlong(figure, axis, confidence), plain);
  return linesChart(
    {
      ...said,
      axisTitle: axis,
      valueTitle: share ? '%' : '',
      neutral: null,
      series,
      points: rows.flatMap((row) =>
        [...row.cells].flatMap(([at, { estimate }]) =>
          linePoint(row.panel, row.series, Number(at), estimate, share ? 100 : 1),
        ),
      ),
    },
    plain.numbers,
  );
}
