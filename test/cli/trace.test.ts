import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freshFolder, readFolder, shipped, souboj, writeScenario } from '../support/command.ts';

const scenario = `
name: Trace
seed: trace
duels: 3000
defaults: { level: 3, IQ: 6, Podl: 7, mana: 8 }
combatants:
  mage: { class: mage }
  druid: { class: druid }
  ghost: { class: druid, hidden: true }
matchups:
  - [mage, druid]
  - [mage, ghost]
  - [[mage, druid], [druid, druid]]
vary: { defaults.SP: [0, 2] }
variants: { printed: {}, harsh: { rules: { overflow: carry } } }
`;
const folder = freshFolder();
const path = writeScenario(folder, 'trace.yaml', scenario);
const cell = ['--cell', 'mage > druid @ 1', '--axis', 'defaults.SP=2'];

describe('souboj trace', () => {
  it('tells the longest duel that the run has counted', async () => {
    const out = join(folder, 'out');
    const run = await souboj([
      'run',
      path,
      '--out',
      out,
      '--workers',
      '1',
      '--quiet',
      '--format',
      'json,csv',
    ]);
    expect(run.code).toBe(0);
    const { cells } = JSON.parse(readFolder(out).get('run.json')!) as {
      cells: { key: string; axes: unknown; tally: { longest: { index: number; value: number } } }[];
    };
    const counted = cells.map(({ tally }) => tally?.longest);
    const { code, stdout } = await souboj(['trace', path, ...cell, '--longest', '--json']);
    expect(code).toBe(0);
    const { address, story } = JSON.parse(stdout);
    expect(counted).toContainEqual({ index: address.duel, value: story.facts.rounds });
    expect(address).toMatchObject({
      scenario: 'Trace',
      seed: 'trace',
      cell: 'mage > druid @ 1',
      variant: 'printed',
      axes: [{ name: 'defaults.SP', value: 2 }],
      found: { wish: 'longest', among: 3000 },
    });
  });

  it('tells one duel by number, another seed another duel', async () => {
    const told = async (...more: string[]) =>
      (await souboj(['trace', path, ...cell, '--duel', '7', ...more])).stdout;
    const first = await told();
    expect(first).toMatch(/^Trace: duel 7 of mage > druid @ 1 \[printed, defaults\.SP = 2\], seed trace\n/);
    expect(await told()).toBe(first);
    expect(await told('--seed', 'other')).not.toBe(first);
    expect(await told('--variant', 'harsh')).toContain('[harsh, defaults.SP = 2]');
  });

  it.each(['--longest', '--closest', '--upset', '--median'])('%s, also in a melee', async (wish) => {
    const team = ['--cell', 'mage + druid > druid + druid @ 1', '--axis', 'defaults.SP=0', '--duels', '200'];
    const { code, stdout } = await souboj(['trace', path, ...team, wish]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/among the first 200 duels/);
  });

  it.each([
    ['no wish', [...cell], /must be told one of --duel N, --longest/],
    ['two wishes', [...cell, '--duel', '1', '--longest'], /must be told one of .*got 2/],
    ['unknown cell', ['--cell', 'mage > druit @ 1', '--duel', '1'], /nearest are "mage > druid @ 1"/],
    ['unknown variant', [...cell, '--variant', 'harhs', '--duel', '1'], /nearest are "harsh"/],
    ['open axis', ['--cell', 'mage > druid @ 1', '--duel', '1'], /--axis: must be given for defaults\.SP/],
    [
      'unknown value',
      ['--cell', 'mage > druid @ 1', '--axis', 'defaults.SP=3', '--duel', '1'],
      /defaults\.SP=2/,
    ],
    [
      'impossible pairing',
      ['--cell', 'mage > ghost @ 1', '--axis', 'defaults.SP=0', '--duel', '1'],
      /ghost cannot be seen/,
    ],
    ['half a duel', [...cell, '--duel', '1.5'], /whole number/],
  ])('%s: exit 2 and a line that says so', async (_, options, line) => {
    const { code, stdout, stderr } = await souboj(['trace', path, ...options]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(line);
  });

  it('a scenario without a seed needs one', async () => {
    const unseeded = writeScenario(folder, 'unseeded.yaml', scenario.replace('seed: trace\n', ''));
    const without = await souboj(['trace', unseeded, ...cell, '--duel', '1']);
    expect(without.code).toBe(2);
    expect(without.stderr).toMatch(/--seed: must be given/);
    expect((await souboj(['trace', unseeded, ...cell, '--duel', '1', '--seed', '0'])).code).toBe(0);
  });

  it('finds its way in a shipped scenario', async () => {
    const { code, stdout } = await souboj([
      ...['trace', shipped('class-bases.yaml'), '--cell', 'Mage > druid @ 1', '--closest', '--duels', '2000'],
    ]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/the soul of (mage|druid) is destroyed/);
  });
});
