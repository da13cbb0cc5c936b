/** Commands called within the tests' process do what a process of their own does: most tests rely on it. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  type CommandOptions,
  freshFolder,
  readFolder,
  shipped,
  souboj,
  soubojProcess,
  writeScenario,
} from '../support/command.ts';
import { czechScenarios } from '../support/czechScenarios.ts';

const fixture = (name: string): string =>
  fileURLToPath(new URL(`../fixtures/verdicts/${name}.yaml`, import.meta.url));
const folder = freshFolder();
const day = writeScenario(folder, 'day.yaml', czechScenarios.day);
const bad = writeScenario(
  folder,
  'bad.yaml',
  czechScenarios.day.replace('weight', 'wait').replace('level: 2', 'level: -2'),
);
const light = ['--format', 'csv,md', '--duels', '40', '--method', 'mc'];

type Way = readonly [what: string, code: number, args: readonly string[], options?: CommandOptions];
const ways: readonly Way[] = [
  ['help', 0, ['--help']],
  ['help in Czech', 0, ['run', '--help', '--lang', 'cs']],
  ['the version', 0, ['--version']],
  ['a text', 0, ['explain', day, '--of', 'telepat']],
  ['a long text', 0, ['completion', 'bash']],
  ['a duel told', 0, ['trace', shipped('class-bases.yaml'), '--cell', 'Mage > druid @ 1', '--duel', '3']],
  [
    'pages and pictures',
    0,
    ['sweep', writeScenario(folder, 'tune.yaml', czechScenarios.tune), '--x', 'classes.druid.base=6..7'],
  ],
  ['a failed expectation, in Czech', 1, ['run', day, '--out', 'out', '--lang', 'cs']],
  [
    'one told to GitHub',
    1,
    ['run', day, '--out', 'out', '--format', 'csv,md'],
    { env: { GITHUB_ACTIONS: 'true' } },
  ],
  ['a bad scenario', 2, ['run', bad]],
  ['a bad option', 2, ['run', day, '--duels', 'x']],
  ['no command', 2, []],
  [
    'an undecided expectation',
    3,
    ['run', fixture('undecided'), '--out', 'out', '--max-states', '1000', ...light],
  ],
  ['a folder in the way', 4, ['run', day, '--out', join(day, 'out')]],
];

describe('within this process as in one of its own', () => {
  it.each(ways.map(([what, code, ...rest]) => [what, code, rest] as const))(
    '%s: exit %i',
    async (_, code, [args, options]) => {
      const told = [];
      for (const command of [souboj, soubojProcess]) {
        const cwd = freshFolder();
        const done = await command(args, { cwd, ...options });
        // A busy machine makes a command slow enough to tell how far it is.
        const stderr = done.stderr.replace(/^.*: \d+\s%, .*\n/gm, '');
        told.push({ ...done, stderr, files: readFolder(cwd) });
      }
      expect(told[0]).toMatchObject({ code });
      expect(told[1]).toEqual(told[0]);
    },
  );

  it('one after another, each with its own folder, environment and language', async () => {
    const before = [process.cwd(), { ...process.env }, process.stdout, console] as const;
    const args = ['run', day, '--out', 'out', '--quiet', '--format', 'md'];
    const cwds = [freshFolder(), freshFolder(), freshFolder()] as const;
    const [plain, github, czech] = await Promise.all([
      souboj(args, { cwd: cwds[0] }),
      souboj(args, { cwd: cwds[1], env: { GITHUB_ACTIONS: 'true' } }),
      souboj([...args, '--lang', 'cs'], { cwd: cwds[2] }),
    ]);
    expect(plain.stdout).not.toContain('::error');
    expect(github.stdout).toContain('::error');
    expect(czech.stdout).toBe(plain.stdout);
    const [first, second, third] = cwds.map((cwd) => readFolder(cwd).get('out/report.md'));
    expect(first).toMatch(/## Expectations/);
    expect(second).toBe(first);
    expect(third).toMatch(/## Očekávání/);
    expect([process.cwd(), { ...process.env }, process.stdout, console]).toEqual(before);
  });
});
