/** What the report of a kind of scenario is: one record a kind. */
import type { Remedy } from '../../facts/duel/remedy.ts';
import type { TrackedPoint } from '../../facts/moves/tracked.ts';
import type { Language, LanguageTag } from '../../language/languages.ts';
import type { Cell } from '../../scenario/model/cells.ts';
import type { Study } from '../../study/study.ts';
import type { CsvTables } from '../csv/table.ts';
import type { Draft } from '../document/model.ts';

/** Tables for machines and the document for people; all formats follow from these. */
export interface KindReport<C extends Cell = Cell> {
  tables(result: Study<C>): CsvTables;
  /** The report in a language, before its verdicts and its opening. */
  draft(result: Study<C>, language: Language, tag: LanguageTag): Draft;
  /** Figures that variants and settings may move, point by point. */
  tracked(result: Study<C>): readonly TrackedPoint[];
  /** What would mend the largest imbalance; left out where a kind knows no such thing. */
  remedy?(result: Study<C>): Remedy | null;
}
