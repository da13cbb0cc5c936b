/** Who was drawn of populations in a duel that was played. */
import type { DuelSetup, SpreadFigure } from '../model.ts';
import type { DuelContest } from './plainDuel.ts';

/** The figures in which whoever was drawn differs from the others of its population. */
export type Drawn = readonly (readonly [figure: SpreadFigure, value: number])[];

/** A step of a duel as it is recorded. */
interface Step {
  readonly kind: string;
  readonly outcome?: number;
}

/** Outcomes of the draws of who fights, which come before all else. */
export function drawnIn({ draws = 0 }: DuelContest, steps: readonly Step[]): readonly number[] {
  return steps.slice(0, draws).map((step) => step.outcome ?? 0);
}

/** By fighter: the figures in which whoever was drawn differs from the others of its population. */
export function drawnFigures(
  { initiators, targets }: DuelSetup,
  outcomes: readonly number[],
): readonly (Drawn | undefined)[] {
  let draw = 0;
  return [...initiators, ...targets].map(({ population }) => {
    if (population === undefined) return undefined;
    const { values } = population.members[outcomes[draw++]!]!;
    return population.figures.map((figure, i) => [figure, values[i]!] as const);
  });
}
