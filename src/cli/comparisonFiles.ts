/** What both ways of comparing share: options, pairs that can be compared, and the files that are written. */
import { join } from 'node:path';
import type { ComparedCell, Comparison } from '../analysis/compare/comparison.ts';
import type { CellResult, Method } from '../batch/result.ts';
import type { Compared } from '../facts/comparison/summary.ts';
import { plainPhrasing } from '../language/forms/phrasing.ts';
import { languageOf } from '../language/languages.ts';
import { comparisonTables } from '../report/comparison/csv.ts';
import { comparisonDraft } from '../report/comparison/draft.ts';
import type { CsvDialect } from '../report/csv/dialect.ts';
import { csvFiles } from '../report/csv/table.ts';
import { documentFiles } from '../report/files/files.ts';
import { breathe } from '../tuning/pace.ts';
import { version } from '../version.ts';
import { UsageError } from './exit.ts';
import { writeFiles } from './files.ts';
import { language } from './language.ts';
import { ofComparison } from './leftovers.ts';

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
  comparison: Comparison,
  compared: Compared,
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
  for (const name of files.keys()) console.log(join(folder, name));
}

/** Pairs that are possible on both sides; the others by address. @throws UsageError where none is left. */
export function possibleOnly(cells: readonly ComparedCell[]): {
  possible: readonly ComparedCell[];
  impossible: readonly string[];
} {
  const can = ({ before, after }: ComparedCell): boolean =>
    before.impossible === null && after.impossible === null;
  const possible = cells.filter(can);
  if (possible.length === 0)
    throw new UsageError({ where: ['compare'], must: ['possibleInBoth'], found: ['none'] });
  const odd = ({ before, after }: ComparedCell): boolean =>
    (before.impossible === null) !== (after.impossible === null);
  const texts = languageOf(language())(plainPhrasing);
  const reason = ({ impossible }: CellResult): string =>
    impossible === null ? '' : texts.reason(impossible);
  return {
    possible,
    impossible: cells
      .filter(odd)
      .map(
        ({ before, after }) => `${after.cell.key} [${after.cell.variant}]: ${reason(before)}${reason(after)}`,
      ),
  };
}
