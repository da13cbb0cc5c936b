/** `souboj run`: scenarios in, reports out. */
import { join } from 'node:path';
import type { Checkpoint } from '../batch/checkpoint.ts';
import { Harvest } from '../batch/harvest.ts';
import type { RunResult } from '../batch/result.ts';
import { runPlan } from '../batch/run.ts';
import { impossible } from '../rules/eligibility.ts';
import { precisionSequel } from '../stats/precision.ts';
import {
  CheckpointKeeper,
  checkpointPath,
  readCheckpointFile,
  requireSameRun,
  setAside,
} from './checkpointFile.ts';
import { checkExecutorFlags, type ExecutorFlags, executorFor } from './executors.ts';
import { AdvisedError, UsageError } from './exit.ts';
import { prepareFolder } from './files.ts';
import { type Order, type OrderFlags, orderOf } from './orders.ts';
import { progressView } from './progress.ts';
import { formatsOf, publish, publishShard } from './publish.ts';
import { readScenario, type ScenarioFile, selectCells } from './scenarioFile.ts';

/** Options of `run` as the command line gives them. */
export interface RunFlags extends OrderFlags, ExecutorFlags {
  readonly out?: string;
  readonly format?: readonly string[];
  readonly resume?: boolean;
  readonly quiet?: boolean;
}

function foldersOf(sources: readonly ScenarioFile[], { out, shard }: RunFlags): string[] {
  const part = shard === undefined ? '' : `shard-${shard.index}-of-${shard.count}`;
  const folders = sources.map(({ stem }) =>
    out === undefined ? join('reports', stem, part) : sources.length === 1 ? out : join(out, stem),
  );
  const double = folders.find((folder, i) => folders.indexOf(folder) !== i);
  if (double !== undefined) {
    throw new UsageError([`scenarios: must have different file names, two would write to ${double}`]);
  }
  return folders;
}

/** Runs scenarios one after another; every file is read and checked before the first duel. */
export async function run(paths: readonly string[], flags: RunFlags, signal: AbortSignal): Promise<void> {
  const formats = await formatsOf(flags.format);
  if (flags.shard !== undefined && flags.format !== undefined) {
    throw new UsageError([
      '--format: must stand without --shard: a shard writes run.json, merge the reports',
    ]);
  }
  checkExecutorFlags(flags);
  const sources = await readAll(paths);
  const folders = foldersOf(sources, flags);
  const earlier = await checkpointsOf(folders, flags);
  const orders = sources.map((source, i) => {
    const cells = selectCells(source, flags.only ?? null);
    const order = orderOf(source, folders[i]!, cells, flags, earlier[i]!);
    refuseEmpty(order);
    if (earlier[i]) requireSameRun(order.folder, earlier[i], order.info, order.shard);
    return order;
  });
  for (const order of orders) await prepareFolder(order.folder);
  for (const [i, order] of orders.entries()) await runOrder(order, earlier[i]!, flags, formats, signal);
}

/** Checkpoints to go on with, by folder. @throws UsageError where `--resume` finds none at all. */
async function checkpointsOf(
  folders: readonly string[],
  { resume }: RunFlags,
): Promise<(Checkpoint | null)[]> {
  if (resume !== true) return folders.map(() => null);
  const found: (Checkpoint | null)[] = [];
  for (const folder of folders) found.push(await readCheckpointFile(folder));
  if (found.every((checkpoint) => checkpoint === null)) {
    throw new UsageError(
      folders.map((folder) => {
        const why = 'a run leaves one when it is interrupted, and removes it when it is done';
        return `--resume: ${checkpointPath(folder)}: there is nothing to resume (${why})`;
      }),
    );
  }
  return found;
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

/** Runs one scenario and writes its files; where that fails, what is done stays in the checkpoint. */
async function runOrder(
  order: Order,
  earlier: Checkpoint | null,
  flags: RunFlags,
  formats: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const { folder, info, shard } = order;
  const harvest = earlier?.harvest ?? new Harvest();
  const keeper = new CheckpointKeeper(folder, info, shard, () => performance.now());
  if (flags.quiet !== true) console.error(announce(order, harvest));
  if (earlier === null && (await setAside(folder, info, shard))) {
    console.error(
      `souboj: ${checkpointPath(folder)}: progress of this same run is there, set aside as checkpoint.old.json; with its old name, --resume goes on from it`,
    );
  }
  try {
    // At once, so that a seed that was drawn is known whatever happens.
    await keeper.save(harvest);
    const result = await simulate(order, harvest, keeper, flags, signal);
    if (shard === null) await publish(result, folder, formats);
    else await publishShard(result, shard, folder);
  } catch (error) {
    if (harvest.isEmpty) await keeper.remove();
    else await keeper.save(harvest);
    throw keeper.holdsWork ? new AdvisedError(error, adviceFor(folder)) : error;
  }
  await keeper.remove();
}

function adviceFor(folder: string): string {
  return `progress is kept in ${checkpointPath(folder)}; the same command with --resume goes on from there`;
}

async function simulate(
  order: Order,
  harvest: Harvest,
  keeper: CheckpointKeeper,
  flags: RunFlags,
  signal: AbortSignal,
): Promise<RunResult> {
  const { plan, info, shard, source } = order;
  const { precision } = info.options;
  const { executor, chunk } = await executorFor(order, flags);
  const progress = progressView(source.scenario.name, flags.quiet === true, () => performance.now());
  try {
    const cells = await runPlan(plan, executor, {
      signal,
      chunk,
      shard,
      harvest,
      onProgress: (p) => progress.update(p),
      onHarvest: (done) => keeper.note(done),
      ...(precision === null ? {} : { sequel: precisionSequel(precision) }),
    });
    return { info, cells };
  } finally {
    progress.stop();
    await executor.close();
  }
}

/** A scenario that asks for nothing but impossible pairings is an error (RULES 3.5). */
function refuseEmpty({ source, plan }: Order): void {
  let reason: string | null = null;
  for (const cell of plan.cells) {
    const found = impossible(cell.setup);
    if (found === null) return;
    reason ??= `${cell.key}: ${found}`;
  }
  if (reason === null) return;
  throw new UsageError([
    `${source.path}: matchups: must hold a pairing that is possible (got none: ${reason})`,
  ]);
}

function announce({ source, plan, info, shard }: Order, harvest: Harvest): string {
  const cells = plan.cells.length;
  const number = new Intl.NumberFormat('en');
  const { precision } = info.options;
  const what =
    plan.method === 'exact'
      ? 'exact'
      : precision !== null
        ? `until the win rate is known to ±${number.format(precision.halfWidth * 100)} points`
        : `${number.format(plan.duels)} duels each, ${number.format(cells * plan.duels)} in all`;
  const part = shard === null ? '' : `, shard ${shard.index} of ${shard.count}`;
  const done = harvest.duels();
  const resumed = done === 0 ? '' : `; resumed with ${number.format(done)} duels done`;
  return `${source.scenario.name}: ${number.format(cells)} cells, ${what}, seed ${plan.seed}${part}${resumed}`;
}
