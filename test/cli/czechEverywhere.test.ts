import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createProgram } from '../../src/cli/program/main.ts';
import { freshFolder, readFolder, souboj, writeScenario } from '../support/command.ts';
import { czechScenarios } from '../support/czechScenarios.ts';
import { englishWords } from '../support/englishWords.ts';

/** English that a command leaves: on both streams, and in the files that people read. */
async function englishOf(args: readonly string[], codes: readonly number[] = [0]): Promise<string[]> {
  const cwd = freshFolder();
  const { code, stdout, stderr } = await souboj([...args, '--lang', 'cs'], { cwd });
  expect(codes, `${args.join(' ')}\n${stderr}`).toContain(code);
  const read = [...readFolder(cwd)].filter(([name]) => /\.(md|html|svg|xml)$/.test(name));
  return [['stdout', stdout] as const, ['stderr', stderr] as const, ...read].flatMap(([name, text]) =>
    englishWords(name, text),
  );
}

const folder = freshFolder();
const fileOf = (kind: keyof typeof czechScenarios): string =>
  writeScenario(folder, `${kind}-pokus.yaml`, czechScenarios[kind]);
const files = {
  ...{ duel: fileOf('duel'), tune: fileOf('tune'), story: fileOf('story'), day: fileOf('day') },
  ...{ concentration: fileOf('concentration'), contest: fileOf('contest'), gauntlet: fileOf('gauntlet') },
};
/** A duel whose thresholds are soon all tried. */
const short = writeScenario(
  folder,
  'taktika-pokus.yaml',
  `seed: pokus
defaults: { level: 3, IQ: 9, Podl: 9, mana: 1, fatigue: 4 }
combatants: { mage: { class: mág }, druid: { class: druid } }
matchups: [[druid, mage]]
rules: { die: k4, maxRounds: 8 }
`,
);
const table = writeScenario(folder, 'tabulka.csv', ',mág,druid\nmág,50/100,60/100\ndruid,40/100,50/100\n');
/** On one plane, where nobody has to work out what a point is worth on each: that is read in the first run. */
const rerun = ['run', files.duel, '--out', 'r', '--format', 'md', '--method', 'mc', '--only', '@ 1 '];
const team = 'druid + ranger > mage + psionic @ 2';

const cases = [
  ['run', ['run', files.duel, '--out', 'r', '--format', 'md,html,svg,junit'], [1]],
  ['run without exact values', rerun, [1, 3]],
  ['run until decided', [...rerun, '--until-decided', '--max-duels', '400'], [1, 3]],
  ['run to a precision', [...rerun, '--precision', '4%', '--max-duels', '300'], [1, 3]],
  ['compare', ['compare', files.duel, '--out', 'c', '--method', 'mc'], [0]],
  ['compare by exact values', ['compare', files.duel, '--out', 'c', '--method', 'exact'], [0]],
  ['planes', ['planes', files.duel, '--out', 'p', '--method', 'mc'], [0]],
  ['check', ['check', files.duel], [0]],
  ['init', ['init', 'nová'], [0]],
  ['tune', ['tune', files.tune, '--effort', '60', '--duels', '200'], [0, 1]],
  ['meta', ['meta', files.tune], [0]],
  ['meta of a table', ['meta', '--matrix', table], [0]],
  ['meta of two populations', ['meta', '--matrix', table, '--seats'], [0]],
  ['meta by simulation', ['meta', files.tune, '--max-states', '2', '--duels', '200'], [0]],
  ['sensitivity', ['sensitivity', files.tune, '--plane', '1'], [0]],
  ['sensitivity over ranges', ['sensitivity', files.tune, '--global', '--samples', '4'], [0]],
  ['sweep', ['sweep', files.tune, '--x', 'classes.druid.base=6..9'], [0]],
  [
    'sweep over two',
    ['sweep', files.tune, '--x', 'classes.druid.base=6..8', '--y', 'defaults.mana=0,4'],
    [0],
  ],
  ['tactics', ['tactics', short, '--of', 'druid'], [0]],
  ['restrict', ['restrict', files.duel], [0]],
  [
    'restrict by simulation',
    ['restrict', files.duel, '--max-states', '2', '--duels', '100', '--plane', '1'],
    [0],
  ],
  ['curve', ['curve', files.tune, '--over', 'level=1..6'], [0]],
  ['what-if', ['what-if', files.duel, 'classes.druid.base=9'], [0]],
  ['what-if of a day', ['what-if', files.day, 'manifesters.telepat.concentration=4'], [0]],
  ['tune without a block', ['tune', files.duel, '--effort', '60', '--duels', '60'], [0, 1, 3]],
  ['a day', ['run', files.day, '--out', 'r'], [1, 3]],
  ['concentration checks', ['run', files.concentration, '--out', 'r'], [0]],
  ['a contest', ['run', files.contest, '--out', 'r'], [0]],
  ['a gauntlet', ['run', files.gauntlet, '--out', 'r'], [0]],
  ['check of a day', ['check', files.day], [0]],
  ['trace of a long one', ['trace', files.story, '--cell', team, '--longest'], [0]],
  ['trace by number', ['trace', files.story, '--cell', 'ranger > mage @ 2', '--duel', '3'], [0]],
  ['trace of the usual', ['trace', files.story, '--cell', 'ranger > mage @ 2', '--median'], [0]],
  ['explain a manifester', ['explain', files.day, '--of', 'telepat'], [0]],
  ['explain a combatant', ['explain', files.duel, '--of', 'mage'], [0]],
  ['explain a controller', ['explain', files.contest, '--of', 'upír'], [0]],
  ['explain the names', ['explain', files.contest, '--of', 'kdo'], [2]],
  ['explore', ['explore', files.day], [0]],
  ['power', ['power', files.duel, '--detect', '1%'], [0]],
] as const;

describe('nothing is left in English by', () => {
  it.each(cases)('%s', async (_, args, codes) => {
    expect(await englishOf(args, codes)).toEqual([]);
  });

  it('no command that was forgotten here', () => {
    const swept = new Set<string>([...cases.map(([, [name]]) => name), 'merge', 'report', 'baseline']);
    // One needs a server, the other writes a script whose descriptions are those of the help.
    const elsewhere = ['worker', 'completion'];
    const names = createProgram(() => Promise.resolve()).commands.map((command) => command.name());
    expect(names.filter((name) => !swept.has(name) && !elsewhere.includes(name))).toEqual([]);
  });

  it('shards, merging and writing again', async () => {
    const cwd = freshFolder();
    const shards = [1, 2].map((part) => join(cwd, `část ${part}`));
    const shard = (at: number): string[] => [
      'run',
      files.duel,
      '--shard',
      `${at}/2`,
      '--out',
      shards[at - 1]!,
    ];
    expect(await englishOf(shard(1))).toEqual([]);
    expect(await englishOf(['merge', shards[0]!], [2])).toEqual([]);
    expect(await englishOf(shard(2))).toEqual([]);
    const merged = join(cwd, 'celek');
    expect(await englishOf(['merge', ...shards, '--out', merged, '--format', 'json,md'], [1])).toEqual([]);
    expect(await englishOf(['report', merged, '--out', 'znovu', '--format', 'md'])).toEqual([]);
    const runs = [join(merged, 'run.json'), join(merged, 'run.json')];
    expect(await englishOf(['compare', ...runs, '--duels', '40'])).toEqual([]);
  });

  it('baseline', async () => {
    const file = join(freshFolder(), 'uloženo.json');
    const write = ['baseline', 'write', files.duel, '--file', file, '--duels', '40'];
    expect(await englishOf(write)).toEqual([]);
    expect(await englishOf(['baseline', 'check', files.duel, '--file', file])).toEqual([]);
    const changed = writeScenario(
      freshFolder(),
      'duel-pokus.yaml',
      czechScenarios.duel.replace('IQ: 8', 'IQ: 9'),
    );
    expect(await englishOf(['baseline', 'check', changed, '--file', file], [1])).toEqual([]);
  });
});

describe('finding English', () => {
  it('sees it in text, in Markdown and on pages, and not in code', () => {
    expect(englishWords('a.md', 'souboj `the code` a ![obraz](of/the.svg)')).toEqual([]);
    expect(englishWords('a.md', 'Skóre of druid')).toHaveLength(1);
    expect(englishWords('a.html', '<p class="the"><code>of</code><script>is</script>souboj</p>')).toEqual([]);
    expect(englishWords('a.html', '<p aria-label="the table">mean</p>')).toHaveLength(2);
    expect(englishWords('stderr', 'souboje.yaml: must be')).toHaveLength(1);
  });
});
