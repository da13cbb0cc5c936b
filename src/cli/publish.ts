/** Writes the files of a finished run, or of a finished shard, and names them on stdout. */
import { join } from 'node:path';
import type { RunResult } from '../batch/result.ts';
import type { Shard } from '../batch/share.ts';
import { UsageError } from './exit.ts';
import { writeFiles } from './files.ts';

/** The formats to write: those asked for, or all. @throws UsageError for one that does not exist. */
export async function formatsOf(asked: readonly string[] | undefined): Promise<readonly string[]> {
  const { checkFormats, reportFormats } = await import('../report/reports.ts');
  const formats = asked ?? reportFormats;
  try {
    checkFormats(formats);
  } catch (error) {
    throw new UsageError([`--${(error as Error).message}`]);
  }
  return formats;
}

/** Writes all reports of a run. @throws MachineError */
export async function publish(result: RunResult, folder: string, formats: readonly string[]): Promise<void> {
  const { writeReports } = await import('../report/reports.ts');
  await write(folder, writeReports(result, formats));
}

/** Writes what a shard leaves for `merge`. @throws MachineError */
export async function publishShard(result: RunResult, shard: Shard, folder: string): Promise<void> {
  const { writeRunJson } = await import('../report/runJson.ts');
  await write(folder, new Map([['run.json', writeRunJson(result, shard)]]));
}

async function write(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  await writeFiles(folder, files);
  for (const name of files.keys()) console.log(join(folder, name));
}
