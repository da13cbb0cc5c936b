/** What docs/contests.md shows is run as it stands there. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { built, freshFolder, soubojProcess } from '../support/command.ts';

const page = readFileSync(new URL('../../docs/contests.md', import.meta.url), 'utf8');
const blocks = [...page.matchAll(/```(js|yaml|sh)\n([\s\S]*?)```/g)].map(([, language, text]) => ({
  language,
  text,
}));
const block = (holds: string): string => blocks.find(({ text }) => text!.includes(holds))!.text!;
const library = pathToFileURL(join(built, 'contest.js')).href;
const own = (text: string): string => text.replaceAll("'souboj/contest'", `'${library}'`);

describe('docs/contests.md', () => {
  it('defines a contest that passes its own check, and analyses it', () => {
    const cwd = freshFolder();
    const main = [
      own(block('ogre and knight')),
      own(block('checkText(checkContest')),
      own(block('result.replay')).replace('1_000_000', '20_000'),
      'console.log(result.initiator.exact);',
    ];
    writeFileSync(join(cwd, 'main.mjs'), main.join('\n'));
    const told = execFileSync(process.execPath, ['main.mjs'], { cwd, encoding: 'utf8' }).trim().split('\n');
    expect(told[0]).toMatch(/^sound, \d+ states$/);
    expect(told.at(-2)).toMatch(/^After \d+ rounds: (slain|eaten) knight_hp=\d+$/);
    const written = /result\.initiator\.exact; \/\/ (0\.\d+)…/.exec(page)![1]!;
    expect(told.at(-1)!.startsWith(written)).toBe(true);
  });

  it('makes a kind that its scenario is run with', async () => {
    const cwd = freshFolder();
    writeFileSync(join(cwd, 'my-duel.mjs'), block('export default defineKind'));
    writeFileSync(
      join(cwd, 'duel.yaml'),
      block('kind: my-duel').replace('duels: 100000', 'duels: 1000\nseed: docs'),
    );
    const [check, run] = block('souboj check --rules')
      .trim()
      .split('\n')
      .map((line) => line.split(' ').slice(1));
    expect(await soubojProcess(check!, { cwd })).toMatchObject({ code: 0, stderr: '' });
    const { code, stderr } = await soubojProcess([...run!, '--quiet', '--format', 'md', '--workers', '1'], {
      cwd,
    });
    // 1: the fight is not fair, as its expectation finds.
    expect([code, stderr]).toEqual([1, expect.any(String)]);
    expect(readFileSync(join(cwd, 'reports/duel/report.md'), 'utf8')).toContain('hit points left');
  });
});
