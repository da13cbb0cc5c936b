/** `souboj compare A/run.json B/run.json`: paired where the runs share seed and version, else two samples. */
import { join } from 'node:path';
import type { RunResult } from '../batch/result.ts';
import { version } from '../batch/version.ts';
import { ReportError } from '../language/errors.ts';
import { readRunJson } from '../report/json/read.ts';
import { defaultKind } from '../scenario/cellKinds.ts';
import type { Cell } from '../scenario/model/cells.ts';
import { compareRuns as compareFinished, pairRuns } from '../study/compareRuns.ts';
import type { Study } from '../study/study.ts';
import { type CompareFlags, writeComparison } from './comparisonFiles.ts';
import { UsageError } from './exit.ts';
import { prepareFolder } from './files.ts';
import { readRunText } from './reading.ts';
import { reasonInWords } from './reasonInWords.ts';
import { csvDialectOf } from './reportOptions.ts';
import { withThreads } from './runCells.ts';
import { note } from './say.ts';
import { inOnePiece } from './signals.ts';
import { storedRun } from './storedRun.ts';
import { words } from './words.ts';

/** Compares two finished runs; answers the exit code. @throws UsageError, StudyError where they have nothing in common. */
export async function compareRuns(
  first: string,
  second: string,
  flags: CompareFlags,
  signal: AbortSignal,
): Promise<number> {
  const dialect = csvDialectOf(flags);
  if (flags.baseline !== undefined)
    throw new UsageError({ where: ['--baseline'], sentence: ['firstIsBaseline'] });
  const pair = pairRuns([await readRun(first), await readRun(second)], [first, second]);
  const folder = flags.out ?? join('reports', 'compare');
  await prepareFolder(folder);
  if (!pair.paired && flags.quiet !== true) note(unpairedNote(...pair.runs));
  const quiet = flags.quiet === true || !pair.paired;
  const study = await withThreads({ ...flags, quiet, title: 'compare' }, signal, (conduct) =>
    compareFinished(pair, { ...flags, reason: reasonInWords }, conduct),
  );
  return writeComparison(folder, study, dialect, signal, flags.quiet === true);
}

function unpairedNote({ info: one }: RunResult, { info: two }: RunResult): string {
  const { unpaired } = words();
  return one.seed === two.seed
    ? unpaired.versions(one.version, two.version, version)
    : unpaired.seeds(one.seed, two.seed);
}

async function readRun(path: string): Promise<Study> {
  const { file, text } = await readRunText(path);
  try {
    return await inOnePiece(() => duelRun(storedRun(readRunJson(text, file), file), file));
  } catch (error) {
    if (error instanceof ReportError) throw new UsageError({ ...error.refusal, tip: ['compareTakes'] });
    throw error;
  }
}

/** A run of duels. @throws UsageError for another kind. */
function duelRun(run: Study<Cell>, path: string): Study {
  const kind = run.cells[0]?.cell.kind ?? defaultKind;
  if (kind !== defaultKind)
    throw new UsageError({ where: [path], must: ['runOfDuels'], found: ['kind', kind] });
  return run as Study;
}
