/** One scenario from its order to its files; what is done of it is kept on disk meanwhile. */
import { judgeRun } from '../analysis/expect/untilDecided.ts';
import { precisionSequel } from '../analysis/untilPrecise.ts';
import type { Checkpoint } from '../batch/checkpoint.ts';
import { Harvest } from '../batch/harvest.ts';
import type { RunResult } from '../batch/result.ts';
import { runPlan, type Sequel } from '../batch/run.ts';
import type { Cell } from '../scenario/model/cells.ts';
import { CHECKPOINT_MS, CheckpointKeeper, checkpointPath, setAside } from './checkpointFile.ts';
import { executorFor } from './executors.ts';
import { AdvisedError } from './exit.ts';
import type { Order } from './orders.ts';
import { progressView } from './progress.ts';
import { publish, publishShard } from './publish.ts';
import type { ReportChoice } from './reportOptions.ts';
import type { RunFlags } from './runFlags.ts';
import type { Told } from './verdicts.ts';
import { words } from './words.ts';

/**
 * Runs one scenario and writes its files; where that fails, what is done stays in the checkpoint. Answers what
 * there is to tell: nothing of a shard, which sees a part and judges nothing.
 *
 * @param keep whether there is a checkpoint.
 */
export async function runOrder(
  order: Order,
  earlier: Checkpoint | null,
  flags: RunFlags,
  reports: ReportChoice,
  keep: boolean,
  signal: AbortSignal,
): Promise<Told | null> {
  const { folder, info, shard } = order;
  const harvest = earlier?.harvest ?? new Harvest();
  if (flags.quiet !== true) console.error(announce(order, harvest));
  const finish = async (keeper: CheckpointKeeper | null): Promise<Told | null> => {
    const result = await simulate(order, harvest, keeper, flags, signal);
    if (shard !== null) {
      await publishShard(result, shard, folder);
      return null;
    }
    const { workers, json } = flags;
    const publishing = { path: order.source.path, folder, reports, workers, json: json === true };
    return publish(result, publishing, signal);
  };
  if (!keep) return finish(null);
  const every = flags.checkpointEvery === undefined ? CHECKPOINT_MS : flags.checkpointEvery * 1000;
  const keeper = new CheckpointKeeper(folder, info, shard, () => performance.now(), every);
  if (earlier === null && (await setAside(folder, info, shard)))
    console.error(words().setAside(checkpointPath(folder)));
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
  return told;
}

async function simulate(
  order: Order,
  harvest: Harvest,
  keeper: CheckpointKeeper | null,
  flags: RunFlags,
  signal: AbortSignal,
): Promise<RunResult<Cell>> {
  const { plan, info, shard, source, matter, untilDecided } = order;
  const sequel = sequelOf(order);
  const { executor, chunk } = await executorFor(order, flags);
  const progress = progressView(source.scenario.name, flags.quiet === true, () => performance.now());
  try {
    const cells = await runPlan(plan, executor, {
      signal,
      chunk,
      shard,
      harvest,
      onProgress: (p) => progress.update(p),
      ...(keeper === null ? {} : { onHarvest: (done) => keeper.note(done) }),
      ...(sequel === null ? {} : { sequel }),
    });
    if (shard !== null || matter.expectations.length === 0) return { info, cells };
    const judgement = untilDecided === null ? judgeRun(matter, cells) : untilDecided.judgement(cells);
    return { info, cells, judgement };
  } finally {
    progress.stop();
    await executor.close();
  }
}

function sequelOf({ untilDecided, info }: Order): Sequel | null {
  const { precision, confidence } = info.options;
  return untilDecided ?? (precision === null ? null : precisionSequel(precision, confidence));
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
        ? said.decided(said.trials[source.scenario.kind], format(untilDecided.maxDuels))
        : precision !== null
          ? said.precise(format(precision.halfWidth * 100))
          : said.duels(said.trials[source.scenario.kind], format(plan.duels), format(cells * plan.duels));
  const part = shard === null ? '' : said.shard(format(shard.index), format(shard.count));
  const done = harvest.duels();
  const resumed = done === 0 ? '' : said.resumed(format(done));
  return (
    said.announce(source.scenario.name, source.scenario.kind, format(cells), much, plan.seed) + part + resumed
  );
}
