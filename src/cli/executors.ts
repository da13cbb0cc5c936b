/** Who does the work: threads of this process, or workers on a queue. */
import { CHUNK } from '../batch/jobs.ts';
import type { Executor } from '../batch/messages.ts';
import { patientExecutor } from '../batch/patient.ts';
import { isQueueAddress, shownAddress } from '../batch/queue/address.ts';
import type { QueueLink } from '../batch/queue/link.ts';
import { versionOnQueue } from '../batch/queue/version.ts';
import { workerFile } from '../batch/threads.ts';
import { openedRules } from '../scenario/own/open.ts';
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

/**
 * Threads of this process as a study opens them; without a number, as many as the plan keeps busy. Who asks for a number gets
 * them at once; what is only solved begins in this thread, where most runs are done before a thread would be warm. Rules
 * of a module, of which nobody knows how long they take, have threads of their own.
 */
export function onThreads(workers?: number): OpenExecutor {
  return (plan, open) => {
    const width = workers ?? workersFor(plan, open);
    const threads = async (count: number): Promise<Executor> => {
      const { poolExecutor } = await import('../batch/pool.ts');
      return poolExecutor(plan, count, workerFile);
    };
    if (workers !== undefined || plan.method !== 'exact' || openedRules() !== null) return threads(width);
    // This thread goes on with the work when others join.
    const others = (): Promise<Executor> => threads(Math.max(1, width - 1));
    return patientExecutor(plan, { open: others, width, spent: processorMs });
  };
}

/** Processor time that this process has taken, in milliseconds. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
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
    return { executor: await onThreads(workers)(plan, isOpen(order)), chunk: CHUNK };
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
