/** Writes the files of a finished run, or of a finished shard, and names them on stdout. */
import { isAbsolute, join, relative } from 'node:path';
import type { RunResult } from '../batch/result.ts';
import type { Shard } from '../batch/share.ts';
import { isDuelCell } from '../scenario/duel/only.ts';
import type { Cell } from '../scenario/model/cells.ts';
import { breathe } from '../tuning/pace.ts';
import { defaultWorkers } from './cores.ts';
import { writeFiles } from './files.ts';
import { ofRun } from './leftovers.ts';
import type { ReportChoice } from './reportOptions.ts';
import type { Told } from './verdicts.ts';
import { worthsOf } from './worths.ts';

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

/** Different duels a plane whose attributes are measured in a run; `souboj planes` looks at all. */
const WORTH_LAWS = 4;

/** Measures what is left to measure, and writes all reports of a run. @throws MachineError, InterruptedError */
export async function publish(
  result: RunResult<Cell>,
  { path, folder, reports, workers, json }: Publishing,
  signal: AbortSignal,
): Promise<Told> {
  const { writeReports } = await import('../report/reports.ts');
  const effort = { workers: workers ?? defaultWorkers(), most: WORTH_LAWS, point: 0 };
  // Only reports in words, and the file that they can be written from, say what a point is worth.
  const inWords = reports.formats.some((format) => !['csv', 'junit'].includes(format));
  const worths = inWords && isDuelRun(result) ? await worthsOf(result, effort, signal) : [];
  const whole = worths.length === 0 ? result : { ...result, worths };
  const rest = (): Promise<void> => breathe({ signal });
  const scenario = { ...result.info.scenario, ...placeOf(path) };
  const placed = { ...whole, info: { ...whole.info, scenario } };
  const texts = await writeReports(placed, reports.formats, { ...reports.options, rest });
  const files = await write(folder, texts, json);
  return { path, files, result: whole };
}

/** Path of a scenario below the folder in which the command was started; nothing where it lies elsewhere. */
function placeOf(path: string): { readonly path?: string } {
  const below = relative('.', path);
  return below.startsWith('..') || isAbsolute(below) ? {} : { path: below.replaceAll('\\', '/') };
}

function isDuelRun(result: RunResult<Cell>): result is RunResult {
  return result.cells.every(({ cell }) => isDuelCell(cell));
}

/** Writes what a shard leaves for `merge`. @throws MachineError */
export async function publishShard(result: RunResult<Cell>, shard: Shard, folder: string): Promise<void> {
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
  if (!silent) for (const path of paths) console.log(path);
  return paths;
}
