/** What a run leaves on Redis when it ends: nothing. */
import type { Queue, QueueEvents } from 'bullmq';
import type { Redis } from 'ioredis';
import { PREFIX } from './link.ts';

/** Keys that BullMQ keeps for a queue without jobs. */
const LEFTOVERS = ['meta', 'events', 'id', 'marker', 'stalled', 'stalled-check'];

/** Takes a run's keys and jobs from Redis; the queue's own too where nobody else uses it. */
export async function removeTraces(
  client: Redis,
  queue: Pick<Queue, 'remove' | 'getJobCounts' | 'toKey' | 'close'>,
  events: Pick<QueueEvents, 'close'>,
  keys: readonly string[],
  ids: readonly string[],
): Promise<void> {
  await client.del(...keys);
  await Promise.all(ids.map((id) => queue.remove(id)));
  await events.close();
  const left = await queue.getJobCounts();
  const others = await client.keys(`${PREFIX}:plan:*`);
  if (others.length === 0 && Object.values(left).every((count) => count === 0)) {
    // Not BullMQ's obliterate: it pauses the queue first, for ever if this process is killed at that moment.
    await client.del(LEFTOVERS.map((name) => queue.toKey(name)));
  }
  await queue.close();
}
