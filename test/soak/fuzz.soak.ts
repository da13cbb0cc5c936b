/** Strangers' files by the ten thousand, from literal seeds: nothing hangs, crashes, or writes what is not well formed. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { cli, freshFolder, readFolder, soubojProcess, writeScenario } from '../support/command.ts';
import {
  filesToSpoil,
  formulaCase,
  hostileNames,
  messageCase,
  mutantCase,
  namesCase,
  type Outcome,
  tamperCase,
} from '../support/fuzz/cases.ts';
import { kindsOfPlaces } from '../support/fuzz/names.ts';
import { Watch } from '../support/fuzz/watch.ts';
import { randomOf } from '../support/randomDuels.ts';
import { smallScenario } from '../support/scale.ts';
import { record } from './record.ts';

/** A smaller soak, for a look: `FUZZ=0.01 npm run soak -- fuzz`. */
const part = Number(process.env['FUZZ'] ?? 1);
/** Minutes after which an attack ends with the cases that it has done. */
const minutes = Number(process.env['FUZZ_MINUTES'] ?? Number.POSITIVE_INFINITY);
/** The first case of each attack, to go on where another soak ended. */
const from = Number(process.env['FUZZ_FROM'] ?? 0);
const rows = [['attack', 'cases', 'what came of them', 'faults']];

/** Does the cases of an attack, notes what came of them, and expects no fault. */
async function attack(
  what: string,
  count: number,
  one: (n: number) => Outcome | Promise<Outcome>,
): Promise<void> {
  const watch = new Watch();
  const came = new Map<string, number>();
  const faults: string[] = [];
  const cases = Math.ceil(count * part);
  const end = performance.now() + minutes * 60_000;
  let n = from;
  for (; n < cases && performance.now() < end; n += 1) {
    const outcome = await watch.over(`${what}, case ${n}`, () => one(n));
    came.set(outcome.came, (came.get(outcome.came) ?? 0) + 1);
    for (const fault of outcome.faults) {
      faults.push(`case ${n}: ${fault}`);
      console.log(`${what}, case ${n}: ${fault.slice(0, 1500)}`);
    }
    if (n % 500 === 499) console.log(`${what}: ${n + 1} of ${cases}, ${faults.length} faults`);
  }
  await watch.end();
  const told = [...came].sort(([a], [b]) => (a < b ? -1 : 1)).map(([word, times]) => `${times} ${word}`);
  rows.push([what, (n - from).toLocaleString('en'), told.join(', '), `${faults.length}`]);
  console.log(
    `${what}: ${from} to ${n} of ${cases} cases, ${faults.length} faults, ${told.join(', ')}; slowest ${watch.slowest.name}: ${watch.slowest.ms.toFixed(0)} ms`,
  );
  expect(faults).toEqual([]);
}

it('scenarios that ship, spoilt', () =>
  attack('scenarios spoilt as text or tree', 20_000, (n) => mutantCase(n, n % 500 === 0)));

it('formulas of anything', () => attack('formulas', 2000, (n) => formulaCase(1_000_000 + n)));

it('hostile names at all places', async () => {
  const nameAt = hostileNames(7);
  const cases = kindsOfPlaces.length * 1000;
  // Every name stands at every place of every kind: each case moves on by one name.
  await attack('1,000 names at all places of a kind', cases, (n) =>
    namesCase(
      n % kindsOfPlaces.length,
      Math.floor(n / kindsOfPlaces.length),
      (at) => nameAt(at % 1000),
      n % 97 === 0,
    ),
  );
});

it('files tampered with', async () => {
  const files = await filesToSpoil();
  await attack('files tampered with', 1000, (n) => tamperCase(files, n));
});

it('messages of the queue', () => attack('messages of the queue', 200, messageCase));

it('kills at random moments', async () => {
  const random = randomOf(100);
  const folder = freshFolder();
  const scenario = writeScenario(folder, 'small.yaml', smallScenario);
  const flags = [
    '--duels',
    '400000',
    '--workers',
    '1',
    '--checkpoint-every',
    '0.1',
    '--quiet',
    '--format',
    'csv,md,json',
  ];
  const whole = join(folder, 'whole');
  const start = performance.now();
  expect((await soubojProcess(['run', scenario, '--out', whole, ...flags])).code).toBe(0);
  const wholeMs = performance.now() - start;
  let out = 0;
  const killed = (args: readonly string[], ms: number): Promise<number | null> => {
    const child = spawn(process.execPath, [cli, ...args], { stdio: 'ignore' });
    const timer = setTimeout(() => child.kill('SIGKILL'), ms);
    return new Promise((resolve) => {
      child.on('close', (code) => {
        clearTimeout(timer);
        resolve(code);
      });
    });
  };
  let kills = 0;
  const most = Math.ceil(100 * part);
  await attack('SIGKILL at a random moment, then --resume', 100, async () => {
    const at = join(folder, `out ${out}`);
    const has = existsSync(join(at, 'checkpoint.json'));
    kills += 1;
    const code = await killed(
      ['run', scenario, '--out', at, ...flags, '--resume'],
      kills === most ? 3_600_000 : random() * wholeMs,
    );
    if (code === null) return { came: has ? 'resumed and killed' : 'begun and killed', faults: [] };
    out += 1;
    const same = JSON.stringify([...readFolder(at)]) === JSON.stringify([...readFolder(whole)]);
    return {
      came: 'ended in the same bytes',
      faults: same && code === 0 ? [] : [`code ${code}, or other bytes`],
    };
  });
});

afterAll(() => {
  // A look is no soak.
  if (rows.length === 7 && part === 1 && from === 0) record('fuzz', [], rows, 'testing.md');
});
