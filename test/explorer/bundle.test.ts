/** The built worker, which holds one kind and the words that it says, answers what the sources answer. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Session } from '../../src/explorer/figures/session.ts';
import type { Look } from '../../src/explorer/model/messages.ts';
import { kindNames } from '../../src/scenario/cellKinds.ts';
import { movableScenario } from '../../src/scenario/movable.ts';
import { planOf, runInfo } from '../../src/study/plan.ts';
import { sourceOf } from '../../src/study/source.ts';
import { built, shipped } from '../support/command.ts';
import { startWorker } from '../support/explorerWorker.ts';

const src = new URL('../../src/', import.meta.url);
const load = <T>(name: string): Promise<T> => import(new URL(`explorer/${name}.mjs`, src).href) as Promise<T>;

const look: Look = {
  kind: 'look',
  ...{ generation: 1, moves: [], point: 0, plane: 1, open: null, only: '', language: 'en', ahead: [] },
};

const duels = `
name: Small
seed: one
defaults: { level: 3, IQ: 5, Podl: 8, mana: 6 }
combatants: { mage: { class: mage }, druid: { class: druid }, ranger: { class: ranger } }
planes: [1, 6]
expect:
  - { name: fair, metric: mean_score, between: [0.4, 0.6] }
`;
const shippedText = (name: string): string => readFileSync(shipped(name), 'utf8');

/** What is asked of each kind, but for the language: settings that stand and some that cannot. */
const cases: readonly (readonly [kind: string, text: string, questions: readonly Partial<Look>[]])[] = [
  [
    'duel',
    duels,
    [
      { open: 'mage > druid @ 1' },
      { moves: [{ path: 'classes.mage.base', value: 7 }], plane: 6, open: 'mage > druid @ 6' },
      { moves: [{ path: 'formulas.1.attack', value: 'base / (level - 3) + ' }] },
      { moves: [{ path: 'formulas.1.attack', value: 'levle' }] },
      { moves: [{ path: 'rules.maxRounds', value: 0 }] },
      { only: 'nobody at all' },
    ],
  ],
  ['day', shippedText('telepath-day.yaml'), [{}]],
  ['contest', shippedText('tug-of-minds.yaml'), [{}]],
  ['concentration', shippedText('concentration-table.yaml'), [{}]],
  [
    'gauntlet',
    shippedText('gauntlet.yaml').replaceAll('duels: 12', 'duels: 1').replace('[1, 5]', '[5]'),
    [{}],
  ],
];

describe('the built worker', () => {
  it.each(cases)('of kind %s answers as the sources do, in all languages', async (kind, text, questions) => {
    const source = sourceOf(text, 'a.yaml');
    const info = runInfo(source, planOf(source, [], { method: 'exact' }), false);
    const ask = startWorker(join(built, 'explorer', `worker.${kind}.js`));
    await ask({ kind: 'open', text, info }, null);
    const opened = movableScenario(text, 'a.yaml');
    if (!opened.ok) throw new Error('not a scenario');
    const own: string[] = [];
    const session = new Session(
      opened.movable,
      info,
      (answer) => own.push(JSON.stringify(answer)),
      () => Promise.resolve(),
    );
    for (const language of ['en', 'cs'] as const)
      for (const part of questions) {
        const question = { ...look, ...part, language };
        own.length = 0;
        await session.look(question, () => false);
        expect(own.length).toBeGreaterThan(0);
        expect(await ask(question, 'worked')).toEqual(own);
      }
  });
});

interface Kinds {
  kindsIn(src: URL): readonly { readonly kind: string; readonly folder: string }[];
  only(
    kind: string,
    kinds: readonly { readonly kind: string; readonly folder: string }[],
  ): { transform(code: string, id: string): { readonly code: string } | null };
}

interface Words {
  unsaid(modules: Readonly<Record<string, { readonly code: string }>>): readonly string[];
  without(code: string, names: ReadonlySet<string>): string;
}

describe('what a worker leaves out', () => {
  it('is every line of a registry that belongs to another kind, but for the default kind', async () => {
    const { kindsIn, only } = await load<Kinds>('kinds');
    const kinds = kindsIn(src);
    expect(kinds.map(({ kind }) => kind).sort()).toEqual([...kindNames].sort());
    const registry = (kind: string, name: string): string =>
      only(kind, kinds).transform(readFileSync(new URL(name, src), 'utf8'), `/x/src/${name}`)!.code;
    const cells = registry('day', 'scenario/cellKinds.ts');
    expect(cells).toContain('[duelCells, dayCells].map');
    expect(cells).not.toMatch(/gauntletCells|controlCells|concentrationCells/);
    expect(registry('duel', 'scenario/registry.ts')).not.toMatch(/dayKind|gauntletKind|controlKind/);
    expect(registry('contest', 'report/kinds.ts')).toMatch(/contest: controlReport/);
    expect(registry('contest', 'report/kinds.ts')).not.toMatch(/dayReport/);
  });

  it('is every text of a catalogue whose name nobody mentions', async () => {
    const { unsaid, without } = await load<Words>('words');
    const words = `export const words = { used: () => 'a', unused: () => 'b', 'by-text': 'c', both: { used: 1 }, late: 2 };`;
    const names = unsaid({
      '/src/language/en/x.ts': { code: words },
      '/src/a.ts': { code: `said(words.used, words[key('by-text')], words.both); const own = { late: 3 };` },
    });
    expect(names).toEqual(['unused']);
    expect(without(words, new Set(names))).toBe(
      `export const words = { used: () => 'a', 'by-text': 'c', both: { used: 1 }, late: 2 };`,
    );
  });

  it('is what other kinds and other reports say', () => {
    const worker = readFileSync(join(built, 'explorer', 'worker.duel.js'), 'utf8');
    // Said in reports of duels only, which the page has its own views for.
    expect(worker).not.toContain('Mana lost in a duel, over all duels of a side');
    expect(worker).not.toContain('telepath');
  });
});
