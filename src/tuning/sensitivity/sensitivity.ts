/** What one more point is worth: differences of mean scores, exact where tabulated, else on the same duels. */

import { inQuotes, tipped } from '../../problems/problem.ts';
import type { DuelCell } from '../../scenario/model/cells.ts';
import { didYouMean } from '../../scenario/tree/nearest.ts';
import { criticalValue, type Interval } from '../../stats/interval.ts';
import { TuningError } from '../errors.ts';
import type { Evaluator } from '../evaluator.ts';
import type { Field } from '../field.ts';
import { scoreOf } from '../figures.ts';
import { breathe, type Pace, tell } from '../pace.ts';
import { squaredError } from '../scoreBounds.ts';
import { type SolveMany, warm } from '../warm.ts';
import { PairedPlayer } from './paired.ts';
import { SlopeReader, slopes } from './slopes.ts';
import { type Lever, ownCells, type Task, tasksOf } from './tasks.ts';

export type { Lever } from './tasks.ts';

/** What a lever is worth to one combatant on one plane. Scores and effects from −1 to 1. */
export interface Effect {
  readonly combatant: string;
  /** `null`: the mean over all planes. */
  readonly plane: number | null;
  readonly lever: Lever;
  /** Mean score before, over all matchups of the field, both seats, mirrors left out. */
  readonly score: number;
  readonly effect: number;
  /** Simultaneous bounds over all simulated effects; `null` where the effect is exact. */
  readonly interval: Interval | null;
  /** Matchups averaged. */
  readonly cells: number;
}

/** All effects of a field. */
export interface SensitivityResult {
  readonly field: Field;
  readonly combatants: readonly string[];
  readonly effects: readonly Effect[];
  /** Duels of each simulated difference. */
  readonly duels: number;
}

interface Measured extends Omit<Effect, 'interval'> {
  /** Variance of the effect; 0 where exact. */
  readonly variance: number;
}

const CONFIDENCE = 0.95;

/** Works out everything a field's combatants could be given. @throws TuningError for an unknown name. */
export async function sensitivity(
  field: Field,
  evaluator: Evaluator,
  of: string | null,
  pace: Pace,
  solveMany: SolveMany | null,
): Promise<SensitivityResult> {
  const members = field.cells.flatMap(({ setup }) => [...setup.initiators, ...setup.targets]);
  const names = [...new Set(members.map((member) => member.name))];
  if (of !== null && !names.includes(of)) {
    throw new TuningError(
      { must: ['oneOf', names], found: inQuotes(of), ...tipped(didYouMean(of, names)) },
      { asked: ['of'] },
    );
  }
  const combatants = of === null ? names : [of];
  const tasks = tasksOf(field, combatants);
  const cells = tasks.flatMap(({ trials }) => trials.flatMap(({ before, after }) => [before, after]));
  await warm(evaluator, cells, pace, solveMany);
  const player = new PairedPlayer(evaluator, evaluator.options.mostDuels);
  const measured: Measured[] = [];
  for (const [i, task] of tasks.entries()) {
    if (i % 20 === 0) await breathe(pace);
    const found = await measure(task, evaluator, player, pace);
    if (found !== null) measured.push(found);
    tell(pace, i + 1, tasks.length);
  }
  const reader = new SlopeReader(evaluator);
  for (const combatant of combatants) {
    for (const plane of field.planes) {
      await breathe(pace);
      measured.push(...slopeEffects(ownCells(field, plane, combatant), combatant, plane, evaluator, reader));
    }
  }
  const all = [...measured, ...overPlanes(measured, field.planes.length)];
  const simulated = all.filter(({ variance }) => variance > 0).length;
  const z = criticalValue(1 - (1 - CONFIDENCE) / Math.max(1, simulated));
  const effects = all.map(({ variance, ...effect }): Effect => {
    const half = z * Math.sqrt(variance);
    const interval = { low: effect.effect - half, high: effect.effect + half };
    return { ...effect, interval: variance === 0 ? null : interval };
  });
  return { field, combatants, effects, duels: evaluator.options.mostDuels };
}

/** Derivatives of a combatant's mean score on a plane, where all its matchups are exact and have them. */
function slopeEffects(
  own: readonly { cell: DuelCell; sign: 1 | -1 }[],
  combatant: string,
  plane: number,
  evaluator: Evaluator,
  reader: SlopeReader,
): Measured[] {
  const cells = own.filter(({ cell }) => evaluator.keyOf(cell) !== '');
  if (cells.length === 0 || cells.some(({ cell }) => !evaluator.isExact(cell))) return [];
  const scores = cells.map(({ cell, sign }) => (1 - sign) / 2 + sign * scoreOf(evaluator.figures(cell)!));
  const found = cells.map(({ cell }) => reader.of(cell, combatant));
  const n = cells.length;
  return slopes.flatMap((slope) => {
    const values = found.flatMap((each) => each?.[slope] ?? []);
    if (values.length < n) return [];
    const unit = slope === 'attack' || slope === 'defence' ? 1 : 0.01;
    const effect = (values.reduce((a, b) => a + b, 0) * unit) / n;
    const score = scores.reduce((a, b) => a + b, 0) / n;
    return [{ combatant, plane, lever: { kind: 'slope', slope }, score, effect, variance: 0, cells: n }];
  });
}

/** The effect of one task; `null` where no matchup is possible before and after. */
async function measure(
  task: Task,
  evaluator: Evaluator,
  player: PairedPlayer,
  pace: Pace,
): Promise<Measured | null> {
  const { combatant, plane, lever } = task;
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
  if (lever.kind === 'firstMove') {
    const first = own.filter(({ sign }) => sign > 0);
    if (first.length === 0 || first.length === n) return null;
    const effect = first.reduce((sum, entry) => sum + entry.score, 0) / first.length - score;
    const weight = (sign: number): number => (sign > 0 ? 1 / first.length : 0) - 1 / n;
    const variance = own.reduce((sum, entry) => sum + weight(entry.sign) ** 2 * entry.variance, 0);
    return { combatant, plane, lever, score, effect, variance, cells: n };
  }
  let [effect, variance] = [0, 0];
  for (const { before, after, sign } of trials) {
    const [a, b] = [evaluator.figures(before)!, evaluator.figures(after)!];
    if (a.duels === null && b.duels === null) {
      effect += (sign * (scoreOf(b) - scoreOf(a))) / n;
      continue;
    }
    if (evaluator.keyOf(before) === evaluator.keyOf(after)) continue;
    await breathe(pace);
    const difference = player.difference(before, after, CONFIDENCE);
    effect += (sign * difference.difference) / n;
    variance += (difference.standardError / n) ** 2;
  }
  return { combatant, plane, lever, score, effect, variance, cells: n };
}

/** Means over the planes, for levers that are known on all of them. */
function overPlanes(measured: readonly Measured[], planes: number): Measured[] {
  if (planes < 2) return [];
  const groups = new Map<string, Measured[]>();
  for (const own of measured) {
    const key = JSON.stringify([own.combatant, own.lever]);
    groups.set(key, [...(groups.get(key) ?? []), own]);
  }
  return [...groups.values()]
    .filter((group) => group.length === planes)
    .map((group) => {
      const mean = (read: (own: Measured) => number): number =>
        group.reduce((sum, own) => sum + read(own), 0) / planes;
      return {
        ...group[0]!,
        plane: null,
        score: mean((own) => own.score),
        effect: mean((own) => own.effect),
        variance: mean((own) => own.variance) / planes,
        cells: group.reduce((sum, own) => sum + own.cells, 0),
      };
    });
}
