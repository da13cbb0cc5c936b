/** What one more point is worth: differences of mean scores, exact where tabulated, else on the same duels. */

import type { DuelCell } from '../../scenario/model/cells.ts';
import type { Evaluator } from '../evaluator.ts';
import { askedFighters, type Field } from '../field.ts';
import { scoreOf } from '../figures.ts';
import { breathe, type Pace } from '../pace.ts';
import { type SolveMany, warm } from '../warm.ts';
import { bounded, type Measured, type Effect as MeasuredEffect, measureAll, overPlanes } from './measure.ts';
import { SlopeReader, slopes } from './slopes.ts';
import { type Lever, ownCells, tasksOf } from './tasks.ts';

export type { Lever } from './tasks.ts';

/** What a lever is worth to one combatant on one plane. */
export type Effect = MeasuredEffect<Lever>;

/** All effects of a field. */
export interface SensitivityResult {
  readonly field: Field;
  readonly combatants: readonly string[];
  readonly effects: readonly Effect[];
  /** Duels of each simulated difference. */
  readonly duels: number;
}

/** Works out everything a field's combatants could be given. @throws TuningError for an unknown name. */
export async function sensitivity(
  field: Field,
  evaluator: Evaluator,
  of: string | null,
  pace: Pace,
  solveMany: SolveMany | null,
): Promise<SensitivityResult> {
  const combatants = askedFighters(field, of);
  const tasks = tasksOf(field, combatants);
  const cells = tasks.flatMap(({ trials }) => trials.flatMap(({ before, after }) => [before, after]));
  await warm(evaluator, cells, pace, solveMany);
  const measured = await measureAll(tasks, evaluator, pace);
  const reader = new SlopeReader(evaluator);
  for (const combatant of combatants) {
    for (const plane of field.planes) {
      await breathe(pace);
      measured.push(...slopeEffects(ownCells(field, plane, combatant), combatant, plane, evaluator, reader));
    }
  }
  const all = [...measured, ...overPlanes(measured, field.planes.length)];
  const effects = bounded(all);
  return { field, combatants, effects, duels: evaluator.options.mostDuels };
}

/** Derivatives of a combatant's mean score on a plane, where all its matchups are exact and have them. */
function slopeEffects(
  own: readonly { cell: DuelCell; sign: 1 | -1 }[],
  combatant: string,
  plane: number,
  evaluator: Evaluator,
  reader: SlopeReader,
): Measured<Lever>[] {
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
    return [
      {
        combatant,
        plane,
        lever: { kind: 'slope', slope },
        score,
        effect,
        variance: 0,
        cells: n,
        range: null,
      },
    ];
  });
}
