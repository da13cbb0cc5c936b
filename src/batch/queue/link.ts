/** The way to Redis: packages that are loaded on use, and a connection that is known to answer. */

import type * as BullMQ from 'bullmq';
import type { Redis } from 'ioredis';
import { RefusalError } from '../../problems/problem.ts';

/** The queue cannot be used: a package is missing, Redis does not answer, or a chunk failed on it. */
export class QueueError extends RefusalError {
  override readonly name = 'QueueError';
}

/** An open connection with the library that queues on it. */
export interface QueueLink {
  readonly client: Redis;
  readonly bullmq: typeof BullMQ;
  /** The address without its password, for messages. */
  readonly shown: string;
}

/** Name of the queue, and what all its keys in Redis begin with. */
export const QUEUE = 'duels';
export const PREFIX = 'souboj';

/** Time allowed for the first answer. */
const CONNECT_MS = 3000;

/** An address without its password. */
export function withoutPassword(url: string): string {
  return url.replace(/^(\w+:\/\/[^:@/]*):[^@/]*@/, '$1:…@');
}

/**
 * Connects to Redis (or Valkey) at a `redis://` or `rediss://` address.
 * @throws QueueError within seconds where a package is missing or nobody answers.
 */
export async function openLink(url: string): Promise<QueueLink> {
  const shown = withoutPassword(url);
  const [bullmq, ioredis] = await Promise.all([load(import('bullmq')), load(import('ioredis'))]);
  let up = false;
  const client = new ioredis.Redis(url, {
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    // BullMQ asks for this: blocking commands wait as long as it takes.
    maxRetriesPerRequest: null,
    retryStrategy: (times: number) => (up ? Math.min(2000, 50 * 2 ** Math.min(times, 6)) : null),
  });
  let reason: unknown = null;
  client.on('error', (error: unknown) => {
    reason ??= error;
  });
  try {
    await client.connect();
    await client.ping();
  } catch (error) {
    client.disconnect();
    throw new QueueError({ where: [shown], must: ['redis'] }, { cause: reason ?? error });
  }
  up = true;
  return { client, bullmq, shown };
}

async function load<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw cause;
    throw new QueueError({
      where: ['queue'],
      sentence: ['packagesMissing', 'npm install bullmq@6 ioredis@6'],
    });
  }
}
