/** `souboj merge`: shards in, the reports of the run in one piece out. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { mergeShards, type ShardResult } from '../batch/merge.ts';
import { precisionSequel } from '../stats/precision.ts';
import { UsageError } from './exit.ts';
import { prepareFolder, readText } from './files.ts';
import { formatsOf, publish } from './publish.ts';

/** Options of `merge` as the command line gives them. */
export interface MergeFlags {
  readonly out?: string;
  readonly format?: readonly string[];
}

/** Merges the shards in some folders. @throws UsageError with a line for everything that does not fit. */
export async function merge(folders: readonly string[], flags: MergeFlags): Promise<void> {
  const formats = await formatsOf(flags.format);
  const parts = await readShards(folders);
  const merged = mergeShards(parts);
  if (!merged.ok) throw new UsageError(merged.lines);
  const { info, cells } = merged.result;
  const { precision } = info.options;
  if (precision !== null) {
    const tallies = new Map(cells.flatMap(({ tally }, index) => (tally === null ? [] : [[index, tally]])));
    const [unfinished] = precisionSequel(precision).next(tallies)?.keys() ?? [];
    if (unfinished !== undefined) {
      const { key } = cells[unfinished]!.cell;
      throw new UsageError([`merge: ${key}: must be sampled to its precision in its shard`]);
    }
  }
  const folder = flags.out ?? join('reports', stemOf(info.scenario.file));
  await prepareFolder(folder);
  await publish(merged.result, folder, formats);
}

const stemOf = (file: string): string => file.replace(/(?<=.)\.[^.]*$/, '');

/** Reads `run.json` of every folder, or the files named; problems of all are told together. */
async function readShards(paths: readonly string[]): Promise<ShardResult[]> {
  const { readShardJson } = await import('../report/runJson.ts');
  const parts: ShardResult[] = [];
  const problems: string[] = [];
  for (const path of paths) {
    const name = (await isFolder(path)) ? join(path, 'run.json') : path;
    try {
      parts.push({ name, ...readShardJson(await readText(name), name) });
    } catch (error) {
      problems.push(...(error instanceof UsageError ? error.lines : [(error as Error).message]));
    }
  }
  if (problems.length > 0) throw new UsageError(problems);
  return parts;
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
