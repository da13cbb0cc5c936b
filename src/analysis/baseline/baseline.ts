/** A baseline: what a scenario's cells came to once, kept in a small file beside it. */
import type { CellResult, Method, RunResult } from '../../batch/result.ts';
import type { Marginals } from '../../engine/tally.ts';
import { duelMetrics } from '../../scenario/duel/metrics.ts';
import { outcomeOf } from '../../scenario/duel/outcome.ts';
import type { AxisValue } from '../../scenario/model/cells.ts';
import { type Histogram, histogramMean } from '../../stats/histogram.ts';

/** Initiator wins, draws, target wins: counts, or chances. */
export type Triple = readonly [win: number, draw: number, loss: number];

/** One cell of a baseline; `null` where it was not simulated, or not solved. */
export interface BaselineCell {
  readonly key: string;
  readonly variant: string;
  readonly axes: readonly AxisValue[];
  readonly counts: Triple | null;
  readonly exact: Triple | null;
  /** What is known beside who won; `null` in files of older versions. */
  readonly figures: KeptFigures | null;
}

/** Means of what a duel is measured by, by the name of the histogram. */
export interface KeptFigures {
  readonly counted: Readonly<Record<string, number>> | null;
  readonly exact: Readonly<Record<string, number>> | null;
  /** Whole distributions of what was counted, where no exact value decides. */
  readonly distributions: Readonly<Record<string, Histogram>> | null;
}

/** Histograms behind the means that a run of duels reports. */
export const keptMetrics: readonly string[] = duelMetrics.flatMap(({ reading }) =>
  reading?.kind === 'mean' ? [reading.histogram] : [],
);

/** A whole baseline. */
export interface Baseline {
  /** Version of souboj that wrote it. */
  readonly version: string;
  /** The text makes it possible to fight the old duels again, side by side with the new ones. */
  readonly scenario: { readonly name: string; readonly hash: string; readonly text: string };
  readonly seed: string;
  readonly duels: number;
  readonly method: Method;
  readonly maxStates: number;
  readonly cells: readonly BaselineCell[];
}

/** What to keep of a run. Pairings that are not possible are left out. */
export function baselineOf({ info, cells }: RunResult): Baseline {
  const { name, hash, text } = info.scenario;
  const { duels, method, maxStates } = info.options;
  return {
    version: info.version,
    scenario: { name, hash, text },
    seed: info.seed,
    duels,
    method,
    maxStates,
    cells: cells.filter(({ impossible }) => impossible === null).map(baselineCell),
  };
}

/** What to keep of a cell. */
export function baselineCell({ cell, tally, exact }: CellResult): BaselineCell {
  const triple = (marginals: Parameters<typeof outcomeOf>[0] | null): Triple | null => {
    if (marginals === null) return null;
    const { initiator, draw, target } = outcomeOf(marginals);
    return [initiator, draw, target];
  };
  const { key, variant, axes } = cell;
  const figures: KeptFigures = {
    counted: tally && meansOf(tally),
    exact: exact && meansOf(exact),
    distributions: exact === null && tally !== null ? reported(tally) : null,
  };
  return { key, variant, axes, counts: triple(tally), exact: triple(exact), figures };
}

/** Means of everything reported that was measured. */
export function meansOf(marginals: Marginals): Readonly<Record<string, number>> {
  const means = Object.entries(reported(marginals)).map(([name, histogram]) => [
    name,
    histogramMean(histogram),
  ]);
  return Object.fromEntries(means);
}

function reported({ metrics }: Marginals): Readonly<Record<string, Histogram>> {
  const known = keptMetrics.flatMap((name) => {
    const histogram = metrics[name];
    return histogram === undefined || histogram.length === 0 ? [] : [[name, histogram] as const];
  });
  return Object.fromEntries(known);
}

/** What tells the cells of a scenario apart. */
export function addressOf({ key, variant, axes }: Pick<BaselineCell, 'key' | 'variant' | 'axes'>): string {
  return `${key} [${variant}${axes.map(({ name, value }) => `, ${name} = ${value}`).join('')}]`;
}
