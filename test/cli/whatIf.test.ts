import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { whatIfLines } from '../../src/report/terminal/whatIf.ts';
import { sourceOf } from '../../src/study/source.ts';
import { whatIf } from '../../src/study/whatIf.ts';
import { freshFolder, souboj, writeScenario } from '../support/command.ts';

const text = `# a comment that stays
seed: s
defaults: { level: 3, IQ: 5, Podl: 8, mana: 6 }  # and another
combatants: { mage: { class: mage }, druid: { class: druid } }
planes: [1, 2]
`;

describe('souboj what-if', () => {
  it('breaks its sentences at the width of the terminal', async () => {
    const found = await whatIf(sourceOf(text, 's.yaml'), { values: ['classes.druid.base=10'] });
    const [whole, broken] = [whatIfLines(found, 'en'), whatIfLines(found, 'en', 40)];
    const said = whole.at(-1)!;
    expect(said.length).toBeGreaterThan(40);
    const lines = broken.slice(whole.length - 1);
    expect(lines.join(' ')).toBe(said);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(40);
  });

  it('tells everybody before and after, and prints the patch; the file stays as it is', async () => {
    const file = writeScenario(freshFolder(), 'kůň a žluť.yaml', text);
    const done = await souboj(['what-if', file, 'classes.druid.base=10']);
    expect(done).toMatchObject({ code: 0, stderr: '' });
    const lines = done.stdout.split('\n');
    expect(lines.slice(0, 2)).toEqual(['classes.druid.base  8 → 10', 'Exact']);
    // Bases alike: the very same minds, so each has 50 on every plane afterwards.
    expect(done.stdout).toMatch(/^ {2}druid +\d+\.\d +→ +50\.0 +\+\d+\.\d +\+\d+\.\d +\+\d+\.\d$/m);
    expect(done.stdout).toMatch(/^ {2}mage +\d+\.\d +→ +50\.0 +−\d+\.\d/m);
    expect(done.stdout).toMatch(/^(Fairer|Less fair|About as fair): hopeless matchups \d → \d of 8/m);
    expect(done.stdout).toMatch(/^\+classes: \{ druid: \{ base: 10 \} \}$/m);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('--write puts the values into the file, comments kept, and says so', async () => {
    const file = writeScenario(freshFolder(), 'a.yaml', text);
    const done = await souboj(['what-if', file, 'defaults.mana=12', 'rules.manaPerPoint=3', '--write']);
    expect(done.code).toBe(0);
    expect(done.stderr).toBe(`written to ${file}\n`);
    const after = readFileSync(file, 'utf8');
    expect(after).toBe(
      text.replace('mana: 6', 'mana: 12').replace('combatants:', 'rules: { manaPerPoint: 3 }\ncombatants:'),
    );
    expect((await souboj(['what-if', file, 'defaults.mana=12', '--write'])).stderr).toMatch(
      /nothing needs to change/,
    );
  });

  it('asks days as well, in Czech, and says where nothing changes', async () => {
    const day =
      'kind: day\nseed: s\ndays: 100\nmanifesters: { novice: { manifesterLevel: 5, intelligence: 16, concentration: 3, powerPoints: 9, keyModifier: 3 } }\nplans: { rain: { order: sequence, manifestations: [{ power: ray, level: 1, distractions: [{ kind: rainOrSleet }] }] } }\n';
    const file = writeScenario(freshFolder(), 'day.yaml', day);
    const done = await souboj(['what-if', file, 'manifesters.novice.concentration=9', '--lang', 'cs']);
    expect(done.code, done.stderr).toBe(0);
    expect(done.stdout).toMatch(
      /^Body many promarněné za den\n {2}novice, rain +\d+,\d +→ +\d+,\d +−\d+,\d$/m,
    );
    const still = await souboj(['what-if', file, 'manifesters.novice.concentration=3']);
    expect(still.stdout).toContain('Nothing changes for anybody.');
  });

  it.each([
    [['classes.druidd.base=3'], /classes\.druidd\.base: .*Tip: /],
    [
      ['classes.druid.base'],
      /what-if: must be path=value, as in classes\.druid\.base=10 \(got "classes\.druid\.base"\)/,
    ],
    [['defaults.mana=-1'], /defaults\.mana: must be /],
    [['defaults.mana=9', '--variant', 'nobody'], /--variant: must be /],
  ])('refuses %j: exit 2 and nothing written', async (args, says) => {
    const folder = freshFolder();
    const file = writeScenario(folder, 'a.yaml', text);
    const done = await souboj(['what-if', file, ...args, '--write']);
    expect(done.code).toBe(2);
    expect(done.stderr).toMatch(says);
    expect(readFileSync(join(folder, 'a.yaml'), 'utf8')).toBe(text);
  });

  it('needs a file to write to', async () => {
    expect((await souboj(['what-if', '-', 'defaults.mana=1', '--write'])).code).toBe(2);
  });
});
