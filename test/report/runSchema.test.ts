/** run.schema.json describes what is written as run.json, every key of it; docs/data.md names the keys. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import type { Method } from '../../src/batch/result.ts';
import { writeRunJson } from '../../src/report/json/write.ts';
import { writeReports } from '../../src/report/reports.ts';
import type { Cell } from '../../src/scenario/model/cells.ts';
import { run as frontRun } from '../../src/study/front.ts';
import type { Study } from '../../src/study/study.ts';
import { runText } from '../support/runs.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const schema = JSON.parse(read('run.schema.json')) as { properties: object };
const validate = new Ajv({ strictTypes: false, allErrors: true }).compile(schema);

const duel = `name: n
seed: s
duels: 50
defaults: { level: 1, IQ: 3, Podl: 5, mana: 4 }
combatants: { mage: { class: mage }, druid: { class: druid }, ghost: { class: druid, hidden: true } }
matchups: [[mage, druid], [druid, mage], [mage, ghost]]
vary: { defaults.fatigue: [9, unlimited] }
expect:
  - { name: even, metric: win_rate, between: [0.4, 0.6] }
  - { name: side, metric: mean_score, atLeast: 0.1 }
  - { name: wanted, metric: pair_score, matrix: { mage: { druid: 40..60 } } }
`;
const kinds: Readonly<Record<string, string>> = {
  duel,
  day: `kind: day
manifesters: { a: { manifesterLevel: 5, intelligence: 16, concentration: 9, powerPoints: 9, keyModifier: 3 } }
plans:
  b:
    order: sequence
    manifestations: [{ power: c, level: 2, distractions: [{ kind: grapple }] }]
`,
  concentration:
    'kind: concentration\nmodifiers: [0]\nlevels: [1]\ndistractions: { held: { kind: grapple } }\n',
  contest:
    'kind: contest\ncontrollers: { a: { modifier: 3 }, b: { modifier: 0 } }\nminds: { bat: { controllers: [a, b] } }\n',
  gauntlet: `kind: gauntlet
combatants:
  a: { class: mage, level: 5, IQ: 14, Podl: 14, mana: 40 }
  foe: { class: ranger, level: 1, IQ: 1, Podl: 0, mana: 0 }
gauntlets: { g: { fighter: a, duels: 3 } }
`,
};

const problemsOf = (text: string): unknown => (validate(JSON.parse(text)) ? [] : validate.errors);

describe('run.schema.json', () => {
  const methods: readonly Method[] = ['mc', 'exact', 'both'];
  it.each(Object.keys(kinds).flatMap((kind) => methods.map((method) => [kind, method] as const)))(
    'describes a run of kind %s, method %s',
    async (kind, method) => {
      const run: Study<Cell> = await runText(kinds[kind]!, method, 40);
      expect(problemsOf(writeRunJson(run))).toEqual([]);
    },
  );

  it('describes what --only left unjudged', async () => {
    const study = await frontRun(duel, { only: 'mage > druid' });
    expect(study.judgement!.verdicts.map(({ status }) => status)).toContain('unjudged');
    expect(problemsOf(writeRunJson(study))).toEqual([]);
  });

  it('describes verdicts, worths, a repetition, a shard and every option, and nothing that is not written', async () => {
    const study = await frontRun(duel, { interval: 'jeffreys', confidence: 0.9 });
    expect(study.judgement?.verdicts).toHaveLength(3);
    const { options } = study.info;
    const whole: Study<Cell> = {
      ...study,
      info: {
        ...study.info,
        scenario: { ...study.info.scenario, path: 'a/n.yaml' },
        options: {
          ...options,
          precision: { halfWidth: 0.1, maxDuels: 9 },
          untilDecided: { maxDuels: 9, anytime: true },
        },
      },
      worths: [
        { plane: 1, attribute: 'IQ', value: 0.1, low: 0, high: 0.2, exact: false, matchups: 3, of: 4 },
      ],
      repetition: { cell: 0, row: 0, trials: 500, size: 4.9 },
    };
    const text = writeRunJson(whole, { index: 2, count: 3 });
    expect(problemsOf(text)).toEqual([]);
    // Only setups, which duels have none of, are missing.
    expect(Object.keys(schema.properties).filter((key) => !(key in JSON.parse(text)))).toEqual(['setups']);
    const spoilt = JSON.parse(text);
    spoilt.cells[0].tally.totl = spoilt.cells[0].tally.total;
    spoilt.info.options.method = 'guess';
    expect(problemsOf(JSON.stringify(spoilt))).not.toEqual([]);
  });
});

describe('docs/data.md', () => {
  it('names the keys of run.json', () => {
    const table = [...read('docs/data.md').matchAll(/^\| (`.*?) \|/gm)].flatMap(([, names]) =>
      [...names!.matchAll(/`(\w+)`/g)].map(([, name]) => name!),
    );
    expect(table).toEqual(Object.keys(schema.properties));
  });

  it('reads the tables in ten lines, and pools equal duels', async () => {
    // The druid and the sage are one duel under two names.
    const text = duel
      .replace(/vary.*\n/, '')
      .replace('ghost: { class: druid, hidden: true }', 'sage: { class: druid }')
      .replace('[mage, ghost]', '[mage, sage]');
    const run: Study<Cell> = await runText(text, 'mc', 60);
    const folder = mkdtempSync(join(tmpdir(), 'souboj-notebook-'));
    try {
      for (const [name, content] of await writeReports(run, ['csv']))
        writeFileSync(join(folder, name), content);
      const lines = /```js\n([\s\S]*?)```/.exec(read('docs/data.md'))![1]!;
      expect(lines.trim().split('\n').length).toBeLessThanOrEqual(10);
      const AsyncFunction = (async () => undefined).constructor as FunctionConstructor;
      const pools = (await new AsyncFunction('readFile', 'folder', `${lines}\nreturn pools;`)(
        readFile,
        folder,
      )) as Map<string, { wins: number; duels: number }>;
      const wins = (cell: number): number =>
        Object.entries(run.cells[cell]!.tally!.ends)
          .filter(([end]) => end.startsWith('initiator:'))
          .reduce((sum, [, count]) => sum + count, 0);
      const wanted = { wins: wins(0) + wins(2), duels: 120 };
      expect([...pools.values()]).toEqual([wanted, { wins: wins(1), duels: 60 }]);
      const python = fileURLToPath(new URL('docs/notebook.py', root));
      let told: string;
      try {
        told = execFileSync('python3', [python, folder], {
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'pipe'],
        });
      } catch (error) {
        // A machine without Python has nothing to try it with.
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
        throw error;
      }
      expect(told.split('\n')[0]).toMatch(
        new RegExp(`^printed d\\w{12} ${(wanted.wins / 120).toFixed(4)} 120$`),
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
