import { join } from 'node:path';
import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { czechHelp } from '../../src/cli/czechHelp.ts';
import { czechLine } from '../../src/cli/czechProblems.ts';
import { createProgram } from '../../src/cli/main.ts';
import { freshFolder, souboj, writeScenario } from '../support/command.ts';

describe('souboj --lang cs', () => {
  // Known gap: help of some commands is not translated yet; this line fails as soon as it is.
  it.fails('has Czech for every description, and no description for nothing', () => {
    const told = new Set<string>();
    const visit = (command: Command): void => {
      told.add(command.description());
      for (const { description } of [...command.options, ...command.registeredArguments])
        told.add(description);
      for (const inner of command.commands) visit(inner);
    };
    visit(createProgram(() => Promise.resolve()));
    expect([...told].filter((text) => text !== '' && czechHelp[text] === undefined)).toEqual([]);
  });

  // Known gap: help of some commands is not translated yet; this line fails as soon as it is.
  it.fails('shows help in Czech, examples and frame included', async () => {
    for (const command of [[], ['run'], ['report'], ['init'], ['completion']]) {
      const { stdout } = await souboj([...command, '--help', '--lang', 'cs']);
      expect(stdout, command.join()).toMatch(/^Použití: souboj/);
      expect(stdout, command.join()).not.toMatch(
        /Usage|Options|Arguments|Example|\(default|\[options\]|\bthe\b/,
      );
    }
  });

  it('tells problems, refusals and progress in Czech', async () => {
    const folder = freshFolder();
    const text = 'duels: 20\ncombatants:\n  a: { class: mágg, level: 1, IQ: 9, Podl: 9 }\nplanes: [9]\n';
    const bad = await souboj(['run', writeScenario(folder, 'bad.yaml', text), '--lang', 'cs']);
    expect(bad.code).toBe(2);
    expect(bad.stderr).toMatch(
      /bad\.yaml:3:\d+: combatants\.a\.class: musí být jméno povolání \(je tu "mágg"\)/,
    );
    expect(bad.stderr).toMatch(/planes\.0: musí být celé číslo od 1 do 8 \(je tu 9\)/);
    const good = text.replace('mágg', 'mág').replace('9]', '1]');
    const path = writeScenario(folder, 'good.yaml', good);
    const done = await souboj(['run', path, '--lang=cs', '--out', join(folder, 'out'), '--format', 'md']);
    expect(done.stderr).toMatch(/^good: dvojic 1, soubojů v každé 20, celkem 20, seed/);
    expect((await souboj(['run', '--lang', 'cs', '--duels', 'x', path])).stderr).toContain(
      "chyba: hodnota 'x' volby '--duels <n>' neplatí: musí být celé číslo od 1",
    );
    expect((await souboj(['fight', '--lang', 'cs'])).stderr).toContain("chyba: neznámý příkaz 'fight'");
  });

  it('refuses a language that there is not; the environment decides nothing', async () => {
    expect((await souboj(['run', 'x', '--lang', 'xx'])).code).toBe(2);
    const top = await souboj(['--help'], { env: { LANG: 'cs_CZ.UTF-8', SOUBOJ_LANG: 'cs' } });
    expect(top.stdout).toMatch(/^Usage/);
  });
});

describe('problems in Czech', () => {
  it.each([
    [
      'a.yaml:1:2: x: must be a whole number from 0 to 1,000 (got -4)',
      'a.yaml:1:2: x: musí být celé číslo od 0 do 1\u00a0000 (je tu -4)',
    ],
    [
      'a.yaml:1:2: x: must be a known key (got "manna") Tip: did you mean "mana"?',
      'a.yaml:1:2: x: musí být známý klíč (je tu "manna") Tip: nemělo to být "mana"?',
    ],
    [
      'x: must be a readable file (there is no such file)',
      'x: musí být čitelný soubor (takový soubor tu není)',
    ],
    [
      'x: must be given once (got it again after line 3)',
      'x: musí být dáno jen jednou (je tu znovu po řádku 3)',
    ],
    ['x/y: must not exist yet (got a file)', 'x/y: nesmí ještě existovat (je tu soubor)'],
    ['day: not supported yet', 'day: zatím není podporováno'],
    ['nothing like a problem', 'nothing like a problem'],
    ['x: must be something new (got $1)', 'x: musí být something new (je tu $1)'],
  ])('%s', (english, czech) => {
    expect(czechLine(english)).toBe(czech);
  });
});
