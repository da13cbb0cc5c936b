/** What a person at a terminal is told: the answer where the question was asked, and what moved since. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aligned, wrapped } from '../../src/report/terminal/aligned.ts';
import { answerLines, sinceLines } from '../../src/report/terminal/answer.ts';
import { run } from '../../src/study/front.ts';
import { freshFolder, souboj, soubojProcess, writeScenario } from '../support/command.ts';

const text = `
name: Who wins?
description: { en: Is the druid too weak?, cs: Je druid příliš slabý? }
seed: s
duels: 200
defaults: { level: 3, IQ: 5, Podl: 8, mana: 6 }
combatants: { mage: { class: mage }, druid: { class: druid }, rändy: { class: ranger } }
planes: [1, 2]
expect: [{ name: nobody, metric: mean_score, atLeast: 0.99 }]
`;

describe('souboj run at a terminal', () => {
  it('ends with the question, a table of scores, three sentences, the page and the verdicts', async () => {
    const folder = join(freshFolder(), 'žluť a kůň');
    const file = writeScenario(freshFolder(), 'who wins.yaml', text);
    const done = await souboj(['run', file, '--out', folder, '--format', 'md,html'], { terminal: true });
    const lines = done.stderr.split('\n');
    const at = lines.indexOf('Is the druid too weak?');
    expect(at).toBeGreaterThan(0);
    const rest = lines.slice(at);
    // Figures by hand from the table: the strongest first, a column a plane.
    expect(rest[2]).toBe('Mean score in percent');
    expect(rest[3]).toMatch(/^ +Plane 1 {2}Plane 2$/);
    expect(rest.slice(4, 7).map((line) => line.trim().split(/ +/)[0])).toEqual(['mage', 'druid', 'rändy']);
    expect(rest.filter((line) => line.startsWith('• '))).toHaveLength(3);
    expect(rest).toContain(`The whole report: ${join(folder, 'report.html')}`);
    expect(rest.at(-2)).toMatch(/^ {2}✘ failed: nobody\. /);
    // Reports on stdout, as elsewhere.
    expect(done.stdout.trim().split('\n')).toContain(join(folder, 'report.md'));
  });

  it('says the same in Czech, and nothing but verdicts where nobody watches or all is to be quiet', async () => {
    const file = writeScenario(freshFolder(), 'a.yaml', text);
    const light = ['run', file, '--out', freshFolder(), '--format', 'md'];
    const terminal = { terminal: true };
    expect((await souboj([...light, '--lang', 'cs'], terminal)).stderr).toMatch(/^Je druid příliš slabý\?$/m);
    const quiet = await souboj([...light, '--quiet'], terminal);
    expect(quiet.stderr.split('\n').filter((line) => line !== '')).toHaveLength(2);
    expect(quiet.stderr).toMatch(/Of 1 expectation: 1 failed\.\n {2}✘ failed: nobody/);
    expect((await souboj(light)).stderr).not.toContain('Is the druid');
  });

  it('has a table for every kind, and leaves out a question that is not asked', async () => {
    const contest = await run(
      'kind: contest\nseed: s\ncontests: 100\ncontrollers: { vampire: { charisma: 18 }, telepath: { charisma: 12 } }\nminds: { king: { controllers: [vampire, telepath] } }\n',
    );
    const lines = answerLines(contest, 'en');
    expect(lines[0]).toBe('How often a mind obeys, in percent');
    expect(lines[1]).toMatch(/^ {2}king, vampire +\d+\.\d$/);
  });
});

it('planes are bare numbers where their names would not fit the terminal', async () => {
  const study = await run(text.replace('planes: [1, 2]', 'planes: [1, 2, 3, 4, 5, 6, 7, 8]'), {
    method: 'exact',
    worths: false,
  });
  const head = (lang: 'en' | 'cs', columns: number): string => answerLines(study, lang, columns)[3]!;
  // By hand: 2 of indent, 5 of the longest name, eight columns of 2 + 7.
  expect(head('en', 79)).toMatch(/^ {9}Plane 1( {2}Plane [2-8]){7}$/);
  expect(head('en', 79)).toHaveLength(79);
  expect(head('en', 78)).toMatch(/^ {2}plane {2,}1 +2 +3 +4 +5 +6 +7 +8$/);
  expect(head('cs', 78)).toMatch(/^ {2}hladina {2,}1 +2 +3 +4 +5 +6 +7 +8$/);
  const rows = answerLines(study, 'cs', 78);
  expect(Math.max(...rows.map((line) => line.length))).toBeLessThanOrEqual(78);
});

it('a sweep and a comparison tell their first sentences there as well', async () => {
  const file = writeScenario(
    freshFolder(),
    'a.yaml',
    `${text}variants: { printed: {}, dear: { rules: { manaPerPoint: 2 } } }\n`,
  );
  const out = ['--out', freshFolder(), '--workers', '1'];
  const swept = await souboj(['sweep', file, '--x', 'classes.druid.base=7..9', ...out], { terminal: true });
  expect(swept.stderr).toMatch(/^• druid moves most on /m);
  const compared = await souboj(['compare', file, '--method', 'exact', ...out], { terminal: true });
  // Opens with fairer or not, the page to open last.
  expect(compared.stderr).toMatch(/^• dear is (fairer|less fair|about as fair|neither)/m);
  expect(compared.stderr.trim()).toMatch(/comparison\.html$/);
});

it('tables stand in columns whatever their signs', () => {
  // An x with a dot below it is two code points in every form, and one sign wide.
  const rows = [
    ['a', '1'],
    ['žluť', '22'],
    ['x\u0323', '333'],
  ];
  expect(aligned(rows)).toEqual(['a       1', 'žluť   22', 'x\u0323     333']);
});

it('sentences break at blanks, never at those that hold words together', () => {
  expect(wrapped('• one two\u00a0three four', 12, '  ')).toEqual(['• one', '  two\u00a0three', '  four']);
  expect(wrapped('a b', Number.POSITIVE_INFINITY)).toEqual(['a b']);
});

describe('what moved since the last save', () => {
  it('is every figure that surely did, the largest change first; nothing is said to be so', async () => {
    const exact = { method: 'exact', worths: false, name: 'a.yaml' } as const;
    const before = await run(text, exact);
    const after = await run(text.replace('planes:', 'classes: { druid: { base: 10 } }\nplanes:'), exact);
    const lines = sinceLines(before, after, 'en');
    expect(lines[0]).toBe('Since the last save:');
    expect(lines[1]).toMatch(/^ {2}druid on plane \d \d+\.\d → \d+\.\d \(\+\d+\.\d\)$/);
    expect(sinceLines(before, before, 'en')).toEqual(['Since the last save nothing has moved.']);
    expect(sinceLines(before, after, 'cs')[1]).toMatch(/^ {2}skóre strany druid na hladině\s\d/);
  });

  it('is told by --watch after a save', async () => {
    const folder = freshFolder();
    const file = writeScenario(folder, 'watched file.yaml', text);
    let step = 0;
    const done = await soubojProcess(
      ['run', file, '--watch', '--duels', '50', '--format', 'md', '--out', join(folder, 'out')],
      {
        cwd: folder,
        onStderr: (told, kill) => {
          const waits = told.split('waiting for changes').length - 1;
          if (step === 0 && waits === 1) {
            step = 1;
            writeFileSync(
              file,
              readFileSync(file, 'utf8').replace('planes:', 'classes: { mage: { base: 4 } }\nplanes:'),
            );
          } else if (step === 1 && waits === 2) {
            step = 2;
            kill('SIGINT');
          }
        },
      },
    );
    expect(done.code).toBe(0);
    expect(done.stderr).toMatch(/Since the last save:\n {2}mage on plane \d \d+\.\d → \d+\.\d/);
  }, 60_000);
});
