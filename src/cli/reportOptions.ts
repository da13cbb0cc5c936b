/** Options that decide how reports are written, looked at before anything long begins. */

import { RefusalError } from '../problems/problem.ts';
import { type CsvDialect, dialectOf } from '../report/csv/dialect.ts';
import { defaultKind } from '../scenario/cellKinds.ts';
import type { Cell } from '../scenario/model/cells.ts';
import { UsageError } from './exit.ts';
import { language } from './language.ts';
import { asOption } from './problems.ts';

/** Flags that commands which write reports have in common. */
export interface ReportFlags {
  readonly format?: readonly string[];
  readonly csvDialect?: string;
}

/** Formats and options for `writeReports`. */
export interface ReportChoice {
  readonly formats: readonly string[];
  readonly options: { readonly language: string; readonly csvDialect: string };
}

/** What a refusal of reports is on the command line. */
function asUsage(error: unknown): unknown {
  return error instanceof RefusalError ? new UsageError(asOption(error.refusal)) : error;
}

/** The dialect that `--csv-dialect` names. @throws UsageError for one that does not exist. */
export function csvDialectOf({ csvDialect }: Pick<ReportFlags, 'csvDialect'>): CsvDialect {
  try {
    return dialectOf(csvDialect);
  } catch (error) {
    throw asUsage(error);
  }
}

/** @throws UsageError for a format or dialect that does not exist. */
export async function chooseReports(
  flags: ReportFlags,
  kind: Cell['kind'] = defaultKind,
): Promise<ReportChoice> {
  const { checkFormats, formatsOf } = await import('../report/reports.ts');
  const formats = flags.format ?? formatsOf(kind);
  try {
    checkFormats(formats, kind);
    const { name } = dialectOf(flags.csvDialect);
    return { formats, options: { language: language(), csvDialect: name } };
  } catch (error) {
    throw asUsage(error);
  }
}
