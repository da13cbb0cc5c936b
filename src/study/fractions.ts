/** The chances of winning of a scenario's duels as exact fractions, beside what the solver says. */
import { DEFAULT_MAX_STATES } from '../batch/plan.ts';
import { type FractionalChances, fractionalChances, type NoFraction } from '../engine/fractions.ts';
import { prepare } from '../engine/prepared/prepared.ts';
import { exactMarginals, solvePrepared } from '../engine/prepared/solve.ts';
import { createDuel } from '../rules/duel/duel.ts';
import { impossible } from '../rules/eligibility.ts';
import { isDrawn } from '../rules/population.ts';
import { outcomeOf } from '../scenario/duel/outcome.ts';
import type { DuelCell } from '../scenario/model/cells.ts';

/** The chances of one duel. */
export interface FractionalDuel {
  readonly cell: DuelCell;
  /** Or why there are none: `drawn`, who fights is drawn; `states`, too many to tabulate; `impossible`, no duel at all. */
  readonly chances: FractionalChances | NoFraction | 'drawn' | 'states' | 'impossible';
  /** What the solver says of the same, and by how much it may be off in all; `null` where it says nothing. */
  readonly solved: { readonly initiator: number; readonly error: number } | null;
}

/** Works out the fractions of a duel. */
export function fractionalDuel(cell: DuelCell): FractionalDuel {
  if (impossible(cell.setup) !== null) return { cell, chances: 'impossible', solved: null };
  if (isDrawn(cell.setup)) return { cell, chances: 'drawn', solved: null };
  const contest = createDuel(cell.setup);
  const prepared = prepare(contest, DEFAULT_MAX_STATES);
  if (prepared.chain === null) return { cell, chances: 'states', solved: null };
  const solution = solvePrepared(contest, prepared);
  const exact = solution === null ? null : exactMarginals(contest, prepared, solution);
  return {
    cell,
    chances: fractionalChances(contest, prepared.chain),
    solved: exact === null ? null : { initiator: outcomeOf(exact).initiator, error: exact.error ?? 0 },
  };
}
