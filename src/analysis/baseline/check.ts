/** Has anything moved since the baseline was written, and more than noise explains? */
import type { CellResult } from '../../batch/result.ts';
import type { Tally } from '../../engine/tally.ts';
import type { MetricName } from '../../scenario/metricNames.ts';
import { holm } from '../../stats/multiplicity.ts';
import { compareCells } from '../compare/compare.ts';
import type { ComparedCell, MatchupChange } from '../compare/comparison.ts';
import {
  addressOf,
  type Baseline,
  type BaselineCell,
  baselineCell,
  keptMetrics,
  type Triple,
} from './baseline.ts';
import {
  lossFigure,
  lossTest,
  type MovedFigure,
  movedExactly,
  movedMean,
  sampledMeans,
  winFigure,
} from './figures.ts';

/**
 * `same`: no difference; `noise`: one that chance explains; `moved`: one that it does not; `unequal`: one
 * where none is allowed, since seed, scenario and version are those of the baseline.
 */
export type Movement = 'same' | 'noise' | 'moved' | 'unequal';

/** One cell now, against the baseline. */
export interface CheckedCell {
  readonly address: string;
  readonly movement: Movement;
  readonly change: MatchupChange | null;
  /** What moved, beyond noise or by value. */
  readonly moved: readonly MovedFigure[];
}

/** What a check came to. */
export interface BaselineCheck {
  /** `equal`: everything must be the same; else how the cells were compared. */
  readonly how: 'equal' | 'paired' | 'samples';
  readonly cells: readonly CheckedCell[];
  /** Addresses of cells that only one side has. */
  readonly added: readonly string[];
  readonly gone: readonly string[];
  /** Tests of outcomes that the Holm adjustment is over. */
  readonly family: number;
  /** Metrics that were compared beside wins, draws and losses. */
  readonly compared: readonly MetricName[];
  /** Of these, the ones that were compared by value in some cell, and those by intervals of samples. */
  readonly known: { readonly exact: boolean; readonly sampled: boolean };
}

/** Cells of now beside those of the baseline, by address. */
export function alignCells(
  baseline: Baseline,
  results: readonly CellResult[],
): { pairs: readonly (readonly [BaselineCell, CellResult])[]; added: string[]; gone: string[] } {
  const known = new Map(baseline.cells.map((cell) => [addressOf(cell), cell]));
  const pairs: (readonly [BaselineCell, CellResult])[] = [];
  const added: string[] = [];
  for (const result of results) {
    if (result.impossible !== null) continue;
    const address = addressOf(result.cell);
    const before = known.get(address);
    if (before === undefined) added.push(address);
    else pairs.push([before, result]);
    known.delete(address);
  }
  return { pairs, added, gone: [...known.keys()] };
}

/** Same seed, scenario and version: every number must be the same. */
export function checkEqual(baseline: Baseline, results: readonly CellResult[]): BaselineCheck {
  const { pairs, added, gone } = alignCells(baseline, results);
  const names = new Set<string>();
  const cells = pairs.map(([before, result]): CheckedCell => {
    const now = baselineCell(result);
    const [old, { counted, exact }] = [before.figures, now.figures!];
    for (const means of [old?.counted, old?.exact])
      for (const name of Object.keys(means ?? {})) names.add(name);
    const same =
      equal(before.counts, now.counts) &&
      equal(before.exact, now.exact) &&
      (old === null || (equalMeans(old.counted, counted) && equalMeans(old.exact, exact)));
    return { address: addressOf(before), movement: same ? 'same' : 'unequal', change: null, moved: [] };
  });
  const known = { exact: true, sampled: false };
  return { how: 'equal', cells, added, gone, family: 0, compared: metricsOf(names), known };
}

function metricsOf(names: ReadonlySet<string>): MetricName[] {
  return keptMetrics.filter((name) => names.has(name)).map((name) => `${name}_mean` as MetricName);
}

function equal(a: Triple | null, b: Triple | null): boolean {
  return a === b || (a !== null && b !== null && a.every((value, i) => value === b[i]));
}

type Means = Readonly<Record<string, number>> | null;

function equalMeans(a: Means, b: Means): boolean {
  if (a === null || b === null) return a === b;
  return Object.entries(a).every(([name, value]) => b[name] === value);
}

/**
 * Pairs of duels fought side by side, or two samples of counts: whatever the compared cells hold. The whole outcome
 * (the initiator's wins and the target's, Holm over all cells, half of the error) and every mean (simultaneous
 * intervals, the other half); what is solved on both sides by value.
 */
export function checkMoved(
  how: 'paired' | 'samples',
  compared: readonly ComparedCell[],
  { added, gone }: Pick<BaselineCheck, 'added' | 'gone'>,
  confidence: number,
): BaselineCheck {
  const options = { margin: 0.02, confidence, trustLaws: how === 'paired', averages: false };
  const { matchups } = compareCells(compared, options);
  const sampled = matchups.flatMap(({ means }, i) =>
    means === 'paired' || means === 'independent' ? [i] : [],
  );
  const wins = new Map(sampled.map((i) => [matchups[i]!.evidence, matchups[i]!.p ?? 1]));
  const losses = sampled.map((i) => lossTest(compared[i]!) ?? 1);
  const adjusted = holm([...wins.values(), ...losses]);
  const winAt = new Map([...wins.keys()].map((evidence, i) => [evidence, adjusted[i]!]));
  const lossAt = new Map(sampled.map((cell, i) => [cell, adjusted[wins.size + i]!]));
  const names = new Set<string>();
  const figures = sampled.reduce((sum, i) => sum + sampledMeans(compared[i]!).length, 0);
  const half = (1 - confidence) / 2;
  const cells = matchups.map((change, index): CheckedCell => {
    const cell = compared[index]!;
    const winP = winAt.get(change.evidence);
    const own = { ...change, adjusted: lossAt.has(index) ? winP! : change.adjusted };
    const moved = ((): readonly MovedFigure[] => {
      if (cell.before.exact !== null && cell.after.exact !== null) {
        // Also where the duel is the same by law: what its ends are worth need not be.
        for (const name of Object.keys(cell.before.exact.metrics)) names.add(name);
        return movedExactly(cell.before.exact, cell.after.exact);
      }
      if (!lossAt.has(index)) return [];
      const means = sampledMeans(cell);
      for (const name of means) names.add(name);
      return [
        ...(winP! <= half ? [winFigure(change)] : []),
        ...(lossAt.get(index)! <= half ? [lossFigure(cell)] : []),
        ...means.flatMap((name) => movedMean(cell, name, half / figures) ?? []),
      ];
    })();
    return { address: addressOf(change), movement: movementOf(change, moved), change: own, moved };
  });
  const known = {
    exact: compared.some(({ before, after }) => before.exact !== null && after.exact !== null),
    sampled: sampled.length > 0,
  };
  return { how, cells, added, gone, family: adjusted.length, compared: metricsOf(names), known };
}

function movementOf({ means, verdict }: MatchupChange, moved: readonly MovedFigure[]): Movement {
  if (moved.length > 0) return 'moved';
  return means === 'exact' || verdict === 'identical' ? 'same' : 'noise';
}

/** The cell of a baseline as a result: with the distributions that it keeps, and exact means in place of exact ones. */
export function resultOf(before: BaselineCell, now: CellResult): CellResult {
  const ends = ([win, draw, loss]: Triple) => ({
    'initiator:soul': win,
    'draw:exhaustion': draw,
    'target:soul': loss,
  });
  const { counts, exact, figures } = before;
  const points = Object.entries(figures?.exact ?? {}).map(([name, mean]) => [name, [[mean, 1]]] as const);
  const tally: Tally | null =
    counts === null
      ? null
      : {
          total: counts[0] + counts[1] + counts[2],
          ends: ends(counts),
          metrics: figures?.distributions ?? {},
          longest: null,
        };
  return {
    ...now,
    tally,
    exact: exact === null ? null : { total: 1, ends: ends(exact), metrics: Object.fromEntries(points) },
    // Another version may give one law two names; the counts decide.
    chain: `baseline ${addressOf(before)}`,
    law: `baseline ${addressOf(before)}`,
  };
}
