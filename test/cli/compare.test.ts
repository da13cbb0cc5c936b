/** Variants, runs, planes, baselines and plans on the command line. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { expectTold } from '../support/columns.ts';
import { freshFolder, readFolder, souboj, writeScenario } from '../support/command.ts';

// Commands one after another, each some seconds on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

const variants = `
name: Small variants
seed: small
duels: 3000
defaults: { IQ: 5, Podl: 8, SP: 1, mana: 6, fatigue: 20 }
combatants: { mage: { class: mage, level: 3 }, druid: { class: druid, level: 4 } }
planes: [1, 4]
variants:
  printed: {}
  harsh: { rules: { manaPerPoint: 1 } }
  twin: { rules: { captureMage: 0.2 } }
`;

const rowsOf = (text: string): Record<string, string>[] => {
  const [head, ...rows] = text
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  return rows.map((row) => Object.fromEntries(head!.map((name, i) => [name, row[i]!])));
};

describe('souboj compare', () => {
  it('holds variants against the baseline: paired, exact or both, the same for any number of workers', async () => {
    const folder = freshFolder();
    const scenario = writeScenario(folder, 'small.yaml', variants);
    const outputs = [];
    for (const [out, workers] of [
      ['one', '1'],
      ['three', '3'],
    ] as const) {
      const flags = ['--method', 'mc', '--workers', workers, '--out', join(folder, out), '--quiet'];
      expect(await souboj(['compare', scenario, ...flags])).toMatchObject({ code: 0, stderr: '' });
      outputs.push(readFolder(join(folder, out)));
    }
    expect(outputs[1]).toEqual(outputs[0]);
    expect([...outputs[0]!.keys()]).toEqual([
      'charts/differences-harsh.svg',
      'charts/differences-twin.svg',
      'comparison.csv',
      'comparison.html',
      'comparison.md',
      'flipped.csv',
    ]);
    expectTold('compare', outputs[0]!);
    const rows = rowsOf(outputs[0]!.get('comparison.csv')!);
    const matchups = rows.filter(({ level }) => level === 'matchup');
    expect(matchups).toHaveLength(2 * 2 * 4);
    // More power from souls changes no duel.
    expect(
      new Set(matchups.filter(({ variant }) => variant === 'twin').map(({ verdict }) => verdict)),
    ).toEqual(new Set(['identical']));
    const paired = matchups.find(
      ({ variant, plane, initiator, target }) =>
        `${variant} ${plane} ${initiator} ${target}` === 'harsh 1 mage druid',
    )!;
    const joint = ['win', 'draw', 'loss'].map((a) =>
      ['win', 'draw', 'loss'].map((b) => Number(paired[`duels_${a}_${b}`])),
    );
    expect(joint.flat().reduce((a, b) => a + b, 0)).toBe(3000);
    const wins = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0) / 3000;
    expect(Number(paired['baseline_win_rate'])).toBeCloseTo(wins(joint[0]!), 12);
    expect(Number(paired['variant_win_rate'])).toBeCloseTo(wins(joint.map((row) => row[0]!)), 12);
    const exact = await souboj([
      'compare',
      scenario,
      '--baseline',
      'twin',
      '--margin',
      '3%',
      '--out',
      folder,
      '--quiet',
      '--duels',
      '200',
    ]);
    expect(exact.code).toBe(0);
    const report = readFileSync(join(folder, 'comparison.md'), 'utf8');
    expect(report).toMatch(
      /^# Small variants: variants against twin\n\n## What changed\n\n- \*\*printed\*\* against twin, 8 matchups: 8 the same as before\./,
    );
    expect(report).toContain('within ±3 points');
    expect(report).toMatch(/points \(exact\)/);
    // The simulated difference lies within its interval of the exact one: here at the width of 4.5 errors.
    const solved = rowsOf(readFileSync(join(folder, 'comparison.csv'), 'utf8')).find(
      ({ variant, plane, initiator, target }) =>
        `${variant} ${plane} ${initiator} ${target}` === 'harsh 1 mage druid',
    )!;
    const [low, high] = [
      Number(paired['win_rate_difference_low']),
      Number(paired['win_rate_difference_high']),
    ];
    const slack = ((high - low) / 2) * (4.5 / 1.96 - 1);
    expect(Number(solved['win_rate_difference'])).toBeGreaterThan(low - slack);
    expect(Number(solved['win_rate_difference'])).toBeLessThan(high + slack);
  });

  it('holds runs against each other: paired by one seed, as two samples otherwise', async () => {
    const folder = freshFolder();
    const text = variants.replace(/variants:[\s\S]*/, '');
    const runs = [
      ['a', text, 'one'],
      ['b', text.replace('level: 4', 'level: 5'), 'one'],
      ['c', text.replace('level: 4', 'level: 5'), 'two'],
    ] as const;
    for (const [name, scenario, seed] of runs) {
      const path = writeScenario(folder, `${name}.yaml`, scenario);
      const flags = [
        '--seed',
        seed,
        '--method',
        'mc',
        '--format',
        'json',
        '--out',
        join(folder, name),
        '--quiet',
      ];
      expect((await souboj(['run', path, ...flags])).code).toBe(0);
    }
    const compared = async (a: string, b: string) => {
      const done = await souboj([
        'compare',
        join(folder, a, 'run.json'),
        join(folder, b, 'run.json'),
        '--out',
        folder,
      ]);
      expect(done.code).toBe(0);
      const rows = rowsOf(readFileSync(join(folder, 'comparison.csv'), 'utf8'));
      return { notes: done.stderr, methods: new Set(rows.map(({ method }) => method)) };
    };
    expect((await compared('a', 'b')).methods).toEqual(new Set(['paired', 'identical']));
    const samples = await compared('a', 'c');
    expect(samples.methods).toEqual(new Set(['independent']));
    expect(samples.notes).toContain('compared as two samples: their seeds differ (one, two)');
  });

  it('of which looks decided the size: a fixed number of pairs by one seed, time-uniform otherwise', async () => {
    const folder = freshFolder();
    const text = variants.replace(/variants:[\s\S]*/, '');
    for (const [name, level, seed] of [
      ['a', '4', 'one'],
      ['b', '5', 'one'],
      ['c', '5', 'two'],
    ] as const) {
      const path = writeScenario(folder, `${name}.yaml`, text.replace('level: 4', `level: ${level}`));
      const flags = ['--seed', seed, '--method', 'mc', '--precision', '10%', '--format', 'json', '--quiet'];
      expect((await souboj(['run', path, ...flags, '--out', join(folder, name)])).code).toBe(0);
    }
    const compared = async (b: string, ...flags: string[]) => {
      const [one, two] = ['a', b].map((name) => join(folder, name, 'run.json'));
      expect((await souboj(['compare', one!, two!, '--out', folder, '--quiet', ...flags])).code).toBe(0);
      return readFileSync(join(folder, 'comparison.md'), 'utf8');
    };
    expect(await compared('b', '--duels', '700')).toContain('**Paired**');
    const rows = rowsOf(readFileSync(join(folder, 'comparison.csv'), 'utf8'));
    // Not as many duels as the looks took, but those that were asked for.
    for (const row of rows.filter(({ method }) => method === 'paired'))
      expect(Number(row['duels']) % 700).toBe(0);
    const samples = await compared('c');
    expect(samples).toContain('**Two samples, looked at**');
    expect(samples).not.toContain('Fisher');
  });

  it.each([
    [['--margin', '0'], 'must be a share between 0 and 1, such as 2% or 0.02 (got "0")'],
    [['--baseline', 'hash'], '--baseline: must be the name of a variant'],
    [['extra.yaml', 'third.yaml'], 'compare: must have one scenario, or two run.json files'],
    [['small.yaml'], 'must be JSON as souboj writes it'],
  ])('refuses %j', async (flags, message) => {
    const folder = freshFolder();
    writeScenario(folder, 'small.yaml', variants);
    const done = await souboj(['compare', 'small.yaml', ...flags], { cwd: folder });
    expect(done).toMatchObject({ code: 2, stdout: '' });
    expect(done.stderr).toContain(message);
  });

  it('refuses runs that share nothing, and a scenario of one variant', async () => {
    const folder = freshFolder();
    const small = variants.replace(/variants:[\s\S]*/, '').replace('planes: [1, 4]', 'planes: [1]');
    for (const [name, text] of [
      ['a', small],
      ['b', small.replace('planes: [1]', 'planes: [4]')],
    ] as const)
      await souboj([
        'run',
        writeScenario(folder, `${name}.yaml`, text),
        '--method',
        'mc',
        '--duels',
        '5',
        '--format',
        'json',
        '--out',
        join(folder, name),
        '--quiet',
      ]);
    const done = await souboj(['compare', join(folder, 'a', 'run.json'), join(folder, 'b', 'run.json')]);
    expect(done.code).toBe(2);
    expect(done.stderr).toContain('must share a matchup, plane and setting');
    const alone = await souboj(['compare', join(folder, 'a.yaml')]);
    expect(alone.code).toBe(2);
    expect(alone.stderr).toContain('variants: must be at least two to be compared (got 1)');
  });
});

describe('souboj planes', () => {
  it('writes what each plane does to the same matchups, and what a point is worth', async () => {
    const folder = freshFolder();
    const scenario = writeScenario(folder, 'small.yaml', variants);
    const done = await souboj(['planes', scenario, '--variant', 'harsh', '--out', folder, '--quiet']);
    expect(done).toMatchObject({ code: 0, stderr: '' });
    expectTold('planes', readFolder(folder));
    const report = readFileSync(join(folder, 'planes.md'), 'utf8');
    expect(report).toMatch(
      /^# Small variants: planes held against each other\n\n## What stands out\n\n- \*\*Plane 1 decides by /,
    );
    expect(
      rowsOf(readFileSync(join(folder, 'planes.csv'), 'utf8')).map(({ plane, matchups }) => [
        plane,
        matchups,
      ]),
    ).toEqual([
      ['1', '4'],
      ['4', '4'],
    ]);
    const single = await souboj(['planes', scenario, '--only', '@ 1 ']);
    expect(single.code).toBe(2);
    expect(single.stderr).toContain('planes: must be at least two to be compared (got 1)');
  });
});

describe('souboj baseline', () => {
  it('is equal, moves with the scenario, and is never written by a check', async () => {
    const folder = freshFolder();
    const text = variants.replace(/variants:[\s\S]*/, '').replace('planes: [1, 4]', 'planes: [1]');
    const scenario = writeScenario(folder, 'small.yaml', text);
    const file = join(folder, 'small.baseline.json');
    const missing = await souboj(['baseline', 'check', scenario]);
    expect(missing.code).toBe(2);
    expect(missing.stderr).toContain(`Tip: souboj baseline write ${scenario} makes it`);
    expect((await souboj(['baseline', 'write', scenario, '--method', 'mc', '--quiet'])).stdout).toBe(
      `${file}\n`,
    );
    const before = readFileSync(file, 'utf8');
    const equal = await souboj(['baseline', 'check', scenario, '--quiet']);
    expect(equal.code).toBe(0);
    expect(equal.stdout).toMatch(/^Equal: 4 cells/);
    // A count that this seed, scenario and version cannot give.
    writeFileSync(
      file,
      before.replace(
        /\],\[(\d+),(\d+),(\d+)\]/,
        (_, wins, draws, losses) => `],[${Number(wins) + 1},${draws},${Number(losses) - 1}]`,
      ),
    );
    expect((await souboj(['baseline', 'check', scenario, '--quiet'])).code).toBe(1);
    writeFileSync(file, before);
    writeScenario(folder, 'small.yaml', text.replace('level: 4', 'level: 6'));
    const moved = await souboj(['baseline', 'check', scenario, '--quiet', '--json']);
    expect(moved.code).toBe(1);
    const told = JSON.parse(moved.stdout) as { how: string; cells: { address: string; movement: string }[] };
    expect(told.how).toBe('paired');
    expect(told.cells.map(({ address, movement }) => [address, movement])).toEqual([
      ['mage > mage @ 1 [printed]', 'same'],
      ['mage > druid @ 1 [printed]', 'moved'],
      ['druid > mage @ 1 [printed]', 'moved'],
      ['druid > druid @ 1 [printed]', 'same'],
    ]);
    writeScenario(folder, 'small.yaml', text.replace('planes: [1]', 'planes: [1, 2]'));
    expect((await souboj(['baseline', 'check', scenario, '--quiet'])).code).toBe(3);
    expect(readFileSync(file, 'utf8')).toBe(before);
    const other = writeScenario(folder, 'other.yaml', text.replace('Small variants', 'Others'));
    const foreign = await souboj(['baseline', 'check', other, '--file', file]);
    expect(foreign.code).toBe(2);
    expect(foreign.stderr).toContain('must be a baseline of "Others" (got one of "Small variants")');
  });
});

describe('souboj power', () => {
  it('tells duels and time, and refuses what is no difference', async () => {
    const folder = freshFolder();
    const scenario = writeScenario(folder, 'small.yaml', variants);
    const done = await souboj(['power', scenario, '--detect', '1%']);
    expect(done).toMatchObject({ code: 0, stderr: '' });
    expect(done.stdout).toMatch(/two runs with seeds of their own, at 50\s% \(the hardest\) +\| +39,24\d/);
    for (const value of ['0', '100%', 'lots'])
      expect((await souboj(['power', scenario, '--detect', value])).code).toBe(2);
  });
});

describe('what has no counterpart', { timeout: 120_000 }, () => {
  const text = (fewer: string): string => `
seed: apart
duels: 40
planes: [1, 2]
defaults: { class: mage, level: 4, IQ: 3, Podl: 5, SP: 1, mana: 4, fatigue: 20 }
combatants: { a: {}, b: {}, c: {}, d: {}, e: {}, f: {} }
variants: { base: {}, fewer: ${fewer} }
`;

  it('opens the report with how many, and its list says how many more there are', async () => {
    const folder = freshFolder();
    const file = writeScenario(folder, 'a.yaml', text('{ planes: [1], matchups: [[a, b]] }'));
    const done = await souboj(['compare', file, '--out', folder, '--quiet', '--workers', '1']);
    expect(done.code).toBe(0);
    const report = readFileSync(join(folder, 'comparison.md'), 'utf8');
    // 6 × 6 matchups on 2 planes, of which one is shared.
    expect(report).toMatch(/^# .*\n\n## What changed\n\n[-*] \*\*71 of 72 matchups have no counterpart\*\*/);
    expect(report).toContain('and 21 more');
  });

  it('is an error where a variant shares nothing', async () => {
    const file = writeScenario(freshFolder(), 'a.yaml', text('{}, none: { planes: [3] }'));
    const done = await souboj(['compare', file, '--quiet']);
    expect(done).toMatchObject({ code: 2, stdout: '' });
    expect(done.stderr).toContain('variants.none: must share a matchup, plane and setting with "base"');
  });
});
