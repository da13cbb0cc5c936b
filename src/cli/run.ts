/** `souboj run`: scenarios in, reports out. */

import { join } from 'node:path';
import type { Checkpoint } from '../batch/checkpoint.ts';
import type { Refusal } from '../problems/problem.ts';
import { idleOf } from '../study/idle.ts';
import { type Order, orderOf, refuseEmpty } from '../study/order.ts';
import { sizeOf } from '../study/size.ts';
import { namesOf, type Source } from '../study/source.ts';
import { type Memory, tellSince } from './answer.ts';
import { checkpointPath, readCheckpointFile, requireSameRun } from './checkpointFile.ts';
import { defaultWorkers } from './cores.ts';
import { checkExecutorFlags } from './executors.ts';
import { exitCode, linesOf, UsageError } from './exit.ts';
import { prepareFolder } from './files.ts';
import { setVerdictAside } from './leftovers.ts';
import { timeText } from './progress.ts';
import { reasonInWords } from './reasonInWords.ts';
import { chooseReports } from './reportOptions.ts';
import type { RunFlags } from './runFlags.ts';
import { finishOrder } from './runOrder.ts';
import { refuseContradictions, refuseWithoutExpectations, tell } from './runVerdicts.ts';
import { note } from './say.ts';
import { readScenario, shownPath } from './scenarioFile.ts';
import { reportMs, requireMemory, spaceOf } from './space.ts';
import type { Told } from './verdicts.ts';
import { words } from './words.ts';

/** The folder of each scenario, whether or not its file can be read. @throws UsageError where two share one. */
function foldersOf(paths: readonly string[], { out, shard }: RunFlags): string[] {
  const part = shard === undefined ? '' : `shard-${shard.index}-of-${shard.count}`;
  const stems = paths.map((path) => namesOf(shownPath(path)).stem);
  const folders = stems.map((stem) =>
    out === undefined ? join('reports', stem, part) : stems.length === 1 ? out : join(out, stem),
  );
  const double = folders.find((folder, i) => folders.indexOf(folder) !== i);
  if (double !== undefined) {
    throw new UsageError({ where: [['scenarios']], must: ['differentFiles', double] });
  }
  return folders;
}

/** Runs scenarios, once or again and again; answers the exit code. */
export async function run(paths: readonly string[], flags: RunFlags, signal: AbortSignal): Promise<number> {
  for (const folder of foldersOf(paths, flags)) await setVerdictAside(folder);
  refuseContradictions(flags);
  if (flags.watch !== true) return runAll(paths, flags, signal, null);
  const { watch } = await import('./watch.ts');
  const memory: Memory = new Map();
  await watch(paths, flags, signal, async (again, stop, { first, last }) => {
    // A look at few duels says at once what moved; the whole run after it has the answer.
    const watching = { memory: first ? memory : null, answer: last };
    await runAll(paths, last ? again : withoutGoals(again), stop, watching);
  });
  return exitCode.done;
}

/** What one run of a watch tells beside its verdicts. */
interface Watching {
  /** What moved since these; `null` where that was told already. */
  readonly memory: Memory | null;
  readonly answer: boolean;
}

/** A quick run has its few duels, whatever the whole one goes for. */
function withoutGoals({ precision, untilDecided, maxDuels, anytime, ...rest }: RunFlags): RunFlags {
  return rest;
}

/**
 * Runs scenarios one after another; every file is read and checked before the first duel.
 * @param watching `null` for a single run, whose progress is kept on disk for `--resume`.
 */
async function runAll(
  paths: readonly string[],
  flags: RunFlags,
  signal: AbortSignal,
  watching: Watching | null,
): Promise<number> {
  await chooseReports(flags);
  checkExecutorFlags(flags);
  const sources = await readAll(paths);
  for (const { scenario } of sources) await chooseReports(flags, scenario.kind);
  const folders = foldersOf(paths, flags);
  const earlier = await checkpointsOf(folders, flags);
  const orders = sources.map((source, i) => {
    refuseWithoutExpectations(source, flags);
    const order = orderOf(source, flags, earlier[i]?.info.seed);
    refuseEmpty(order, reasonInWords);
    if (earlier[i]) requireSameRun(folders[i]!, order, earlier[i]);
    return order;
  });
  for (const order of orders) await warn(order, flags, signal);
  for (const folder of folders) await prepareFolder(folder);
  const told: Told[] = [];
  for (const [i, order] of orders.entries()) {
    const reports = await chooseReports(flags, order.source.scenario.kind);
    const done = await finishOrder(
      order,
      folders[i]!,
      earlier[i]!,
      flags,
      reports,
      watching === null,
      signal,
    );
    if (done !== null) told.push(done);
  }
  if (flags.shard !== undefined) return exitCode.done;
  const code = await tell(told, flags, watching?.answer ?? true);
  const memory = watching?.memory ?? null;
  if (memory !== null)
    for (const { path, result } of told) await tellSince(path, result, memory, flags.quiet === true);
  return code;
}

/** From so many cells on a run is large. */
const LARGE = 20_000;

/** Says before a run starts what of its scenario changes nothing, and how large it is if it is large. @throws MachineError */
async function warn(
  { source, plan }: Order,
  { quiet, workers }: RunFlags,
  signal: AbortSignal,
): Promise<void> {
  const { cells } = plan;
  if (cells.length >= LARGE) {
    const size = await sizeOf(source, {
      duels: plan.duels,
      maxStates: plan.maxStates,
      signal,
      cells,
      now: () => performance.now(),
    });
    const { megabytes, memory } = await spaceOf(source, size);
    requireMemory(source.path, memory);
    const { format } = new Intl.NumberFormat(words().locale);
    const ms = (size.ms ?? 0) / (workers ?? defaultWorkers()) + reportMs(size);
    if (quiet !== true) note(words().large(format(megabytes), format(memory), timeText(ms)));
  }
  if (quiet === true) return;
  for (const one of await idleOf(cells, { most: LARGE, signal }))
    note(`${source.path}: ${words().idle(one)}`);
}

/** Checkpoints to go on with, by folder. Where there is none the run begins anew, and says so. */
async function checkpointsOf(
  folders: readonly string[],
  { resume, quiet }: RunFlags,
): Promise<(Checkpoint | null)[]> {
  if (resume !== true) return folders.map(() => null);
  const found: (Checkpoint | null)[] = [];
  for (const folder of folders) {
    const checkpoint = await readCheckpointFile(folder);
    if (checkpoint === null && quiet !== true) note(words().nothingToResume(checkpointPath(folder)));
    found.push(checkpoint);
  }
  return found;
}

/** Reads all files; problems of all of them are told together. */
async function readAll(paths: readonly string[]): Promise<Source[]> {
  const sources: Source[] = [];
  const problems: Refusal[] = [];
  for (const path of paths) {
    try {
      sources.push(await readScenario(path));
    } catch (error) {
      const lines = linesOf(error);
      if (lines === null) throw error;
      problems.push(...lines);
    }
  }
  if (problems.length > 0) throw new UsageError(...problems);
  return sources;
}
