/** A run until its expectations are decided that is killed between two looks, and resumed. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { freshFolder, readFolder, souboj, writeScenario } from '../support/command.ts';
import { judgedScenario } from '../support/scale.ts';
import { harvestIn, stopped } from '../support/stopped.ts';

it('goes on with its looks, and ends in the bytes of an undisturbed run', async () => {
  const folder = freshFolder();
  const file = writeScenario(folder, 'small.yaml', judgedScenario);
  const [whole, out] = [join(folder, 'celý'), join(folder, 'přerušený')];
  mkdirSync(out);
  const flags = [
    '--until-decided',
    '--max-duels',
    '16000000',
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

  const often = ['--checkpoint-every', '0.01', '--workers', '1'];
  const args = ['run', file, '--out', out, ...flags, ...often];
  expect((await stopped(out, args, 'SIGKILL', ({ looks }) => looks.length >= 2)).code).toBeNull();
  expect(harvestIn(out).looks.length).toBeGreaterThanOrEqual(2);
  // A killed run leaves its claim of the folder behind.
  expect([...readFolder(out).keys()].filter((name) => !name.startsWith('.'))).toEqual(['checkpoint.json']);
  const resumed = await souboj([...args, '--resume']);
  expect(resumed).toMatchObject({ code: 3, stderr: undisturbed.stderr });
  expect(readFolder(out)).toEqual(readFolder(whole));
}, 300_000);
