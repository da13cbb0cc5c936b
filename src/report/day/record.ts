/** Days of manifesting: the report of the kind. */
import { trackedDays } from '../../facts/day/tracked.ts';
import { buildDayView } from '../../facts/day/view.ts';
import { textsIn } from '../../language/languages.ts';
import type { DayCell } from '../../scenario/model/cells.ts';
import type { KindReport } from '../kind/record.ts';
import { dayTables } from './csv.ts';
import { dayDraft } from './draft.ts';

/** Days of manifesting. */
export const dayReport: KindReport<DayCell> = {
  tables: dayTables,
  draft: (result, language, tag) => dayDraft(buildDayView(result), textsIn(tag).day, language),
  tracked: trackedDays,
};
