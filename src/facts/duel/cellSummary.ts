/** One cell as a row of figures: what `cells.csv` says about it. */
import { rate } from '../../analysis/estimate.ts';
import { reachIn } from '../../analysis/expect/boundedMean.ts';
import { meanOf, sdOf } from '../../analysis/moments.ts';
import { defaultPrecision, type Precision } from '../../analysis/precision.ts';
import { quantileIn, samplingOf } from '../../analysis/sampled.ts';
import type { CellResult } from '../../batch/result.ts';
import type { Marginals } from '../../engine/tally.ts';
import { endReasons } from '../../rules/duel/ends.ts';
import { endsBy, outcomeOf } from '../../scenario/duel/outcome.ts';
import { exactZ } from '../../stats/exact-z.ts';
import { histogramQuantile } from '../../stats/histogram.ts';
import { type FigureColumn, figureColumns } from './columns.ts';
import { reachedOf } from './precision.ts';

/** What stands in a column; `null` where there is no value. Never NaN, never infinite. */
type Figure = string | number | null;

/** Figures by column. As a list: objects of a hundred fields that are put together from others are slow and large. */
type Figures = readonly (readonly [column: FigureColumn, figure: Figure])[];

const places: ReadonlyMap<FigureColumn, number> = new Map(figureColumns.map((column, at) => [column, at]));

/**
 * The row of a cell, in the order of {@link figureColumns}. Simulated figures where there are any, with the exact ones
 * beside them; else the exact figures in the same columns, counts and intervals empty. Ends are counts, or chances in
 * columns of their own.
 * @param duelId name of the duel that it is, the same for all cells of its law.
 */
export function summarize(
  result: CellResult,
  precision: Precision = defaultPrecision,
  duelId: string | null = null,
): readonly Figure[] {
  const { tally, exact } = result;
  const row = new Array<Figure>(figureColumns.length);
  const fill = (figures: Figures): void => {
    for (const [column, figure] of figures) row[places.get(column)!] = figure;
  };
  fill(statusFigures(result));
  fill(outcomeFigures(result, precision));
  if (tally === null) fill(mainOfExact(exact));
  else {
    fill(metricFigures(tally));
    fill(quantileFigures(result, tally, precision));
    fill(endFigures('ends', tally));
  }
  fill(besideExact(exact));
  fill([
    ['exact_z', zOf(result)],
    ['precision_reached', reachedText(result, precision.confidence)],
    ['duel_id', duelId],
  ]);
  return row;
}

/** What a function of an exact result says, worked out once: cells of one law share theirs. */
function onceOfExact(figures: (exact: Marginals | null) => Figures): (exact: Marginals | null) => Figures {
  const known = new WeakMap<Marginals, Figures>();
  return (exact) => {
    if (exact === null) return figures(null);
    const found = known.get(exact) ?? figures(exact);
    known.set(exact, found);
    return found;
  };
}

/** Figures that are simulated elsewhere, off an exact result. */
const mainOfExact = onceOfExact((exact) => [
  ...metricFigures(exact),
  ...exactQuantiles(exact).flatMap(
    ([name, value]): Figures => [
      [name, value],
      [`${name}_low`, null],
      [`${name}_high`, null],
    ],
  ),
  ...endFigures('ends', null),
]);

/** Exact figures in columns of their own. */
const besideExact = onceOfExact((exact) => {
  const chances = exact === null ? null : outcomeOf(exact);
  return [
    ['exact_win_rate', chances?.initiator ?? null],
    ['exact_target_win_rate', chances?.target ?? null],
    ['exact_draw_rate', chances?.draw ?? null],
    ['exact_error', exact?.error ?? null],
    ...endFigures('exact_ends', exact),
    ...metricFigures(exact).map(([name, value]) => [`exact_${name}`, value] as const),
    ...exactQuantiles(exact).map(([name, value]) => [`exact_${name}`, value] as const),
  ];
});

function zOf({ tally, exact }: CellResult): number | null {
  if (tally === null || exact === null) return null;
  return exactZ(outcomeOf(tally).initiator, tally.total, outcomeOf(exact).initiator);
}

function reachedText(result: CellResult, confidence: number): 'yes' | 'no' | null {
  const reached = reachedOf(result, confidence);
  return reached === null ? null : reached ? 'yes' : 'no';
}

function statusFigures({ impossible, method }: CellResult): Figures {
  return impossible === null
    ? [
        ['status', 'ok'],
        ['reason', null],
        ['method', method],
      ]
    : [
        ['status', 'not possible'],
        ['reason', impossible],
        ['method', null],
      ];
}

function outcomeFigures({ tally, exact, precision: goal }: CellResult, precision: Precision): Figures {
  const counts = tally === null ? null : outcomeOf(tally);
  const chances = tally === null && exact !== null ? outcomeOf(exact) : null;
  const duels = tally?.total ?? null;
  const share = (count: number | undefined, chance: number | undefined) =>
    counts === null || duels === null || count === undefined
      ? { value: chance ?? null, low: null, high: null }
      : rate(count, duels, precision, goal !== null);
  const initiator = share(counts?.initiator, chances?.initiator);
  const target = share(counts?.target, chances?.target);
  return [
    ['duels', duels],
    ['initiator_wins', counts?.initiator ?? null],
    ['target_wins', counts?.target ?? null],
    ['draws', counts?.draw ?? null],
    ['win_rate', initiator.value],
    ['win_rate_low', initiator.low],
    ['win_rate_high', initiator.high],
    ['target_win_rate', target.value],
    ['target_win_rate_low', target.low],
    ['target_win_rate_high', target.high],
    ['draw_rate', share(counts?.draw, chances?.draw).value],
  ];
}

type Seat = 'initiator' | 'target';
type MetricColumn =
  | `rounds_${'mean' | 'sd'}`
  | `${Seat}_drain_${'mean' | 'sd'}`
  | `${Seat}_${'iq_loss' | 'fatigue' | 'capture'}_mean`
  | 'bystander_damage_mean';

function metricFigures(main: Marginals | null): readonly (readonly [MetricColumn, number | null])[] {
  const mean = (metric: string) => (main === null ? null : meanOf(main, metric));
  const sd = (metric: string) => (main === null ? null : sdOf(main, metric));
  return [
    ['rounds_mean', mean('rounds')],
    ['rounds_sd', sd('rounds')],
    ['initiator_drain_mean', mean('initiator_drain')],
    ['initiator_drain_sd', sd('initiator_drain')],
    ['target_drain_mean', mean('target_drain')],
    ['target_drain_sd', sd('target_drain')],
    ['initiator_iq_loss_mean', mean('initiator_iq_loss')],
    ['target_iq_loss_mean', mean('target_iq_loss')],
    ['initiator_fatigue_mean', mean('initiator_fatigue')],
    ['target_fatigue_mean', mean('target_fatigue')],
    ['initiator_capture_mean', mean('initiator_capture')],
    ['target_capture_mean', mean('target_capture')],
    ['bystander_damage_mean', mean('bystander_damage')],
  ];
}

/** Which quantiles of which metrics are told. */
const quantiles = [
  { name: 'rounds_p50', metric: 'rounds', p: 0.5 },
  { name: 'rounds_p95', metric: 'rounds', p: 0.95 },
  { name: 'initiator_drain_p10', metric: 'initiator_drain', p: 0.1 },
  { name: 'initiator_drain_p50', metric: 'initiator_drain', p: 0.5 },
  { name: 'initiator_drain_p90', metric: 'initiator_drain', p: 0.9 },
  { name: 'target_drain_p10', metric: 'target_drain', p: 0.1 },
  { name: 'target_drain_p50', metric: 'target_drain', p: 0.5 },
  { name: 'target_drain_p90', metric: 'target_drain', p: 0.9 },
] as const;

type QuantileName = (typeof quantiles)[number]['name'];

function exactQuantiles(exact: Marginals | null): readonly (readonly [QuantileName, number | null])[] {
  return quantiles.map(({ name, metric, p }) => {
    const histogram = exact?.metrics[metric] ?? [];
    return [name, histogram.length === 0 ? null : histogramQuantile(histogram, p)];
  });
}

/** Simulated quantiles with their intervals, which are empty where nothing bounds the values. */
function quantileFigures(result: CellResult, tally: Marginals, precision: Precision): Figures {
  const sampling = samplingOf(result);
  return quantiles.flatMap(({ name, metric, p }): Figures => {
    const histogram = tally.metrics[metric] ?? [];
    const reach = { low: 0, high: histogram.length === 0 ? 0 : reachIn(metric, [result]) };
    const { simulated } =
      histogram.length === 0 ? { simulated: null } : quantileIn({ histogram, sampling }, p, precision, reach);
    return [
      [name, simulated?.value ?? null],
      [`${name}_low`, simulated?.low ?? null],
      [`${name}_high`, simulated !== null && Number.isFinite(simulated.high) ? simulated.high : null],
    ];
  });
}

type EndUnit = 'ends' | 'exact_ends';

/** Counts of a tally, chances of an exact result: each unit has columns of its own. */
function endFigures(unit: EndUnit, marginals: Marginals | null): Figures {
  return endReasons.map((reason) => [
    `${unit}_${reason}`,
    marginals === null ? null : endsBy(marginals, reason),
  ]);
}
