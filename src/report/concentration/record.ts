/** Single Concentration checks: the report of the kind. */
import { trackedChecks } from '../../facts/concentration/tracked.ts';
import { textsIn } from '../../language/languages.ts';
import type { ConcentrationCell } from '../../scenario/model/cells.ts';
import type { KindReport } from '../kind/record.ts';
import { concentrationTables } from './csv.ts';
import { concentrationDraft } from './draft.ts';

/** Single Concentration checks. */
export const concentrationReport: KindReport<ConcentrationCell> = {
  tables: concentrationTables,
  draft: (result, language, tag) => concentrationDraft(result, textsIn(tag).concentration, language),
  tracked: trackedChecks,
};
