/** Who does the work: threads of this process, or workers on a queue. */
import { CHUNK } from '../batch/jobs.ts';
import type { Executor } from '../batch/messages.ts';
import type { Plan } from '../batch/plan.ts';
import { poolExecutor } from '../batch/pool.ts';
import { isQueueAddress, shownAddress } from '../batch/queue/address.ts';
import type { QueueLink } from '../batch/queue/link.ts';
import { versionOnQueue } from '../batch/queue/version.ts';
import { workerFile } from '../batch/threads.ts';
import type { OpenExecutor } from '../study/executors.ts';
import type { Order } from '../study/order.ts';
import { isOpen } from '../study/run.ts';
import { workersFor } from './cores.ts';
import { UsageError } from './exit.ts';
import { asOption } from './problems.ts';
import type { ExecutorFlags } from './runFlags.ts';
import { note } from './say.ts';
import { words } from './words.ts';

/** Passes the address of a queue. @throws UsageError for anything but a Redis URL; what may be a password is left out. */
export function requireQueueUrl(text: string): string {
  if (isQueueAddress(text)) return text;
  throw new UsageError({
    where: ['--queue'],
    must: ['redisAddress'],
    found: ['value', `"${shownAddress(text)}"`],
  });
}

/** Refuses options that do not go together, before anything is read. @throws UsageError */
export function checkExecutorFlags({ workers, queue, queuePatience }: ExecutorFlags): void {
  if (queue === undefined) {
    if (queuePatience === undefined) return;
    throw new UsageError({ where: ['--queue-patience'], sentence: ['onlyWithQueue'] });
  }
  requireQueueUrl(queue);
  if (workers !== undefined) {
    throw new UsageError({ where: ['--workers'], sentence: ['workerThreads'] });
  }
}

/** Who asks for a number of threads gets it at once; what is only solved is often done before a second one is warm. */
function isPatient({ method }: Plan, workers: number | undefined): boolean {
  return workers === undefined && method === 'exact';
}

/** Threads of this process as a study opens them; without a number, as many as the plan keeps busy. */
export function onThreads(workers?: number): OpenExecutor {
  return (plan, open) =>
    poolExecutor(plan, workers ?? workersFor(plan, open), workerFile, { patient: isPatient(plan, workers) });
}

/** Opens the queue behind `--queue`. @throws QueueError where a package is missing or nobody answers */
export async function openQueue(url: string): Promise<QueueLink> {
  const { openLink, QueueError } = await import('../batch/queue/link.ts');
  try {
    return await openLink(url);
  } catch (error) {
    if (error instanceof QueueError && error.refusal.where[0] === 'queue')
      throw new QueueError(asOption(error.refusal), { cause: error.cause });
    throw error;
  }
}

/** Starts threads, or goes to the queue; with the number of duels in one job. */
export async function executorFor(
  order: Order,
  { workers, queue, queuePatience }: ExecutorFlags,
): Promise<{ readonly executor: Executor; readonly chunk: number }> {
  const { plan, info } = order;
  if (queue === undefined) {
    const threads = workers ?? workersFor(plan, isOpen(order));
    const patient = isPatient(plan, workers);
    return { executor: await poolExecutor(plan, threads, workerFile, { patient }), chunk: CHUNK };
  }
  const { queueExecutor } = await import('../batch/queue/submit.ts');
  const { QUEUE_CHUNK } = await import('../batch/queue/sound.ts');
  const { PATIENCE_MS } = await import('../batch/queue/health.ts');
  const link = await openQueue(queue);
  const executor = await queueExecutor(
    link,
    { version: versionOnQueue(), scenario: info.scenario.hash, plan },
    queuePatience === undefined ? PATIENCE_MS : queuePatience * 1000,
  );
  // Only to be told: whoever may not ask does without.
  const there = await executor.workers().catch(() => null);
  if (there === 0) note(words().noWorker(link.shown));
  return { executor, chunk: QUEUE_CHUNK };
}
