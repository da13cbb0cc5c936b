/** What the four commands share: the open scenario, the evaluator, threads, progress, files, errors. */
import { join } from 'node:path';
import { version } from '../../batch/version.ts';
import { commandLine, type Options } from '../../facts/run/command.ts';
import type { ReportInfo } from '../../facts/run/reportInfo.ts';
import type { TuningStyle } from '../../report/tuningReports.ts';
import type { Conduct } from '../../study/executors.ts';
import { asking, openSession, type Session } from '../../study/session.ts';
import { placed, type Source } from '../../study/source.ts';
import { defaultWorkers } from '../cores.ts';
import { onThreads } from '../executors.ts';
import { prepareFolder } from '../files.ts';
import { language } from '../language.ts';
import { ofTuning } from '../leftovers.ts';
import { progressView } from '../progress.ts';
import { codeAfter, writeReport } from '../reportFiles.ts';
import { csvDialectOf } from '../reportOptions.ts';
import { readScenario } from '../scenarioFile.ts';

/** Options of all four commands. */
export interface CommonFlags {
  readonly out?: string;
  readonly seed?: string;
  readonly duels?: number;
  readonly workers?: number;
  readonly maxStates?: number;
  readonly quiet?: boolean;
  readonly csvDialect?: string;
}

/** Where a command works, whatever it reads: who works, and how it is watched, stopped and written. */
export interface Bench {
  /** Who works for it, and how it is watched and stopped. */
  readonly conduct: Conduct;
  /** Writes files as they are made in a style, and tells their names on stdout; nothing is worked out after that. */
  write(make: (style: TuningStyle) => Promise<ReadonlyMap<string, string>>): Promise<void>;
}

/** Everything that a command works with which reads a scenario. */
export interface Desk extends Session, Bench {
  /** What a report needs to be repeated; `own` are the options of this command. */
  info(own: Options): ReportInfo;
}

/** Opens a scenario, in whatever way its question is asked. */
export type OpenSession = (source: Source, flags: CommonFlags, conduct: Conduct) => Session;

/** What a bench is for. */
interface Task {
  readonly command: string;
  /** File name of what was read, without its extension. */
  readonly stem: string;
  readonly flags: CommonFlags;
  readonly signal: AbortSignal;
}

/**
 * Does the work of a command that writes reports into a folder, with progress; answers the exit code.
 * @param open opens what the work is on, for a conduct, and says its name, before the folder is claimed.
 */
export async function atBench<T>(
  { command, stem, flags, signal }: Task,
  open: (conduct: Conduct) => { readonly name: string; readonly opened: T },
  work: (bench: Bench, opened: T) => Promise<number>,
): Promise<number> {
  const style = { tag: language(), dialect: csvDialectOf(flags) };
  const workers = flags.workers ?? defaultWorkers();
  let update: Conduct['onProgress'];
  const conduct: Conduct = {
    signal,
    onProgress: (own) => update?.(own),
    // One worker is this thread: that spares the start of another, and lets signals in.
    executor: workers === 1 ? undefined : onThreads(workers),
  };
  const { name, opened } = open(conduct);
  const folder = flags.out ?? join('reports', stem);
  await prepareFolder(folder);
  const quiet = flags.quiet === true;
  const progress = progressView(`${name}, ${command}`, quiet, () => performance.now());
  update = (own) => progress.update(own);
  let running = true;
  // Before anything else is said: a bar would be drawn over it.
  const stop = (): void => {
    if (running) progress.stop();
    running = false;
  };
  let left = 0;
  const bench: Bench = {
    conduct,
    write: async (make) => {
      stop();
      const { undrawn } = await writeReport(folder, { signal, isLeftover: ofTuning(command) }, (care) =>
        make({ ...style, ...care }),
      );
      left += undrawn;
    },
  };
  try {
    const code = await work(bench, opened);
    return codeAfter({ undrawn: left }, code);
  } finally {
    stop();
  }
}

/**
 * Opens a scenario for a command and does its work; answers the exit code.
 * @throws StudyError with what tuning refuses.
 */
export async function inSession(
  command: string,
  path: string,
  flags: CommonFlags,
  signal: AbortSignal,
  work: (desk: Desk) => Promise<number>,
  openIt: OpenSession = openSession,
): Promise<number> {
  csvDialectOf(flags);
  const source = await readScenario(path);
  const open = (conduct: Conduct): { readonly name: string; readonly opened: Session } => {
    const opened = openIt(source, flags, conduct);
    return { name: opened.open.scenario.name, opened };
  };
  return atBench({ command, stem: source.stem, flags, signal }, open, (bench, session) => {
    const { seed, seedDrawn, open: opened } = session;
    const desk: Desk = {
      ...session,
      ...bench,
      info: (own) => ({
        version,
        scenario: { name: opened.scenario.name, file: source.file, hash: source.hash },
        seed,
        seedDrawn,
        command: commandLine(command, placed(source), [
          ...own,
          ['--seed', seed],
          ['--duels', flags.duels],
          ['--max-states', flags.maxStates],
        ]),
      }),
    };
    return asking(source, () => work(desk));
  });
}
