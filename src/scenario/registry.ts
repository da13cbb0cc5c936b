/** The kinds of scenario by name; a further kind is a further line here. */
import { concentrationKind } from './concentration/kind.ts';
import { controlKind } from './control/kind.ts';
import { dayKind } from './day/kind.ts';
import { readDuelScenario } from './duel/duel-scenario.ts';
import { gauntletKind } from './gauntlet/kind.ts';
import type { ScenarioKind } from './model/kinds.ts';
import { duelSchema } from './schema/schema-duel.ts';

/** Kind of a file that does not say one. */
export const defaultKind = 'duel';

/** Kinds by name. */
export const kinds: ReadonlyMap<string, ScenarioKind> = new Map<string, ScenarioKind>([
  ['duel', { schema: duelSchema, read: readDuelScenario }],
  ['day', dayKind],
  ['concentration', concentrationKind],
  ['contest', controlKind],
  ['gauntlet', gauntletKind],
]);
