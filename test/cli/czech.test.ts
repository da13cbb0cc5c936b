import { join } from 'node:path';
import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { createProgram } from '../../src/cli/program/main.ts';
import { czechHelp, czechPlaceholders } from '../../src/language/cs/help.ts';
import { freshFolder, souboj, writeScenario } from '../support/command.ts';
import { englishWords } from '../support/englishWords.ts';

describe('souboj --lang cs', () => {
  /** All commands with what leads to them: `['baseline', 'check']`. */
  const commands = (): (readonly [path: readonly string[], command: Command])[] => {
    const visit = (path: readonly string[], command: Command): (readonly [readonly string[], Command])[] => [
      [path, command],
      ...command.commands.flatMap((inner) => visit([...path, inner.name()], inner)),
    ];
    return visit(
      [],
      createProgram(() => Promise.resolve()),
    );
  };

  it('has Czech for every description and every value, and no description for nothing', () => {
    const told = new Set<string>();
    const values = new Set<string>();
    for (const [, command] of commands()) {
      told.add(command.description());
      for (const { description } of [...command.options, ...command.registeredArguments])
        told.add(description);
      for (const { flags } of command.options) values.add(/<(.*)>/.exec(flags)?.[1] ?? '');
      for (const argument of command.registeredArguments) values.add(argument.name());
    }
    const gaps = (words: ReadonlySet<string>, known: Readonly<Record<string, string>>): string[] =>
      [...words].filter((text) => text !== '' && known[text] === undefined);
    expect(gaps(told, czechHelp)).toEqual([]);
    expect(gaps(values, czechPlaceholders)).toEqual([]);
    const used = new Set([...told, ...values]);
    const frame = /:$|^\(|^Exit code|version number|display help/;
    expect(Object.keys(czechHelp).filter((text) => !used.has(text) && !frame.test(text))).toEqual([]);
  });

  it('shows help in Czech, examples and frame included', async () => {
    const all = commands().map(([path]) => path);
    expect(all.length).toBeGreaterThan(15);
    for (const path of all) {
      const { stdout } = await souboj([...path, '--help', '--lang', 'cs']);
      expect(stdout, path.join()).toMatch(/^Použití: souboj/);
      expect(stdout, path.join()).not.toMatch(/Usage|Options|Arguments|Example|\(default|\[options\]|<dir>/);
      // Commands and values of options stay as they are.
      const words = stdout.replace(
        /^Použití: .*$|^ {2}(?:souboj|source) .*$|^ {2}[a-z]+ (?=\[)|"?exact(?:"| (?=\())|(?<=test:\s+)duel/gm,
        '',
      );
      expect(englishWords('help', words)).toEqual([]);
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
    expect(done.stderr).toMatch(/^good: dvojic 1, soubojů pokaždé 20, celkem 20, seed/);
    expect((await souboj(['run', '--lang', 'cs', '--duels', 'x', path])).stderr).toContain(
      '--duels: musí být celé číslo od 1',
    );
    expect((await souboj(['fight', '--lang', 'cs'])).stderr).toContain(
      'souboj: musí následovat jméno příkazu (je tu "fight")',
    );
  });

  it('refuses a language that there is not; the environment decides nothing', async () => {
    expect((await souboj(['run', 'x', '--lang', 'xx'])).code).toBe(2);
    const top = await souboj(['--help'], { env: { LANG: 'cs_CZ.UTF-8', SOUBOJ_LANG: 'cs' } });
    expect(top.stdout).toMatch(/^Usage/);
  });
});
