/** Large runs: refused at their start, or stopped by a signal in whatever they do, and nothing is lost. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { hear, inOnePiece, lift, listen } from '../../src/cli/signals.ts';
import { freshFolder, readFolder, souboj, soubojProcess, writeScenario } from '../support/command.ts';
import { stoppedWhen } from '../support/stopped.ts';

/** A scenario of 12 × 12 × 8 = 1,152 cells, few different duels among them. */
const large = `seed: s
duels: 20
planes: [1, 2, 3, 4, 5, 6, 7, 8]
combatants:
${Array.from({ length: 12 }, (_, i) => `  c${i}: { class: mage, level: 2, IQ: ${3 + (i % 2)}, Podl: 3, fatigue: 6 }`).join('\n')}
`;

const flags = ['--quiet', '--workers', '1', '--method', 'mc', '--format', 'csv', '--resume'];
let known: Promise<ReadonlyMap<string, string>> | null = null;
/** The files of a run that nobody stopped. */
function whole(): Promise<ReadonlyMap<string, string>> {
  known ??= (async () => {
    const folder = freshFolder();
    writeScenario(folder, 'large.yaml', large);
    const done = await souboj(['run', 'large.yaml', '--out', 'out', ...flags], { cwd: folder });
    expect(done.code).toBe(0);
    return readFolder(join(folder, 'out'));
  })();
  return known;
}

const sizeOf = (path: string): number => (existsSync(path) ? statSync(path).size : 0);

it.each([
  // Everything is played and kept; what follows is worked out in one go.
  ['SIGTERM', 'judges', (out: string) => sizeOf(join(out, 'checkpoint.json')) > 200_000],
  [
    'SIGHUP',
    'writes',
    (out: string) => existsSync(out) && readdirSync(out).some((file) => file.startsWith('.cells.csv')),
  ],
] as const)(
  '%s ends a large run that %s within a second, and it is resumed to the same bytes',
  {
    timeout: 60_000,
  },
  async (signal, _, isSo) => {
    const folder = freshFolder();
    writeScenario(folder, 'large.yaml', large);
    const args = ['run', 'large.yaml', '--out', 'out', ...flags];
    const out = join(folder, 'out');
    const { code, by, after } = await stoppedWhen(folder, args, signal, () => isSo(out));
    // A second on an idle machine; tests run side by side.
    expect(after).toBeLessThan(5000);
    expect(by === signal || code === 130).toBe(true);
    expect(readdirSync(out)).not.toContain('cells.csv');
    expect(sizeOf(join(out, 'checkpoint.json'))).toBeGreaterThan(200_000);
    expect(await souboj(args, { cwd: folder })).toMatchObject({ code: 0 });
    expect([...readFolder(out)]).toEqual([...(await whole())]);
  },
);

it('a million cells are refused by the command at once', async () => {
  const folder = freshFolder();
  const names = Array.from({ length: 1000 }, (_, i) => `c${i}: {}`);
  writeScenario(
    folder,
    'million.yaml',
    `defaults: { IQ: 3, Podl: 3 }\ncombatants: { ${names.join(', ')} }\n`,
  );
  const { code, stderr } = await soubojProcess(['run', 'million.yaml'], { cwd: folder });
  expect(code).toBe(2);
  expect(stderr).toMatch(
    /^million.yaml:2:1: combatants: must make at most 200,000 cells in all \(got at least 1,000,000\)/,
  );
  expect(readdirSync(folder)).toEqual(['million.yaml']);
});

const counts = (): readonly number[] =>
  ['SIGINT', 'SIGTERM', 'SIGHUP'].map((name) => process.listenerCount(name));
const onSignal = (): void => undefined;
afterEach(() => {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(name, onSignal);
});

it('a piece worked out in one go leaves signals to the system, and only while it lasts', async () => {
  const before = counts();
  // Nobody listens: within another program signals are that program's.
  await lift();
  expect(counts()).toEqual(before);
  listen(onSignal);
  const listening = before.map((count) => count + 1);
  expect(counts()).toEqual(listening);
  expect(inOnePiece(counts)).toEqual(before);
  expect(counts()).toEqual(listening);
  expect(() =>
    inOnePiece(() => {
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(counts()).toEqual(listening);
  await lift();
  // One piece within another: the outer one decides.
  expect(inOnePiece(counts)).toEqual(before);
  expect(counts()).toEqual(before);
  hear();
  hear();
  expect(counts()).toEqual(listening);
});
