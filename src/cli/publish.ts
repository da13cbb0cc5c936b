/** Writes the files of a finished run, or of a finished shard, and names them on stdout. */
import type { Shard } from '../batch/share.ts';
import type { Cell } from '../scenario/model/cells.ts';
import { withRepetition } from '../study/repetition.ts';
import type { Study } from '../study/study.ts';
import { withWorths } from '../study/worths.ts';
import { defaultWorkers } from './cores.ts';
import { onThreads } from './executors.ts';
import { ofRun } from './leftovers.ts';
import { writeReport } from './reportFiles.ts';
import type { ReportChoice } from './reportOptions.ts';
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
  const { reportFiles } = await import('../report/reports.ts');
  // Only reports in words, and the file that they can be written from, say what a point is worth.
  const inWords = reports.formats.some((format) => !['csv', 'junit'].includes(format));
  const executor = onThreads(workers ?? defaultWorkers());
  const { study, check } = await withRepetition(result, { executor, signal });
  const whole = inWords ? await withWorths(study, { executor, signal }) : study;
  const writing = { signal, isLeftover: ofRun, silent: json };
  const written = await writeReport(folder, writing, (care) =>
    reportFiles(whole, reports.formats, { ...reports.options, ...care }),
  );
  return { ...written, path, result: whole, check };
}

/** Writes what a shard leaves for `merge`. @throws MachineError */
export async function publishShard(
  result: Study<Cell>,
  shard: Shard,
  folder: string,
  signal: AbortSignal,
): Promise<void> {
  const { runJsonFile } = await import('../report/json/write.ts');
  await writeReport(folder, { signal, isLeftover: ofRun }, async () => new Map([runJsonFile(result, shard)]));
}
