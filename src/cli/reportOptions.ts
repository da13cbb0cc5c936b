/** Options that decide how reports are written, looked at before anything long begins. */

import { RefusalError } from '../problems/problem.ts';
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

/** @throws UsageError for a format or dialect that does not exist. */
export async function chooseReports(flags: ReportFlags, kind: Cell['kind'] = 'duel'): Promise<ReportChoice> {
  const { checkFormats, formatsOf } = await import('../report/reports.ts');
  const { dialectOf } = await import('../report/csv/dialect.ts');
  const formats = flags.format ?? formatsOf(kind);
  try {
    checkFormats(formats, kind);
    const { name } = dialectOf(flags.csvDialect);
    return { formats, options: { language: language(), csvDialect: name } };
  } catch (error) {
    if (error instanceof RefusalError) throw new UsageError(asOption(error.refusal));
    throw error;
  }
}
