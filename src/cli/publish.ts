/** Writes the files of a finished run, or of a finished shard, and names them on stdout. */
import type { Check } from '../analysis/agreement.ts';
import type { Shard } from '../batch/share.ts';
import type { Cell } from '../scenario/model/cells.ts';
import type { Conduct } from '../study/executors.ts';
import { withRepetition } from '../study/repetition.ts';
import type { Study } from '../study/study.ts';
import { withWorths } from '../study/worths.ts';
import { ofRun } from './leftovers.ts';
import { writeReport } from './reportFiles.ts';
import type { ReportChoice } from './reportOptions.ts';
import type { Told } from './verdicts.ts';

/** A finished run with what is measured once it is finished. */
export interface Measured {
  readonly study: Study<Cell>;
  readonly check: Check | null;
}

/** Measures what reports in some formats tell beside the run. @throws InterruptedError */
export async function measureRest(
  result: Study<Cell>,
  formats: readonly string[],
  conduct: Pick<Conduct, 'executor' | 'signal'>,
): Promise<Measured> {
  // Only reports in words, and the file that they can be written from, say what a point is worth.
  const inWords = formats.some((format) => !['csv', 'junit'].includes(format));
  const { study, check } = await withRepetition(result, conduct);
  return { study: inWords ? await withWorths(study, conduct) : study, check };
}

/** How a finished run is published. */
export interface Publishing {
  /** Path of the scenario, for those who are told. */
  readonly path: string;
  readonly folder: string;
  readonly reports: ReportChoice;
  /** Whether stdout holds one JSON document instead of names. */
  readonly json: boolean;
}

/** Writes all reports of a run. @throws MachineError, InterruptedError */
export async function publish(
  { study, check }: Measured,
  { path, folder, reports, json }: Publishing,
  signal: AbortSignal,
): Promise<Told> {
  const { reportFiles } = await import('../report/reports.ts');
  const writing = { signal, isLeftover: ofRun, silent: json, cells: study.cells.length };
  const written = await writeReport(folder, writing, (care) =>
    reportFiles(study, reports.formats, { ...reports.options, ...care }),
  );
  return { ...written, path, result: study, check };
}

/** Writes what a shard leaves for `merge`. @throws MachineError */
export async function publishShard(
  result: Study<Cell>,
  shard: Shard,
  folder: string,
  signal: AbortSignal,
): Promise<void> {
  const { runJsonFile } = await import('../report/json/write.ts');
  const writing = { signal, isLeftover: ofRun, cells: result.cells.length };
  await writeReport(folder, writing, async () => new Map([runJsonFile(result, shard)]));
}
