/** `souboj report`: reports of a finished run again, without simulating. */
import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ReportError } from '../language/errors.ts';
import { readRunJson } from '../report/json/read.ts';
import { reportFormats, writeReports } from '../report/reports.ts';
import { breathe } from '../tuning/pace.ts';
import { UsageError } from './exit.ts';
import { prepareFolder, readText, writeFiles } from './files.ts';
import { ofFormats } from './leftovers.ts';
import { chooseReports, type ReportFlags } from './reportOptions.ts';
import { print } from './say.ts';
import { storedRun } from './storedRun.ts';

/** Options of `report` as the command line gives them. */
export interface RewriteFlags extends ReportFlags {
  readonly out?: string;
}

/** Reads a run and writes its reports. @throws UsageError where there is no run to read. */
export async function rewrite(path: string, flags: RewriteFlags, signal: AbortSignal): Promise<void> {
  const { formats, options } = await chooseReports(flags);
  const file = (await isFolder(path)) ? join(path, 'run.json') : path;
  const result = readRun(await readText(file), file);
  const folder = flags.out ?? dirname(file);
  await prepareFolder(folder);
  const files = await writeReports(result, formats, { ...options, rest: () => breathe({ signal }) });
  await writeFiles(folder, files, ofFormats(formats ?? reportFormats));
  for (const name of files.keys()) print(join(folder, name));
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

function readRun(text: string, file: string): ReturnType<typeof readRunJson> {
  try {
    return storedRun(readRunJson(text, file), file);
  } catch (error) {
    if (error instanceof ReportError) throw new UsageError(error.refusal);
    throw error;
  }
}
