/** Do simulated figures agree with the exact ones? One reckoning for all kinds of scenarios. */
import type { CellResult } from '../batch/result.ts';
import { kindOf, metricOf } from '../scenario/cellKinds.ts';
import type { CheckedFigure } from '../scenario/model/cellKind.ts';
import type { Cell } from '../scenario/model/cells.ts';
import { type Reading, readOff, singleRow } from '../scenario/model/metric.ts';
import { binomialTwoSided } from '../stats/binomial.ts';
import { exactZ } from '../stats/exact-z.ts';
import { histogramSd } from '../stats/histogram.ts';
import { criticalValue } from '../stats/interval.ts';
import { simultaneousConfidence } from '../stats/multiplicity.ts';

/** In so many of 100 runs chance alone stays below what is expected of it, whatever the level of the report. */
const confidence = 0.95;

/**
 * Level at which a repetition is held against the exact solution: where both are right, a run is told to disagree
 * in 5 % · 1 % = 1 of 2,000.
 */
const repeated = 0.99;

/** Fewer expected successes (or failures) than this, and z is no longer normal: the exact binomial test judges. */
const enough = 10;

/** A cell that was played again because its figure was far from the exact one; stands in `run.json`. */
export interface Repetition {
  /** Index of the cell in the run, and of the figure within the cell. */
  readonly cell: number;
  readonly row: number;
  /** Trials, on a stream of their own. */
  readonly trials: number;
  /** Their deviation from the exact figure, in standard errors, without sign. */
  readonly size: number;
}

/** Simulated against exact figures, over all cells that have both. */
export interface Check {
  /** What was compared. */
  readonly of: CheckedFigure['of'];
  /** Different comparisons: a cell that returns unchanged in another variant is one. */
  readonly comparisons: number;
  /** Largest deviation, in standard errors; of the cell with this index and key, and of which of its figures. */
  readonly largest: number;
  readonly key: string;
  readonly cell: number;
  readonly row: number;
  /** What chance alone stays below in 95 of 100 such runs (Bonferroni). */
  readonly expected: number;
  /** The cell played again; `null` where nothing asked for it, or nobody did. */
  readonly repetition: Repetition | null;
  /** `apart`: beyond what is expected, and not played again. `chance`: the repetition agrees; `disagree`: it does not. */
  readonly verdict: 'agree' | 'apart' | 'chance' | 'disagree';
}

/** How far one figure is from its exact value. */
interface Deviation extends Pick<Check, 'of' | 'key' | 'cell' | 'row'> {
  /** Equal for one comparison that returns: the same cell with the same randomness. */
  readonly identity: string;
  /** Standard errors, without sign. */
  readonly size: number;
}

/** The largest deviation of a run, and what chance alone makes of so many; `null` where nothing has both figures. */
export function checkOf(run: {
  readonly cells: readonly CellResult<Cell>[];
  readonly repetition?: Repetition | undefined;
}): Check | null {
  const found = run.cells.flatMap(deviationsOf);
  const [first] = found;
  if (first === undefined) return null;
  const worst = found.reduce((most, each) => (each.size > most.size ? each : most));
  const comparisons = new Set(found.map(({ identity }) => identity)).size;
  const expected = criticalValue(simultaneousConfidence(confidence, comparisons));
  const { of, size: largest, key, cell, row } = worst;
  const known = run.repetition;
  const beyond = largest > expected;
  const repetition = beyond && known?.cell === cell && known.row === row ? known : null;
  const settled = repetition !== null && repetition.size <= criticalValue(repeated) ? 'chance' : 'disagree';
  const verdict = !beyond ? 'agree' : repetition === null ? 'apart' : settled;
  return { of, comparisons, largest, key, cell, row, expected, repetition, verdict };
}

/** How far a cell, played again, lies from its exact solution in one of its figures; `null` without both. */
export function deviationAgain(result: CellResult<Cell>, row: number): number | null {
  return deviationsOf(result, 0).find((found) => found.row === row)?.size ?? null;
}

function deviationsOf(result: CellResult<Cell>, cell: number): Deviation[] {
  const { tally, exact, law } = result;
  const { checked } = kindOf(result.cell);
  if (tally === null || exact === null || checked === null) return [];
  const { key } = result.cell;
  const metric = metricOf(checked.metric);
  const rows = metric.rows?.(result.cell, null) ?? singleRow(metric.reading!);
  return rows.flatMap(({ index: row, reading }) => {
    const [simulated, known] = [readOff(reading, tally), readOff(reading, exact)];
    if (simulated === null || known === null) return [];
    const identity = JSON.stringify([key, law, row, simulated]);
    return [{ of: checked.of, key, cell, row, identity, size: sizeOf(reading, result, simulated - known) }];
  });
}

function sizeOf(reading: Reading, { tally, exact }: CellResult<Cell>, difference: number): number {
  const { total } = tally!;
  if (reading.kind === 'rate') {
    const chance = Math.min(1, Math.max(0, reading.successes(exact!)));
    return rateDeviation(reading.successes(tally!), total, chance);
  }
  // A mean that is certain has no error: 0 where both agree.
  if (Math.abs(difference) < 1e-9) return 0;
  const sd = reading.kind === 'mean' ? histogramSd(exact!.metrics[reading.histogram]!) : 0;
  return Math.abs(difference) / (Math.max(sd, 1e-8) / Math.sqrt(total));
}

/** |z| of a count; for rare successes or failures the z that has the p of the exact binomial test. */
export function rateDeviation(count: number, trials: number, chance: number): number {
  const z = Math.abs(exactZ(count, trials, chance));
  if (Math.min(chance, 1 - chance) * trials >= enough) return z;
  const p = binomialTwoSided(count, trials, chance);
  // What cannot happen has p 0: no quantile, but a large z.
  return p <= 0 ? z : p >= 1 ? 0 : criticalValue(1 - p);
}
