/** Comparisons of which a part has no counterpart: told first, listed by variant and side, kept in the table. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { freshFolder, souboj, writeScenario } from '../support/command.ts';

vi.setConfig({ testTimeout: 120_000 });

/** Eight sides, 64 matchups, of which `few` has two; `mute` cannot initiate anywhere. */
const eight = (variants: string): string => `
seed: apart
duels: 20
defaults: { class: mage, level: 1, IQ: 2, Podl: 4, SP: 1, mana: 0, fatigue: 8 }
combatants: { ${['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name, i) => `${name}: { IQ: ${2 + i} }`).join(', ')} }
matchups: all
${variants}`;

const variants = eight(`variants:
  base: {}
  few: { matchups: [[b, c], [h, a]] }
  mute: { combatants: { b: { untrained: true } } }
`);

/** Matchup, which way it lacks a counterpart, and whether any figure stands beside it, of all rows of matchups. */
function rowsIn(
  folder: string,
): readonly (readonly [variant: string, pair: string, lacks: string, full: boolean])[] {
  const text = readFileSync(join(folder, 'comparison.csv'), 'utf8').trimEnd();
  const [head, ...rows] = text.split('\r\n').map((line) => line.split(','));
  return rows.flatMap((row) => {
    const at = (name: string): string => row[head!.indexOf(name)]!;
    if (at('level') !== 'matchup') return [];
    const full = ['method', 'variant_win_rate', 'verdict'].some((name) => at(name) !== '');
    return [[at('variant'), `${at('initiator')} > ${at('target')}`, at('no_counterpart'), full]];
  });
}

const sections = (markdown: string): ReadonlyMap<string, string> =>
  new Map(
    markdown.split(/^## /m).map((part) => {
      const end = part.indexOf('\n');
      return [part.slice(0, end), part.slice(end).trim()];
    }),
  );

describe('matchups without a counterpart', () => {
  it('of variants: by variant and by where they are missing, each a row', async () => {
    const cwd = freshFolder();
    const done = await souboj(
      ['compare', writeScenario(cwd, 'v.yaml', variants), '--out', 'out', '--quiet'],
      { cwd },
    );
    expect(done).toMatchObject({ code: 0, stderr: '' });
    const said = sections(readFileSync(join(cwd, 'out', 'comparison.md'), 'utf8'));
    // 62 that few has not, and 8 in which b cannot initiate.
    expect(said.get('What changed')).toMatch(
      /^- \*\*70 of 128 matchups have no counterpart\*\* and are not compared\.\n/,
    );
    const lists = said.get('Without a counterpart')!.split(/\n\n(?=\S[^\n]*\n\n-)/);
    expect(lists.map((list) => list.split('\n')[0])).toEqual([
      'Only in base, not in few: 62 matchups.',
      'Possible in base only, not possible in mute: 8 matchups.',
    ]);
    const [few, mute] = lists.map((list) => list.split('\n').filter((line) => line.startsWith('- ')));
    expect(few).toHaveLength(51);
    expect(few!.at(-1)).toBe('- and 12 more');
    expect(few).not.toContain('- b > c @ 1');
    expect(mute).toHaveLength(8);
    for (const line of mute!) expect(line).toMatch(/^- b > [a-h] @ 1: .*untrained/);
    const rows = rowsIn(join(cwd, 'out'));
    expect(rows).toHaveLength(2 * 64);
    expect(rows.filter(([, , lacks, full]) => full === (lacks !== ''))).toEqual([]);
    const lacking = (variant: string, lacks: string): string[] =>
      rows.filter((row) => row[0] === variant && row[2] === lacks).map(([, pair]) => pair);
    expect(lacking('few', 'not_in_variant')).toHaveLength(62);
    expect(lacking('few', '')).toEqual(['b > c', 'h > a']);
    expect(lacking('mute', 'impossible_in_variant')).toEqual(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => `b > ${name}`),
    );
  });

  it('a variant none of whose matchups is possible in both: said first, and exit code 3', async () => {
    const cwd = freshFolder();
    const text = variants.replace(
      '{ combatants: { b: { untrained: true } } }',
      '{ defaults: { untrained: true } }',
    );
    const done = await souboj(['compare', writeScenario(cwd, 'v.yaml', text), '--out', 'out', '--quiet'], {
      cwd,
    });
    expect(done.code).toBe(3);
    const report = readFileSync(join(cwd, 'out', 'comparison.md'), 'utf8');
    expect(sections(report).get('What changed')).toMatch(
      /^- \*\*126 of 128 .*\n- \*\*mute\*\* has no possible matchup in common with base: nothing of it is compared\.\n- \*\*few\*\*/,
    );
    expect(report).not.toContain('0 matchups');
    // Every link leads to a heading.
    const headings = [...report.matchAll(/^#+ (.*)$/gm)].map(([, text]) =>
      text!.toLowerCase().replaceAll(' ', '-'),
    );
    for (const [, link] of report.matchAll(/\]\(#([^)]*)\)/g)) expect(headings).toContain(link);
  });

  it('of two runs that share one matchup of each: which run has which', async () => {
    const cwd = freshFolder();
    for (const [name, matchups] of [
      ['one', '[[a, b], [b, c]]'],
      ['two', 'all'],
    ] as const) {
      const path = writeScenario(cwd, `${name}.yaml`, eight('').replace('all', matchups));
      await souboj(['run', path, '--out', name, '--format', 'json', '--method', 'exact', '--quiet'], { cwd });
    }
    const runs = ['one', 'two'].map((name) => join(name, 'run.json'));
    const done = await souboj(['compare', ...runs, '--out', 'out', '--quiet'], { cwd });
    expect(done.code).toBe(0);
    const said = sections(readFileSync(join(cwd, 'out', 'comparison.md'), 'utf8'));
    expect(said.get('What changed')).toMatch(/^- \*\*62 of 64 matchups have no counterpart/);
    expect(said.get('Without a counterpart')).toMatch(
      /^Only in two\/run\.json, not in one\/run\.json: 62 matchups\.\n/,
    );
    expect(rowsIn(join(cwd, 'out')).filter(([, , lacks]) => lacks === 'not_in_baseline')).toHaveLength(62);
  });
});
