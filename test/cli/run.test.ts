import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  freshFolder,
  readFolder,
  shipped,
  souboj,
  soubojProcess,
  writeScenario,
} from '../support/command.ts';

const small = `
seed: small
duels: 3000
defaults: { level: 5, IQ: 6, Podl: 9, SP: 1, mana: 8, fatigue: 20 }
combatants:
  mage: { class: mage }
  druid: { class: druid }
  bard: { classes: [{ class: bard, level: 4 }] }
classes: { bard: { base: 2, magical: false } }
planes: [1, 4]
matchups: all
vary: { defaults.mana: [0, 8] }
variants:
  printed: {}
  harsh: { rules: { passivePenalty: 9, manaPerPoint: 3 } }
`;

describe('souboj run', () => {
  it('writes the same bytes for 1, 2 and 7 workers', async () => {
    const folder = freshFolder();
    const scenario = writeScenario(folder, 'small.yaml', small);
    const outputs: Map<string, string>[] = [];
    for (const workers of ['1', '2', '7']) {
      const out = join(folder, `out ${workers}`);
      const flags = ['--workers', workers, '--out', out, '--quiet', '--format', 'csv,md,json'];
      const done = await souboj(['run', scenario, ...flags]);
      expect(done).toMatchObject({ code: 0, stderr: '' });
      outputs.push(readFolder(out));
    }
    expect([...outputs[0]!.keys()]).toEqual(
      expect.arrayContaining(['cells.csv', 'distributions.csv', 'report.md', 'run.json']),
    );
    expect(outputs[1]).toEqual(outputs[0]);
    expect(outputs[2]).toEqual(outputs[0]);
  });

  it('gives a cell the same row when it is taken out into a scenario of its own', async () => {
    const folder = freshFolder();
    const whole = writeScenario(folder, 'small.yaml', small);
    const alone = writeScenario(
      folder,
      'alone.yaml',
      `
name: small
seed: small
duels: 3000
combatants:
  druid: { class: druid, level: 5, IQ: 6, Podl: 9, SP: 1, mana: 8, fatigue: 20 }
  mage: { class: mage, level: 5, IQ: 6, Podl: 9, SP: 1, mana: 8, fatigue: 20 }
planes: [4]
matchups: [[mage, druid]]
`,
    );
    await souboj(['run', whole, alone, '--out', join(folder, 'out'), '--quiet', '--format', 'csv']);
    const rows = (stem: string): string[] =>
      readFileSync(join(folder, 'out', stem, 'cells.csv'), 'utf8').split(/\r?\n/);
    const row = rows('small').find((line) => line.startsWith('small,printed,4,8,mage,druid,'));
    expect(rows('alone')[1]).toBe(row!.replace('small,printed,4,8,', 'small,printed,4,'));
  });

  it('lists pairings that nobody may start, and never counts them', async () => {
    const folder = freshFolder();
    const scenario = writeScenario(folder, 'small.yaml', small);
    await souboj(['run', scenario, '--out', folder, '--duels', '50', '--quiet', '--format', 'csv']);
    const csv = readFileSync(join(folder, 'cells.csv'), 'utf8').split(/\r?\n/);
    const impossible = csv.filter((line) => line.includes(',not possible,'));
    // bard against anybody on both planes, anybody against bard on plane 1: (3 · 2 + 2) · 2 values · 2 variants.
    expect(impossible).toHaveLength(32);
    expect(impossible[0]).toMatch(/,not possible,"?bard is not magically active/);
  });

  it('runs two scenarios into two folders', async () => {
    const folder = freshFolder();
    const done = await soubojProcess(
      [
        'run',
        shipped('class-bases.yaml'),
        shipped('plane-formulas.yaml'),
        '--duels',
        '20',
        '--only',
        '@ 1 ',
        '--quiet',
        '--method',
        'mc',
        '--format',
        'csv,md',
      ],
      { cwd: folder },
    );
    // At this number of duels one of the figures that were run is open; what was left out is not judged.
    expect(done.code).toBe(3);
    expect(statSync(join(folder, 'reports', 'class-bases', 'report.md')).isFile()).toBe(true);
    expect(statSync(join(folder, 'reports', 'plane-formulas', 'report.md')).isFile()).toBe(true);
    expect(done.stdout.trim().split('\n')).toHaveLength((2 * readFolder(join(folder, 'reports')).size) / 2);
  });

  it('finds its way through spaces, diacritics and ampersands', async () => {
    const folder = join(freshFolder(), 'scénáře');
    mkdirSync(folder);
    const scenario = writeScenario(folder, 'mág & druid.yaml', small);
    const done = await souboj(['run', scenario, '--duels', '10', '--quiet', '--format', 'csv,md'], {
      cwd: folder,
    });
    expect(done.code).toBe(0);
    expect(statSync(join(folder, 'reports', 'mág & druid', 'cells.csv')).isFile()).toBe(true);
  });

  it('draws a seed when none is given, tells it, and repeats the run with it', async () => {
    const folder = freshFolder();
    const scenario = writeScenario(
      folder,
      'small.yaml',
      small.replace('seed: small\n', '').replace('[1, 4]', '[4]'),
    );
    await souboj([
      'run',
      scenario,
      '--duels',
      '40',
      '--out',
      join(folder, 'a'),
      '--quiet',
      '--format',
      'csv,md,json',
    ]);
    const { info } = JSON.parse(readFileSync(join(folder, 'a', 'run.json'), 'utf8')) as {
      info: { seed: string };
    };
    expect(readFileSync(join(folder, 'a', 'report.md'), 'utf8')).toContain(info.seed);
    await souboj([
      'run',
      scenario,
      '--duels',
      '40',
      '--out',
      join(folder, 'b'),
      '--quiet',
      '--format',
      'csv',
      '--seed',
      info.seed,
    ]);
    const csv = (out: string): string => readFileSync(join(folder, out, 'cells.csv'), 'utf8');
    expect(csv('b')).toBe(csv('a'));
  });

  it('has no option that does nothing', async () => {
    const folder = freshFolder();
    const scenario = writeScenario(folder, 'small.yaml', small);
    const run = async (...flags: string[]): Promise<Map<string, string>> => {
      const out = freshFolder();
      const common = ['--out', out, '--duels', '30', '--quiet', '--format', 'csv'];
      const done = await souboj(['run', scenario, ...common, ...flags]);
      expect(done).toMatchObject({ code: 0 });
      return readFolder(out);
    };
    const plain = await run();
    for (const flags of [
      ['--seed', 'other'],
      ['--duels', '31'],
      ['--only', 'mage > druid'],
      ['--method', 'mc'],
    ]) {
      expect((await run(...flags)).get('cells.csv'), flags.join(' ')).not.toBe(plain.get('cells.csv'));
    }
    expect((await run('--max-states', '10')).get('cells.csv')).not.toBe(plain.get('cells.csv'));
    expect([...(await run('--format', 'csv')).keys()]).toEqual([
      'cells.csv',
      'distributions.csv',
      'scores.csv',
    ]);
    // A chain too large to tabulate is asked directly and gives the very same duels.
    const columns = (text: string): string[] =>
      text.split(/\r?\n/).map((line) => line.split(',').slice(4, 18).join().replace('both', 'mc'));
    expect(columns((await run('--max-states', '10')).get('cells.csv')!)).toEqual(
      columns(plain.get('cells.csv')!),
    );
  });

  it('stops within a second on Ctrl-C, with 130 and no half-written file', async () => {
    const folder = freshFolder();
    writeFileSync(join(folder, 'report.md'), 'yesterday');
    let sent = 0;
    const done = await soubojProcess(
      ['run', shipped('class-bases.yaml'), '--duels', '1000000000', '--out', folder, '--method', 'mc'],
      {
        onStderr: (_, kill) => {
          if (sent === 0) {
            sent = performance.now();
            kill('SIGINT');
          }
        },
      },
    );
    expect(done.code).toBe(130);
    expect(done.stdout).toBe('');
    expect([...readFolder(folder)]).toEqual([['report.md', 'yesterday']]);
    // A second on an idle machine; the bound leaves room for a busy one.
    expect(performance.now() - sent).toBeLessThan(15_000);
  });

  it('answers a folder that cannot be written with 4, before anything is simulated', async () => {
    const folder = freshFolder();
    writeFileSync(join(folder, 'file'), '');
    const out = join(folder, 'file', 'reports');
    const done = await soubojProcess(['run', shipped('class-bases.yaml'), '--out', out]);
    expect(done.code).toBe(4);
    expect(done.stderr).toBe(`souboj: ${out}: must be a folder that can be written (a file is in the way)\n`);
  });

  it('keeps results on stdout and everything else on stderr', async () => {
    const folder = freshFolder();
    const scenario = writeScenario(folder, 'small.yaml', small);
    const done = await soubojProcess([
      'run',
      scenario,
      '--duels',
      '10',
      '--format',
      'csv,md',
      '--out',
      folder,
    ]);
    for (const line of done.stdout.trim().split('\n')) expect(statSync(line).isFile()).toBe(true);
    expect(done.stderr).toContain('72 cells, 10 duels each, 720 in all, seed small');
    expect(done.stderr).not.toContain(String.fromCharCode(27));
  });
});
