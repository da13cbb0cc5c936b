/** Figures before ornaments: whatever writes reports leaves out a picture that cannot be drawn, and ends with 4. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { View } from 'vega';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { freshFolder, readFolder, souboj, writeScenario } from '../support/command.ts';
import { czechScenarios } from '../support/czechScenarios.ts';

vi.setConfig({ testTimeout: 120_000 });

const cwd = freshFolder();
const small = writeScenario(
  cwd,
  'small.yaml',
  `
seed: ink
duels: 40
defaults: { level: 2, IQ: 3, Podl: 7, SP: 1, mana: 2, fatigue: 20 }
combatants: { mage: { class: mage, IQ: 4 }, druid: { class: druid } }
variants: { printed: {}, harsh: { rules: { manaPerPoint: 1 } } }
`,
);
const tiny = writeScenario(
  cwd,
  'tiny.yaml',
  'seed: t\ndefaults: { level: 2, IQ: 2, Podl: 4, mana: 0, fatigue: 4 }\ncombatants: { mage: { class: mage, hold: always }, druid: { class: druid } }\n',
);
const tune = writeScenario(cwd, 'tune.yaml', czechScenarios.tune);
const rates = writeScenario(cwd, 'rates.csv', ',a,b,c\na,,0.6,0.3\nb,,,60/100\nc,,,\n');
const done = join('done', 'run.json');
const day = writeScenario(cwd, 'day.yaml', czechScenarios.day);

afterEach(() => vi.restoreAllMocks());

/** Each command that draws, with the code that it has where all is drawn. */
const commands: readonly (readonly [command: string, code: number, args: readonly string[]])[] = [
  ['run', 0, ['run', small]],
  ['run, verdicts failed', 1, ['run', day]],
  ['report', 0, ['report', 'done']],
  ['merge', 0, ['merge', 'part-1', 'part-2']],
  ['compare of variants', 0, ['compare', small]],
  ['compare of runs', 0, ['compare', done, done]],
  ['sensitivity', 0, ['sensitivity', small]],
  ['sensitivity --global', 0, ['sensitivity', tune, '--global', '--samples', '8']],
  ['meta', 0, ['meta', small]],
  ['meta of a table', 0, ['meta', '--matrix', rates, '--seed', 'x']],
  ['sweep', 0, ['sweep', small, '--x', 'classes.druid.base=4..6:1']],
  ['tactics', 0, ['tactics', tiny]],
  ['restrict', 0, ['restrict', small]],
  ['curve', 0, ['curve', small, '--over', 'level=1..2']],
  ['tune', 1, ['tune', tune, '--no-confirm']],
];

describe('a picture that cannot be drawn', () => {
  it.each(commands)(
    '%s: is named and left out, all else is written, exit code 4',
    async (command, code, args) => {
      if (args.includes('done') || args.includes(done))
        await souboj(['run', small, '--out', 'done', '--format', 'json', '--quiet'], { cwd });
      if (args[0] === 'merge')
        for (const part of ['1', '2'])
          await souboj(['run', small, '--out', `part-${part}`, '--shard', `${part}/2`, '--quiet'], { cwd });
      const whole = await souboj([...args, '--out', `${command} whole`], { cwd });
      expect([whole.code, whole.stderr]).toEqual([code, expect.not.stringContaining('drawn')]);
      vi.spyOn(View.prototype, 'toSVG').mockImplementationOnce(() => Promise.reject(new Error('no ink')));
      const torn = await souboj([...args, '--out', `${command} torn`], { cwd });
      expect(torn.code).toBe(4);
      const said = /^.* torn\/(charts\/[\w-]+\.svg|[\w-]+\.svg): must be .*no ink.*$/m.exec(torn.stderr);
      expect(said, torn.stderr).not.toBeNull();
      const [before, after] = [
        readFolder(join(cwd, `${command} whole`)),
        readFolder(join(cwd, `${command} torn`)),
      ];
      expect([...after.keys()].sort()).toEqual([...before.keys()].filter((name) => name !== said![1]).sort());
      for (const [name, text] of after)
        if (/\.(csv|json|xml|svg)$/.test(name)) expect(text).toBe(before.get(name));
      expect(torn.stdout).not.toContain(`${said![1]}\n`);
    },
  );

  it('is not what --json calls done', async () => {
    vi.spyOn(View.prototype, 'toSVG').mockImplementationOnce(() => Promise.reject(new Error('no ink')));
    const told = await souboj(['run', small, '--out', 'json', '--json'], { cwd });
    expect([told.code, JSON.parse(told.stdout).exitCode]).toEqual([4, 4]);
  });
});

it.each([
  ['one axis', ['--x', 'defaults.mana=0..2:1']],
  ['two axes', ['--x', 'defaults.mana=0..2:1', '--y', 'rules.range=5..6:1']],
])('a sweep of %s over who meets nobody else draws nothing, and is whole', async (_, axes) => {
  const folder = freshFolder();
  writeScenario(
    folder,
    'lone.yaml',
    'duels: 20\ncombatants: { a: { class: mage, level: 3, IQ: 5, Podl: 6, mana: 4, fatigue: 9 } }\n',
  );
  const { code, stderr } = await souboj(['sweep', 'lone.yaml', ...axes, '--out', 'out', '--quiet'], {
    cwd: folder,
  });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const files = readFolder(join(folder, 'out'));
  expect([...files.keys()].sort()).toEqual(['sweep-scores.csv', 'sweep.csv', 'sweep.html', 'sweep.md']);
  expect(files.get('sweep.md')).not.toContain('.svg');
});

describe('a picture that cannot be put in its place', () => {
  it.each([
    [
      'a folder in its place',
      'charts/drain.svg',
      (at: string) => mkdirSync(join(at, 'charts', 'drain.svg'), { recursive: true }),
    ],
    [
      'a file in the place of its folder',
      'charts/ends.svg',
      (at: string) => {
        mkdirSync(at);
        writeFileSync(join(at, 'charts'), 'old');
      },
    ],
  ])('%s: is named and left out, all else is written, exit code 4', async (name, picture, block) => {
    block(join(cwd, name));
    const done = await souboj(['run', small, '--out', name], { cwd });
    expect(done.code).toBe(4);
    expect(done.stderr).toContain(`${name}/${picture}: must be a file that can be written (`);
    expect(done.stdout).not.toContain(`${picture}\n`);
    const names = ['cells.csv', 'distributions.csv', 'report.html', 'report.md', 'run.json'];
    expect(readdirSync(join(cwd, name))).toEqual(expect.arrayContaining(names));
  });
});
