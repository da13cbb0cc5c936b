/** `souboj run`: scenarios in, reports out. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { judgeRun, UntilDecided } from '../analysis/expect/untilDecided.ts';
import { defaultPrecision } from '../analysis/precision.ts';
import { impossibilityOf } from '../batch/contests.ts';
import { DEFAULT_MAX_STATES, type Plan } from '../batch/plan.ts';
import { poolExecutor } from '../batch/pool.ts';
import type { CellResult, RunResult } from '../batch/result.ts';
import { runPlan } from '../batch/run.ts';
import type { Cell, DuelCell } from '../scenario/cells.ts';
import { version } from '../version.ts';
import { defaultWorkers } from './cores.ts';
import { exitCode, UsageError } from './exit.ts';
import { prepareFolder, writeFiles } from './files.ts';
import { MOST_DUELS } from './options.ts';
import { progressView } from './progress.ts';
import { chooseReports } from './reportOptions.ts';
import type { RunFlags } from './runFlags.ts';
import { leftOut, refuseContradictions, refuseWithoutExpectations, tell } from './runVerdicts.ts';
import { readScenario, type ScenarioFile, selectCells } from './scenarioFile.ts';
import type { Told } from './verdicts.ts';
import { words } from './words.ts';
import { worthsOf } from './worths.ts';

/** `--until-decided` goes on to so many times the duels of the scenario, unless `--max-duels` says otherwise. */
const DEFAULT_STRETCH = 100;

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
export async function run(paths: readonly string[], flags: RunFlags, signal: AbortSignal): Promise<number> {
  refuseContradictions(flags);
  if (flags.watch === true) {
    const { watch } = await import('./watch.ts');
    await watch(paths, { ...flags, watch: false }, signal, async (again, stop) => {
      await run(paths, again, stop);
    });
    return exitCode.done;
  }
  await chooseReports(flags);
  const { writeReports } = await import('../report/reports.ts');
  const sources = await readAll(paths);
  for (const { scenario } of sources) await chooseReports(flags, scenario.kind);
  const folders = foldersOf(sources, flags.out);
  const orders: Order[] = sources.map((source, i) => ({
    source,
    folder: folders[i]!,
    cells: selectCells(source, flags.only ?? null),
  }));
  for (const { source } of orders) refuseWithoutExpectations(source, flags);
  for (const order of orders) await prepareFolder(order.folder);
  const told: Told[] = [];
  for (const order of orders) {
    const { formats, options } = await chooseReports(flags, order.source.scenario.kind);
    const result = await withWorths(await runOne(order, flags, signal), flags, signal);
    const files = await writeReports(result, formats, options);
    await writeFiles(order.folder, files);
    const paths = [...files.keys()].map((name) => join(order.folder, name));
    told.push({ path: order.source.path, files: paths, result });
    if (flags.json !== true) for (const path of paths) console.log(path);
  }
  return tell(told, flags);
}

/** Different duels a plane whose attributes are measured in a run; `souboj planes` looks at all. */
const WORTH_LAWS = 4;

async function withWorths(
  result: RunResult<Cell>,
  flags: RunFlags,
  signal: AbortSignal,
): Promise<RunResult<Cell>> {
  if (!isDuelRun(result)) return result;
  const effort = { workers: flags.workers ?? defaultWorkers(), most: WORTH_LAWS, point: 0 };
  const worths = await worthsOf(result, effort, signal);
  return worths.length === 0 ? result : { ...result, worths };
}

function isDuelRun(result: RunResult<Cell>): result is RunResult {
  return result.cells.every(({ cell }) => cell.kind === 'duel');
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
  const asked = flags.duels ?? scenario.duels;
  const most = flags.maxDuels ?? Math.min(MOST_DUELS, asked * DEFAULT_STRETCH);
  const draft: Plan = {
    seed: given ?? randomBytes(8).toString('hex'),
    duels: asked,
    method: flags.method,
    maxStates: flags.maxStates ?? DEFAULT_MAX_STATES,
    cells,
  };
  const confidence = flags.confidence ?? defaultPrecision.confidence;
  // Only duels have expectations; whatever judges them sees duel cells alone.
  const duels = scenario.kind === 'duel' ? { ...source, scenario } : null;
  const matter = {
    expectations: duels?.scenario.expectations ?? [],
    left: duels === null ? [] : leftOut(duels, cells as DuelCell[]),
    confidence,
  };
  const sequel =
    flags.untilDecided === true
      ? new UntilDecided(matter, draft as Plan<DuelCell>, most, flags.anytime === true)
      : null;
  const plan: Plan = sequel === null ? draft : { ...draft, duels: sequel.looks[0]! };
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
    const results = await runPlan(plan, executor, {
      signal,
      onProgress: (p) => progress.update(p),
      ...(sequel === null ? {} : { sequel }),
    });
    const played = results as CellResult[];
    const judgement =
      duels === null || matter.expectations.length === 0
        ? null
        : sequel === null
          ? judgeRun(matter, played)
          : sequel.judgement(played);
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
          confidence,
          interval: flags.interval ?? defaultPrecision.interval,
          ...(sequel === null ? {} : { untilDecided: { maxDuels: most, anytime: flags.anytime === true } }),
        },
      },
      cells: results,
      ...(judgement === null ? {} : { judgement }),
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

function announce(source: ScenarioFile, plan: Plan): string {
  const said = words();
  const cells = plan.cells.length;
  const { format } = new Intl.NumberFormat(said.locale);
  const simulated = plan.method !== 'exact';
  return said.announce(
    source.scenario.name,
    format(cells),
    said.trials[source.scenario.kind],
    simulated ? format(plan.duels) : null,
    simulated ? format(cells * plan.duels) : null,
    plan.seed,
  );
}
