/** `souboj report`: reports of a finished run again, without simulating. */
import { dirname } from 'node:path';
import { ReportError } from '../language/errors.ts';
import { readRunJson } from '../report/json/read.ts';
import { reportFiles, reportFormats } from '../report/reports.ts';
import { withRepetition } from '../study/repetition.ts';
import { UsageError } from './exit.ts';
import { prepareFolder } from './files.ts';
import { ofFormats } from './leftovers.ts';
import { readRunText } from './reading.ts';
import { codeAfter, writeReport } from './reportFiles.ts';
import { chooseReports, type ReportFlags } from './reportOptions.ts';
import { inOnePiece } from './signals.ts';
import { storedRun } from './storedRun.ts';

/** Options of `report` as the command line gives them. */
export interface RewriteFlags extends ReportFlags {
  readonly out?: string;
}

/** Reads a run and writes its reports; answers the exit code. @throws UsageError where there is no run to read. */
export async function rewrite(path: string, flags: RewriteFlags, signal: AbortSignal): Promise<number> {
  const { formats, options } = await chooseReports(flags);
  const { file, text } = await readRunText(path);
  // A run of before, or of the library, may have left open what it could have settled.
  const { study: result } = await withRepetition(await readRun(text, file), {
    signal,
  });
  const folder = flags.out ?? dirname(file);
  await prepareFolder(folder);
  const isLeftover = ofFormats(formats ?? reportFormats);
  return codeAfter(
    await writeReport(folder, { signal, isLeftover, cells: result.cells.length }, (care) =>
      reportFiles(result, formats, { ...options, ...care }),
    ),
  );
}

async function readRun(text: string, file: string): Promise<ReturnType<typeof readRunJson>> {
  try {
    return await inOnePiece(() => storedRun(readRunJson(text, file), file));
  } catch (error) {
    if (error instanceof ReportError) throw new UsageError(error.refusal);
    throw error;
  }
}
