/** `check` refuses what the commands would, in the same words. */
import { describe, expect, it, vi } from 'vitest';
import { requireMemory, spaceOf } from '../../src/cli/space.ts';
import { sizeOf } from '../../src/study/size.ts';
import { sourceOf } from '../../src/study/source.ts';
import { freshFolder, souboj, writeScenario } from '../support/command.ts';
import { czechScenarios } from '../support/czechScenarios.ts';

vi.setConfig({ testTimeout: 120_000 });

const field = `
seed: honest
duels: 100
defaults: { class: mage, IQ: 3, Podl: 5, SP: 1, mana: 4, fatigue: 20 }
combatants:
  one: { level: 2 }
  two: { level: 3 }
`;

describe('check', () => {
  it.each([
    [
      'run',
      'nothing but impossible pairings',
      '{ defaults: { IQ: 3, Podl: 3, level: 1 }, combatants: { a: {} } }',
    ],
    [
      'tune',
      'a knob that changes nothing, beside one that does',
      `${field}tune: { knobs: { defaults.level: { from: 1, to: 9 }, defaults.mana: { from: 2, to: 8 } }, goal: [{ metric: mean_score, between: [0.4, 0.6] }] }\n`,
    ],
    [
      'tune',
      'a goal about no matchup that is possible',
      `${field}  ghost: { level: 2, untrained: true }\ntune: { knobs: { defaults.mana: { from: 2, to: 8 } }, goal: [{ metric: win_rate, where: { initiator: ghost }, between: [0.4, 0.6] }] }\n`,
    ],
  ])('refuses what %s would: %s', async (command, _, text) => {
    const file = writeScenario(freshFolder(), 'a.yaml', text);
    const [checked, done] = [await souboj(['check', file]), await souboj([command, file, '--quiet'])];
    expect(done.code).toBe(2);
    expect(checked).toMatchObject({ code: 2, stdout: '' });
    expect(checked.stderr).toBe(done.stderr);
  });
});

/** Levels of their own outrank the axis; nobody is wounded, so nothing explodes; the second variant says what stands. */
const idle = `
seed: idle
duels: 30
defaults: { class: mage, IQ: 4, Podl: 6, SP: 1, mana: 4, fatigue: 20 }
combatants: { one: { level: 2 }, two: { level: 3 } }
rules: { explosionRadius: 3, manaPerPoint: 3 }
vary: { defaults.level: [4, 12], defaults.mana: [2, 4] }
variants: { printed: {}, again: { rules: { manaPerPoint: 3 } }, other: { rules: { manaPerPoint: 1 } } }
`;

const told = [
  'defaults.level changes nothing: all that it could reach has a value of its own',
  'variant again goes exactly as the first one',
  'rules.explosionRadius changes nothing: all goes as by the printed value',
];

describe('what changes nothing', () => {
  it('is told by check, with the size on disk and in memory', async () => {
    const done = await souboj(['check', writeScenario(freshFolder(), 'idle.yaml', idle)]);
    expect(done.code).toBe(0);
    expect(done.stdout.split('\n').filter((line) => line.startsWith('  idle:'))).toEqual(
      told.map((line) => `  idle:   ${line}`),
    );
    expect(done.stdout).toMatch(/^ {2}space: {2}all files about 2 MB, about \d{3} MB of memory$/m);
  });

  it('is told by run before it starts, unless it is to be quiet', async () => {
    const args = ['run', writeScenario(freshFolder(), 'idle.yaml', idle), '--format', 'csv'];
    const notes = (await souboj(args)).stderr
      .split('\n')
      .filter((line) => /changes nothing|exactly as/.test(line));
    expect(notes).toEqual(told.map((line) => expect.stringMatching(new RegExp(`idle\\.yaml: ${line}$`))));
    expect((await souboj([...args, '--quiet'])).stderr).toBe('');
  });

  it('is told by check of defaults, formulas, ranges and steps as well', async () => {
    const text = `
seed: parts
duels: 30
planes: [1, 2]
defaults: { class: mage, IQ: 4, Podl: 6, SP: 1, mana: 4, fatigue: 20, maxPlane: 7 }
combatants: { one: { level: 2, IQ: 5, maxPlane: 5 }, two: { classes: [{ class: mage, level: 3 }], IQ: 6, maxPlane: 6 } }
formulas: { 2: { attack: IQ }, 5: { attack: Podl } }
ranges: { combatants.one.IQ: { from: 3, to: 8 }, combatants.one.maxPlane: { from: 4, to: 8 } }
tune:
  knobs: { defaults.mana: { from: 1, to: 10, step: 4 }, defaults.Podl: { from: 2, to: 8, step: 3 } }
  goal: [{ metric: win_rate, where: { initiator: one, target: two }, between: [0.1, 0.9] }]
`;
    const file = writeScenario(freshFolder(), 'parts.yaml', text);
    const idleIn = async (language: string): Promise<string[]> => {
      const done = await souboj(['--lang', language, 'check', file]);
      expect(done).toMatchObject({ code: 0, stderr: '' });
      return done.stdout.split('\n').flatMap((line) => /^ {2}(?:idle|zbytečné): +(.*)/.exec(line)?.[1] ?? []);
    };
    // 4 to 8 are all above the planes that are fought on; 1, 5 and 9 are the values of mana, 2, 5 and 8 those of Podl.
    expect(await idleIn('en')).toEqual([
      'defaults.IQ changes nothing: all that it could reach has a value of its own',
      'defaults.maxPlane changes nothing: all that it could reach has a value of its own',
      'formulas.5 changes nothing: nobody fights on that plane',
      'ranges.combatants.one.maxPlane changes nothing: all goes alike at both of its ends',
      'tune.knobs.defaults.mana never takes its largest value: by its step the last one is 9',
    ]);
    expect(await idleIn('cs')).toHaveLength(5);
  });

  it('is not told of axes, variants and rules that change a single duel', async () => {
    const text = idle
      .replace('one: { level: 2 }', 'one: {}')
      .replace('duels: 30', 'duels: 30\nplanes: [1, 2]')
      .replace('again: { rules: { manaPerPoint: 3 } }', 'again: { planes: [2] }')
      .replace('explosionRadius: 3', 'passivePenalty: 9');
    const done = await souboj(['check', writeScenario(freshFolder(), 'busy.yaml', text)]);
    expect(done.stdout).not.toContain('idle:');
    const day = await souboj(['check', writeScenario(freshFolder(), 'day.yaml', czechScenarios.day)]);
    expect(day.stdout).not.toContain('idle:');
  });
});

describe('the room that a run takes', () => {
  it('grows with its cells, and is refused in words where no machine like this has it', async () => {
    const source = sourceOf(field, 'a.yaml');
    const size = await sizeOf(source, { now: () => 0 });
    const [small, large] = [
      await spaceOf(source, size),
      await spaceOf(source, { ...size, cells: 1_000_000 }),
    ];
    expect(large.megabytes / small.megabytes).toBeGreaterThan(100);
    expect(() => requireMemory('a.yaml', small.memory)).not.toThrow();
    expect(() => requireMemory('a.yaml', 1e6)).toThrow(
      /^a\.yaml: must be a run of at most about [\d,]+ MB of memory \(got about [\d,]+ MB\) Tip: run a part with --only/,
    );
  });

  it('counts page and pictures of each cell, whatever its tables take', async () => {
    vi.doMock('../../src/report/reports.ts', () => ({
      writeReports: async ({ info }: { readonly info: unknown }) =>
        new Map([['run.json', JSON.stringify(info)]]),
    }));
    const source = sourceOf(field, 'a.yaml');
    const size = await sizeOf(source, { now: () => 0 });
    const { megabytes } = await spaceOf(source, { ...size, cells: 1_000_000 });
    vi.doUnmock('../../src/report/reports.ts');
    // Some hundred bytes a cell: neither none nor as much as its tables, which take thousands.
    expect(megabytes).toBeGreaterThan(100);
    expect(megabytes).toBeLessThan(1000);
  });
});
