/** What the four commands share: the open scenario, the evaluator, threads, progress, files, errors. */
import { join } from 'node:path';
import { version } from '../../batch/version.ts';
import type { ReportInfo } from '../../facts/run/reportInfo.ts';
import type { TuningStyle } from '../../report/tuningReports.ts';
import type { Conduct } from '../../study/executors.ts';
import { asking, openSession, type Session } from '../../study/session.ts';
import type { Source } from '../../study/source.ts';
import { defaultWorkers } from '../cores.ts';
import { onThreads } from '../executors.ts';
import { prepareFolder, writeFiles } from '../files.ts';
import { language } from '../language.ts';
import { ofSweep } from '../leftovers.ts';
import { progressView } from '../progress.ts';
import { csvDialectOf } from '../reportOptions.ts';
import { print } from '../say.ts';
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

/** Everything that a command works with. */
export interface Desk extends Session {
  /** Who works for it, and how it is watched and stopped. */
  readonly conduct: Conduct;
  /** How its files are written. */
  readonly style: TuningStyle;
  /** What a report needs to be repeated; `own` are the options of this command. */
  info(own: readonly (readonly [flag: string, value: string | number | true | undefined])[]): ReportInfo;
  /** Writes files and tells their names on stdout. */
  write(files: ReadonlyMap<string, string>): Promise<void>;
}

function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

/** Opens a scenario, in whatever way its question is asked. */
export type OpenSession = (source: Source, flags: CommonFlags, conduct: Conduct) => Session;

/**
 * Opens a scenario for a command and does its work.
 * @throws StudyError with what tuning refuses.
 */
export async function inSession<T>(
  command: string,
  path: string,
  flags: CommonFlags,
  signal: AbortSignal,
  work: (desk: Desk) => Promise<T>,
  openIt: OpenSession = openSession,
): Promise<T> {
  const style = { tag: language(), dialect: csvDialectOf(flags) };
  const source = await readScenario(path);
  const workers = flags.workers ?? defaultWorkers();
  let update: Conduct['onProgress'];
  const conduct: Conduct = {
    signal,
    onProgress: (own) => update?.(own),
    // One worker is this thread: that spares the start of another, and lets signals in.
    executor: workers === 1 ? undefined : onThreads(workers),
  };
  const session = openIt(source, flags, conduct);
  const { open, seed, seedDrawn } = session;
  const folder = flags.out ?? join('reports', source.stem);
  await prepareFolder(folder);
  const quiet = flags.quiet === true;
  const progress = progressView(`${open.scenario.name}, ${command}`, quiet, () => performance.now());
  update = (own) => progress.update(own);
  const desk: Desk = {
    ...session,
    conduct,
    style,
    info: (own) => {
      const options: readonly (readonly [string, string | number | true | undefined])[] = [
        ...own,
        ['--seed', seed],
        ['--duels', flags.duels],
        ['--max-states', flags.maxStates],
      ];
      const words = options.flatMap(([flag, value]) =>
        value === undefined ? [] : value === true ? [flag] : [flag, quoted(String(value))],
      );
      return {
        version,
        scenario: { name: open.scenario.name, file: source.file, hash: source.hash },
        seed,
        seedDrawn,
        command: ['souboj', command, quoted(source.file), ...words].join(' '),
      };
    },
    write: async (files) => {
      await writeFiles(folder, files, command === 'sweep' ? ofSweep : undefined);
      for (const name of files.keys()) print(join(folder, name));
    },
  };
  try {
    return await asking(source, () => work(desk));
  } finally {
    progress.stop();
  }
}
