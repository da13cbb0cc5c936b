/** What changes are worth: differences of mean scores, exact where tabulated, else on the same duels. */
import type { DuelCell } from '../../scenario/model/cells.ts';
import { criticalValue, type Interval } from '../../stats/interval.ts';
import type { Evaluator } from '../evaluator.ts';
import { scoreOf } from '../figures.ts';
import { breathe, type Pace, tell } from '../pace.ts';
import { squaredError } from '../scoreBounds.ts';
import { PairedPlayer } from './paired.ts';

/** One cell before and after; `sign` is −1 where the combatant is the target. */
export interface Trial {
  readonly before: DuelCell;
  readonly after: DuelCell;
  readonly sign: 1 | -1;
}

/** One lever of one combatant on one plane. */
export interface Task<L> {
  readonly combatant: string;
  readonly plane: number;
  readonly lever: L;
  readonly trials: readonly Trial[];
  /** What is tried is to stand in this seat alone, 1 the initiator's; nothing else changes. */
  readonly seat?: 1 | -1;
  /** Whether matchups that are not possible any more count as gone, and the mean is that of those left; else they are left out of both. */
  readonly mayClose?: true;
}

/** What a lever is worth to one combatant on one plane. Scores and effects from −1 to 1. */
export interface Effect<L> {
  readonly combatant: string;
  /** `null`: the mean over all planes. */
  readonly plane: number | null;
  readonly lever: L;
  /** Mean score before, over all matchups of the field, both seats, mirrors left out. */
  readonly score: number;
  readonly effect: number;
  /** Simultaneous bounds over all simulated effects; `null` where the effect is exact. */
  readonly interval: Interval | null;
  /** Matchups averaged. */
  readonly cells: number;
  /** Least and most that it is worth in a single matchup; `null` where one of them is simulated, or all are needed to tell. */
  readonly range: Interval | null;
}

/** An effect before its bounds. */
export interface Measured<L> extends Omit<Effect<L>, 'interval'> {
  /** Variance of the effect; 0 where exact. */
  readonly variance: number;
}

const CONFIDENCE = 0.95;

/** Measures tasks whose cells the evaluator knows. */
export async function measureAll<L>(
  tasks: readonly Task<L>[],
  evaluator: Evaluator,
  pace: Pace,
): Promise<Measured<L>[]> {
  const player = new PairedPlayer(evaluator, evaluator.options.mostDuels);
  const measured: Measured<L>[] = [];
  for (const [i, task] of tasks.entries()) {
    if (i % 20 === 0) await breathe(pace);
    const found = await measure(task, evaluator, player, pace);
    if (found !== null) measured.push(found);
    tell(pace, i + 1, tasks.length);
  }
  return measured;
}

/** Effects with bounds that hold for all of them together. */
export function bounded<L>(measured: readonly Measured<L>[]): Effect<L>[] {
  const simulated = measured.filter(({ variance }) => variance > 0).length;
  const z = criticalValue(1 - (1 - CONFIDENCE) / Math.max(1, simulated));
  return measured.map(({ variance, ...effect }): Effect<L> => {
    const half = z * Math.sqrt(variance);
    const interval = { low: effect.effect - half, high: effect.effect + half };
    return { ...effect, interval: variance === 0 ? null : interval };
  });
}

/** The effect of one task; `null` where no matchup is possible before and after. */
async function measure<L>(
  task: Task<L>,
  evaluator: Evaluator,
  player: PairedPlayer,
  pace: Pace,
): Promise<Measured<L> | null> {
  const { combatant, plane, lever, seat } = task;
  if (task.mayClose === true && task.trials.some((trial) => closes(trial, evaluator)))
    return closing(task, evaluator);
  const trials = task.trials.filter(
    ({ before, after }) => evaluator.keyOf(before) !== '' && evaluator.keyOf(after) !== '',
  );
  const n = trials.length;
  if (n === 0) return null;
  const own = trials.map(({ before, sign }) => {
    const figures = evaluator.figures(before)!;
    const score = scoreOf(figures);
    return {
      score: sign > 0 ? score : 1 - score,
      sign,
      variance: squaredError(figures),
    };
  });
  const score = own.reduce((sum, entry) => sum + entry.score, 0) / n;
  if (seat !== undefined) {
    const first = own.filter(({ sign }) => sign === seat);
    if (first.length === 0 || first.length === n) return null;
    const effect = first.reduce((sum, entry) => sum + entry.score, 0) / first.length - score;
    const weight = (sign: number): number => (sign === seat ? 1 / first.length : 0) - 1 / n;
    const variance = own.reduce((sum, entry) => sum + weight(entry.sign) ** 2 * entry.variance, 0);
    return { combatant, plane, lever, score, effect, variance, cells: n, range: null };
  }
  let [effect, variance, exact] = [0, 0, true];
  let range: Interval = { low: Number.POSITIVE_INFINITY, high: Number.NEGATIVE_INFINITY };
  const widen = (worth: number): void => {
    range = { low: Math.min(range.low, worth), high: Math.max(range.high, worth) };
  };
  for (const { before, after, sign } of trials) {
    const [a, b] = [evaluator.figures(before)!, evaluator.figures(after)!];
    if (a.duels === null && b.duels === null) {
      const worth = sign * (scoreOf(b) - scoreOf(a));
      effect += worth / n;
      widen(worth);
      continue;
    }
    if (evaluator.keyOf(before) === evaluator.keyOf(after)) {
      widen(0);
      continue;
    }
    exact = false;
    await breathe(pace);
    const difference = player.difference(before, after, CONFIDENCE);
    effect += (sign * difference.difference) / n;
    variance += (difference.standardError / n) ** 2;
  }
  return { combatant, plane, lever, score, effect, variance, cells: n, range: exact ? range : null };
}

const closes = ({ before, after }: Trial, evaluator: Evaluator): boolean =>
  evaluator.keyOf(before) !== '' && evaluator.keyOf(after) === '';

/** The effect of what closes matchups: the mean score in those that are left less that in all; `null` where none is left. */
function closing<L>({ combatant, plane, lever, trials }: Task<L>, evaluator: Evaluator): Measured<L> | null {
  const meanOf = (cells: readonly { readonly cell: DuelCell; readonly sign: 1 | -1 }[]) => {
    const own = cells.flatMap(({ cell, sign }) => {
      const figures = evaluator.figures(cell);
      return figures === null ? [] : [{ figures, score: sign > 0 ? scoreOf(figures) : 1 - scoreOf(figures) }];
    });
    const n = own.length;
    return {
      n,
      score: own.reduce((sum, { score }) => sum + score, 0) / n,
      variance: own.reduce((sum, { figures }) => sum + squaredError(figures), 0) / n ** 2,
    };
  };
  const before = meanOf(trials.map(({ before: cell, sign }) => ({ cell, sign })));
  const after = meanOf(trials.map(({ after: cell, sign }) => ({ cell, sign })));
  if (before.n === 0 || after.n === 0) return null;
  const [effect, variance] = [after.score - before.score, after.variance + before.variance];
  return { combatant, plane, lever, score: before.score, effect, variance, cells: before.n, range: null };
}

/** Means over the planes, for levers that are known on all of them. */
export function overPlanes<L>(measured: readonly Measured<L>[], planes: number): Measured<L>[] {
  if (planes < 2) return [];
  const groups = new Map<string, Measured<L>[]>();
  for (const own of measured) {
    const key = JSON.stringify([own.combatant, own.lever]);
    groups.set(key, [...(groups.get(key) ?? []), own]);
  }
  return [...groups.values()]
    .filter((group) => group.length === planes)
    .map((group) => {
      const mean = (read: (own: Measured<L>) => number): number =>
        group.reduce((sum, own) => sum + read(own), 0) / planes;
      return {
        ...group[0]!,
        plane: null,
        score: mean((own) => own.score),
        effect: mean((own) => own.effect),
        variance: mean((own) => own.variance) / planes,
        cells: group.reduce((sum, own) => sum + own.cells, 0),
        range: rangeOver(group.map(({ range }) => range)),
      };
    });
}

/** The range over several; `null` where one is not known. */
function rangeOver(ranges: readonly (Interval | null)[]): Interval | null {
  return ranges.reduce((a, b) =>
    a === null || b === null ? null : { low: Math.min(a.low, b.low), high: Math.max(a.high, b.high) },
  );
}
