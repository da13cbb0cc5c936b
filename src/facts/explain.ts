/** Who can be explained in a scenario of any kind, and the facts about them. */
import type { BuiltInKind, Cell } from '../scenario/model/cells.ts';
import { controlExplainer } from './control/explain.ts';
import { dayExplainer } from './day/explain.ts';
import { duelExplainer } from './duel/explain.ts';
import type { Explainer, Facts } from './explain/model.ts';
import { gauntletExplainer } from './gauntlet/explain.ts';

/** By kind of scenario, where there is anybody; a further kind is a further line here. */
const explainers: { readonly [Kind in BuiltInKind]?: Explainer<Extract<Cell, { kind: Kind }>> } = {
  duel: duelExplainer,
  day: dayExplainer,
  contest: controlExplainer,
  gauntlet: gauntletExplainer,
};

function explainerOf({ kind }: Cell): Explainer | undefined {
  return (explainers as Readonly<Record<string, unknown>>)[kind] as Explainer | undefined;
}

function peopleOf(cell: Cell): readonly string[] {
  return explainerOf(cell)?.people(cell) ?? [];
}

/** Everybody who can be explained, each name once, in the order of the scenario. */
export function namesOf(cells: readonly Cell[]): readonly string[] {
  return [...new Set(cells.flatMap(peopleOf))];
}

/** Facts of a name, from the first cell in which it stands (of a day: from all of its plans there); else `null`. */
export function explain(cells: readonly Cell[], name: string): Facts | null {
  const cell = cells.find((each) => peopleOf(each).includes(name));
  return cell === undefined ? null : (explainerOf(cell)?.explain(name, cell, cells) ?? null);
}
