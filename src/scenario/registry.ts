/** How the files of each kind of scenario are read, by its name; a further kind is a further line here. */
import { concentrationCells } from './concentration/cells.ts';
import { concentrationKind } from './concentration/kind.ts';
import { controlCells } from './control/cells.ts';
import { controlKind } from './control/kind.ts';
import { dayCells } from './day/cells.ts';
import { dayKind } from './day/kind.ts';
import { duelCells } from './duel/cells.ts';
import { readDuelScenario } from './duel/duel-scenario.ts';
import { duelSchema } from './duel/schema.ts';
import { gauntletCells } from './gauntlet/cells.ts';
import { gauntletKind } from './gauntlet/kind.ts';
import type { ScenarioKind } from './model/kinds.ts';
import { duelAxes } from './points/axes.ts';

/** Kinds of the package by name. */
const builtIn: ReadonlyMap<string, ScenarioKind> = new Map<string, ScenarioKind>([
  [duelCells.kind, { schema: duelSchema, axes: duelAxes, read: readDuelScenario }],
  [dayCells.kind, dayKind],
  [concentrationCells.kind, concentrationKind],
  [controlCells.kind, controlKind],
  [gauntletCells.kind, gauntletKind],
]);

const all = new Map(builtIn);

/** Kinds by name: those of the package, and one whose rules a module brings, where it is open. */
export const kinds: ReadonlyMap<string, ScenarioKind> = all;

/** Makes a further kind known; `null` forgets all but those of the package. */
export function openFiles(name: string | null, kind: ScenarioKind | null): void {
  if (name !== null && kind !== null) all.set(name, kind);
  else for (const other of [...all.keys()]) if (!builtIn.has(other)) all.delete(other);
}
