/** `souboj run`: scenarios in, reports out. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { impossibilityOf } from '../batch/contests.ts';
import { DEFAULT_MAX_STATES, type Plan } from '../batch/plan.ts';
import { poolExecutor } from '../batch/pool.ts';
import type { Method, RunResult } from '../batch/result.ts';
import { runPlan } from '../batch/run.ts';
import type { Cell } from '../scenario/cells.ts';
import { version } from '../version.ts';
import { defaultWorkers } from './cores.ts';
import { UsageError } from './exit.ts';
import { prepareFolder, writeFiles } from './files.ts';
import { progressView } from './progress.ts';
import { readScenario, type ScenarioFile, selectCells } from './scenarioFile.ts';

/** Options of `run` as the command line gives them. */
export interface RunFlags {
  readonly out?: string;
  readonly seed?: string;
  readonly duels?: number;
  readonly workers?: number;
  readonly method: Method;
  readonly format?: readonly string[];
  readonly only?: string;
  readonly maxStates?: number;
  readonly quiet?: boolean;
}

/** A scenario with everything decided about its run. */
interface Order {
  readonly source: ScenarioFile;
  readonly folder: string;
  readonly cells: readonly Cell[];
}

function foldersOf(sources: readonly ScenarioFile[], out: string | undefined): string[] {
  const folders = sources.map(({ stem }) =>
    out === undefined ? join('reports', stem) : sources.length === 1 ? out : join(out, stem),
  );
  const double = folders.find((folder, i) => folders.indexOf(folder) !== i);
  if (double !== undefined) {
    throw new UsageError([`scenarios: must have different file names, two would write to ${double}`]);
  }
  return folders;
}

/** Runs scenarios one after another; every file is read and checked before the first duel. */
export async function run(paths: readonly string[], flags: RunFlags, signal: AbortSignal): Promise<void> {
  const { checkFormats, formatsOf, writeReports } = await import('../report/reports.ts');
  const checked = (kind?: Cell['kind']): readonly string[] => {
    const formats = flags.format ?? formatsOf(kind);
    try {
      checkFormats(formats, kind);
    } catch (error) {
      throw new UsageError([`--${(error as Error).message}`]);
    }
    return formats;
  };
  checked();
  const sources = await readAll(paths);
  for (const { scenario } of sources) checked(scenario.kind);
  const folders = foldersOf(sources, flags.out);
  const orders: Order[] = sources.map((source, i) => ({
    source,
    folder: folders[i]!,
    cells: selectCells(source, flags.only ?? null),
  }));
  for (const order of orders) await prepareFolder(order.folder);
  for (const order of orders) {
    const result = await runOne(order, flags, signal);
    const files = writeReports(result, checked(order.source.scenario.kind));
    await writeFiles(order.folder, files);
    for (const name of files.keys()) console.log(join(order.folder, name));
  }
}

/** Reads all files; problems of all of them are told together. */
async function readAll(paths: readonly string[]): Promise<ScenarioFile[]> {
  const sources: ScenarioFile[] = [];
  const problems: string[] = [];
  for (const path of paths) {
    try {
      sources.push(await readScenario(path));
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      problems.push(...error.lines);
    }
  }
  if (problems.length > 0) throw new UsageError(problems);
  return sources;
}

async function runOne(order: Order, flags: RunFlags, signal: AbortSignal): Promise<RunResult<Cell>> {
  const { source, cells } = order;
  const { scenario } = source;
  const given = flags.seed ?? scenario.seed;
  const plan: Plan = {
    seed: given ?? randomBytes(8).toString('hex'),
    duels: flags.duels ?? scenario.duels,
    method: flags.method,
    maxStates: flags.maxStates ?? DEFAULT_MAX_STATES,
    cells,
  };
  refuseEmpty(source, plan);
  const quiet = flags.quiet === true;
  if (!quiet) console.error(announce(source, plan));
  const executor = await poolExecutor(
    plan,
    flags.workers ?? defaultWorkers(),
    new URL('./worker.js', import.meta.url),
  );
  const progress = progressView(scenario.name, quiet, () => performance.now());
  try {
    const results = await runPlan(plan, executor, { signal, onProgress: (p) => progress.update(p) });
    return {
      info: {
        version,
        scenario: { name: scenario.name, file: source.file, text: source.text, hash: source.hash },
        seed: plan.seed,
        seedDrawn: given === null,
        options: {
          method: plan.method,
          duels: plan.duels,
          only: flags.only ?? null,
          maxStates: plan.maxStates,
        },
      },
      cells: results,
    };
  } finally {
    progress.stop();
    await executor.close();
  }
}

/** A scenario that asks for nothing but impossible pairings is an error (RULES 3.5). */
function refuseEmpty(source: ScenarioFile, plan: Plan): void {
  const reasons = plan.cells.map((cell) => ({ cell, reason: impossibilityOf(cell) }));
  const first = reasons[0];
  if (first === undefined || reasons.some(({ reason }) => reason === null)) return;
  throw new UsageError([
    `${source.path}: matchups: must hold a pairing that is possible (got none: ${first.cell.key}: ${first.reason})`,
  ]);
}

/** What the trials of a kind are called. */
function trialsOf(kind: Cell['kind']): string {
  switch (kind) {
    case 'duel':
      return 'duels';
    case 'day':
      return 'days';
    case 'concentration':
      return 'checks';
    case 'contest':
      return 'contests';
    case 'gauntlet':
      return 'runs';
  }
}

function announce(source: ScenarioFile, plan: Plan): string {
  const cells = plan.cells.length;
  const number = new Intl.NumberFormat('en');
  const what =
    plan.method === 'exact'
      ? 'exact'
      : `${number.format(plan.duels)} ${trialsOf(source.scenario.kind)} each, ${number.format(cells * plan.duels)} in all`;
  return `${source.scenario.name}: ${number.format(cells)} cells, ${what}, seed ${plan.seed}`;
}
