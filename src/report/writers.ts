/** What writers of report files are, and what they share. */
import type { RunResult } from '../batch/result.ts';
import type { View } from '../facts/duel/view.ts';
import type { Language, LanguageTag } from '../language/languages.ts';
import type { Cell, DuelCell } from '../scenario/model/cells.ts';
import type { CsvDialect } from './csv/dialect.ts';
import type { PlacedChart } from './duel/charts/plan.ts';
import type { File } from './files/files.ts';

/** What writers share: each part is worked out when it is first asked for. View and pictures are those of duels. */
export interface Work<C extends Cell = DuelCell> {
  readonly result: RunResult<C>;
  readonly tag: LanguageTag;
  readonly language: Language;
  readonly dialect: CsvDialect;
  readonly formats: readonly string[];
  /** Waited for between pictures; absent where nobody else wants a turn. */
  readonly rest?: (() => Promise<void>) | undefined;
  view(): View;
  charts(): readonly PlacedChart[];
  pictures(): Promise<readonly string[]>;
}

/** Writes the files of a format. */
export type Writer<C extends Cell = DuelCell> = (work: Work<C>) => readonly File[] | Promise<readonly File[]>;

/** Formats by the name they have on the command line. */
export type Writers<C extends Cell = DuelCell> = Readonly<Record<string, Writer<C>>>;
