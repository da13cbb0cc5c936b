/** A recommendation held against duels that its search has not seen. */
import type { Plan } from '../batch/plan.ts';
import { kindOf } from '../scenario/cellKinds.ts';
import { type Confirmed, confirm, type Known } from '../tuning/tune/confirm.ts';
import type { TuneResult } from '../tuning/tune/tune.ts';
import type { Conduct } from './executors.ts';
import { runAt, type Session } from './session.ts';

/** What fresh duels say. */
export interface Fresh {
  readonly seed: string;
  /** Duels a matchup at the last look. */
  readonly duels: number;
  /** Verdicts by requirement; `null` where a matchup of it is impossible. */
  readonly wishes: readonly (Confirmed | null)[];
}

/** Looks at fresh duels up to a number of them: each has twice as many as the one before. */
function looksUpTo(first: number, most: number): number[] {
  const sizes = [first];
  while (sizes.at(-1)! < most) sizes.push(Math.min(most, 2 * sizes.at(-1)!));
  return sizes;
}

/**
 * Duels that the search has not seen, of every matchup that the goal looks at and that is not solved; more and more
 * while a wish is open and none is outside. Where all are solved, once, as a check of the solution.
 * @param solved whether the matchup of a cell after the change is solved.
 * @param most duels a matchup at most.
 * @throws InterruptedError
 */
export async function freshly(
  result: TuneResult,
  session: Session,
  solved: (cell: number) => boolean,
  most: number,
  conduct: Conduct,
): Promise<Fresh> {
  const { evaluator, duels: first, maxStates } = session;
  const used = [...new Set(result.requirements.flatMap(({ terms }) => terms.map(({ cell }) => cell)))];
  const possible = used.filter((cell) => evaluator.keyOf(result.after[cell]!) !== '');
  const open = possible.filter((cell) => !solved(cell));
  const seed = `${session.seed}, confirmed`;
  const looks = open.length === 0 ? [first] : looksUpTo(first, most);
  for (let look = 0; ; look++) {
    const duels = looks[look]!;
    const cells = possible.map((cell) => result.after[cell]!);
    const plan: Plan = { seed, duels, method: 'mc', maxStates, cells };
    const results = await runAt(plan, conduct);
    const tallies = new Map(possible.map((cell, i) => [cell, results[i]!.tally]));
    const known = (cell: number): Known | null => {
      const marginals = tallies.get(cell) ?? null;
      const reach = (histogram: string): number =>
        kindOf(result.after[cell]!).reach(histogram, result.after[cell]!);
      return marginals && { marginals, reach };
    };
    const wishes = confirm(result.requirements, known, looks.length);
    const going = wishes.some((wish) => wish?.verdict === 'open');
    const lost = wishes.some((wish) => wish === null || wish.verdict === 'outside');
    if (!going || lost || look === looks.length - 1) return { seed, duels, wishes };
  }
}
