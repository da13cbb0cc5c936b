/** Rows of duels: the report of the kind. */
import { trackedGauntlets } from '../../facts/gauntlet/tracked.ts';
import { textsIn } from '../../language/languages.ts';
import type { GauntletCell } from '../../scenario/model/cells.ts';
import type { KindReport } from '../kind/record.ts';
import { gauntletTables } from './csv.ts';
import { gauntletDraft } from './draft.ts';

/** Rows of duels. */
export const gauntletReport: KindReport<GauntletCell> = {
  tables: gauntletTables,
  draft: (result, language, tag) => gauntletDraft(result, textsIn(tag).gauntlet, language),
  tracked: trackedGauntlets,
};
