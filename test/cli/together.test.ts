/** All that is wrong with a question is told at once, each once, with its place and a tip. */
import { describe, expect, it } from 'vitest';
import { freshFolder, shipped, souboj, writeScenario } from '../support/command.ts';
import { smallScenario } from '../support/scale.ts';

const cwd = freshFolder();
const small = writeScenario(cwd, 'small.yaml', smallScenario);
const told = async (args: readonly string[]): Promise<readonly string[]> => {
  const done = await souboj(args, { cwd });
  expect(done).toMatchObject({ code: 2, stdout: '' });
  return done.stderr.trimEnd().split('\n');
};

describe('a question with several faults', () => {
  it('trace: cell, variant, axis and what to look for', async () => {
    const wrong = ['--cell', 'nonsense', '--variant', 'zz', '--axis', 'q=1'];
    const names = [
      expect.stringMatching(/^--variant: must be .*\(got "zz"\) Tip: nearest are "/),
      expect.stringMatching(/^--cell: must be .*\(got "nonsense"\) Tip: nearest are "/),
      expect.stringMatching(/^--axis: must be .*\(got q=1\)/),
    ];
    expect(await told(['trace', small, ...wrong, '--median'])).toEqual(names);
    expect(await told(['trace', small, ...wrong])).toEqual([
      expect.stringMatching(/^trace: must be told one of .*\(got none\)$/),
      ...names,
    ]);
  });

  it('what-if: every value, none of them twice in a line', async () => {
    const lines = await told(['what-if', small, 'nonsense=1', 'combatants.mage.IQ=x', 'rules.foo=3', 'q']);
    expect(lines).toEqual([
      expect.stringMatching(/^nonsense: must be a path that starts with [a-z, ]+$/),
      'combatants.mage.IQ: must be a whole number from 0 to 1,000 (got "x")',
      expect.stringMatching(/^rules\.foo: must be a known key/),
      expect.stringMatching(/^what-if: must be path=value, .*\(got "q"\)$/),
    ]);
  });
});

describe('what a command takes', () => {
  it('is said beside the kind that the file has', async () => {
    const day = shipped('telepath-day.yaml');
    expect(await told(['sweep', day, '--x', 'defaults.mana=1..2:1'])).toEqual([
      expect.stringMatching(/kind: must be duel for this command \(got day\)$/),
    ]);
    expect(await told(['power', day, '--detect', '5%'])).toEqual([
      expect.stringMatching(/kind: must be duel for souboj power \(got day\)$/),
    ]);
  });

  it('is a run in a folder, or how to make one', async () => {
    await souboj(['run', small, '--out', 'one', '--format', 'json', '--duels', '10', '--quiet'], { cwd });
    expect(await souboj(['compare', 'one', 'one', '--quiet'], { cwd })).toMatchObject({ code: 0 });
    await souboj(['run', small, '--out', 'none', '--format', 'csv', '--duels', '10', '--quiet'], { cwd });
    const lacks =
      /^none\/run\.json: must be a readable file \(there is no such file\) Tip: souboj run SCENARIO --format json --out none writes it$/;
    for (const args of [
      ['compare', 'none', 'one'],
      ['report', 'none'],
      ['merge', 'none'],
    ])
      expect(await told(args)).toEqual([expect.stringMatching(lacks)]);
  });
});
