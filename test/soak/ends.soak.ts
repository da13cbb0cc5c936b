/** All ways to end, each with its code and in time. */
import { afterAll, describe, expect, it } from 'vitest';
import { BOUND_MS, go, type Mishap, mishaps, type Stream, type Way } from '../support/ends.ts';
import { noRedis } from '../support/redis.ts';
import { record } from './record.ts';

const names = Object.keys(mishaps) as Mishap[];
const signals = [['SIGINT'], ['SIGTERM'], ['SIGHUP'], ['SIGINT', 'SIGINT']] as const;
const streams: readonly Stream[] = ['a full disk', 'a reader that is gone'];

/** A Redis that lets nobody begin. */
const never: readonly Mishap[] = ['read-only', 'full', 'writes forbidden', 'all but a ping forbidden'];
/** So many ways, by what is to be told of them. */
const ways: readonly Way[] = [
  ...names
    .filter((redis) => never.includes(redis))
    .map(
      (redis): Way => ({ command: 'run', redis, code: 4, says: /redis:\/\/127.*: must be a Redis server/ }),
    ),
  { command: 'run', redis: 'killed', code: 4, says: /has not answered for 6 s/ },
  { command: 'run', redis: 'stopped, its connections open', code: 4, says: /has not answered for 6 s/ },
  { command: 'run', redis: 'killed', patience: 2, code: 4, says: /has not answered for 2 s/ },
  { command: 'run', redis: 'made read-only', code: 4, says: /takes work: READONLY/ },
  { command: 'run', redis: 'filled', code: 4, says: /takes work: OOM/ },
  { command: 'run', redis: 'closed to writers', code: 4, says: /takes work: NOPERM/ },
  ...signals.flatMap((signals) =>
    names
      .filter((redis) => !never.includes(redis))
      .flatMap((redis): Way[] => [
        { command: 'run', redis, signals, code: 130 },
        { command: 'worker', redis, signals, code: 130 },
      ]),
  ),
  ...signals.map(
    (signals): Way => ({ command: 'run without a queue', signals, code: 130, says: /interrupted/ }),
  ),
  ...signals.flatMap((signals) =>
    (['read-only', 'full', 'writes forbidden'] as const).map(
      (redis): Way => ({ command: 'worker', redis, signals, code: 130 }),
    ),
  ),
  ...streams.flatMap((stream): Way[] => [
    { command: 'run without a queue', stdout: stream, code: stream === 'a full disk' ? 4 : 0 },
    { command: 'run without a queue', stderr: stream, code: stream === 'a full disk' ? 4 : 0 },
    { command: 'check', stdout: stream, code: stream === 'a full disk' ? 4 : 0 },
  ]),
  { command: 'run without a queue', uncaught: true, code: 4, says: /^souboj: a fault of ours$/m },
  { command: 'run', redis: 'killed and started again', uncaught: true, code: 4, says: /a fault of ours/ },
  { command: 'worker', redis: 'killed and started again', uncaught: true, code: 4, says: /a fault of ours/ },
];

const textOf = ({ command, redis, patience, stdout, stderr, signals, uncaught }: Way): string =>
  [
    patience === undefined ? command : `${command} --queue-patience ${patience}`,
    ...(redis === undefined ? [] : [`Redis ${redis}`]),
    ...(stdout === undefined ? [] : [`stdout: ${stdout}`]),
    ...(stderr === undefined ? [] : [`stderr: ${stderr}`]),
    ...(uncaught ? ['an uncaught exception'] : []),
    ...(signals === undefined ? [] : [signals.join(', ')]),
  ].join('; ');

const rows = [['end', 'code', 'seconds']];

describe.skipIf(noRedis !== null)('every end', () => {
  it.each(ways.map((way) => [textOf(way), way] as const))('%s', async (what, way) => {
    const { code, said, ms } = await go(way);
    rows.push([what, String(code), (ms / 1000).toFixed(1)]);
    expect(code, said).toBe(way.code);
    if (way.says !== undefined) expect(said).toMatch(way.says);
    expect(said).not.toMatch(/\n\s+at /);
    expect(ms).toBeLessThan(BOUND_MS);
  });

  afterAll(() => {
    if (rows.length === ways.length + 1) record('ends', [], rows, 'scaling.md');
  });
});
