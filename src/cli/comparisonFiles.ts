/** What both ways of comparing share: options, and the files that are written. */
import { join } from 'node:path';
import type { Method } from '../batch/result.ts';
import { version } from '../batch/version.ts';
import { languageOf } from '../language/languages.ts';
import { comparisonTables } from '../report/comparison/csv.ts';
import { comparisonDraft } from '../report/comparison/draft.ts';
import type { CsvDialect } from '../report/csv/dialect.ts';
import { csvFiles } from '../report/csv/table.ts';
import { documentFiles } from '../report/files/files.ts';
import type { ComparedStudy } from '../study/compared.ts';
import { breathe } from '../tuning/pace.ts';
import { writeFiles } from './files.ts';
import { language } from './language.ts';
import { ofComparison } from './leftovers.ts';
import { print } from './say.ts';

/** Options of `compare` as the command line gives them. */
export interface CompareFlags {
  readonly baseline?: string;
  /** A share: 0.02 for two points. */
  readonly margin: number;
  readonly out?: string;
  readonly seed?: string;
  readonly duels?: number;
  readonly workers?: number;
  readonly method: Method;
  readonly only?: string;
  readonly maxStates?: number;
  readonly confidence: number;
  readonly quiet?: boolean;
  readonly csvDialect?: string;
}

/** Writes the files of a comparison and tells their names. */
export async function writeComparison(
  folder: string,
  { comparison, compared }: ComparedStudy,
  dialect: CsvDialect,
  signal: AbortSignal,
): Promise<void> {
  const spoken = languageOf(language());
  const files = new Map([
    ...(await documentFiles(comparisonDraft(comparison, compared, spoken), ['md', 'html', 'svg'], {
      stem: 'comparison',
      language: spoken,
      version,
      rest: () => breathe({ signal }),
    })),
    ...(await csvFiles(comparisonTables(comparison, compared), dialect, () => breathe({ signal }))),
  ]);
  await writeFiles(folder, files, ofComparison);
  for (const name of files.keys()) print(join(folder, name));
}
