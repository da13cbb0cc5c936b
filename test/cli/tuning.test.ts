import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectTold } from '../support/columns.ts';
import {
  freshFolder,
  readFolder,
  shipped,
  souboj,
  soubojProcess,
  writeScenario,
} from '../support/command.ts';

const field = `seed: tuning   # literal
duels: 4000
rules: { maxRounds: 40 }
defaults: { level: 3, IQ: 3, Podl: 6, SP: 0, mana: 4 }
combatants:
  mage: { class: mage }      # strong
  druid: { class: druid }
  ranger: { class: ranger }
`;
const tuned = `${field}tune:
  knobs:
    classes.mage.base: { from: 6, to: 10, step: 1 }
    classes.druid.base: { from: 6, to: 10, step: 1 }
    classes.ranger.base: { from: 6, to: 10, step: 1 }
  goal:
    - { metric: pair_score, between: [0.45, 0.55] }
ranges:
  classes.mage.base: { from: 6, to: 10 }
`;

describe('souboj tune', () => {
  it('recommends, writes the same bytes for 1 and 2 workers, and the patch that it prints is the one it makes', async () => {
    const folder = freshFolder();
    const scenario = writeScenario(folder, 'scénář.yaml', tuned);
    const runs = [];
    for (const workers of ['1', '2']) {
      const out = join(folder, `out ${workers}`);
      const done = await souboj(['tune', scenario, '--workers', workers, '--out', out, '--quiet']);
      expect(done).toMatchObject({ code: 0, stderr: '' });
      runs.push({ files: readFolder(out), stdout: done.stdout.replaceAll(out, '') });
    }
    expect(runs[1]).toEqual(runs[0]);
    const { files, stdout } = runs[0]!;
    expect([...files.keys()]).toEqual(['tune-matchups.csv', 'tune.csv', 'tune.html', 'tune.md', 'tune.svg']);
    expectTold('tune', files, { knobs: ['mage', 'druid', 'ranger'].map((name) => `classes.${name}.base`) });
    const report = files.get('tune.md')!;
    expect(report).toMatch(/\*\*The goal is met by 2 changes\*\*/);
    expect(report).toMatch(/\*\*Proved\*\*: of 125 settings/);
    expect(report).toMatch(/\*\*confirms\*\* all 3 wishes/);
    expect(stdout).toContain('+++ b/scénář.yaml');
    expect(readFileSync(scenario, 'utf8')).toBe(tuned);
  }, 120_000);

  it('--write makes the change, comments and layout kept; then nothing needs to change', async () => {
    const folder = freshFolder();
    const scenario = writeScenario(folder, 'scénář.yaml', tuned);
    const written = await souboj([
      'tune',
      scenario,
      '--write',
      '--no-confirm',
      '--out',
      join(folder, 'w'),
      '--quiet',
    ]);
    expect(written.code).toBe(0);
    const after = readFileSync(scenario, 'utf8');
    const [block = ''] = /^classes: \{ \w+: \{ base: \d+ \}, \w+: \{ base: \d+ \} \}\n/m.exec(after) ?? [];
    expect(after).toBe(tuned.replace('combatants:', `${block}combatants:`));
    expect(block).not.toBe('');
    expect(written.stdout).toContain(`+${block}`);
    const again = await souboj(['tune', scenario, '--no-confirm', '--out', join(folder, 'again'), '--quiet']);
    expect(readFileSync(join(folder, 'again/tune.md'), 'utf8')).toMatch(/met as the file stands/);
    expect(again.stdout).not.toContain('+++');
  });

  it('calls what was chosen among simulated scores a candidate until fresh duels confirm it: exit 3, and --write refuses', async () => {
    const folder = freshFolder();
    // Nothing can be solved; the band is narrower than what 2,000 duels can tell, so that chance alone picks.
    const text = tuned.replace('[0.45, 0.55]', '[0.48, 0.52]');
    const scenario = writeScenario(folder, 's.yaml', text);
    const own = ['tune', scenario, '--max-states', '10', '--duels', '1000', '--out', folder];
    const open = await souboj([...own, '--max-duels', '2000', '--write']);
    expect(open.code).toBe(2);
    expect(open.stderr).toMatch(/A candidate, not confirmed at this size/);
    expect(open.stderr).toMatch(/got a candidate that is not confirmed at this size/);
    expect(open.stderr).toMatch(/A fresh simulation of this setting \(2,000 duels a matchup/);
    expect(readFileSync(scenario, 'utf8')).toBe(text);
    expect((await souboj([...own, '--no-confirm', '--quiet'])).code).toBe(3);
    const forced = await souboj([...own, '--no-confirm', '--write', '--force', '--quiet']);
    expect(forced.code).toBe(3);
    expect(readFileSync(scenario, 'utf8')).not.toBe(text);
  }, 120_000);

  it('goes on with more duels by itself until a simulated choice is confirmed: exit 0', async () => {
    const folder = freshFolder();
    const wide = tuned.replace('[0.45, 0.55]', '[0.4, 0.6]');
    const scenario = writeScenario(folder, 's.yaml', wide);
    const done = await souboj([
      'tune',
      scenario,
      '--max-states',
      '10',
      '--duels',
      '200',
      '--max-duels',
      '51200',
      '--out',
      folder,
    ]);
    expect(done.stderr).toMatch(/The goal is met/);
    expect(done.stderr).toMatch(/\*?confirms\*? all 3 wishes/);
    expect(done.code).toBe(0);
  }, 120_000);

  it('says when no setting meets the goal, with what the closest leaves: exit 1', async () => {
    const folder = freshFolder();
    const text = tuned.replace(
      'pair_score, between: [0.45, 0.55]',
      'score, where: { initiator: mage, mirrors: false }, atLeast: 0.999',
    );
    const done = await souboj([
      'tune',
      writeScenario(folder, 's.yaml', text),
      '--out',
      folder,
      '--no-confirm',
    ]);
    expect(done.code).toBe(1);
    expect(done.stderr).toMatch(
      /No setting within these ranges meets the goal; the closest leaves mage > \w+ on plane 1 at \d+\.\d\s%, wished at least 99\.9\s%/,
    );
  });

  it.each([
    [
      'an unknown path',
      tuned.replace(
        'classes.mage.base: { from: 6, to: 10, step',
        'classes.mge.base: { from: 6, to: 10, step',
      ),
      /:11:5: tune\.knobs.*"mage"/,
    ],
    [
      'a range upside down',
      tuned.replace('from: 6, to: 10, step', 'from: 10, to: 6, step'),
      /:11:32: tune\.knobs.*less than to, 6/,
    ],
    ['step 0', tuned.replace('step: 1', 'step: 0'), /:11:49: .*more than 0/],
    ['a huge space', tuned.replace('step: 1', 'step: 0.0001'), /:11:49: .*2 to 1,000 values/],
    ['an unknown metric', tuned.replace('pair_score', 'pear_score'), /:15:17: .*"pair_score"/],
    ['an empty goal', tuned.replace(/goal:\n.*\n/, 'goal: []\n'), /:14:9: tune\.goal/],
    [
      'a goal about nothing',
      tuned.replace('pair_score,', 'pair_score, where: { mirrors: true },'),
      /:15:7: tune\.goal\.0: must be about a matchup/,
    ],
    [
      'no block, and no class whose base could move',
      'combatants: { a: { IQ: 5, Podl: 8 }, b: { IQ: 6, Podl: 8 } }\n',
      /must have a block `tune`/,
    ],
  ])('refuses %s: exit 2 with its place, nothing written', async (_, text, line) => {
    const folder = freshFolder();
    const scenario = writeScenario(folder, 's.yaml', text);
    const done = await souboj(['tune', scenario, '--out', join(folder, 'out')]);
    expect(done.code, done.stderr).toBe(2);
    expect(done.stderr).toMatch(line);
    expect([...readFolder(folder).keys()]).toEqual(['s.yaml']);
  });
});

describe('souboj sensitivity, meta, sweep', () => {
  it.each<readonly [args: readonly string[], files: readonly string[], says: RegExp]>([
    [
      ['sensitivity', '--of', 'druid'],
      ['sensitivity.csv', 'sensitivity.html', 'sensitivity.md', 'sensitivity.svg'],
      /Plane 1 is decided by/,
    ],
    [
      ['sensitivity', '--global', '--samples', '4'],
      [
        'sensitivity-global.csv',
        'sensitivity-global.html',
        'sensitivity-global.md',
        'sensitivity-global.svg',
      ],
      /classes\.mage\.base/,
    ],
    [
      ['meta'],
      ['meta.csv', 'meta.html', 'meta.md', 'meta.svg'],
      /nobody would play anything else: mage 100\s%/,
    ],
    [
      ['tactics', '--of', 'druid'],
      ['tactics.csv', 'tactics.html', 'tactics.json', 'tactics.md'],
      /druid is weak/,
    ],
    [
      ['restrict', '--of', 'druid'],
      ['restrict.csv', 'restrict.html', 'restrict.json', 'restrict.md', 'restrict.svg'],
      /druid/,
    ],
    [
      ['curve', '--over', 'level=1..4'],
      ['curve-crossings.csv', 'curve.csv', 'curve.html', 'curve.json', 'curve.md', 'curve.svg'],
      /ahead/,
    ],
    [
      ['sweep', '--x', 'classes.druid.base=7..10'],
      ['sweep-scores.csv', 'sweep.csv', 'sweep.html', 'sweep.md', 'sweep.svg'],
      /druid moves most/,
    ],
    [
      ['sweep', '--x', 'classes.druid.base=7,10', '--y', 'defaults.mana=3,4'],
      ['sweep-map.svg', 'sweep-scores.csv', 'sweep.csv', 'sweep.html', 'sweep.md'],
      /druid moves most/,
    ],
  ])('%j writes its files, and tells on stdout which', async (args, files, says) => {
    const folder = freshFolder();
    const scenario = writeScenario(folder, 's.yaml', tuned);
    const out = join(folder, 'out');
    const [command, ...rest] = args;
    const done = await souboj([command!, scenario, ...rest, '--out', out, '--quiet', '--workers', '1']);
    expect(done).toMatchObject({ code: 0, stderr: '' });
    const written = readFolder(out);
    expect([...written.keys()]).toEqual(files);
    const told = done.stdout.trim().split('\n');
    expect(told.map((name) => name.slice(out.length + 1)).sort()).toEqual(files);
    const axes = args.flatMap((word) => (word.includes('=') ? [word.split('=')[0]!] : []));
    expectTold(command!, written, { axes });
    const report = [...written].find(([name]) => name.endsWith('.md'))![1];
    expect(report).toMatch(says);
    for (const [name, text] of written) {
      if (!name.endsWith('.svg')) expect(text, name).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it.each([
    [['sensitivity', '--of', 'drui'], /--of: must be one of mage, druid, ranger .*"druid"/],
    [['sensitivity', '--plane', '3'], /--plane: must be one of 1/],
    [['meta', '--variant', 'none'], /--variant: must be one of printed/],
    [['sweep', '--x', 'classes.druit.base=7..10'], /--x: must be a path.*"druid"/],
    [
      ['sweep', '--x', 'classes.druid.base=7..8', '--y', 'classes.druid.base=7..8'],
      /--y: must be another path/,
    ],
    [['sweep'], /--x/],
  ])('%s is refused: exit 2', async (args, line) => {
    const folder = freshFolder();
    const scenario = writeScenario(folder, 's.yaml', field);
    const [command, ...rest] = args as string[];
    const done = await souboj([command!, scenario, ...rest, '--out', join(folder, 'out')]);
    expect(done.code).toBe(2);
    expect(done.stderr).toMatch(line);
  });

  it('stop at Ctrl-C with 130, nothing half written', async () => {
    const folder = freshFolder();
    let sent = 0;
    const done = await soubojProcess(
      ['sensitivity', shipped('class-bases.yaml'), '--out', join(folder, 'out'), '--workers', '1'],
      {
        onStderr: (text, kill) => {
          if (sent++ === 0 && text.includes('%')) kill('SIGINT');
        },
      },
    );
    expect(done.code).toBe(130);
    expect(done.stderr).toMatch(/interrupted/);
    expect([...readFolder(join(folder, 'out')).keys()]).toEqual([]);
  });
});

describe('tune', { timeout: 120_000 }, () => {
  const narrow = (knob: string): string => `
seed: narrow
duels: 200
defaults: { level: 8, IQ: 3, Podl: 7, SP: 1, mana: 4, fatigue: 20 }
combatants: { mage: { class: mage }, druid: { class: druid } }
tune:
  knobs: { ${knob} }
  goal: [{ metric: meanScore, between: [0.4701, 0.4702] }]
`;

  it('ends where thousands of settings are ever the same duels', async () => {
    const file = writeScenario(
      freshFolder(),
      'a.yaml',
      narrow('classes.druid.base: { from: 6.5, to: 13.5 }'),
    );
    const done = await souboj(['tune', file, '--effort', '60', '--workers', '1', '--no-confirm', '--quiet']);
    expect(done.code).toBe(1);
  });

  it('--write leaves a file alone whose goal is not met, and says so; --write=best writes what comes closest', async () => {
    const text = narrow('classes.druid.base: { from: 6, to: 14 }');
    const file = writeScenario(freshFolder(), 'a.yaml', text);
    const flags = ['--workers', '1', '--no-confirm', '--quiet'];
    const left = await souboj(['tune', '--write', file, ...flags]);
    expect(left.code).toBe(1);
    expect(left.stderr).toContain(`${file} not written: the goal is not met`);
    expect(readFileSync(file, 'utf8')).toBe(text);
    const best = await souboj(['tune', '--write=best', file, ...flags]);
    expect(best.code).toBe(1);
    expect(best.stderr).toContain(`written to ${file}`);
    // Bases that rule books print are whole: step 1.
    expect(readFileSync(file, 'utf8')).toMatch(/base: \d+\b(?!\.)/);
  });
});
