import { expandCells } from '../../src/scenario/duel/expand.ts';
import { loadScenario } from '../../src/scenario/load.ts';
import type { DuelCell } from '../../src/scenario/model/cells.ts';
import type { DuelScenario, Scenario } from '../../src/scenario/model/scenario.ts';
import { formatProblem } from '../../src/scenario/tree/problem.ts';

/** The problems of a text, as lines without the file's name: `line:column: where: must be …`. */
export function problemsOf(text: string): string[] {
  const result = loadScenario(text, 'f');
  return result.ok ? [] : result.problems.map((problem) => formatProblem(problem).replace(/^f:/, ''));
}

/** The scenario of a text that has no problems. */
export function scenarioOf(text: string, fileName = 'duel.yaml'): Scenario {
  const result = loadScenario(text, fileName);
  if (!result.ok) throw new Error(result.problems.map(formatProblem).join('\n'));
  return result.scenario;
}

/** The same for a text that is a scenario of duels. */
export function duelScenarioOf(text: string, fileName?: string): DuelScenario {
  const scenario = scenarioOf(text, fileName);
  if (scenario.kind !== 'duel') throw new Error(`kind: must be duel (got ${scenario.kind})`);
  return scenario;
}

/** Its cells. */
export function cellsOf(text: string): DuelCell[] {
  return expandCells(duelScenarioOf(text));
}

/** Two combatants that need nothing more. */
export const twoMinds = 'combatants: { a: { IQ: 10, Podl: 11 }, b: { IQ: 12, Podl: 13 } }\n';
