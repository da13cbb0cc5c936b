/** Duels for tests, made by the door that users use: scenario fields in, setup out. */
import { complaintText } from '../../src/problems/problem.ts';
import type { DuelSetup } from '../../src/rules/model.ts';
import { expandCells } from '../../src/scenario/duel/expand.ts';
import { loadScenario } from '../../src/scenario/load.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A duel as a golden file or a test writes it: fields of a scenario's combatants, rules and classes. */
export interface DuelText {
  readonly plane?: number;
  readonly initiator: Fields | readonly Fields[];
  readonly target: Fields | readonly Fields[];
  readonly rules?: Fields;
  readonly classes?: Fields;
  readonly formulas?: Fields;
}

/** The complete setup of a duel. Throws where the scenario layer finds a problem. */
export function duelSetup(text: DuelText): DuelSetup {
  const a = [text.initiator].flat() as Fields[];
  const b = [text.target].flat() as Fields[];
  const names = (side: string, list: readonly Fields[]): string[] => list.map((_, i) => `${side}${i + 1}`);
  const scenario = {
    classes: text.classes ?? {},
    rules: text.rules ?? {},
    formulas: text.formulas ?? {},
    planes: [text.plane ?? 1],
    combatants: Object.fromEntries([
      ...a.map((fields, i) => [`A${i + 1}`, fields]),
      ...b.map((fields, i) => [`B${i + 1}`, fields]),
    ]),
    matchups: [[names('A', a), names('B', b)]],
  };
  const loaded = loadScenario(JSON.stringify(scenario), 'test.json');
  if (!loaded.ok) throw new Error(loaded.problems.map((p) => `${p.where}: ${complaintText(p)}`).join('\n'));
  if (loaded.scenario.kind !== 'duel') throw new Error('a duel: must be of kind duel');
  return expandCells(loaded.scenario)[0]!.setup;
}

/** The reference duel: what speed is measured on. */
export const referenceDuel: DuelText = {
  initiator: { class: 'mage', level: 5, IQ: 14, Podl: 12, SP: 3, mana: 60 },
  target: { class: 'druid', level: 6, IQ: 13, Podl: 14, SP: 2, mana: 60 },
  rules: { maxRounds: 200 },
};
