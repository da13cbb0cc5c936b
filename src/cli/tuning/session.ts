/** What the four commands share: the open scenario, the evaluator, threads, progress, files, errors. */

import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { DEFAULT_MAX_STATES, type Plan } from '../../batch/plan.ts';
import { poolExecutor } from '../../batch/pool.ts';
import { runPlan } from '../../batch/run.ts';
import { inlineExecutor } from '../../batch/workshop.ts';
import type { ReportInfo } from '../../facts/run/reportInfo.ts';
import type { TuningStyle } from '../../report/tuningReports.ts';
import { type OpenScenario, openScenario } from '../../scenario/open.ts';
import { refusalOf } from '../../scenario/tree/problem.ts';
import { TuningError } from '../../tuning/errors.ts';
import { Evaluator } from '../../tuning/evaluator.ts';
import type { Pace } from '../../tuning/pace.ts';
import type { SolveMany } from '../../tuning/warm.ts';
import { version } from '../../version.ts';
import { defaultWorkers } from '../cores.ts';
import { workerFile } from '../executors.ts';
import { UsageError } from '../exit.ts';
import { prepareFolder, writeFiles } from '../files.ts';
import { language } from '../language.ts';
import { ofSweep } from '../leftovers.ts';
import { progressView } from '../progress.ts';
import { csvDialectOf } from '../reportOptions.ts';
import { readScenario, type ScenarioFile } from '../scenarioFile.ts';
import { linesOf } from '../tuningRefusals.ts';

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
export interface Session {
  readonly source: ScenarioFile;
  readonly open: OpenScenario;
  readonly evaluator: Evaluator;
  readonly pace: Pace;
  /** Solves in threads; `null` with one worker, where this thread does it. */
  readonly solveMany: SolveMany | null;
  readonly seed: string;
  readonly duels: number;
  readonly workers: number;
  readonly maxStates: number;
  readonly folder: string;
  readonly style: TuningStyle;
  /** What a report needs to be repeated; `own` are the options of this command. */
  info(own: readonly (readonly [flag: string, value: string | number | true | undefined])[]): ReportInfo;
  /** Writes files and tells their names on stdout. */
  write(files: ReadonlyMap<string, string>): Promise<void>;
}

/** Runs a plan in threads; with one worker in this thread, which spares the start of another and lets signals in. */
export async function inThreads(
  plan: Plan,
  workers: number,
  pace: Pace,
): Promise<Awaited<ReturnType<typeof runPlan>>> {
  const executor = workers === 1 ? inlineExecutor(plan) : await poolExecutor(plan, workers, workerFile);
  try {
    const { signal, onProgress } = pace;
    return await runPlan(plan, executor, {
      ...(signal === undefined ? {} : { signal }),
      ...(onProgress === undefined ? {} : { onProgress }),
    });
  } finally {
    await executor.close();
  }
}

function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

/**
 * Opens a scenario for a command, does its work, and turns what tuning refuses into usage errors.
 * @param firstLook duels of a search's first look at matchups that have to be simulated, at most.
 */
export async function inSession<T>(
  command: string,
  path: string,
  flags: CommonFlags,
  signal: AbortSignal,
  firstLook: number,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  const style = { tag: language(), dialect: csvDialectOf(flags) };
  const source = await readScenario(path);
  const opened = openScenario(source.text, source.path);
  if (!opened.ok) throw new UsageError(...opened.problems.map(refusalOf));
  const { open } = opened;
  const given = flags.seed ?? open.scenario.seed;
  const seed = given ?? randomBytes(8).toString('hex');
  const duels = flags.duels ?? open.scenario.duels;
  const workers = flags.workers ?? defaultWorkers();
  const maxStates = flags.maxStates ?? DEFAULT_MAX_STATES;
  const folder = flags.out ?? join('reports', source.stem);
  await prepareFolder(folder);
  const quiet = flags.quiet === true;
  const progress = progressView(`${open.scenario.name}, ${command}`, quiet, () => performance.now());
  const pace: Pace = { signal, onProgress: (own) => progress.update(own) };
  const solveMany: SolveMany | null =
    workers === 1
      ? null
      : async (cells, own) => {
          const plan: Plan = { seed, duels: 1, method: 'exact', maxStates, cells };
          return (await inThreads(plan, workers, own)).map(({ exact }) => exact);
        };
  const session: Session = {
    source,
    open,
    evaluator: new Evaluator({
      ...{ seed, maxStates, duels: Math.min(duels, firstLook), mostDuels: duels },
      metrics: (open.scenario.tune?.goal ?? []).map(({ metric }) => metric),
    }),
    pace,
    solveMany,
    seed,
    duels,
    workers,
    maxStates,
    folder,
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
        seedDrawn: given === null,
        command: ['souboj', command, quoted(source.file), ...words].join(' '),
      };
    },
    write: async (files) => {
      await writeFiles(folder, files, command === 'sweep' ? ofSweep : undefined);
      for (const name of files.keys()) console.log(join(folder, name));
    },
  };
  try {
    return await work(session);
  } catch (error) {
    if (error instanceof TuningError) throw new UsageError(...linesOf(error, source));
    throw error;
  } finally {
    progress.stop();
  }
}
