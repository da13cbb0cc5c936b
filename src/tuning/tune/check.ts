/** What `tune` refuses before it searches, for whoever wants to know beforehand. */
import { impossible } from '../../rules/eligibility.ts';
import type { OpenScenario } from '../../scenario/open.ts';
import { TuningError } from '../errors.ts';
import { compileGoal } from '../goal/compile.ts';
import { optionsOf } from './knobs.ts';
import { movedCells, touching } from './touch.ts';

/**
 * Everything that tuning would refuse at its start: wishes about no possible matchup, knobs that change nothing
 * that the goal looks at. Nothing where the scenario has no block `tune`. Solves no duel.
 */
export function tuneRefusals(open: OpenScenario): TuningError[] {
  const { tune: block } = open.scenario;
  if (block === null) return [];
  const before = movedCells(open, []);
  const used = new Set<number>();
  const bad = block.goal.flatMap((band) => {
    try {
      const wishes = compileGoal([band], before, (cell) => impossible(cell.setup) === null);
      for (const { terms } of wishes) for (const { cell } of terms) used.add(cell);
      return [];
    } catch (error) {
      return [refused(error)];
    }
  });
  // What a knob changes is known only where every wish is.
  if (bad.length > 0) return bad;
  return block.knobs.flatMap((knob) => {
    try {
      touching(open, before, [...used], [optionsOf(knob, open)]);
      return [];
    } catch (error) {
      return [refused(error)];
    }
  });
}

function refused(error: unknown): TuningError {
  if (error instanceof TuningError) return error;
  throw error;
}
