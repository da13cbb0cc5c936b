/** `souboj run`: scenarios in, reports out. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { judgeRun, UntilDecided } from '../analysis/expect/untilDecided.ts';
import { defaultPrecision } from '../analysis/precision.ts';
import { DEFAULT_MAX_STATES, type Plan } from '../batch/plan.ts';
import { poolExecutor } from '../batch/pool.ts';
import type { RunResult } from '../batch/result.ts';
import { runPlan } from '../batch/run.ts';
import { impossible } from '../rules/eligibility.ts';
import type { DuelCell } from '../scenario/cells.ts';
import { version } from '../version.ts';
import { defaultWorkers } from './cores.ts';
import { UsageError } from './exit.ts';
import { prepareFolder, writeFiles } from './files.ts';
import { MOST_DUELS } from './options.ts';
import { progressView } from './progress.ts';
import type { RunFlags } from './runFlags.ts';
import { leftOut, refuseContradictions, refuseWithoutExpectations, tell } from './runVerdicts.ts';
import { readScenario, type ScenarioFile, selectCells } from './scenarioFile.ts';
import type { Told } from './verdicts.ts';
import { worthsOf } from './worths.ts';

/** `--until-decided` goes on to so many times the duels of the scenario, unless `--max-duels` says otherwise. */
const DEFAULT_STRETCH = 100;

/** A scenario with everything decided about its run. */
interface Order {
  readonly source: ScenarioFile;
  readonly folder: string;
  readonly cells: readonly DuelCell[];
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
  const { checkFormats, reportFormats, writeReports } = await import('../report/reports.ts');
  const formats = flags.format ?? reportFormats;
  try {
    checkFormats(formats);
  } catch (error) {
    throw new UsageError([`--${(error as Error).message}`]);
  }
  const sources = await readAll(paths);
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
    const finished = await runOne(order, flags, signal);
    // Only reports in words, and the file that they can be written from, say what a point is worth.
    const inWords = formats.some((format) => !['csv', 'junit'].includes(format));
    const result = inWords ? await withWorths(finished, flags, signal) : finished;
    const files = writeReports(result, formats);
    await writeFiles(order.folder, files);
    const paths = [...files.keys()].map((name) => join(order.folder, name));
    told.push({ path: order.source.path, files: paths, result });
    if (flags.json !== true) for (const path of paths) console.log(path);
  }
  return tell(told, flags);
}

/** Different duels a plane whose attributes are measured in a run; `souboj planes` looks at all. */
const WORTH_LAWS = 4;

async function withWorths(result: RunResult, flags: RunFlags, signal: AbortSignal): Promise<RunResult> {
  const effort = { workers: flags.workers ?? defaultWorkers(), most: WORTH_LAWS, point: 0 };
  const worths = await worthsOf(result, effort, signal);
  return worths.length === 0 ? result : { ...result, worths };
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

async function runOne(order: Order, flags: RunFlags, signal: AbortSignal): Promise<RunResult> {
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
  const matter = { expectations: scenario.expectations, left: leftOut(source, cells), confidence };
  const sequel =
    flags.untilDecided === true ? new UntilDecided(matter, draft, most, flags.anytime === true) : null;
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
    const judgement = sequel === null ? judgeRun(matter, results) : sequel.judgement(results);
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
      ...(scenario.expectations.length === 0 ? {} : { judgement }),
    };
  } finally {
    progress.stop();
    await executor.close();
  }
}

/** A scenario that asks for nothing but impossible pairings is an error (RULES 3.5). */
function refuseEmpty(source: ScenarioFile, plan: Plan): void {
  const reasons = plan.cells.map((cell) => ({ cell, reason: impossible(cell.setup) }));
  const first = reasons[0];
  if (first === undefined || reasons.some(({ reason }) => reason === null)) return;
  throw new UsageError([
    `${source.path}: matchups: must hold a pairing that is possible (got none: ${first.cell.key}: ${first.reason})`,
  ]);
}

function announce(source: ScenarioFile, plan: Plan): string {
  const cells = plan.cells.length;
  const number = new Intl.NumberFormat('en');
  const what =
    plan.method === 'exact'
      ? 'exact'
      : `${number.format(plan.duels)} duels each, ${number.format(cells * plan.duels)} in all`;
  return `${source.scenario.name}: ${number.format(cells)} cells, ${what}, seed ${plan.seed}`;
}
