/** What writers of report files are, and what they share. */
import type { Language, LanguageTag } from '../../language/languages.ts';
import type { Cell, DuelCell } from '../../scenario/model/cells.ts';
import type { Study } from '../../study/study.ts';
import type { CsvDialect } from '../csv/dialect.ts';
import type { Care, File } from '../files/content.ts';

/** What the writers of a run share. */
export interface Work<C extends Cell = DuelCell> extends Care {
  readonly result: Study<C>;
  readonly tag: LanguageTag;
  readonly language: Language;
  readonly dialect: CsvDialect;
  readonly formats: readonly string[];
}

/** Writes the files of a format. */
export type Writer<C extends Cell = DuelCell> = (work: Work<C>) => readonly File[] | Promise<readonly File[]>;

/** Formats by the name they have on the command line. */
export type Writers<C extends Cell = DuelCell> = Readonly<Record<string, Writer<C>>>;
