import { join } from 'node:path';
import { expect, it } from 'vitest';
import { freshFolder, shipped, soubojProcess } from '../support/command.ts';

/** Runs, and how many of them at a time: more than there are cores, so that threads end while much is still going on. */
const [RUNS, AT_A_TIME] = [120, 6];

it('short runs on a busy machine end with code 0, all of them', async () => {
  const folder = freshFolder();
  const flags = ['--duels', '40', '--method', 'mc', '--only', 'mage > d', '--shard', '3/3', '--quiet'];
  const codes: (number | null)[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < RUNS) {
      const out = join(folder, `${next++}`);
      codes.push((await soubojProcess(['run', shipped('class-bases.yaml'), ...flags, '--out', out])).code);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, lane));
  expect(codes).toEqual(Array.from({ length: RUNS }, () => 0));
});
