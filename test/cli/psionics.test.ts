/** The command on scenarios of powers, minds and gauntlets. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freshFolder, readFolder, shipped, souboj, writeScenario } from '../support/command.ts';
import { plain } from '../support/plain.ts';

const day = `
name: day
kind: day
seed: small
days: 1500
manifesters:
  psion: { manifesterLevel: 5, concentration: 8, powerPoints: 20, keyModifier: 3 }
  adept: { manifesterLevel: 3, concentration: 5, powerPoints: 11 }
plans:
  fight:
    order: weighted
    whenShort: skip
    manifestations:
      - { power: ray, level: 1, weight: 2, distractions: [{ kind: injury, damage: 1d6, chance: 0.5 }] }
      - { power: push, level: 2, target: { PR: 12, save: 2 } }
vary: { manifesters.psion.concentration: [8, 12] }
variants:
  printed: {}
  different: { manifesters: { psion: { transparency: false } } }
`;

const gauntlet = `
name: hall
kind: gauntlet
seed: small
runs: 60
defaults: { level: 4, IQ: 6, Podl: 9, mana: 8, fatigue: 30 }
combatants: { mage: { class: mage }, druid: { class: druid } }
gauntlets: { hall: { fighter: mage, duels: 4, restore: { mana: 0.5 }, return: {} } }
`;

describe('souboj run', () => {
  it('writes the same bytes for 1, 2 and 7 workers', async () => {
    const folder = freshFolder();
    const scenario = writeScenario(folder, 'day.yaml', day);
    const outputs: Map<string, string>[] = [];
    for (const workers of ['1', '2', '7']) {
      const out = join(folder, `out ${workers}`);
      const done = await souboj([
        'run',
        scenario,
        '--workers',
        workers,
        '--out',
        out,
        '--quiet',
        '--format',
        'csv,md,json',
      ]);
      expect(done).toMatchObject({ code: 0, stderr: '' });
      outputs.push(readFolder(out));
    }
    expect([...outputs[0]!.keys()]).toEqual(
      expect.arrayContaining(['cells.csv', 'distractions.csv', 'report.md', 'run.json']),
    );
    expect(outputs[1]).toEqual(outputs[0]);
    expect(outputs[2]).toEqual(outputs[0]);
  });

  it('writes the same bytes for a gauntlet by one thread and by three', async () => {
    const folder = freshFolder();
    const scenario = writeScenario(folder, 'hall.yaml', gauntlet);
    for (const workers of ['1', '3']) {
      await souboj([
        'run',
        scenario,
        '--workers',
        workers,
        '--out',
        join(folder, workers),
        '--quiet',
        '--format',
        'csv,md,json',
      ]);
    }
    const files = readFolder(join(folder, '1'));
    expect(files.size).toBeGreaterThan(3);
    expect(readFolder(join(folder, '3'))).toEqual(files);
  });

  it('gives a day the same row when it is taken out into a scenario of its own', async () => {
    const folder = freshFolder();
    const whole = writeScenario(folder, 'day.yaml', day);
    const alone = writeScenario(
      folder,
      'alone.yaml',
      day.replace(/ {2}psion: .*\n/, '').replace(/vary:[\s\S]*/, ''),
    );
    await souboj(['run', whole, alone, '--out', join(folder, 'out'), '--quiet', '--format', 'csv']);
    const rows = (stem: string): string[] =>
      readFileSync(join(folder, 'out', stem, 'cells.csv'), 'utf8').split(/\r?\n/);
    const row = rows('day').find((line) => line.startsWith('day,printed,8,adept,'));
    expect(rows('alone')[1]).toBe(row!.replace('day,printed,8,', 'day,printed,'));
  });

  it('runs telepath-day.yaml as it is', async () => {
    const folder = freshFolder();
    const done = await souboj(['run', shipped('telepath-day.yaml'), '--method', 'exact', '--out', folder]);
    expect(done.code).toBe(0);
    expect(readFileSync(join(folder, 'cells.csv'), 'utf8').split('\r\n')).toHaveLength(1 + 36 + 1);
    expect(done.stderr).toContain('36 cells, exact');
  });

  it('answers problems with 2, every one with its place, and writes nothing', async () => {
    const folder = freshFolder();
    const bad = day.replace('level: 2, target', 'level: 4, target').replace('1d6', '1x6');
    const scenario = writeScenario(folder, 'bad.yaml', bad);
    const done = await souboj(['run', scenario, '--out', join(folder, 'out')]);
    expect(done.code).toBe(2);
    const place = (words: string): string => {
      const before = bad.slice(0, bad.indexOf(words)).split('\n');
      return `${scenario}:${before.length}:${before.at(-1)!.length + 1}`;
    };
    const lines = done.stderr.trim().split('\n');
    expect(lines.map((line) => line.replace(/ must .*/, ''))).toEqual([
      `${place('1x6')}: plans.fight.manifestations.0.distractions.0.damage:`,
      // Too high for either manifester.
      `${place('4, target')}: plans.fight.manifestations.1.level:`,
      `${place('4, target')}: plans.fight.manifestations.1.level:`,
    ]);
    expect([...readFolder(folder).keys()]).toEqual(['bad.yaml']);
  });

  it('refuses a format that the kind does not have before anything is simulated', async () => {
    const folder = freshFolder();
    const scenario = writeScenario(folder, 'day.yaml', day);
    const done = await souboj(['run', scenario, '--format', 'pdf', '--out', join(folder, 'out')]);
    expect(done.code).toBe(2);
    expect(done.stderr).toMatch(/^--format: must be one of /);
  });
});

describe('souboj check', () => {
  it('tells the size of scenarios of every kind', async () => {
    for (const name of ['telepath-day', 'tug-of-minds', 'gauntlet']) {
      const done = await souboj(['check', shipped(`${name}.yaml`), '--duels', '10']);
      expect(done).toMatchObject({ code: 0, stderr: '' });
      expect(done.stdout).toContain(': good\n');
    }
  });
});

describe('souboj explain', () => {
  it('answers what +2 Concentration buys in a storm', async () => {
    const args = ['explain', shipped('telepath-day.yaml'), '--of', 'telepath', '--only', 'storm'];
    const { code, stdout } = await souboj(args);
    expect(code).toBe(0);
    expect(stdout).toContain('  Concentration: 6\n');
    // DC 16 and d20 + 6: 11 faces of twenty, and one more for every point.
    expect(plain(stdout)).toContain(
      '      violent motion: d20 +6 succeeds in 55.0 % (+1: 60.0 %, +2: 65.0 %, +4: 75.0 %)\n',
    );
    expect(stdout).toMatch(
      / {4}\+2 Concentration buys \+1\.81 effective powers and saves 5\.42 points a day\n/,
    );
  });

  it('tells which bonus counts, which does not, and why', async () => {
    const { stdout } = await souboj(['explain', shipped('telepath-day.yaml'), '--of', 'trained telepath']);
    const lines = stdout.split('\n');
    const at = lines.indexOf('  Concentration: 6 → 9');
    expect(lines.slice(at + 1, at + 5)).toEqual([
      '    +2 competence from torc: does not count: of type competence only the highest counts, inertial calm',
      '    +4 competence from inertial calm: counts',
      '    +1 circumstance from quiet room: counts',
      '    −2 from headache: counts',
    ]);
  });

  it('lists the names, and helps with a wrong one', async () => {
    const names = await souboj(['explain', shipped('telepath-day.yaml')]);
    expect(names.stdout).toBe('novice\ntelepath\ntrained telepath\n');
    const wrong = await souboj(['explain', shipped('telepath-day.yaml'), '--of', 'telepat']);
    expect(wrong.code).toBe(2);
    expect(wrong.stderr).toContain('(got "telepat") Tip: did you mean "telepath"?');
  });
});
