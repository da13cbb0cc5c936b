/** The way to Redis: packages that are loaded on use, and a connection that is known to answer. */

import type * as BullMQ from 'bullmq';
import type { Redis } from 'ioredis';
import { RefusalError } from '../../problems/problem.ts';
import { shownAddress } from './address.ts';

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
  /** Cuts this connection and all that were made after its pattern, at once and for good. */
  cut(): void;
}

/** Name of the queue, and what all its keys in Redis begin with. */
export const QUEUE = 'duels';
export const PREFIX = 'souboj';

/** Time allowed for each of the first answers. */
const ANSWER_MS = 3000;

/**
 * Connects to Redis (or Valkey) at a `redis://` or `rediss://` address.
 * @throws QueueError within seconds where a package is missing or nobody answers.
 */
export async function openLink(url: string): Promise<QueueLink> {
  const shown = shownAddress(url);
  const [bullmq, ioredis] = await Promise.all([load(import('bullmq')), load(import('ioredis'))]);
  let up = false;
  const client = new ioredis.Redis(url, {
    lazyConnect: true,
    connectTimeout: ANSWER_MS,
    // BullMQ asks for this: blocking commands wait as long as it takes.
    maxRetriesPerRequest: null,
    retryStrategy: (times: number) => (up ? Math.min(2000, 50 * 2 ** Math.min(times, 6)) : null),
  });
  const cut = cutterOf(client);
  let reason: unknown = null;
  client.on('error', (error: unknown) => {
    reason ??= error;
  });
  try {
    await inTime(
      client.connect().then(() => client.ping()),
      2 * ANSWER_MS,
      shown,
    );
  } catch (error) {
    cut();
    throw new QueueError({ where: [shown], must: ['redis'] }, { cause: reason ?? error });
  }
  up = true;
  return { client, bullmq, shown, cut };
}

/** BullMQ duplicates connections, and closes its duplicates only where Redis answers. */
function cutterOf(client: Redis): () => void {
  const all: Redis[] = [client];
  const duplicate = client.duplicate.bind(client);
  client.duplicate = (...given) => {
    const made = duplicate(...given);
    // A connection without a listener ends the process when it fails.
    made.on('error', () => undefined);
    all.push(made);
    return made;
  };
  return () => {
    for (const each of all) each.disconnect();
  };
}

/** Waits for an answer of Redis. @throws QueueError where it does not come in time. */
export async function inTime<T>(answer: Promise<T>, ms: number, shown: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new QueueError({ where: [shown], sentence: ['silent', ms / 1000] })), ms);
  });
  // Nobody waits for an answer that comes, or fails, later.
  answer.catch(() => undefined);
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether Redis refuses for good: this user may not, whatever comes. */
export function isForbidden(error: unknown): boolean {
  return error instanceof Error && /^(NOPERM|NOAUTH|WRONGPASS)\b/.test(error.message);
}

/** Whether Redis answered that it will not: read-only, full, loading, without permission. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ReplyError' || /^[A-Z]{4,} /.test(error.message));
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
