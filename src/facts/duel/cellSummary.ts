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
import type { FigureColumn } from './columns.ts';
import { reachedOf } from './precision.ts';

/** Figures by column; `null` where there is no value. Never NaN, never infinite. */
export type CellSummary = Readonly<Record<FigureColumn, string | number | null>>;

/**
 * The row of a cell. Simulated figures where there are any, with the exact ones beside them; else the exact
 * figures in the same columns, counts and intervals empty. Ends are counts, or chances in columns of their own.
 * @param duelId name of the duel that it is, the same for all cells of its law.
 */
export function summarize(
  result: CellResult,
  precision: Precision = defaultPrecision,
  duelId: string | null = null,
): CellSummary {
  const main = result.tally ?? result.exact;
  return {
    ...statusFigures(result),
    ...outcomeFigures(result, precision),
    ...metricFigures(main),
    ...quantileFigures(result, precision),
    ...endFigures('ends', result.tally),
    ...exactFigures(result),
    bystander_damage_mean: main === null ? null : meanOf(main, 'bystander_damage'),
    precision_reached: reachedText(result, precision.confidence),
    ...endFigures('exact_ends', result.exact),
    exact_error: result.exact?.error ?? null,
    ...exactMetricFigures(result, precision),
    duel_id: duelId,
  };
}

type ExactMetricColumn = `exact_${MetricColumn | QuantileName | 'bystander_damage_mean'}`;

/** Means, spreads and quantiles once more, without sampling error. */
function exactMetricFigures(result: CellResult, precision: Precision): Figures<ExactMetricColumn> {
  const { exact } = result;
  const figures = Object.entries<string | number | null>({
    ...metricFigures(exact),
    ...quantileFigures({ ...result, tally: null }, precision),
    bystander_damage_mean: exact === null ? null : meanOf(exact, 'bystander_damage'),
  });
  // What is exact has no interval.
  const told = figures.filter(([name]) => !/_(low|high)$/.test(name));
  return Object.fromEntries(
    told.map(([name, value]) => [`exact_${name}`, value]),
  ) as Figures<ExactMetricColumn>;
}

function reachedText(result: CellResult, confidence: number): 'yes' | 'no' | null {
  const reached = reachedOf(result, confidence);
  return reached === null ? null : reached ? 'yes' : 'no';
}

type Figures<Name extends FigureColumn> = Pick<CellSummary, Name>;

function statusFigures({ impossible, method }: CellResult): Figures<'status' | 'reason' | 'method'> {
  return impossible === null
    ? { status: 'ok', reason: null, method }
    : { status: 'not possible', reason: impossible, method: null };
}

type OutcomeColumn =
  | 'duels'
  | 'initiator_wins'
  | 'target_wins'
  | 'draws'
  | 'draw_rate'
  | `${'' | 'target_'}win_rate${'' | '_low' | '_high'}`;

function outcomeFigures(
  { tally, exact, precision: goal }: CellResult,
  precision: Precision,
): Figures<OutcomeColumn> {
  const counts = tally === null ? null : outcomeOf(tally);
  const chances = exact === null ? null : outcomeOf(exact);
  const duels = tally?.total ?? null;
  const share = (count: number | undefined, chance: number | undefined) =>
    counts === null || duels === null || count === undefined
      ? { value: chance ?? null, low: null, high: null }
      : rate(count, duels, precision, goal !== null);
  const initiator = share(counts?.initiator, chances?.initiator);
  const target = share(counts?.target, chances?.target);
  return {
    duels,
    initiator_wins: counts?.initiator ?? null,
    target_wins: counts?.target ?? null,
    draws: counts?.draw ?? null,
    win_rate: initiator.value,
    win_rate_low: initiator.low,
    win_rate_high: initiator.high,
    target_win_rate: target.value,
    target_win_rate_low: target.low,
    target_win_rate_high: target.high,
    draw_rate: share(counts?.draw, chances?.draw).value,
  };
}

type Seat = 'initiator' | 'target';
type MetricColumn =
  | `rounds_${'mean' | 'sd'}`
  | `${Seat}_drain_${'mean' | 'sd'}`
  | `${Seat}_${'iq_loss' | 'fatigue' | 'capture'}_mean`;

/** Figures of metrics worked out already: cells of one law share theirs. */
const metricsKnown = new WeakMap<Marginals, Figures<MetricColumn>>();

function metricFigures(main: Marginals | null): Figures<MetricColumn> {
  const known = main === null ? undefined : metricsKnown.get(main);
  if (known !== undefined) return known;
  const figures = metricFiguresOf(main);
  if (main !== null) metricsKnown.set(main, figures);
  return figures;
}

function metricFiguresOf(main: Marginals | null): Figures<MetricColumn> {
  const mean = (metric: string) => (main === null ? null : meanOf(main, metric));
  const sd = (metric: string) => (main === null ? null : sdOf(main, metric));
  return {
    rounds_mean: mean('rounds'),
    rounds_sd: sd('rounds'),
    initiator_drain_mean: mean('initiator_drain'),
    initiator_drain_sd: sd('initiator_drain'),
    target_drain_mean: mean('target_drain'),
    target_drain_sd: sd('target_drain'),
    initiator_iq_loss_mean: mean('initiator_iq_loss'),
    target_iq_loss_mean: mean('target_iq_loss'),
    initiator_fatigue_mean: mean('initiator_fatigue'),
    target_fatigue_mean: mean('target_fatigue'),
    initiator_capture_mean: mean('initiator_capture'),
    target_capture_mean: mean('target_capture'),
  };
}

/** Which quantiles of which metrics are told. */
const quantiles = {
  rounds: ['p50', 'p95'],
  initiator_drain: ['p10', 'p50', 'p90'],
  target_drain: ['p10', 'p50', 'p90'],
} as const;

type QuantileName = {
  [M in keyof typeof quantiles]: `${M}_${(typeof quantiles)[M][number]}`;
}[keyof typeof quantiles];
type QuantileColumn = `${QuantileName}${'' | '_low' | '_high'}`;

/** Quantiles with their intervals, which are empty for exact ones and where nothing bounds the values. */
function quantileFigures(result: CellResult, precision: Precision): Figures<QuantileColumn> {
  const main = result.tally ?? result.exact;
  const columns = Object.entries(quantiles).flatMap(([metric, names]) =>
    names.flatMap((name) => {
      const histogram = main?.metrics[metric] ?? [];
      const column = `${metric}_${name}`;
      const figures = (value: number | null, low: number | null, high: number | null) => [
        [column, value] as const,
        [`${column}_low`, low] as const,
        [`${column}_high`, high] as const,
      ];
      if (histogram.length === 0) return figures(null, null, null);
      const sampled = { histogram, sampling: samplingOf(result) };
      const reach = { low: 0, high: reachIn(metric, [result]) };
      const { exact, simulated } = quantileIn(sampled, Number(name.slice(1)) / 100, precision, reach);
      if (simulated === null) return figures(exact, null, null);
      return figures(simulated.value, simulated.low, Number.isFinite(simulated.high) ? simulated.high : null);
    }),
  );
  return Object.fromEntries(columns) as Figures<QuantileColumn>;
}

type EndUnit = 'ends' | 'exact_ends';

/** Counts of a tally, chances of an exact result: each unit has columns of its own. */
function endFigures<Unit extends EndUnit>(
  unit: Unit,
  marginals: Marginals | null,
): Figures<`${Unit}_${(typeof endReasons)[number]}`> {
  const ends = endReasons.map((reason) => [
    `${unit}_${reason}`,
    marginals === null ? null : endsBy(marginals, reason),
  ]);
  return Object.fromEntries(ends) as Figures<`${Unit}_${(typeof endReasons)[number]}`>;
}

type ExactColumn = `exact_${'win_rate' | 'target_win_rate' | 'draw_rate' | 'z'}`;

function exactFigures({ tally, exact }: CellResult): Figures<ExactColumn> {
  const chances = exact === null ? null : outcomeOf(exact);
  return {
    exact_win_rate: chances?.initiator ?? null,
    exact_target_win_rate: chances?.target ?? null,
    exact_draw_rate: chances?.draw ?? null,
    exact_z:
      tally === null || chances === null
        ? null
        : exactZ(outcomeOf(tally).initiator, tally.total, chances.initiator),
  };
}
