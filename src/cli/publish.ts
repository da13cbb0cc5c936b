/** Writes the files of a finished run, or of a finished shard, and names them on stdout. */
import { isAbsolute, join, relative } from 'node:path';
import type { Shard } from '../batch/share.ts';
import type { Refusal } from '../problems/problem.ts';
import type { Cell } from '../scenario/model/cells.ts';
import type { Study } from '../study/study.ts';
import { withWorths } from '../study/worths.ts';
import { breathe } from '../tuning/pace.ts';
import { defaultWorkers } from './cores.ts';
import { onThreads } from './executors.ts';
import { writeFiles } from './files.ts';
import { ofRun } from './leftovers.ts';
import { inWords as lineOf } from './problems.ts';
import type { ReportChoice } from './reportOptions.ts';
import { note, print } from './say.ts';
import type { Told } from './verdicts.ts';

/** How a finished run is published. */
export interface Publishing {
  /** Path of the scenario, for those who are told. */
  readonly path: string;
  readonly folder: string;
  readonly reports: ReportChoice;
  /** Threads that measure what attributes are worth. */
  readonly workers: number | undefined;
  /** Whether stdout holds one JSON document instead of names. */
  readonly json: boolean;
}

/** Measures what is left to measure, and writes all reports of a run. @throws MachineError, InterruptedError */
export async function publish(
  result: Study<Cell>,
  { path, folder, reports, workers, json }: Publishing,
  signal: AbortSignal,
): Promise<Told> {
  const { writeReports } = await import('../report/reports.ts');
  // Only reports in words, and the file that they can be written from, say what a point is worth.
  const inWords = reports.formats.some((format) => !['csv', 'junit'].includes(format));
  const executor = onThreads(workers ?? defaultWorkers());
  const whole = inWords ? await withWorths(result, { executor, signal }) : result;
  const rest = (): Promise<void> => breathe({ signal });
  const left: Refusal[] = [];
  const undrawn = (file: string, error: unknown): void => {
    const reason = error instanceof Error ? error.message : String(error);
    left.push({ where: [join(folder, file)], must: ['drawn'], found: ['reason', reason] });
  };
  const scenario = { ...result.info.scenario, ...placeOf(path) };
  const placed = { ...whole, info: { ...whole.info, scenario } };
  const texts = await writeReports(placed, reports.formats, { ...reports.options, rest, undrawn });
  const files = await write(folder, texts, json);
  for (const refusal of left) note(lineOf(refusal));
  return { path, files, result: whole, undrawn: left.length };
}

/** Path of a scenario below the folder in which the command was started; nothing where it lies elsewhere. */
function placeOf(path: string): { readonly path?: string } {
  const below = relative('.', path);
  return below.startsWith('..') || isAbsolute(below) ? {} : { path: below.replaceAll('\\', '/') };
}

/** Writes what a shard leaves for `merge`. @throws MachineError */
export async function publishShard(result: Study<Cell>, shard: Shard, folder: string): Promise<void> {
  const { writeRunJson } = await import('../report/json/write.ts');
  await write(folder, new Map([['run.json', writeRunJson(result, shard)]]), false);
}

async function write(
  folder: string,
  files: ReadonlyMap<string, string>,
  silent: boolean,
): Promise<readonly string[]> {
  await writeFiles(folder, files, ofRun);
  const paths = [...files.keys()].map((name) => join(folder, name));
  if (!silent) for (const path of paths) print(path);
  return paths;
}
