/** Duels: the report of the kind. */
import { buildView } from '../../facts/duel/view.ts';
import type { DuelCell } from '../../scenario/model/cells.ts';
import type { KindReport } from '../kind/record.ts';
import { duelTables } from './csv.ts';
import { duelDraft } from './draft.ts';

/** Duels. */
export const duelReport: KindReport<DuelCell> = {
  tables: duelTables,
  draft: (result, language) => duelDraft(buildView(result), language),
};
