/** `souboj merge`: shards in, the reports of the run in one piece out. */
import { join } from 'node:path';
import { mergeShards, type ShardResult } from '../batch/merge.ts';
import { type Refusal, RefusalError } from '../problems/problem.ts';
import { judgeMerged } from '../study/run.ts';
import { namesOf } from '../study/source.ts';
import { defaultWorkers } from './cores.ts';
import { onThreads } from './executors.ts';
import { UsageError } from './exit.ts';
import { prepareFolder } from './files.ts';
import { measureRest, publish } from './publish.ts';
import { readRunText } from './reading.ts';
import { chooseReports, type ReportFlags } from './reportOptions.ts';
import type { TellFlags } from './runFlags.ts';
import { tell } from './runVerdicts.ts';
import { inOnePiece } from './signals.ts';
import { storedRun } from './storedRun.ts';

/** Options of `merge` as the command line gives them. */
export interface MergeFlags extends ReportFlags, TellFlags {
  readonly out?: string;
  readonly workers?: number;
}

/** Merges the shards in some folders; the exit code of the verdicts. @throws UsageError with all that does not fit. */
export async function merge(
  folders: readonly string[],
  flags: MergeFlags,
  signal: AbortSignal,
): Promise<number> {
  await chooseReports(flags);
  const parts = await readShards(folders);
  const merged = mergeShards(parts);
  if (!merged.ok) throw new UsageError(...merged.refused);
  const study = judgeMerged(merged.result);
  const { scenario } = merged.result.info;
  const reports = await chooseReports(flags, merged.result.cells[0]?.cell.kind);
  const folder = flags.out ?? join('reports', namesOf(scenario.file).stem);
  await prepareFolder(folder);
  const executor = onThreads(flags.workers ?? defaultWorkers());
  const measured = await measureRest(study, reports.formats, { executor, signal });
  const told = await publish(
    measured,
    { path: scenario.file, folder, reports, json: flags.json === true },
    signal,
  );
  return tell([told], flags);
}

/** Reads `run.json` of every folder, or the files named; problems of all are told together. */
async function readShards(paths: readonly string[]): Promise<ShardResult[]> {
  const { readShardJson } = await import('../report/json/read.ts');
  const parts: ShardResult[] = [];
  const problems: Refusal[] = [];
  for (const path of paths) {
    try {
      const { file: name, text } = await readRunText(path);
      const { shard, result } = readShardJson(text, name);
      parts.push({ name, shard, result: await inOnePiece(() => storedRun(result, name, shard)) });
    } catch (error) {
      if (error instanceof UsageError) problems.push(...error.lines);
      else if (error instanceof RefusalError) problems.push(error.refusal);
      else throw error;
    }
  }
  if (problems.length > 0) throw new UsageError(...problems);
  return parts;
}
