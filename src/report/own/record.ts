/** Contests whose rules a module brings: the report of the kind. */
import { trackedOwn } from '../../facts/own/tracked.ts';
import { textsIn } from '../../language/languages.ts';
import type { OwnCell } from '../../scenario/model/cells.ts';
import type { KindReport } from '../kind/record.ts';
import { ownTables } from './csv.ts';
import { ownDraft } from './draft.ts';

/** Contests whose rules a module brings. */
export const ownReport: KindReport<OwnCell> = {
  tables: ownTables,
  draft: (result, language, tag) => ownDraft(result, textsIn(tag).own, language, tag),
  tracked: trackedOwn,
};
