/** What stands in a run file is a stranger's word: every part is looked at, and told with its place. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { freshFolder, readFolder, shipped, souboj, writeScenario } from '../support/command.ts';
import { smallScenario } from '../support/scale.ts';

const scenario = writeScenario(freshFolder(), 'small.yaml', smallScenario);
const whole = freshFolder();
const part = freshFolder();
const day = freshFolder();

beforeAll(async () => {
  const flags = ['--duels', '30', '--quiet'];
  await souboj(['run', scenario, '--out', whole, '--format', 'json', ...flags]);
  await souboj(['run', scenario, '--out', part, '--shard', '1/1', ...flags]);
  await souboj(['run', shipped('telepath-day.yaml'), '--out', day, '--format', 'json', ...flags]);
}, 120_000);

/** How souboj writes what JSON has no word for. */
const NOT_A_NUMBER = { number: 'NaN' };

// biome-ignore lint/suspicious/noExplicitAny: a file that is spoilt on purpose has no type.
type Spoil = (run: any) => void;

/** The run of a folder, spoilt, as a file of its own. */
function spoilt(folder: string, spoil: Spoil): string {
  const run = JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8'));
  spoil(run);
  const file = join(freshFolder(), 'run.json');
  writeFileSync(file, JSON.stringify(run));
  return file;
}

const cases: readonly (readonly [string, Spoil])[] = [
  ['info.scenario.path: must be a path from the folder', (run) => (run.info.scenario.path = '/etc/x.yaml')],
  ['info.scenario.file: must be the name of a file', (run) => (run.info.scenario.file = '../../../x.yaml')],
  ['info.scenario.file: must be the name of a file', (run) => (run.info.scenario.file = 'a\\x.yaml')],
  ['info.scenario.file: must be the name of a file', (run) => (run.info.scenario.file = '..')],
  ['info.scenario.text: must hold a scenario that can be read', (run) => (run.info.scenario.text = 'x: 1')],
  ['info.options.duels: must be a whole number', (run) => (run.info.options.duels = 1e300)],
  ['info.options.maxStates: must be a whole number', (run) => (run.info.options.maxStates = -1)],
  ['cells[0]: must be a cell of the scenario', (run) => (run.cells[0].key = 'nobody > nobody @ 1')],
  ['cells[1]: must be a cell of the scenario', (run) => (run.cells[1] = run.cells[0])],
  ['cells: must have all', (run) => run.cells.pop()],
  ['cells[0]: must have figures', (run) => (run.cells[0].tally.total = 31)],
  ['cells[0]: must have figures', (run) => (run.cells[0].tally.ends['initiator:soul'] = -5)],
  [
    'cells[0]: must have figures',
    (run) => (run.cells[0].tally.metrics.rounds = run.histograms.push([[1, 2]]) - 1),
  ],
  ['cells[0]: must have figures', (run) => (run.cells[0].tally.ends = { 'nobody:bored': 30 })],
  ['cells[0]: must have figures', (run) => (run.cells[0].exact.ends = { hasOwnProperty: 1 })],
  ['cells[0]: must have figures', (run) => delete run.cells[0].tally.metrics.target_drain],
  ['cells[0]: must have figures', (run) => (run.cells[0].impossible = 'so it is')],
  ['info.options.confidence: must be a share between 0 and 1', (run) => (run.info.options.confidence = 0)],
  ['info.options.confidence: must be a share between 0 and 1', (run) => (run.info.options.confidence = 1)],
  ['info.seed: must be at most 1000 characters', (run) => (run.info.seed = 'x'.repeat(1001))],
  ['info.scenario.file: must be the name of a file', (run) => (run.info.scenario.file = 'x'.repeat(256))],
  ['cells[0].axes[1][1]: must be a single value', (run) => run.cells[0].axes.push(['x', NOT_A_NUMBER])],
  [
    'judgement.verdicts: must be an array',
    (run) => (run.judgement = { procedure: 'fixed', confidence: 0.9, family: 1, looks: [], taken: 1 }),
  ],
  ['worths[0].plane: must be a number', (run) => (run.worths = [{}])],
];

describe.each([
  ['report', whole, (file: string) => ['report', file, '--format', 'csv']],
  ['compare', whole, (file: string) => ['compare', file, join(whole, 'run.json')]],
  ['merge', part, (file: string) => ['merge', file, '--format', 'csv']],
] as const)('souboj %s of a run file that lies', (_, folder, command) => {
  it.each(cases)('says %s', async (message, spoil) => {
    const cwd = freshFolder();
    const file = spoilt(folder, spoil);
    const done = await souboj(command(file), { cwd });
    expect(done.stderr).toContain(`${file}.${message}`);
    expect(done).toMatchObject({ code: 2, stdout: '' });
    expect(readFolder(cwd).size).toBe(0);
  });
});

describe('setups of a run file', () => {
  it('are those of its scenario, whatever stands there: no strange IQ keeps anybody busy', async () => {
    const file = spoilt(part, (run) => {
      for (const combatant of run.combatants) combatant.IQ = 2 ** 53;
      for (const rules of run.rules) rules.die = 7;
    });
    const [out, same] = [freshFolder(), freshFolder()];
    const light = ['--format', 'csv,md,json'];
    expect(await souboj(['merge', file, '--out', out, ...light])).toMatchObject({ code: 0, stderr: '' });
    await souboj(['merge', part, '--out', same, ...light]);
    expect(readFolder(out)).toEqual(readFolder(same));
  });

  it('of days written before there were lists of targets are read', async () => {
    const file = spoilt(day, (run) => {
      const old = (value: unknown): void => {
        if (typeof value !== 'object' || value === null) return;
        const fields = value as Record<string, unknown>;
        delete fields['dispelledBy'];
        if (Array.isArray(fields['targets'])) {
          [fields['target']] = fields['targets'];
          delete fields['targets'];
        }
        for (const inner of Object.values(fields)) old(inner);
      };
      old(run.setups);
    });
    const [out, same] = [freshFolder(), freshFolder()];
    const light = ['--format', 'csv,md'];
    expect(await souboj(['report', file, '--out', out, ...light])).toMatchObject({ code: 0, stderr: '' });
    await souboj(['report', day, '--out', same, ...light]);
    expect(readFolder(out)).toEqual(readFolder(same));
  });
});

describe('a checkpoint with a right digest and wrong content', () => {
  const info = (): unknown => JSON.parse(readFileSync(join(whole, 'run.json'), 'utf8')).info;
  const rest = { shard: null, wanted: [], exacts: [], cells: [], looks: [] };
  const resumed = (content: string | object): ReturnType<typeof souboj> => {
    const out = freshFolder();
    const body = typeof content === 'string' ? content : JSON.stringify({ info: info(), ...content });
    const sha256 = createHash('sha256').update(body).digest('hex');
    writeFileSync(join(out, 'checkpoint.json'), `${JSON.stringify({ format: 2, sha256 })}\n${body}`);
    return souboj(['run', scenario, '--out', out, '--resume', '--duels', '30', '--quiet']);
  };
  it.each([
    ['x', 'must be a checkpoint'],
    ['{}', 'must be a checkpoint'],
    [{ ...rest, cells: 7 }, 'must be a checkpoint'],
    [{ ...rest, cells: [[0, [[5, 1]], {}]] }, 'must be a checkpoint'],
    [{ ...rest, cells: [[0, [[0, 9]], {}]] }, 'must have figures'],
    [{ ...rest, cells: [[0, [], {}]] }, 'must be a checkpoint'],
    [
      {
        ...rest,
        exacts: [
          [0, null],
          [0, null],
        ],
      },
      'must be a checkpoint',
    ],
    [{ ...rest, exacts: [[999, null]] }, 'must have figures'],
    // The run has 30 duels a cell and no reason for more.
    [{ ...rest, wanted: [[0, 31]] }, 'must have figures'],
    [{ ...rest, exacts: [[0, { total: 1, ends: { x: 2 }, metrics: {} }]] }, 'must have figures'],
  ])('%j: %s', async (content, message) => {
    const done = await resumed(content);
    expect(done.stderr).toContain(`checkpoint.json: ${message}`);
    expect(done.code).toBe(2);
  });

  it('holds duels of the run and no others', async () => {
    const { cells, histograms } = JSON.parse(readFileSync(join(whole, 'run.json'), 'utf8'));
    const [{ tally }] = cells;
    const metrics = Object.fromEntries(
      Object.entries(tally.metrics).map(([name, index]) => [name, histograms[index as number]]),
    );
    const done = (from: number) =>
      resumed({ ...rest, cells: [[0, [[from, from + 30]], { ...tally, metrics }]] });
    expect(await done(0)).toMatchObject({ code: 0, stderr: '' });
    expect(await done(1)).toMatchObject({ code: 2 });
  });
});
