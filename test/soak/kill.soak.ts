import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readCheckpoint } from '../../src/batch/checkpoint.ts';
import { streamKey } from '../../src/random/key.ts';
import { createStream } from '../../src/random/stream.ts';
import { cli, freshFolder, readFolder, soubojProcess, writeScenario } from '../support/command.ts';
import { judgedScenario } from '../support/scale.ts';
import { record } from './record.ts';

const KILLS = 60;

const rows = [['run', 'SIGKILLs', 'resumed', 'runs', 'undisturbed', 'bytes of all files']];

/** Runs a command and kills it after some milliseconds; answers its exit code, `null` where it was killed. */
function killedAfter(args: readonly string[], ms: number): Promise<number | null> {
  const child = spawn(process.execPath, [cli, ...args], { stdio: 'ignore' });
  const timer = setTimeout(() => child.kill('SIGKILL'), ms);
  return new Promise((resolve) => {
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve(code);
    });
  });
}

/** Moments between 0 and `most` ms, the same in every soak. */
function moments(seed: string, most: number): () => number {
  const stream = createStream(streamKey('kill', seed));
  stream.seek(0);
  return () => Math.floor((stream.next() / 2 ** 32) * most);
}

it.each([
  ['a fixed number of duels', ['--duels', '2500000', '--method', 'both']],
  ['a precision', ['--precision', '0.1%', '--method', 'mc']],
  ['until decided', ['--until-decided', '--max-duels', '80000000', '--method', 'mc']],
])(`ends in the same bytes after ${KILLS} SIGKILLs at random moments: %s`, async (what, flags) => {
  const folder = freshFolder();
  const scenario = writeScenario(folder, 'small.yaml', judgedScenario);
  const whole = join(folder, 'whole');
  const start = performance.now();
  const { code: usual } = await soubojProcess(['run', scenario, '--out', whole, '--quiet', ...flags]);
  expect([0, 1, 3]).toContain(usual);
  const wholeMs = performance.now() - start;
  const moment = moments(what, Math.min(8000, wholeMs));
  let kills = 0;
  let runs = 0;
  let best = 0;
  let resumed = 0;
  while (kills < KILLS) {
    const out = join(folder, `out ${runs++}`);
    const args = ['run', scenario, '--out', out, '--quiet', ...flags];
    best = 0;
    for (let code: number | null = null; code !== usual; ) {
      const checkpoint = join(out, 'checkpoint.json');
      const has = existsSync(checkpoint);
      // No half file under a final name, at any moment: a checkpoint that is there can be read.
      const done = has ? readCheckpoint(readFileSync(checkpoint, 'utf8')).harvest.duels() : 0;
      expect(done).toBeGreaterThanOrEqual(best);
      best = done;
      if (has) resumed++;
      const all = has ? [...args, '--resume'] : args;
      // The last ones of a run get the time they need.
      code = kills < KILLS ? await killedAfter(all, moment()) : await killedAfter(all, 3_600_000);
      if (code === null) kills++;
      else expect(code).toBe(usual);
    }
    expect(readFolder(out)).toEqual(readFolder(whole));
  }
  expect(resumed).toBeGreaterThan(KILLS / 4);
  rows.push([what, `${kills}`, `${resumed}`, `${runs}`, `${(wholeMs / 1000).toFixed(1)} s`, 'same']);
});

afterAll(() => {
  if (rows.length < 4) return;
  const what = 'Seeds of the moments are literal; how far a run has come at each depends on the machine.';
  record('kill', [what], rows, 'performance.md');
});
