/** Contests over minds: the report of the kind. */
import { trackedContests } from '../../facts/control/tracked.ts';
import { textsIn } from '../../language/languages.ts';
import type { ControlCell } from '../../scenario/model/cells.ts';
import type { KindReport } from '../kind/record.ts';
import { controlTables } from './csv.ts';
import { controlDraft } from './draft.ts';

/** Contests over minds. */
export const controlReport: KindReport<ControlCell> = {
  tables: controlTables,
  draft: (result, language, tag) => controlDraft(result, textsIn(tag).contest, language),
  tracked: trackedContests,
};
