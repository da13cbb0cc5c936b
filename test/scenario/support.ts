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

/** The smallest good scenario of every kind but duels. */
export const smallOfKinds = {
  day: `kind: day
manifesters: { psion: { manifesterLevel: 3, concentration: 5, powerPoints: 9 } }
plans: { calm: { manifestations: [{ power: p, level: 1 }] } }
vary: { manifesters.*.concentration: [5, 7] }
`,
  concentration: `kind: concentration
modifiers: [0, 5]
levels: [1]
distractions: { hail: { kind: hailOrDebris } }
`,
  contest: `kind: contest
controllers: { a: { charisma: 12 }, b: { charisma: 12 } }
minds: { king: { controllers: [a, b] } }
`,
  gauntlet: `kind: gauntlet
combatants: { a: { class: mage, level: 1, IQ: 9, Podl: 9 }, b: { class: druid, level: 1, IQ: 9, Podl: 9 } }
gauntlets: { hall: { fighter: a } }
`,
} as const;
