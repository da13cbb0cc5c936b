/** From what is known about some cells to a figure with bounds. */
import type { CellResult } from '../../batch/result.ts';
import type { Marginals } from '../../engine/tally.ts';
import type { MetricName } from '../../scenario/expect/metrics.ts';
import { histogramMean, histogramSd, totalWeight } from '../../stats/histogram.ts';
import type { Interval } from '../../stats/interval.ts';
import { outcomeOf } from '../outcome.ts';
import { countsOf, histogramOf, type LawGroup, streamsOf, type Tallies } from './evidence.ts';
import type { Item, WeightedLaw } from './items.ts';
import type { Procedure, ScorePart } from './procedure.ts';
import { reachOf } from './reach.ts';

/** A figure; `null` parts are not known. */
export interface Figure {
  readonly value: number | null;
  readonly bounds: Interval | null;
  readonly exact: boolean;
  readonly duels: number;
}

/** A score outside these is hopeless for one side. */
const hopeless = { low: 0.2, high: 0.8 };
/** Rounding of a solver. */
const dust = 1e-12;

const unknown: Figure = { value: null, bounds: null, exact: false, duels: 0 };

const certain = (value: number): Figure => ({
  value,
  bounds: { low: value, high: value },
  exact: true,
  duels: 0,
});

/** Whether every law behind an item is solved. */
export function isExact({ recipe }: Item): boolean {
  const groups = recipe.kind === 'law' ? [recipe.group] : recipe.laws.map(({ group }) => group);
  return groups.every(({ exact }) => exact !== null);
}

/** Number of intervals that an item needs which is not exact. */
export function intervalsOf({ recipe }: Item): number {
  return recipe.kind === 'hopeless' ? recipe.laws.filter(({ group }) => group.exact === null).length : 1;
}

/** Works out an item at a look. */
export function evaluate(
  metric: MetricName,
  { recipe }: Item,
  results: readonly CellResult[],
  tallies: Tallies,
  procedure: Procedure,
): Figure {
  switch (recipe.kind) {
    case 'law':
      return lawFigure(metric, recipe.group, results, tallies, procedure);
    case 'sum':
      return sumFigure(recipe.constant, recipe.laws, results, tallies, procedure);
    case 'hopeless':
      return hopelessFigure(recipe.laws, results, tallies, procedure);
  }
}

function lawFigure(
  metric: MetricName,
  group: LawGroup,
  results: readonly CellResult[],
  tallies: Tallies,
  procedure: Procedure,
): Figure {
  const column = /^(.*)_mean$/.exec(metric)?.[1];
  if (group.exact !== null) {
    if (column === undefined) return certain(chanceOf(metric, group.exact));
    const histogram = group.exact.metrics[column] ?? [];
    return histogram.length === 0 ? unknown : certain(histogramMean(histogram));
  }
  const streams = streamsOf(group, results, tallies);
  const counts = countsOf(streams);
  if (counts.trials === 0) return unknown;
  if (column === undefined) {
    const successes = successesOf(metric, counts);
    return simulated(successes / counts.trials, procedure.rate(successes, counts.trials), counts.trials);
  }
  const histogram = histogramOf(streams, column);
  if (histogram.length === 0) return unknown;
  const mean = histogramMean(histogram);
  if (counts.trials < 2) return { value: mean, bounds: null, exact: false, duels: counts.trials };
  if (histogramSd(histogram) > 0) return simulated(mean, procedure.mean(histogram), counts.trials);
  // No duel differed: others could, as rarely as the bound of a chance allows, and as far as the setup does.
  const rare = procedure.rate(0, totalWeight(histogram)).high;
  const reach = reachOf(metric, results[group.cells[0]!]!.cell.setup);
  const [low, high] = [mean - rare * mean, mean + rare * (Math.max(reach, mean) - mean)];
  return Number.isFinite(high)
    ? simulated(mean, { low, high }, counts.trials)
    : { value: mean, bounds: null, exact: false, duels: counts.trials };
}

function simulated(value: number, bounds: Interval, duels: number): Figure {
  return { value, bounds, exact: false, duels };
}

function chanceOf(metric: MetricName, exact: Marginals): number {
  const { initiator, target, draw } = outcomeOf(exact);
  return successesOf(metric, {
    wins: initiator,
    losses: target,
    draws: draw,
    timeouts: exact.ends['draw:timeout'] ?? 0,
  });
}

function successesOf(
  metric: MetricName,
  counts: { wins: number; losses: number; draws: number; timeouts: number },
): number {
  switch (metric) {
    case 'win_rate':
      return counts.wins;
    case 'target_win_rate':
      return counts.losses;
    case 'draw_rate':
      return counts.draws;
    case 'score':
      return counts.wins + counts.draws / 2;
    case 'timeoutRate':
      return counts.timeouts;
    default:
      throw new RangeError(`metric: must be a rate (got ${metric})`);
  }
}

function partOf({ group, weight }: WeightedLaw, results: readonly CellResult[], tallies: Tallies): ScorePart {
  if (group.exact !== null) {
    const exact = chanceOf('score', group.exact);
    return { weight, exact, wins: 0, draws: 0, trials: 0, streams: 0 };
  }
  const streams = streamsOf(group, results, tallies);
  const { wins, draws, trials } = countsOf(streams);
  return { weight, exact: null, wins, draws, trials, streams: streams.length };
}

function sumFigure(
  constant: number,
  laws: readonly WeightedLaw[],
  results: readonly CellResult[],
  tallies: Tallies,
  procedure: Procedure,
): Figure {
  const parts = laws.map((law) => partOf(law, results, tallies));
  if (parts.some(({ exact, trials }) => exact === null && trials === 0)) return unknown;
  const score = ({ exact, wins, draws, trials }: ScorePart): number => exact ?? (wins + draws / 2) / trials;
  const value = parts.reduce((sum, part) => sum + part.weight * score(part), constant);
  if (parts.every(({ exact }) => exact !== null)) return certain(value);
  const duels = parts.reduce((sum, { trials }) => sum + trials, 0);
  return simulated(value, procedure.sum(constant, parts), duels);
}

/** The share lies between the cells that are surely hopeless and those that are not surely otherwise. */
function hopelessFigure(
  laws: readonly WeightedLaw[],
  results: readonly CellResult[],
  tallies: Tallies,
  procedure: Procedure,
): Figure {
  const sums = { cells: 0, low: 0, value: 0, high: 0, duels: 0, exact: true };
  for (const law of laws) {
    const part = partOf(law, results, tallies);
    if (part.exact === null && part.trials === 0) return unknown;
    const successes = part.wins + part.draws / 2;
    const score = part.exact ?? successes / part.trials;
    const { low, high } =
      part.exact === null ? procedure.rate(successes, part.trials) : { low: score, high: score };
    sums.cells += law.weight;
    if (isHopeless(score)) sums.value += law.weight;
    if (high < hopeless.low - dust || low > hopeless.high + dust) sums.low += law.weight;
    if (low < hopeless.low - dust || high > hopeless.high + dust) sums.high += law.weight;
    sums.duels += part.trials;
    if (part.exact === null) sums.exact = false;
  }
  const { cells, low, value, high, duels, exact } = sums;
  return { value: value / cells, bounds: { low: low / cells, high: high / cells }, exact, duels };
}

function isHopeless(score: number): boolean {
  return score < hopeless.low - dust || score > hopeless.high + dust;
}
