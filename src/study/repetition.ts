/** Plays again what lies further from its exact solution than chance alone explains: the program settles it itself. */
import { type Check, checkOf, deviationAgain } from '../analysis/agreement.ts';
import type { Plan } from '../batch/plan.ts';
import type { Cell } from '../scenario/model/cells.ts';
import type { Conduct } from './executors.ts';
import { runAt } from './session.ts';
import type { Study } from './study.ts';

/** A repetition has so many times the trials of the cell: a true deviation of 4 standard errors becomes one of 12. */
const TIMES = 10;

/**
 * Trials of a repetition at most, some seconds of work: nobody asked for them, and a stored run may have a stranger's
 * word for how many it had. A cell with more of them stays open.
 */
const MOST_REPEATED = 100_000_000;

/**
 * The study with the repetition of its cell of largest deviation, where that is beyond its limit and the study has
 * none; and what is then known. It depends on the finished run alone, so a merged, resumed or stored run has the same.
 * @throws InterruptedError when the signal is aborted.
 */
export async function withRepetition<S extends Study<Cell>>(
  study: S,
  conduct: Pick<Conduct, 'executor' | 'signal'>,
): Promise<{ readonly study: S; readonly check: Check | null }> {
  const check = checkOf(study);
  if (check?.verdict !== 'apart') return { study, check };
  const { info, cells } = study;
  const { cell, row } = check;
  const first = cells[cell]!;
  const { total } = first.tally!;
  if (total > MOST_REPEATED) return { study, check };
  const trials = Math.min(MOST_REPEATED, TIMES * total);
  const { maxStates } = info.options;
  // A stream of its own.
  const seed = `${info.seed}, repeated`;
  const plan: Plan = { seed, duels: trials, method: 'mc', maxStates, cells: [first.cell] };
  const [again] = await runAt(plan, conduct);
  const size = deviationAgain({ ...first, tally: again!.tally }, row);
  if (size === null) return { study, check };
  const repeated = { ...study, repetition: { cell, row, trials, size } };
  return { study: repeated, check: checkOf(repeated) };
}
