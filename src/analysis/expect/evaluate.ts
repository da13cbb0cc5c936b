/** From what is known about some cells to a figure with bounds. */
import type { CellResult } from '../../batch/result.ts';
import { exactScore, outcomeOf } from '../../scenario/duel/outcome.ts';
import type { Cell } from '../../scenario/model/cells.ts';
import { countsOf, streamsOf, type Tallies } from './evidence.ts';
import { certain, type Figure, simulated, unknown } from './figure.ts';
import type { Item, WeightedLaw } from './item.ts';
import { lawFigure } from './lawFigure.ts';
import type { Procedure, ScorePart } from './procedure.ts';

type Results = readonly CellResult<Cell>[];

/** A score outside these is hopeless for one side. */
const hopeless = { low: 0.2, high: 0.8 };
/** Rounding of a solver. */
const dust = 1e-12;

/** Whether every law behind an item is solved. */
export function isExact({ recipe }: Item): boolean {
  const groups = recipe.kind === 'law' ? [recipe.group] : recipe.laws.map(({ group }) => group);
  return groups.every(({ exact }) => exact !== null);
}

/** Number of intervals that an item needs which is not exact. */
export function intervalsOf({ recipe }: Item): number {
  if (recipe.kind === 'law') return recipe.reading.kind === 'share' ? 2 : 1;
  return recipe.kind === 'hopeless' ? recipe.laws.filter(({ group }) => group.exact === null).length : 1;
}

/** Works out an item at a look. */
export function evaluate({ recipe }: Item, results: Results, tallies: Tallies, procedure: Procedure): Figure {
  switch (recipe.kind) {
    case 'law':
      return lawFigure(recipe.reading, recipe.group, results, tallies, procedure);
    case 'sum':
      return sumFigure(recipe.constant, recipe.laws, results, tallies, procedure);
    case 'hopeless':
      return hopelessFigure(recipe.laws, results, tallies, procedure);
  }
}

function partOf({ group, weight }: WeightedLaw, results: Results, tallies: Tallies): ScorePart {
  if (group.exact !== null) {
    const exact = exactScore(outcomeOf(group.exact));
    return { weight, exact, wins: 0, draws: 0, trials: 0, streams: 0 };
  }
  const streams = streamsOf(group, results, tallies);
  const { wins, draws, trials } = countsOf(streams);
  return { weight, exact: null, wins, draws, trials, streams: streams.length };
}

function sumFigure(
  constant: number,
  laws: readonly WeightedLaw[],
  results: Results,
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
  results: Results,
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
