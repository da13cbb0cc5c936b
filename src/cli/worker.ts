/** `souboj worker`: does chunks that runs put on a queue, until it is stopped. */
import { poolExecutor } from '../batch/pool.ts';
import { type QueueEvent, serveQueue } from '../batch/queue/serve.ts';
import { InterruptedError } from '../batch/run.ts';
import { workerFile } from '../batch/threads.ts';
import type { WorkerEvent } from '../language/texts/commands.ts';
import { defaultWorkers } from './cores.ts';
import { openQueue, requireQueueUrl } from './executors.ts';
import { messageOf } from './exit.ts';
import { note } from './say.ts';
import { words } from './words.ts';

/** Options of `worker` as the command line gives them. */
export interface WorkerFlags {
  readonly queue: string;
  readonly workers?: number;
  readonly quiet?: boolean;
}

function toldEvent(event: QueueEvent): WorkerEvent {
  return event.kind === 'failed' ? { kind: 'failed', reason: messageOf(event.reason) } : event;
}

/** Serves the queue. @throws InterruptedError once the signal came and the chunks under way are done. */
export async function worker(flags: WorkerFlags, signal: AbortSignal): Promise<void> {
  const link = await openQueue(requireQueueUrl(flags.queue));
  const threads = flags.workers ?? defaultWorkers();
  await serveQueue(link, {
    threads,
    signal,
    start: (plan) => poolExecutor(plan, threads, workerFile),
    log: (event) => {
      if (flags.quiet !== true) note(words().worker(toldEvent(event)));
    },
  });
  throw new InterruptedError('stopped');
}
