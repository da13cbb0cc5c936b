/** What writers of report files are, and what they share. */
import type { Language, LanguageTag } from '../../language/languages.ts';
import type { Cell, DuelCell } from '../../scenario/model/cells.ts';
import type { Study } from '../../study/study.ts';
import type { CsvDialect } from '../csv/dialect.ts';
import type { File } from '../files/files.ts';

/** What the writers of a run share. */
export interface Work<C extends Cell = DuelCell> {
  readonly result: Study<C>;
  readonly tag: LanguageTag;
  readonly language: Language;
  readonly dialect: CsvDialect;
  readonly formats: readonly string[];
  /** Waited for between pictures; absent where nobody else wants a turn. */
  readonly rest?: (() => Promise<void>) | undefined;
  /** Told of a picture that cannot be drawn. */
  readonly undrawn?: ((file: string, error: unknown) => void) | undefined;
}

/** Writes the files of a format. */
export type Writer<C extends Cell = DuelCell> = (work: Work<C>) => readonly File[] | Promise<readonly File[]>;

/** Formats by the name they have on the command line. */
export type Writers<C extends Cell = DuelCell> = Readonly<Record<string, Writer<C>>>;
