/** Large runs: refused at their start, or stopped by a signal in whatever they do, and nothing is lost. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { prepareFolder, writeFiles } from '../../src/cli/files.ts';
import { writeReport } from '../../src/cli/reportFiles.ts';
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

const names = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const counts = (): readonly number[] => names.map((name) => process.listenerCount(name));
let deafen = (): void => undefined;
let told = 0;
const listening = (): readonly number[] => {
  deafen = listen(() => {
    told++;
  });
  return counts();
};
afterEach(() => {
  deafen();
  told = 0;
});

it('a piece worked out in one go leaves signals to the system, and only while it lasts', async () => {
  const before = counts();
  // Nobody listens: within another program signals are that program's.
  await lift();
  expect(counts()).toEqual(before);
  const heard = listening();
  expect(heard).toEqual(before.map((count) => count + 1));
  expect(await inOnePiece(counts)).toEqual(before);
  expect(counts()).toEqual(heard);
  await expect(inOnePiece(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(counts()).toEqual(heard);
  await lift();
  // One piece within another: the outer one decides.
  expect(await inOnePiece(counts)).toEqual(before);
  expect(counts()).toEqual(before);
  hear();
  hear();
  expect(counts()).toEqual(heard);
});

it('a signal that came before a piece is heard, and the piece not begun', async () => {
  listening();
  // As the loop tells it: at its next turn.
  setImmediate(() => process.emit('SIGHUP'));
  let begun = false;
  const piece = inOnePiece(() => {
    begun = true;
  });
  await expect(piece).rejects.toThrow('interrupted');
  expect([begun, told]).toEqual([false, 1]);
  // Nor is any later one.
  await expect(lift()).rejects.toThrow('interrupted');
});

/** Who listens while files of so many cells are drafted, written and put in place, and afterwards. */
async function heardWhileWriting(cells: number): Promise<Readonly<Record<string, boolean>>> {
  const [before] = counts();
  const [full] = listening();
  const seen: Record<string, boolean> = {};
  const look = (what: string): void => {
    const [count] = counts();
    expect([before, full]).toContain(count);
    seen[what] = count === full;
  };
  const folder = freshFolder();
  await prepareFolder(folder);
  function* parts(): Generator<string> {
    look('written');
    yield 'a';
  }
  const writing = { signal: new AbortController().signal, silent: true, cells };
  await writeReport(folder, writing, async () => {
    look('drafted');
    return new Map([['a.csv', { [Symbol.iterator]: parts }]]);
  });
  look('afterwards');
  return seen;
}

it('from 1,000 cells on drafts cannot be heard in, from 20,000 on files neither', async () => {
  expect(await heardWhileWriting(999)).toEqual({ drafted: true, written: true, afterwards: true });
  expect(await heardWhileWriting(1000)).toEqual({ drafted: false, written: true, afterwards: true });
  expect(await heardWhileWriting(20_000)).toEqual({ drafted: false, written: false, afterwards: true });
});

it('files are put in place when all are written, and nobody is cut off between two of them', async () => {
  const folder = freshFolder();
  await prepareFolder(folder);
  let there: readonly string[] = [];
  const placing = (): void => {
    there = readdirSync(folder).filter((name) => name.includes('.csv'));
  };
  await writeFiles(
    folder,
    new Map([
      ['a.csv', 'a'],
      ['b.csv', 'b'],
    ]),
    undefined,
    { placing },
  );
  expect(there.map((name) => name.slice(0, 7))).toEqual(['.a.csv.', '.b.csv.']);
});
