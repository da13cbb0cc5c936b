/** The programs of docs/library.md, and rows with named figures. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as souboj from '../../src/index.ts';

const page = readFileSync(new URL('../../docs/library.md', import.meta.url), 'utf8');
const programs = [...page.matchAll(/^```ts\n([\s\S]*?)^```/gm)].map(([, code]) => code!);

const text = `
name: Two
defaults: { level: 3, IQ: 5, Podl: 8, mana: 6 }
combatants: { mage: { class: mage }, druid: { class: druid } }
planes: [1, 2]
matchups: [[mage, druid], [druid, mage]]
expect: [{ name: strong mage, metric: win_rate, where: { initiator: mage }, atLeast: 0.999 }]
`;

/** Runs a program in which `names` stand for these values; answers what it says at its end. */
async function play(code: string, values: Readonly<Record<string, unknown>>, end: string): Promise<unknown> {
  const imported = [...code.matchAll(/^import \{ (.*) \} from 'souboj';$/gm)].flatMap(([, names]) =>
    names!.split(', '),
  );
  const known = { ...values, ...Object.fromEntries(imported.map((name) => [name, entry(name)])) };
  const body = code.replace(/^import .*\n/gm, '');
  const AsyncFunction = (async () => undefined).constructor as new (
    ...args: string[]
  ) => (...given: unknown[]) => Promise<unknown>;
  return new AsyncFunction(...Object.keys(known), `${body}\n${end}`)(...Object.values(known));
}

/** Threads are of the built package; here this thread works. */
function entry(name: string): unknown {
  if (name === 'threads') return () => souboj.inlineExecutor;
  expect(souboj).toHaveProperty(name);
  return (souboj as Readonly<Record<string, unknown>>)[name];
}

describe('docs/library.md', () => {
  it('runs, prints rows and finds what failed', async () => {
    const lines: unknown[][] = [];
    const failed = await play(
      programs[0]!,
      { text, console: { log: (...words: unknown[]) => lines.push(words) } },
      'return failed;',
    );
    expect(lines.map(([initiator, target, plane]) => [initiator, target, plane])).toEqual([
      ['mage', 'druid', 1],
      ['druid', 'mage', 1],
      ['mage', 'druid', 2],
      ['druid', 'mage', 2],
    ]);
    for (const [, , , rate] of lines) expect(rate).toBeTypeOf('number');
    expect(failed).toMatchObject([{ name: 'strong mage', status: 'fail' }]);
  });

  it('writes reports, tells progress, and refuses as data', async () => {
    const shares: number[] = [];
    const saved = new Map<string, string>();
    let problems: unknown = null;
    const values = {
      report: (share: number) => shares.push(share),
      save: (name: string, content: string) => saved.set(name, content),
      refused: (refusals: unknown) => {
        problems = refusals;
      },
    };
    const program = programs[1]!.replace('20_000', '50');
    await play(program, { ...values, text }, '');
    expect([...saved.keys()]).toEqual(expect.arrayContaining(['report.md', 'report.html']));
    expect(shares.at(-1)).toBe(1);
    await play(program, { ...values, text: text.replace('class: mage', 'class: mag') }, '');
    expect(problems).toMatchObject([
      {
        where: [expect.stringMatching(/^scenario\.yaml:4:/), 'combatants.mage.class'],
        tip: ['didYouMean', '"mage"'],
      },
    ]);
  });

  it('names what there is', () => {
    for (const [, name] of page.matchAll(/^\| `(\w+)\(/gm)) expect(souboj).toHaveProperty(name!);
  });
});

describe('rowsOf', () => {
  it('has every table of the run by the names of its columns, and refuses others', async () => {
    const study = await souboj.run(text, { method: 'exact', worths: false });
    const scores = souboj.rowsOf(study, 'scores.csv');
    expect(scores.map(({ plane, side }) => [plane, side])).toEqual([
      [1, 'mage'],
      [1, 'druid'],
      [2, 'mage'],
      [2, 'druid'],
      ['all', 'mage'],
      ['all', 'druid'],
    ]);
    const [mage, druid] = scores;
    expect((mage!['mean_score'] as number) + (druid!['mean_score'] as number)).toBeCloseTo(1, 12);
    const values = souboj.rowsOf(study, 'distributions.csv');
    const first = values.filter(
      ({ plane, initiator, metric }) => plane === 1 && initiator === 'mage' && metric === 'rounds',
    );
    const mean = first.reduce(
      (sum, row) => sum + (row['value'] as number) * (row['probability'] as number),
      0,
    );
    expect(souboj.rowsOf(study)[0]!['exact_rounds_mean']).toBeCloseTo(mean, 10);
    expect(() => souboj.rowsOf(study, 'cells')).toThrow(souboj.RefusalError);
  });
});
