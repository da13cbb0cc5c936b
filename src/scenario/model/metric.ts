/** What a figure is: declared once, and from that come its place in files, its bounds and how it is read off. */
import type { Marginals } from '../../engine/tally.ts';
import { histogramMean } from '../../stats/histogram.ts';
import type { CellAddress } from './cells.ts';

/**
 * How a figure is made: `rate`, a share of the trials of one cell; `mean`, an average over the trials of one
 * cell; `share`, one such average as a part of another; `pair`, one a pair of sides over both seats; `side`, one a
 * combatant or team over its field; `mirror`, one a plane over its mirror matches; `field`, one over all cells of
 * a variant and setting.
 */
export type MetricKind = 'rate' | 'mean' | 'share' | 'pair' | 'side' | 'mirror' | 'field';

/** What a figure counts: a proportion told in percent, a difference of proportions in points, or a plain number. */
export type MetricUnit = 'proportion' | 'points' | 'number';

/** How a figure is read off the counts of one cell, or off the chances of its exact result. */
export type Reading =
  /** Weight of the trials that count as successes. */
  | { readonly kind: 'rate'; successes(marginals: Marginals): number }
  /** Mean of the histogram of this name. */
  | { readonly kind: 'mean'; readonly histogram: string }
  /** Mean of one histogram as a part of the mean of another that is never smaller. */
  | { readonly kind: 'share'; readonly part: string; readonly whole: string };

/** One figure of a cell; several where the cell has several rows in `cells.csv`. */
export interface Row {
  /** What tells the row from the others of its cell; `null` where there is one only. */
  readonly name: string | null;
  /** Rows of cells of one outcome class are the same figure where this is equal. */
  readonly index: number;
  readonly reading: Reading;
}

/** A figure by name. */
export interface Metric<Name extends string = string, C extends CellAddress = CellAddress> {
  /** In snake_case; that of a column of `cells.csv` where it is a figure of one cell. */
  readonly name: Name;
  readonly kind: MetricKind;
  readonly unit: MetricUnit;
  /** Lowest and highest value that it can have. */
  readonly bounds: readonly [low: number, high: number];
  /** How it is read off one cell; figures of several cells are made of this one of each. `null`: not of trials. */
  readonly reading: Reading | null;
  /** Whether cells of one chain can differ in it: it depends on what their ends or events are worth, too. */
  readonly facts: boolean;
  /** The rows of a cell that has several, of those asked for by name; absent: one row, read by `reading`. */
  rows?(cell: C, wanted: readonly (string | number)[] | null): readonly Row[];
}

/** A metric before it has its name. */
export type Declared<C extends CellAddress = CellAddress> = Omit<Metric<string, C>, 'name'>;

/** A share of the trials: those that count as successes. */
export function rate(successes: (marginals: Marginals) => number): Declared {
  return {
    kind: 'rate',
    unit: 'proportion',
    bounds: [0, 1],
    reading: { kind: 'rate', successes },
    facts: true,
  };
}

/** The mean of a histogram. */
export function mean(histogram: string): Declared {
  const bounds = [0, Number.POSITIVE_INFINITY] as const;
  return { kind: 'mean', unit: 'number', bounds, reading: { kind: 'mean', histogram }, facts: true };
}

/** The mean of one histogram as a part of that of another. */
export function share(part: string, whole: string): Declared {
  const reading: Reading = { kind: 'share', part, whole };
  return { kind: 'share', unit: 'proportion', bounds: [0, 1], reading, facts: true };
}

/** The metrics of a kind by name, as a list in that order. */
export function metricsOf<Name extends string, C extends CellAddress = CellAddress>(
  declared: Readonly<Record<Name, Declared<C>>>,
): readonly Metric<Name, C>[] {
  return Object.entries<Declared<C>>(declared).map(([name, own]) => ({ ...own, name: name as Name }));
}

/** The value of a reading; `null` where nothing of the sort was counted. */
export function readOff(reading: Reading, marginals: Marginals): number | null {
  const { total, metrics } = marginals;
  const meanOf = (name: string): number | null => {
    const histogram = metrics[name] ?? [];
    return histogram.length === 0 ? null : histogramMean(histogram);
  };
  if (reading.kind === 'rate') return reading.successes(marginals) / total;
  if (reading.kind === 'mean') return meanOf(reading.histogram);
  const [part, whole] = [meanOf(reading.part), meanOf(reading.whole)];
  return part === null || whole === null || whole === 0 ? null : part / whole;
}

/** The only row of a cell by this reading. */
export function singleRow(reading: Reading): readonly Row[] {
  return [{ name: null, index: 0, reading }];
}

/** Weight of value 0 in a histogram: trials on which nothing of the sort happened. */
export function weightOfNone(histogram: string): (marginals: Marginals) => number {
  return ({ metrics }) => metrics[histogram]?.find(([value]) => value === 0)?.[1] ?? 0;
}
