/** A run until its expectations are decided that is killed between two looks, and resumed. */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readCheckpoint } from '../../src/batch/checkpoint.ts';
import { cli, freshFolder, readFolder, souboj, writeScenario } from '../support/command.ts';
import { smallScenario } from '../support/scale.ts';

/** Exactly 0.8399 and 0.80007: the first is decided at some look, the second hardly ever. */
const scenario = `${smallScenario}expect:
  - { name: near, metric: win_rate, where: { initiator: mage, target: druid, plane: 4, axes: { defaults.mana: 8 }, variant: printed }, atLeast: 0.838 }
  - { name: on the edge, metric: win_rate, where: { initiator: mage, target: mage, plane: 4, axes: { defaults.mana: 0 }, variant: printed }, atLeast: 0.8 }
`;

function looksIn(folder: string): number {
  try {
    return readCheckpoint(readFileSync(join(folder, 'checkpoint.json'), 'utf8')).harvest.looks.length;
  } catch {
    return 0;
  }
}

/** Runs a command and kills it as soon as the checkpoint in `folder` holds some looks; answers its exit code. */
function killedAfterLooks(folder: string, looks: number, args: readonly string[]): Promise<number | null> {
  const child = spawn(process.execPath, [cli, ...args], { stdio: 'ignore' });
  const watcher = watch(folder, () => {
    if (looksIn(folder) >= looks) child.kill('SIGKILL');
  });
  return new Promise((resolve) => {
    child.on('close', (code) => {
      watcher.close();
      resolve(code);
    });
  });
}

it('goes on with its looks, and ends in the bytes of an undisturbed run', async () => {
  const folder = freshFolder();
  const file = writeScenario(folder, 'small.yaml', scenario);
  const [whole, out] = [join(folder, 'celý'), join(folder, 'přerušený')];
  mkdirSync(out);
  const flags = [
    '--until-decided',
    '--max-duels',
    '40000000',
    '--method',
    'mc',
    '--format',
    'json,md,csv',
    '--quiet',
  ];
  const undisturbed = await souboj(['run', file, '--out', whole, ...flags]);
  expect(undisturbed.code).toBe(3);
  const { judgement } = JSON.parse(readFolder(whole).get('run.json')!);
  expect(judgement.taken).toBeGreaterThan(4);

  const often = ['--checkpoint-every', '0.05', '--workers', '1'];
  const args = ['run', file, '--out', out, ...flags, ...often];
  expect(await killedAfterLooks(out, 2, args)).toBeNull();
  expect(looksIn(out)).toBeGreaterThanOrEqual(2);
  expect([...readFolder(out).keys()]).toEqual(['checkpoint.json']);
  const resumed = await souboj([...args, '--resume']);
  expect(resumed).toMatchObject({ code: 3, stderr: undisturbed.stderr });
  expect(readFolder(out)).toEqual(readFolder(whole));
}, 300_000);
