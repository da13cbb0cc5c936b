/** The front door of the library against the command line, and its examples. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { InterruptedError } from '../../src/batch/run.ts';
import {
  check,
  compare,
  curve,
  inlineExecutor,
  type OpenExecutor,
  type Plan,
  payoffs,
  restrict,
  run,
  StudyError,
  tactics,
  tune,
  writeReports,
} from '../../src/index.ts';
import { built, freshFolder, readFolder, souboj, writeScenario } from '../support/command.ts';

vi.setConfig({ testTimeout: 240_000 });

const text = `
name: Small study
seed: small
duels: 700
defaults: { level: 3, IQ: 5, Podl: 8, SP: 1, mana: 6, fatigue: 20 }
combatants: { mage: { class: mage }, druid: { class: druid } }
planes: [1, 4]
expect:
  - { name: nobody is lost, metric: meanScore, between: [0.05, 0.95] }
variants: { printed: {}, harsh: { rules: { manaPerPoint: 1 } } }
tune:
  knobs: { classes.mage.base: { from: 5, to: 12, step: 1 } }
  goal: [{ metric: meanScore, between: [0.49, 0.51] }]
`;

/** An executor of this thread that remembers what it was opened for, and how often it was closed. */
function watched(): { open: OpenExecutor; plans: Plan[]; closed: () => number } {
  const plans: Plan[] = [];
  let closed = 0;
  const open: OpenExecutor = (plan) => {
    plans.push(plan);
    const executor = inlineExecutor(plan);
    return {
      width: executor.width,
      run: (job) => executor.run(job),
      close: async () => {
        closed++;
        await executor.close();
      },
    };
  };
  return { open, plans, closed: () => closed };
}

describe('run', () => {
  it('comes out as the files of the command, byte for byte, judged and with what attributes are worth', async () => {
    const folder = freshFolder();
    const scenario = writeScenario(folder, 'small.yaml', text);
    const out = join(folder, 'out');
    const command = await souboj(['run', scenario, '--out', out, '--format', 'json,csv,md', '--quiet']);
    const study = await run(text, { name: 'small.yaml' });
    expect([command.code, study.judgement?.verdicts.map(({ status }) => status)]).toEqual([0, ['pass']]);
    expect(study.judgement).toMatchObject({ procedure: 'fixed', confidence: 0.95 });
    expect(study.worths).toHaveLength(10);
    const files = await writeReports(study, ['json', 'csv', 'md'], { language: 'en', csvDialect: 'rfc4180' });
    expect(new Map(files)).toEqual(readFolder(out));
  });

  it('works on the executor that it is given, closes it, and tells how far it is', async () => {
    const { open, plans, closed } = watched();
    const told: number[] = [];
    const study = await run(text, {
      seed: 'own',
      duels: 300,
      only: 'mage > druid @ 4',
      worths: false,
      executor: open,
      onProgress: ({ duelsDone }) => told.push(duelsDone),
    });
    expect(plans.map(({ seed, duels, cells }) => [seed, duels, cells.length])).toEqual([['own', 300, 2]]);
    expect(closed()).toBe(1);
    expect(told.at(-1)).toBe(600);
    expect(study.worths).toBeUndefined();
    expect(study.cells.map(({ cell }) => cell.variant)).toEqual(['printed', 'harsh']);
  });

  it('comes out the same on threads, which the built package has', async () => {
    const packaged = (await import(
      pathToFileURL(join(built, 'index.js')).href
    )) as typeof import('../../src/index.ts');
    const study = await packaged.run(text, { duels: 300, executor: packaged.threads(2) });
    expect(study).toEqual(await run(text, { duels: 300 }));
  });

  it('stops when it is asked to, and leaves no executor open', async () => {
    const { open, closed } = watched();
    const stop = new AbortController();
    const stopped = run(text, { executor: open, signal: stop.signal, onProgress: () => stop.abort() });
    await expect(stopped).rejects.toThrow(InterruptedError);
    expect(closed()).toBe(1);
  });

  it('draws a seed where there is none, and says so', async () => {
    const seedless = text.replace('seed: small\n', '');
    const [one, two] = [await run(seedless, { duels: 9 }), await run(seedless, { duels: 9 })];
    expect([one.info.seedDrawn, two.info.seedDrawn]).toEqual([true, true]);
    expect(one.info.seed).not.toBe(two.info.seed);
  });

  it('refuses with problems as data: of the text by place, of options by their own names, all at once', async () => {
    const refusals = async (work: Promise<unknown>): Promise<StudyError['refusals']> => {
      const error = await work.then(
        () => null,
        (thrown: unknown) => thrown,
      );
      expect(error).toBeInstanceOf(StudyError);
      return (error as StudyError).refusals;
    };
    const broken = text.replace('planes: [1, 4]', 'planes: [1, 9]');
    expect((await refusals(run(broken, { name: 'b.yaml' }))).map(({ where }) => where)).toEqual([
      ['b.yaml:7:13', 'planes.1'],
    ]);
    const odd = { duels: 1.5, confidence: 1, untilDecided: true, method: 'exact' } as const;
    expect((await refusals(run(text, odd))).map(({ where }) => where)).toEqual([
      [['option', 'duels']],
      [['option', 'confidence']],
      [['option', 'duels']],
      [['option', 'untilDecided']],
    ]);
    expect(await refusals(run(text, { only: 'nobody' }))).toEqual([
      {
        where: [['option', 'only']],
        must: ['cellOf', 'scenario.yaml'],
        found: ['value', '"nobody"'],
        tip: ['labels', 'mage > mage @ 1 [printed]'],
      },
    ]);
    expect(await refusals(compare(text, { baseline: 'prunted' }))).toMatchObject([
      { where: [['option', 'baseline']], must: ['variantOf', 'scenario.yaml'] },
    ]);
    // Without a block and without a class there is nothing that could be proposed.
    const plain = 'combatants: { a: { IQ: 5, Podl: 8 }, b: { IQ: 6, Podl: 8 } }';
    expect(await refusals(tune(plain))).toMatchObject([{ must: ['tuneBlock'] }]);
  });
});

describe('check', () => {
  it('measures a run without playing it, and estimates its time with a clock', async () => {
    const size = { cells: 16, duels: 700, atMost: false };
    const checked = await check(text);
    expect(checked).toMatchObject({ ok: true, size: { ...size, ms: null } });
    let at = 0;
    const timed = await check(text, { now: () => at++ });
    expect(timed.ok && timed.size.ms).toBeGreaterThan(0);
    expect(await check('combatants: {}', { name: 'none.yaml' })).toMatchObject({ ok: false });
  });
});

describe('compare and tune', () => {
  it('come to what the commands come to', async () => {
    const folder = freshFolder();
    const scenario = writeScenario(folder, 'small.yaml', text);
    const flags = ['--method', 'mc', '--out', join(folder, 'out'), '--quiet'];
    expect((await souboj(['compare', scenario, ...flags])).code).toBe(0);
    const rows = readFileSync(join(folder, 'out', 'comparison.csv'), 'utf8')
      .trimEnd()
      .split('\r\n');
    const head = rows[0]!.split(',');
    const matchups = rows
      .map((row) => row.split(','))
      .filter((row) => row[head.indexOf('level')] === 'matchup');
    const { comparison, compared } = await compare(text, { method: 'mc' });
    expect(compared).toEqual({ scenarios: ['Small study'], baseline: 'printed', variants: ['harsh'] });
    expect(comparison.matchups.map(({ verdict }) => verdict)).toEqual(
      matchups.map((row) => row[head.indexOf('verdict')]),
    );
    const tuned = await tune(text, { name: 'small.yaml', confirm: false });
    const out = join(folder, 'tuned');
    const command = await souboj([
      'tune',
      scenario,
      '--no-confirm',
      '--out',
      out,
      '--quiet',
      '--workers',
      '1',
    ]);
    expect(tuned.diff).toMatch(/^--- a\/small\.yaml\n/);
    expect(command.stdout).toContain(tuned.diff!.trimEnd());
    expect(tuned.result.best.miss).toBe(0);
  });
});

describe('examples of the front door', () => {
  const source = readFileSync(new URL('../../src/study/front.ts', import.meta.url), 'utf8');
  const examples = [...source.matchAll(/ \* @example\n([\s\S]*?) \*\//g)].map(([, lines]) =>
    lines!.replace(/^ \* ?/gm, '').trimEnd(),
  );
  const AsyncFunction = (async () => undefined).constructor as new (
    ...args: string[]
  ) => (...values: unknown[]) => Promise<unknown>;

  const front = { run, check, compare, tune, curve, restrict, tactics, payoffs };

  it('are there, one for each function', () => {
    expect(examples.map((code) => /await (\w+)\(/.exec(code)![1])).toEqual(Object.keys(front));
  });

  it.each(examples.map((code, index) => ({ code, index })))(
    'example $index comes to what it says',
    async ({ code }) => {
      const lines = code.split('\n');
      const [, last, expected] = /^(.*); \/\/ (.*)$/.exec(lines.pop()!)!;
      const body = `${lines.join('\n')}\nreturn [${last}, ${expected}];`;
      const [got, told] = (await new AsyncFunction(...Object.keys(front), body)(...Object.values(front))) as [
        unknown,
        unknown,
      ];
      expect(got).toEqual(told);
    },
  );
});
