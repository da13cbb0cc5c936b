import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freshFolder, souboj, writeScenario } from '../support/command.ts';
import { czechScenarios } from '../support/czechScenarios.ts';
import { englishWords } from '../support/englishWords.ts';

const cwd = freshFolder();
const duel = writeScenario(cwd, 'pokus.yaml', czechScenarios.duel);
const day = writeScenario(cwd, 'den.yaml', czechScenarios.day);
const axis = writeScenario(
  cwd,
  'osa.yaml',
  'seed: s\ncombatants: { druid: { IQ: 3, Podl: 3, class: druid, level: 1 } }\nvary: { defaults.mana: [1, 2] }\n',
);
const bare = writeScenario(
  cwd,
  'bez.yaml',
  'combatants: { druid: { IQ: 3, Podl: 3, class: druid, level: 1 } }\n',
);
const hopeless = writeScenario(
  cwd,
  'nelze.yaml',
  'seed: s\ncombatants: { druid: { IQ: 3, Podl: 3, class: druid, level: 1, hidden: true } }\n',
);
const table = writeScenario(cwd, 'tabulka.csv', ',mág,druid,""\nmág,60,60\ndruid,x,101,3\nhraničář,1,,2\n');
writeFileSync(join(cwd, 'rozbitý.json'), '{');
writeFileSync(join(cwd, 'prázdný.json'), '{}');
writeFileSync(join(cwd, 'novější.json'), '{"format": 99}');
mkdirSync(join(cwd, 'plno'));
writeFileSync(join(cwd, 'plno', 'duel.yaml'), '');

/** Every command, refused for every reason that is its own. */
const refused: readonly (readonly string[])[] = [
  ...['není.yaml', '.'].map((path) => ['run', path]),
  ...[
    ['--only', 'zzz'],
    ['--format', 'pdf'],
    ['--csv-dialect', 'x'],
    ['--anytime'],
    ['--until-decided', '--duels', '3'],
    ['--until-decided', '--method', 'exact'],
    ['--until-decided', '--precision', '1%'],
    ['--precision', '1%', '--duels', '4'],
    ['--precision', '1%', '--method', 'exact'],
    ['--max-duels', '4'],
    ['--shard', '1/2', '--format', 'md'],
    ['--shard', '1/2', '--json'],
    ['--shard', '1/2', '--until-decided'],
    ['--shard', '1/2', '--watch'],
    ['--resume', '--watch'],
    ['--queue', 'http://x'],
    ['--queue', 'redis://x', '--workers', '2'],
    ['--duels', 'x'],
    ['--confidence', '3'],
    ['--precision', '9'],
    ['--shard', '3/2'],
    ['--interval', 'x'],
    ['--foo'],
  ].map((options) => ['run', duel, ...options]),
  ['run', duel, duel],
  ['run', '-', '--watch'],
  ['run', hopeless],
  ['run', bare, '--shard', '1/2'],
  ['run', bare, '--format', 'junit'],
  ['run', day, '--precision', '1%'],
  ['run'],
  ['merge', 'nic'],
  ['merge', 'rozbitý.json', 'prázdný.json', 'novější.json'],
  ['report', 'novější.json'],
  ['compare', duel, '--baseline', 'tři'],
  ['compare', duel, '--margin', '200'],
  ['compare', 'a', 'b', 'c'],
  ['compare', bare],
  ['compare', 'rozbitý.json', 'rozbitý.json'],
  ['compare', 'a', 'b', '--baseline', 'x'],
  ['planes', bare],
  ['planes', duel, '--variant', 'x'],
  ['planes', day],
  ['trace', duel],
  ['trace', duel, '--cell', 'druid > mage @ 1'],
  ['trace', duel, '--cell', 'druid > mág @ 1', '--duel', '1'],
  ['trace', axis, '--cell', 'druid > druid @ 1', '--duel', '1'],
  ['trace', axis, '--cell', 'druid > druid @ 1', '--duel', '1', '--axis', 'defaults.mana=7'],
  ['trace', bare, '--cell', 'druid > druid @ 1', '--duel', '1'],
  ['trace', hopeless, '--cell', 'druid > druid @ 1', '--duel', '1'],
  ['explain', duel, '--of', 'drui'],
  ['explain', duel, '--of', 'zzzzzz'],
  ['power', hopeless, '--detect', '1%'],
  ['init', 'plno'],
  ['completion', 'tcsh'],
  ['baseline', 'write', hopeless],
  ['baseline', 'check', duel, '--file', 'nic.json'],
  ['baseline', 'check', duel, '--file', 'rozbitý.json'],
  ['baseline', 'check', duel, '--file', 'novější.json'],
  ['what-if', duel, 'clases.druid.base=3'],
  ['what-if', duel, 'defaults.mana'],
  ['tune', day],
  ['sensitivity', duel, '--of', 'zz'],
  ['sensitivity', duel, '--variant', 'zz'],
  ['sensitivity', duel, '--plane', '8'],
  ['sensitivity', duel, '--global'],
  ['meta'],
  ['curve', duel, '--over', 'levle=1..2'],
  ['meta', duel, '--matrix', table],
  ['meta', duel, '--seats'],
  ['meta', '--matrix', table],
  ['meta', '--matrix', table, '--plane', '1'],
  ['sweep', duel, '--x', 'foo=1..2'],
  ['sweep', duel, '--x', 'defaults.SP=1..2', '--y', 'defaults.SP=1..2'],
  ['sweep', duel, '--x', 'defaults.SP=0..1:0.001'],
  ['sweep', duel, '--x', 'defaults.IQ=0..1:0.5'],
  ['sweep', axis, '--x', 'defaults.mana=0..2'],
  ['fight'],
];

describe('refused in Czech, nothing of it in English:', () => {
  it.each(refused.map((args) => [args.map((word) => word.replace(`${cwd}/`, '')).join(' '), args] as const))(
    '%s',
    async (_, args) => {
      const { code, stderr } = await souboj([...args, '--lang', 'cs'], { cwd });
      expect(code, stderr).toBe(2);
      expect(stderr).toMatch(/musí|smí|chyba:|není na co navázat/);
      const own = new RegExp(`${cwd}|--[a-z-]+ exact|duel\\.yaml|mc, exact, both`, 'g');
      // Words of files that have to be written so, and names of kinds.
      const words = stderr
        .replace(own, '')
        .replace(/\b(?:duel|day)(?=\)|$| \(| nesmí)|souboj \w+ duel/gm, '');
      expect(englishWords('stderr', words)).toEqual([]);
    },
  );
});

it('problems of YAML are told in Czech, too', async () => {
  const texts = [
    'a: b: c\n',
    'a: "b\n',
    'a: [1, 2\n',
    'a: *x\n',
    '\tb: 1\n',
    'a: %b\n',
    'a: "\\q"\n',
    '- 1\nb: 2\n',
    'a: }\n',
  ];
  for (const [at, text] of texts.entries()) {
    const { stderr } = await souboj(['check', writeScenario(cwd, `vada-${at}.yaml`, text), '--lang', 'cs']);
    expect(stderr).toContain('musí být');
    expect(englishWords('stderr', stderr.replaceAll(cwd, '')), text).toEqual([]);
  }
});
