/** `souboj merge`: shards in, the reports of the run in one piece out. */

import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { leftOut } from '../analysis/expect/coverage.ts';
import { judgeRun } from '../analysis/expect/untilDecided.ts';
import { defaultPrecision } from '../analysis/precision.ts';
import { precisionSequel } from '../analysis/untilPrecise.ts';
import { mergeShards, type ShardResult } from '../batch/merge.ts';
import type { RunResult } from '../batch/result.ts';
import { type Refusal, RefusalError } from '../problems/problem.ts';
import { expandCells } from '../scenario/duel/expand.ts';
import type { Cell } from '../scenario/model/cells.ts';
import type { Scenario } from '../scenario/model/scenario.ts';
import { UsageError } from './exit.ts';
import { prepareFolder, readText } from './files.ts';
import { publish } from './publish.ts';
import { chooseReports, type ReportFlags } from './reportOptions.ts';
import type { TellFlags } from './runFlags.ts';
import { tell } from './runVerdicts.ts';
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
  const { parts, scenario: read } = await readShards(folders);
  const merged = mergeShards(parts);
  if (!merged.ok) throw new UsageError(...merged.refused);
  refuseUnfinished(merged.result);
  const { scenario } = merged.result.info;
  const reports = await chooseReports(flags, merged.result.cells[0]?.cell.kind);
  const folder = flags.out ?? join('reports', stemOf(scenario.file));
  await prepareFolder(folder);
  const told = await publish(
    judged(merged.result, read),
    { path: scenario.file, folder, reports, workers: flags.workers, json: flags.json === true },
    signal,
  );
  return tell([told], flags);
}

function refuseUnfinished({ info, cells }: RunResult<Cell>): void {
  const { precision, confidence } = info.options;
  if (precision === null) return;
  const tallies = new Map(cells.flatMap(({ tally }, index) => (tally === null ? [] : [[index, tally]])));
  const next = precisionSequel(precision, confidence).next(tallies, (cell) => cells[cell]?.exact ?? null);
  const [unfinished] = next?.keys() ?? [];
  if (unfinished === undefined) return;
  const { key } = cells[unfinished]!.cell;
  throw new UsageError({ where: ['merge', key], must: ['precise'] });
}

/** The run with verdicts on what its scenario expects: shards judge nothing, since each sees a part. */
function judged(result: RunResult<Cell>, scenario: Scenario | null): RunResult<Cell> {
  if (scenario === null) return result;
  const { options } = result.info;
  const { expectations } = scenario;
  if (expectations.length === 0) return result;
  const run = result.cells.map(({ cell }) => cell);
  const left = leftOut(expectations, () => expandCells(scenario), run);
  const confidence = options.confidence ?? defaultPrecision.confidence;
  return { ...result, judgement: judgeRun({ expectations, left, confidence }, result.cells) };
}

const stemOf = (file: string): string => file.replace(/(?<=.)\.[^.]*$/, '');

interface ShardsRead {
  readonly parts: readonly ShardResult[];
  /** That of the first one; `null` where there is none. All others must have its hash. */
  readonly scenario: Scenario | null;
}

/** Reads `run.json` of every folder, or the files named; problems of all are told together. */
async function readShards(paths: readonly string[]): Promise<ShardsRead> {
  const { readShardJson } = await import('../report/json/read.ts');
  const parts: ShardResult[] = [];
  let scenario: Scenario | null = null;
  const problems: Refusal[] = [];
  for (const path of paths) {
    const name = (await isFolder(path)) ? join(path, 'run.json') : path;
    try {
      const { shard, result } = readShardJson(await readText(name), name);
      const stored = storedRun(result, name, shard);
      scenario ??= stored.scenario;
      parts.push({ name, shard, result: stored.result });
    } catch (error) {
      if (error instanceof UsageError) problems.push(...error.lines);
      else if (error instanceof RefusalError) problems.push(error.refusal);
      else throw error;
    }
  }
  if (problems.length > 0) throw new UsageError(...problems);
  return { parts, scenario };
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
