import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadScenario } from '../../src/scenario/load.ts';
import { PatchError, patchText } from '../../src/tuning/patch/patch.ts';
import { unifiedDiff } from '../../src/tuning/patch/patchScenario.ts';
import { generator } from './problems.ts';

const put = (text: string, path: string, value: number): string =>
  patchText(text, [{ path: path.split('.'), value }]);

describe('patchText', () => {
  const file = `# Who is who.
combatants:            # the field
  mage: { class: mage, IQ: 13 }   # bright
  druid:
    class: druid       # green
    IQ: 12

classes:   # ours

  druid:   { base:   8 }  # as printed
# the end
`;

  it.each([
    ['combatants.mage.IQ', 14, 'IQ: 13 }   # bright', 'IQ: 14 }   # bright'],
    ['combatants.druid.IQ', 11.5, '    IQ: 12\n', '    IQ: 11.5\n'],
    ['classes.druid.base', 9, '{ base:   8 }', '{ base:   9 }'],
    ['combatants.mage.talent', -1, 'IQ: 13 }', 'IQ: 13, talent: -1 }'],
    ['combatants.druid.talent', 2, '    IQ: 12\n', '    IQ: 12\n    talent: 2\n'],
    ['classes.mage.base', 7, '# as printed\n', '# as printed\n  mage: { base: 7 }\n'],
    ['rules.passivePenalty', 3, '# as printed\n', '# as printed\nrules: { passivePenalty: 3 }\n'],
  ])('%s = %s changes nothing else', (path, value, before, after) => {
    expect(file).toContain(before);
    expect(put(file, path, value)).toBe(file.replace(before, after));
  });

  it('writes JSON as JSON', () => {
    const json = '{"combatants": {"a": {"IQ": 3}}, "classes": {}}';
    expect(JSON.parse(put(json, 'combatants.a.IQ', 4)).combatants.a.IQ).toBe(4);
    expect(put(json, 'combatants.a.Podl', 4)).toBe(
      '{"combatants": {"a": {"IQ": 3, "Podl": 4}}, "classes": {}}',
    );
    expect(put('{"a": {"IQ": 3}}', 'rules.x', 1)).toBe('{"a": {"IQ": 3}, "rules": { "x": 1 }}');
  });

  it('fills empty maps and keys, and goes through lists', () => {
    expect(put('classes: {}\n', 'classes.druid.base', 9)).toBe('classes: { druid: { base: 9 } }\n');
    expect(put('combatants:\n  a:\n  b: {}\n', 'combatants.a.IQ', 9)).toBe(
      'combatants:\n  a: { IQ: 9 }\n  b: {}\n',
    );
    expect(put('a:\n  - { level: 4 } # x\n  - { level: 5 }\n', 'a.1.level', 6)).toBe(
      'a:\n  - { level: 4 } # x\n  - { level: 6 }\n',
    );
    expect(put('a: 1', 'b.c', 2)).toBe('a: 1\nb: { c: 2 }\n');
    expect(put('a: 1\nb: { "x: y": 3 }\n', 'b.x: y', 2)).toBe('a: 1\nb: { "x: y": 2 }\n');
    expect(put('a: 1\n', 'b.x: y', 2)).toBe('a: 1\nb: { "x: y": 2 }\n');
  });

  it('refuses what stands behind an alias', () => {
    expect(() => put('a: &x { IQ: 3 }\nb: *x\n', 'b.IQ', 4)).toThrow(PatchError);
  });

  it('puts a new block before the combatants and what is said of them, with the line ends of the file', () => {
    const lines = [
      '# Bases.',
      'name: bases   # ours',
      '',
      '# Everybody.',
      'defaults: { IQ: 12 }   # bright',
      '',
      '# Who meets whom.',
      '# Druids first.',
      'combatants:   # two',
      '  druid: { class: druid }',
      '  mage: { class: mage }',
      '',
      'planes: [1]',
      '# the end',
    ];
    const written = [...lines.slice(0, 6), 'classes: { druid: { base: 9 } }', '', ...lines.slice(6)];
    for (const end of ['\n', '\r\n']) {
      const [text, wanted] = [lines, written].map((each) => each.map((line) => line + end).join(''));
      expect(put(text!, 'classes.druid.base', 9)).toBe(wanted);
      const diff = unifiedDiff(text!, wanted!, 's.yaml').split('\n').slice(2);
      expect(diff.filter((line) => /^[-+]/.test(line)).map((line) => line.trimEnd())).toEqual([
        '+classes: { druid: { base: 9 } }',
        '+',
      ]);
    }
    // Blocks that follow each other without an empty line go on doing so.
    expect(put('planes: [1]\ncombatants:\n  a: {}\n', 'rules.x', 2)).toBe(
      'planes: [1]\nrules: { x: 2 }\ncombatants:\n  a: {}\n',
    );
  });

  it('keeps Windows line ends where it adds', () => {
    expect(put('a:\r\n  b: 1 # c\r\nd: 1\r\n', 'a.c', 2)).toBe('a:\r\n  b: 1 # c\r\n  c: 2\r\nd: 1\r\n');
  });

  it('keeps Windows line ends where it replaces', () => {
    expect(put('a:\r\n  b: 1 # c\r\n', 'a.b', 2)).toBe('a:\r\n  b: 2 # c\r\n');
  });

  it('leaves every shipped scenario readable, and changes one line', () => {
    for (const name of ['class-bases', 'plane-formulas']) {
      const text = readFileSync(new URL(`../../scenarios/${name}.yaml`, import.meta.url), 'utf8');
      const after = put(put(text, 'defaults.IQ', 9), 'classes.druid.base', 9);
      expect(loadScenario(after, name).ok, after).toBe(true);
      const changed = unifiedDiff(text, after, name)
        .split('\n')
        .filter((line) => /^[-+] /.test(line) || /^[-+]\w/.test(line));
      expect(changed.length).toBeLessThanOrEqual(4);
    }
  });
});

/** Applies a unified diff as `patch --fuzz=0` does: every line of a hunk must be where it says. */
function apply(text: string, diff: string): string {
  const before = text.split('\n');
  const after: string[] = [];
  let at = 0;
  for (const line of diff.split('\n').slice(2)) {
    const head = /^@@ -(\d+)(?:,(\d+))? /.exec(line);
    if (head !== null) {
      const start = Number(head[1]) - (head[2] === '0' ? 0 : 1);
      after.push(...before.slice(at, start));
      at = start;
    } else if (line.startsWith('+')) after.push(line.slice(1));
    else if (line !== '' && !line.startsWith('\\')) {
      expect(before[at]).toBe(line.slice(1));
      if (line.startsWith(' ')) after.push(line.slice(1));
      at++;
    }
  }
  const ends = !/\n\+[^\n]*\n\\ No newline/.test(diff);
  return [...after, ...before.slice(at)].join('\n').replace(/\n?$/, ends ? '\n' : '');
}

describe('unifiedDiff', () => {
  it('leads from one text to the other: 40 pairs', () => {
    const random = generator(5);
    for (let i = 0; i < 40; i++) {
      const lines = Array.from({ length: 30 }, () => `line ${Math.floor(random() * 8)}`);
      const after = lines.flatMap((line) => {
        const x = random();
        return x < 0.07 ? [] : x < 0.14 ? [line, 'new'] : x < 0.21 ? ['other'] : [line];
      });
      const [a, b] = [`${lines.join('\n')}\n`, `${after.join('\n')}${random() < 0.3 ? '' : '\n'}`];
      expect(apply(a, unifiedDiff(a, b, 'f'))).toBe(b);
    }
  });

  it('tells one changed line with three around it', () => {
    const text = ['1', '2', '3', '4', '5', '6', '7', '8', '9', ''].join('\n');
    expect(unifiedDiff(text, text.replace('5', 'five'), 's.yaml')).toBe(
      [
        '--- a/s.yaml',
        '+++ b/s.yaml',
        '@@ -2,7 +2,7 @@',
        ' 2',
        ' 3',
        ' 4',
        '-5',
        '+five',
        ' 6',
        ' 7',
        ' 8',
        '',
      ].join('\n'),
    );
    expect(unifiedDiff(text, text, 's.yaml')).toBe('');
  });

  it('writes names with diacritics as they are, and ends those with spaces by a tab, as git does', () => {
    const change = '@@ -1,1 +1,1 @@\n-1\n+2\n';
    expect(unifiedDiff('1\n', '2\n', 'dvě věci.yaml')).toBe(
      `--- a/dvě věci.yaml\t\n+++ b/dvě věci.yaml\t\n${change}`,
    );
    expect(unifiedDiff('1\n', '2\n', 'střet.yaml')).toBe(`--- a/střet.yaml\n+++ b/střet.yaml\n${change}`);
  });

  it('tells where a text ends without a line end', () => {
    expect(unifiedDiff('1\n2', '1\n3', 's.yaml').split('\n').slice(2)).toEqual([
      '@@ -1,2 +1,2 @@',
      ' 1',
      '-2',
      '\\ No newline at end of file',
      '+3',
      '\\ No newline at end of file',
      '',
    ]);
  });
});
