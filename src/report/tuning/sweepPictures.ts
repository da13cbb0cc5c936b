/** Pictures of a sweep: curves with bands, or heat maps where there are two axes. */
import type { SweepResult } from '../../tuning/sweep/sweep.ts';
import { look, type Picture, palette } from './svg.ts';
import { largestMove } from './sweep.ts';
import type { TuningTexts } from './texts.ts';

/** More curves than this in one panel cannot be told apart. */
const MOST_CURVES = 10;
/** Up to this many values of the axis are marked one by one. */
const MOST_TICKS = 12;

function planeName(plane: number, { common }: TuningTexts): string {
  return common.planeHead(plane);
}

/** Mean scores along the first axis, a panel for each plane. */
export function curves(result: SweepResult, texts: TuningTexts): Picture {
  const { sweep, common } = texts;
  const sides = result.sides.slice(0, MOST_CURVES);
  const values = result.points.flatMap(({ x, scores }) =>
    scores
      .filter(({ side }) => sides.includes(side))
      .map(({ side, plane, value, low, high }) => ({
        x,
        side,
        plane: planeName(plane, texts),
        value: value * 100,
        low: low * 100,
        high: high * 100,
      })),
  );
  const ticks = result.x.values.length <= MOST_TICKS ? { values: [...result.x.values] } : {};
  const x = {
    field: 'x',
    type: 'quantitative' as const,
    title: result.x.name,
    scale: { zero: false },
    axis: ticks,
  };
  const color = {
    field: 'side',
    type: 'nominal' as const,
    sort: sides,
    title: common.side,
    scale: { domain: sides, range: [...palette] },
  };
  const panel = result.field.planes.length > 1 ? { width: 240, height: 180 } : { width: 480, height: 320 };
  return {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    data: { values },
    facet: {
      field: 'plane',
      type: 'nominal',
      sort: result.field.planes.map((plane) => planeName(plane, texts)),
      title: null,
    },
    columns: Math.min(2, result.field.planes.length),
    spec: {
      ...panel,
      layer: [
        {
          data: { values: [{ even: 50 }] },
          mark: { type: 'rule', strokeDash: [4, 3], color: '#888' },
          encoding: { y: { field: 'even', type: 'quantitative' } },
        },
        ...(result.duels === null
          ? []
          : [
              {
                mark: { type: 'area' as const, opacity: 0.18 },
                encoding: {
                  x,
                  y: { field: 'low', type: 'quantitative' as const },
                  y2: { field: 'high' },
                  color,
                },
              },
            ]),
        {
          mark: { type: 'line', point: { size: 22 } },
          encoding: {
            x,
            y: { field: 'value', type: 'quantitative', title: sweep.meanScore, scale: { zero: false } },
            color,
          },
        },
      ],
    },
    config: look,
  };
}

/** Mean score of one side over both axes, a panel for each plane; by default the side that moves most. */
export function heatMap(
  result: SweepResult,
  texts: TuningTexts,
  of: string | null,
): { side: string; picture: Picture } {
  const { sweep } = texts;
  const side = of ?? largestMove(result)?.side ?? result.sides[0]!;
  const values = result.points.flatMap(({ x, y, scores }) =>
    scores
      .filter((own) => own.side === side)
      .map(({ plane, value }) => ({
        x,
        y,
        plane: planeName(plane, texts),
        value: value * 100,
        text: String(Math.round(value * 100)),
      })),
  );
  const x = { field: 'x', type: 'ordinal' as const, title: result.x.name, axis: { labelAngle: 0 } };
  const y = {
    field: 'y',
    type: 'ordinal' as const,
    title: result.y?.name ?? null,
    sort: 'descending' as const,
  };
  const few = result.x.values.length * (result.y?.values.length ?? 1) <= 400;
  const picture: Picture = {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    title: sweep.heat(side),
    data: { values },
    facet: {
      field: 'plane',
      type: 'nominal',
      sort: result.field.planes.map((plane) => planeName(plane, texts)),
      title: null,
    },
    columns: Math.min(2, result.field.planes.length),
    spec: {
      width: { step: 30 },
      height: { step: 22 },
      layer: [
        {
          mark: { type: 'rect', stroke: 'white' },
          encoding: {
            x,
            y,
            color: {
              field: 'value',
              type: 'quantitative',
              title: '%',
              scale: { domain: [0, 50, 100], range: [palette[1]!, '#f7f7f7', palette[0]!] },
            },
          },
        },
        ...(few
          ? [
              {
                mark: { type: 'text' as const, fontSize: 10 },
                encoding: {
                  x,
                  y,
                  text: { field: 'text' },
                  color: { condition: { test: 'abs(datum.value - 50) > 35', value: 'white' }, value: '#222' },
                },
              },
            ]
          : []),
      ],
    },
    config: look,
  };
  return { side, picture };
}
