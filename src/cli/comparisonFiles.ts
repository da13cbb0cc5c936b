/** What both ways of comparing share: options, and the files that are written. */
import type { Method } from '../batch/result.ts';
import { version } from '../batch/version.ts';
import { plainPhrasing } from '../language/forms/phrasing.ts';
import { languageOf } from '../language/languages.ts';
import { comparisonTables } from '../report/comparison/csv.ts';
import { comparisonDraft } from '../report/comparison/draft.ts';
import type { CsvDialect } from '../report/csv/dialect.ts';
import { csvFiles } from '../report/csv/table.ts';
import { documentFiles } from '../report/files/files.ts';
import { leadingSentences } from '../report/opening/opening.ts';
import type { ComparedStudy } from '../study/compared.ts';
import { isWatched, tellSentences } from './answer.ts';
import { exitCode } from './exitCode.ts';
import { language } from './language.ts';
import { ofComparison } from './leftovers.ts';
import { codeAfter, writeReport } from './reportFiles.ts';

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

/** Writes the files of a comparison and tells their names; answers the exit code, 3 where nothing of a variant can be compared. */
export async function writeComparison(
  folder: string,
  { comparison, compared }: ComparedStudy,
  dialect: CsvDialect,
  signal: AbortSignal,
  quiet = false,
): Promise<number> {
  const spoken = languageOf(language());
  const draft = comparisonDraft(comparison, compared, spoken);
  const publication = { stem: 'comparison', language: spoken, version };
  const written = await writeReport(
    folder,
    { signal, isLeftover: ofComparison, cells: comparison.matchups.length },
    async (care) =>
      new Map([
        ...(await documentFiles(draft, ['md', 'html', 'svg'], { ...publication, ...care })),
        ...csvFiles(comparisonTables(comparison, compared), dialect),
      ]),
  );
  if (isWatched({ quiet }))
    tellSentences(leadingSentences(draft(plainPhrasing), 3), written.files, 'comparison.html');
  return codeAfter(written, comparison.apart.length > 0 ? exitCode.undecided : exitCode.done);
}
