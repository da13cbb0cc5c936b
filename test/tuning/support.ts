/** Scenarios opened for tuning, and an evaluator for them. */
import { type OpenScenario, openScenario } from '../../src/scenario/open.ts';
import { formatProblem } from '../../src/scenario/tree/problem.ts';
import { Evaluator } from '../../src/tuning/evaluator.ts';
import type { TuneOptions } from '../../src/tuning/tune/tune.ts';

/** Opens a text that has no problems. */
export function opened(text: string): OpenScenario {
  const result = openScenario(text, 'duel.yaml');
  if (!result.ok) throw new Error(result.problems.map(formatProblem).join('\n'));
  return result.open;
}

/** An evaluator that solves everything small, with a literal seed. */
export function evaluator(
  maxStates: number = 200_000,
  duels: number = 500,
  mostDuels: number = 8000,
  seed: string = 'test',
): Evaluator {
  return new Evaluator({ seed, maxStates, duels, mostDuels });
}

/** Options of a search in this thread. */
export function tuneOptions(own: Partial<TuneOptions> = {}): TuneOptions {
  return { evaluator: evaluator(), pace: {}, solveMany: null, effort: 3000, nodes: 1e6, ...own };
}

/** Three minds of few points, so that their duels are solved in a millisecond. */
export const three = `seed: tuning
rules: { maxRounds: 40 }
defaults: { level: 3, IQ: 3, Podl: 6, SP: 0, mana: 4 }
combatants:
  mage: { class: mage }
  druid: { class: druid }
  ranger: { class: ranger, IQ: 4 }
`;
