/** Restricted play: what each option is worth to whom, by forbidding or forcing one after another (Jaffe et al., AIIDE 2012). */
import type { DuelCell } from '../../scenario/model/cells.ts';
import type { Evaluator } from '../evaluator.ts';
import { askedFighters, type Field, fightersOf } from '../field.ts';
import type { Pace } from '../pace.ts';
import { bounded, type Effect, measureAll, overPlanes, type Task } from '../sensitivity/measure.ts';
import { ownCells } from '../sensitivity/tasks.ts';
import { type SolveMany, warm } from '../warm.ts';
import { type Restriction, restricted, restrictionsOf } from './restrictions.ts';

/** What a restriction does to a combatant: its mean score under it less that as the file stands. */
export type RestrictionEffect = Effect<Restriction>;

/** All effects of a field. */
export interface RestrictResult {
  readonly field: Field;
  /** Whose options were tried. */
  readonly combatants: readonly string[];
  readonly effects: readonly RestrictionEffect[];
  /** Duels of each simulated difference. */
  readonly duels: number;
}

/** Every restriction that changes something, with the cells before and after, for everybody and plane that it touches. */
function tasksOf(field: Field, holders: readonly string[]): Task<Restriction>[] {
  const everybody = fightersOf(field);
  return restrictionsOf(holders).flatMap((lever): Task<Restriction>[] => {
    if (lever.kind === 'seat') {
      const seat = lever.forced ? 1 : -1;
      return field.planes.flatMap((plane) => {
        const trials = ownCells(field, plane, lever.holder).map(({ cell, sign }) => ({
          before: cell,
          after: cell,
          sign,
        }));
        return trials.length === 0 ? [] : [{ combatant: lever.holder, plane, lever, trials, seat } as const];
      });
    }
    const after = new Map<DuelCell, DuelCell>();
    for (const cell of field.cells) {
      const setup = restricted(cell.setup, lever);
      if (setup !== null) after.set(cell, { ...cell, setup });
    }
    if (after.size === 0) return [];
    return everybody.flatMap((combatant) =>
      field.planes.flatMap((plane) => {
        const own = ownCells(field, plane, combatant);
        const touched = own.some(({ cell }) => after.has(cell));
        const trials = own.map(({ cell, sign }) => ({ before: cell, after: after.get(cell) ?? cell, sign }));
        return touched ? [{ combatant, plane, lever, trials, mayClose: true } as const] : [];
      }),
    );
  });
}

/**
 * Forbids and forces everything that can be, one at a time.
 * @param of whose options; everybody's and the rules' where `null`.
 * @throws TuningError for an unknown name.
 */
export async function restrict(
  field: Field,
  evaluator: Evaluator,
  of: string | null,
  pace: Pace,
  solveMany: SolveMany | null,
): Promise<RestrictResult> {
  const combatants = askedFighters(field, of);
  const tasks = tasksOf(field, combatants);
  const cells = tasks.flatMap(({ trials }) => trials.flatMap(({ before, after }) => [before, after]));
  await warm(evaluator, cells, pace, solveMany);
  const measured = await measureAll(tasks, evaluator, pace);
  const effects = bounded([...measured, ...overPlanes(measured, field.planes.length)]);
  return { field, combatants, effects, duels: evaluator.options.mostDuels };
}
