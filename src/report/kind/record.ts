/** What the report of a kind of scenario is: one record a kind. */
import type { RunResult } from '../../batch/result.ts';
import type { Language, LanguageTag } from '../../language/languages.ts';
import type { Cell } from '../../scenario/model/cells.ts';
import type { CsvTables } from '../csv/table.ts';
import type { Draft } from '../document/model.ts';

/** Tables for machines and the document for people; all formats follow from these. */
export interface KindReport<C extends Cell = Cell> {
  tables(result: RunResult<C>): CsvTables;
  /** The report in a language, before its verdicts. */
  draft(result: RunResult<C>, language: Language, tag: LanguageTag): Draft;
}
