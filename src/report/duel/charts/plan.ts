/** Which pictures a run gets, and what their files are called. */
import type { PointView, View } from '../../../facts/duel/view.ts';
import type { Move } from '../../../facts/moves/moves.ts';
import { type Cut, cut } from '../../../facts/run/cut.ts';
import { pointNames } from '../../../facts/run/pointName.ts';
import type { Texts } from '../../../language/texts/texts.ts';
import { fileEndings } from '../../charts/fileNames.ts';
import type { Chart } from '../../charts/spec.ts';
import { axisCharts } from './alongAxis.ts';
import { distributionCharts, drainChart, edgeChart, endsChart, lengthChart } from './courseCharts.ts';
import { byPlaneChart, listChart, matrixChart, scoresChart } from './pointCharts.ts';
import { populationChart } from './populationChart.ts';

/** The part of the report that a picture stands in. */
export type ChartPlace =
  | 'scores'
  | 'rates'
  | 'populations'
  | 'ends'
  | 'edge'
  | 'drain'
  | 'length'
  | 'axes'
  | 'told';

/** A picture with its place. */
export interface PlacedChart {
  /** Path below the folder of the report. */
  readonly file: string;
  readonly place: ChartPlace;
  /** Index of the point that it shows; pictures over several points belong to the one that is looked at first. */
  readonly point: number;
  /** Plane of a matrix, else `null`. */
  readonly plane: number | null;
  /** Whether the page has a coloured table in its place. */
  readonly tabled: boolean;
  readonly chart: Chart;
}

/** Most pictures of one run: a run of many variants and settings has its matrices in the tables. */
const mostCharts = 40;

/**
 * The pictures of a run in the order of the report: all kinds for the baseline, win rates and ends alone for other
 * points, as far as they show new duels and up to a number.
 *
 * @param moves what axes change.
 * @param nameOf the plain name of a point; empty where there is only one.
 * @param told the duel that is told.
 */
export function planCharts(
  view: View,
  moves: readonly Move[],
  texts: Texts,
  nameOf: (point: number) => string,
  told: Chart | null,
): Cut<PlacedChart> {
  const { first } = view;
  const baseline = view.points[first];
  if (baseline === undefined) return cut([], mostCharts);
  const placed = (file: string, place: ChartPlace, chart: Chart | null, point = first): PlacedChart[] =>
    chart === null
      ? []
      : [
          {
            file: `charts/${file}.svg`,
            place,
            point,
            plane: null,
            tabled: file === 'scores-by-plane',
            chart,
          },
        ];
  const endings = fileEndings(
    pointNames(view.points).map(({ variant, axes }) =>
      [variant ?? '', ...axes.map(({ name, value }) => `${name} ${value}`)].join(' '),
    ),
  );
  const along = axisCharts(view, moves, texts);
  const axisEndings = fileEndings(along.map(({ axis }) => axis));
  const [rounds, mana] = distributionCharts(baseline, texts, view.precision.confidence);
  const charts = [
    ...placed('scores', 'scores', scoresChart(baseline, texts)),
    ...placed('scores-by-plane', 'scores', byPlaneChart(baseline, texts)),
    ...along.flatMap(({ chart }, index) => placed(`along${axisEndings[index]}`, 'axes', chart)),
    ...rateCharts(baseline, first, '', texts, nameOf),
    ...placed('populations', 'populations', populationChart(baseline, texts)),
    ...placed('ends', 'ends', endsChart(baseline, texts)),
    ...placed('first-move', 'edge', edgeChart(baseline, texts)),
    ...placed('drain', 'drain', drainChart(baseline, texts)),
    ...placed('drain-distributions', 'drain', mana ?? null),
    ...placed('length', 'length', lengthChart(baseline, texts)),
    ...placed('length-distributions', 'length', rounds ?? null),
    ...placed('told', 'told', told),
    ...view.points.flatMap((point, index) =>
      index === first
        ? []
        : [
            ...rateCharts(point, index, endings[index]!, texts, nameOf),
            ...placed(`ends${endings[index]}`, 'ends', endsChart(point, texts), index),
          ],
    ),
  ];
  return cut(charts, mostCharts);
}

/** Matrices that no earlier point showed; a plane of one single duel is told in a sentence instead. */
function rateCharts(
  point: PointView,
  index: number,
  ending: string,
  texts: Texts,
  nameOf: (point: number) => string,
): readonly PlacedChart[] {
  const fresh = point.tables.filter(({ sameAs, cells }) => sameAs === null && cells.length > 0);
  const lists = fresh.filter(({ shape }) => shape === 'list');
  const common = { place: 'rates', point: index, tabled: true } as const;
  return [
    ...fresh
      .filter(({ shape }) => shape === 'matrix')
      .map((table) => ({
        ...common,
        file: `charts/matchups-plane-${table.plane}${ending}.svg`,
        plane: table.plane,
        chart: matrixChart(table, point, nameOf(index), texts),
      })),
    ...(lists.length === 0
      ? []
      : [
          {
            ...common,
            file: `charts/matchups${ending}.svg`,
            plane: null,
            chart: listChart(lists, point, nameOf(index), texts),
          },
        ]),
  ];
}
