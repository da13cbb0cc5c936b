/** Ends of a process: a few of all ways, which `npm run soak -- ends` goes one by one. */
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { freshFolder, soubojProcess, writeScenario } from '../support/command.ts';
import { BOUND_MS, go, type Way } from '../support/ends.ts';
import { noRedis } from '../support/redis.ts';
import { smallScenario } from '../support/scale.ts';

const ways: readonly Way[] = [
  {
    command: 'run without a queue',
    stdout: 'a full disk',
    code: 4,
    says: /^souboj: stdout could not be written \(the disk is full\)$/m,
  },
  { command: 'run without a queue', stderr: 'a reader that is gone', code: 0 },
  { command: 'run without a queue', uncaught: true, code: 4, says: /^souboj: a fault of ours$/m },
  { command: 'run without a queue', signals: ['SIGHUP'], code: 130, says: /progress is kept in|interrupted/ },
];
const queued: readonly Way[] = [
  { command: 'run', redis: 'read-only', code: 4, says: /takes work: READONLY/ },
  { command: 'run', redis: 'killed', signals: ['SIGTERM'], code: 130 },
  { command: 'worker', redis: 'killed', signals: ['SIGINT', 'SIGINT'], code: 130 },
  { command: 'worker', redis: 'writes forbidden', signals: ['SIGHUP'], code: 130 },
];

describe('whatever comes, the process ends in time and with the documented code', () => {
  const groups: readonly (readonly [what: string, ways: readonly Way[]])[] = [
    ['without a queue', ways],
    ...(noRedis === null ? [['with a queue', queued] as const] : []),
  ];

  it.skipIf(process.platform === 'win32').each(groups)('%s', async (_, all) => {
    const went = await Promise.all(all.map(go));
    expect(went.map(({ code }, i) => [code, went[i]!.said])).toEqual(
      all.map(({ code, says }) => [
        code,
        says === undefined ? expect.anything() : expect.stringMatching(says),
      ]),
    );
    // A busy machine may take as long again to start a process.
    for (const { ms } of went) expect(ms).toBeLessThan(2 * BOUND_MS);
  });

  it('a Redis that takes connections and never answers', async () => {
    const silent = createServer();
    await new Promise<void>((resolve) => {
      silent.listen(0, '127.0.0.1', resolve);
    });
    const { port } = silent.address() as { port: number };
    const scenario = writeScenario(freshFolder(), 'small.yaml', smallScenario);
    const done = await soubojProcess(['run', scenario, '--queue', `redis://:s3cret@127.0.0.1:${port}`]);
    silent.close();
    expect(done.code).toBe(4);
    expect(done.stderr).toContain(`redis://…@127.0.0.1:${port}: must be a Redis server that answers`);
    expect(done.stderr).not.toContain('s3cret');
  });
});
