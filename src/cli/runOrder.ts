/** One scenario from its order to its files; what is done of it is kept on disk meanwhile. */

import { cachedExecutor } from '../batch/cached.ts';
import type { Checkpoint } from '../batch/checkpoint.ts';
import { Harvest } from '../batch/harvest.ts';
import { wordedAs } from '../scenario/cellKinds.ts';
import type { OpenExecutor } from '../study/executors.ts';
import type { Order } from '../study/order.ts';
import { runOrder } from '../study/run.ts';
import { CacheFolder, cacheFolder } from './cacheFolder.ts';
import { CHECKPOINT_MS, CheckpointKeeper, checkpointPath, setAside } from './checkpointFile.ts';
import { defaultWorkers } from './cores.ts';
import { executorFor, onThreads } from './executors.ts';
import { AdvisedError } from './exit.ts';
import { progressView } from './progress.ts';
import { type Measured, measureRest, publish, publishShard } from './publish.ts';
import { LARGE_MEMORY, LARGE_PIECES } from './reportFiles.ts';
import type { ReportChoice } from './reportOptions.ts';
import type { RunFlags } from './runFlags.ts';
import { note } from './say.ts';
import { hear, inOnePiece, lift } from './signals.ts';
import type { Told } from './verdicts.ts';
import { words } from './words.ts';

/**
 * Runs one scenario and writes its files; where that fails, what is done stays in the checkpoint. Answers what
 * there is to tell: nothing of a shard, which sees a part and judges nothing.
 *
 * @param keep whether there is a checkpoint.
 */
export async function finishOrder(
  order: Order,
  folder: string,
  earlier: Checkpoint | null,
  flags: RunFlags,
  reports: ReportChoice,
  keep: boolean,
  signal: AbortSignal,
): Promise<Told | null> {
  const { info, shard } = order;
  const harvest = earlier?.harvest ?? new Harvest();
  hear();
  if (flags.quiet !== true) note(announce(order, harvest));
  const finish = async (keeper: CheckpointKeeper | null): Promise<Told | null> => {
    const measured = await simulate(order, harvest, keeper, flags, reports.formats, signal);
    if (shard !== null) {
      await publishShard(measured.study, shard, folder, signal);
      return null;
    }
    const publishing = { path: order.source.path, folder, reports, json: flags.json === true };
    return publish(measured, publishing, signal);
  };
  if (!keep) return finish(null);
  const every = flags.checkpointEvery === undefined ? CHECKPOINT_MS : flags.checkpointEvery * 1000;
  const keeper = new CheckpointKeeper(folder, info, shard, () => performance.now(), every);
  if (earlier === null && (await setAside(folder, info, shard)))
    note(words().setAside(checkpointPath(folder)));
  let told: Told | null;
  try {
    // At once, so that a seed that was drawn is known whatever happens.
    await keeper.save(harvest);
    told = await finish(keeper);
  } catch (error) {
    if (harvest.isEmpty) await keeper.remove();
    else await keeper.save(harvest);
    throw keeper.holdsWork ? new AdvisedError(error, words().kept(checkpointPath(folder))) : error;
  }
  await keeper.remove();
  // All is written: there is nothing left to lose.
  if (order.plan.cells.length >= LARGE_PIECES) await lift();
  return told;
}

/** Runs an order and measures what there is to measure beside it, both by the same threads. */
async function simulate(
  order: Order,
  harvest: Harvest,
  keeper: CheckpointKeeper | null,
  flags: RunFlags,
  formats: readonly string[],
  signal: AbortSignal,
): Promise<Measured> {
  const { executor: workers, chunk } = await opened(order, flags, signal);
  const cache =
    flags.cache === true ? new CacheFolder(cacheFolder(), (path) => note(words().cacheIgnored(path))) : null;
  const executor = cache === null ? workers : cachedExecutor(workers, order.plan, cache);
  const progress = progressView(order.source.scenario.name, flags.quiet === true, () => performance.now());
  try {
    const result = await runOrder(order, executor, {
      signal,
      chunk,
      harvest,
      onProgress: (p) => progress.update(p),
      ...(keeper === null ? {} : { onHarvest: (done) => keeper.note(done) }),
      onPlayed: async () => {
        // What follows is worked out in large pieces, and by threads that end with the process.
        if (order.plan.cells.length < LARGE_PIECES || flags.queue !== undefined) return;
        await keeper?.save(harvest);
        if (keeper !== null && flags.quiet !== true && order.plan.cells.length >= LARGE_MEMORY)
          note(words().played(keeper.path));
        await lift(signal);
      },
    });
    if (order.shard !== null) return { study: result, check: null };
    const same: OpenExecutor = (plan) =>
      executor.also?.(plan) ?? onThreads(flags.workers ?? defaultWorkers())(plan, false);
    const measured = await measureRest(result, formats, { executor: same, signal });
    await cache?.trim();
    return measured;
  } finally {
    hear();
    progress.stop();
    await executor.close();
  }
}

/** Opens the executor; the cells of a large plan go to every thread in one go. */
async function opened(order: Order, flags: RunFlags, signal: AbortSignal): ReturnType<typeof executorFor> {
  if (order.plan.cells.length < LARGE_PIECES || flags.queue !== undefined) return executorFor(order, flags);
  return inOnePiece(() => executorFor(order, flags), signal);
}

function announce({ source, plan, info, shard }: Order, harvest: Harvest): string {
  const said = words();
  const { format } = new Intl.NumberFormat(said.locale);
  const cells = plan.cells.length;
  const { precision, untilDecided } = info.options;
  const much =
    plan.method === 'exact'
      ? said.exact
      : untilDecided !== undefined
        ? said.decided(said.trials[wordedAs(source.scenario.kind)], format(untilDecided.maxDuels))
        : precision !== null
          ? said.precise(format(precision.halfWidth * 100))
          : said.duels(
              said.trials[wordedAs(source.scenario.kind)],
              format(plan.duels),
              format(cells * plan.duels),
            );
  const part = shard === null ? '' : said.shard(format(shard.index), format(shard.count));
  const done = harvest.duels();
  const resumed = done === 0 ? '' : said.resumed(format(done));
  return (
    said.announce(source.scenario.name, wordedAs(source.scenario.kind), format(cells), much, plan.seed) +
    part +
    resumed
  );
}
