/** Duels: the report of the kind. */
import { remedyOf } from '../../facts/duel/remedy.ts';
import { trackedDuels } from '../../facts/duel/tracked.ts';
import { buildView, type View } from '../../facts/duel/view.ts';
import type { DuelCell } from '../../scenario/model/cells.ts';
import type { Study } from '../../study/study.ts';
import type { KindReport } from '../kind/record.ts';
import { duelTables } from './csv.ts';
import { duelDraft } from './draft.ts';

const views = new WeakMap<Study, View>();

/** The view of a run, worked out once. */
function viewOf(result: Study): View {
  const view = views.get(result) ?? buildView(result);
  views.set(result, view);
  return view;
}

/** Duels. */
export const duelReport: KindReport<DuelCell> = {
  tables: duelTables,
  draft: (result, language) => duelDraft(viewOf(result), language),
  tracked: (result) => trackedDuels(viewOf(result)),
  remedy: (result) => remedyOf(result, viewOf(result)),
};
