/** What opens a report speaks of the values that the scenario has by itself, wherever these stand among those that are varied. */
import { afterEach, describe, expect, it } from 'vitest';
import { chance, defineContest, defineKind, points } from '../../src/contest.ts';
import { plainPhrasing } from '../../src/language/forms/phrasing.ts';
import { languageOf, languageTags } from '../../src/language/languages.ts';
import type { Block, Document } from '../../src/report/document/model.ts';
import { inFile } from '../../src/report/document/openings.ts';
import { controlsHtml } from '../../src/report/html/controls.ts';
import { wholeDraft } from '../../src/report/kind/writers.ts';
import { reports } from '../../src/report/kinds.ts';
import { openingSentences } from '../../src/report/opening/opening.ts';
import { ownReport } from '../../src/report/own/record.ts';
import { answerLines } from '../../src/report/terminal/answer.ts';
import { expandCells } from '../../src/scenario/duel/expand.ts';
import type { Cell } from '../../src/scenario/model/cells.ts';
import { closeKind, openKind } from '../../src/scenario/own/open.ts';
import { cellsLookedAtFirst, lookedAtFirst } from '../../src/scenario/points/lookedAt.ts';
import type { Study } from '../../src/study/study.ts';
import { scenarioOf } from '../scenario/support.ts';
import { runText } from '../support/runs.ts';

const race = defineKind({
  kind: 'race',
  combatants: { hp: { type: 'integer', minimum: 1, maximum: 50 } },
  contest: (first, second) =>
    defineContest({
      name: 'race',
      state: { a: points(first.hp), b: points(second.hp) },
      phases: {
        toss: {
          draw: chance(0.6),
          next(s, hit) {
            s.b -= hit;
            s.a -= 1 - hit;
            return s.b === 0 ? 'won' : s.a === 0 ? 'lost' : 'round';
          },
        },
      },
      rounds: 80,
      ends: { won: 'initiator', lost: 'target' },
    }),
});

/** Of every kind a scenario, an axis, and its values, of which the middle one stands in the scenario. */
const scenarios: Readonly<Record<string, readonly [text: string, axis: string, values: string]>> = {
  duel: [
    `defaults: { level: 3, IQ: 5, Podl: 8, mana: 4 }
combatants: { mage: { class: mage }, druid: { class: druid }, ranger: { class: ranger } }
planes: [3]
`,
    'defaults.mana',
    '0, 4, 9',
  ],
  day: [
    `manifesters:
  a: { manifesterLevel: 5, intelligence: 16, concentration: 6, powerPoints: 9, keyModifier: 3 }
  b: { manifesterLevel: 5, intelligence: 16, concentration: 6, powerPoints: 5, keyModifier: 3 }
plans:
  siege: { order: sequence, manifestations: [{ power: x, level: 2, distractions: [{ kind: grapple }] }] }
`,
    'manifesters.*.concentration',
    '0, 6, 12',
  ],
  concentration: [
    'modifiers: [0, 10]\nlevels: [1, 3]\ndistractions: { hit: { kind: injury, damage: 9 }, rain: { kind: rainOrSleet } }\n',
    'distractions.rain.kind',
    'vigorousMotion, rainOrSleet, hailOrDebris',
  ],
  contest: [
    `controllers: { a: { modifier: 3 }, b: { modifier: 0 } }
minds: { m: { controllers: [a, b] }, n: { controllers: [b, a] } }
`,
    'controllers.a.modifier',
    '-5, 3, 9',
  ],
  gauntlet: [
    `combatants:
  a: { class: mage, level: 5, IQ: 9, Podl: 9, mana: 10 }
  foe: { class: ranger, level: 3, IQ: 5, Podl: 4, mana: 10 }
gauntlets: { pit: { fighter: a, duels: 3 }, den: { fighter: foe, duels: 3 } }
`,
    'combatants.a.IQ',
    '4, 9, 20',
  ],
  race: [
    'combatants: { x: { hp: 4 }, y: { hp: 6 } }\nmatchups: [[x, y], [y, x]]\n',
    'combatants.x.hp',
    '2, 4, 9',
  ],
};

// Gauntlets are played: on the same random numbers, so that figures are the same with `vary` and without.
const runs = new Map<string, Promise<Study<Cell>>>();

function run(kind: string, vary = ''): Promise<Study<Cell>> {
  if (kind === 'race') openKind({ kind: race, url: 'file:///race.mjs', hash: 'race' });
  const text = `kind: ${kind}\n${scenarios[kind]![0]}${vary}`;
  if (!runs.has(text)) runs.set(text, runText(text, kind === 'gauntlet' ? 'mc' : 'exact', 200));
  return runs.get(text)!;
}

const varied = (kind: string): string => `vary: { '${scenarios[kind]![1]}': [${scenarios[kind]![2]}] }\n`;

const documentOf = (study: Study<Cell>, tag: 'en' | 'cs'): Document =>
  wholeDraft(reports.get(study.cells[0]!.cell.kind) ?? ownReport, study, tag)(plainPhrasing);

const deep = (blocks: readonly Block[]): readonly Block[] =>
  blocks.flatMap((block) => [
    block,
    ...(block.kind === 'section' ? deep(block.blocks) : block.kind === 'fit' ? deep(block.page) : []),
  ]);

describe.each(Object.keys(scenarios))('a report of kind %s', (kind) => {
  afterEach(closeKind);

  it.each(languageTags)('opens with the values that the scenario has by itself (%s)', async (tag) => {
    const [, axis, values] = scenarios[kind]!;
    const [first, own] = values.split(', ');
    const [alone, all] = [await run(kind), await run(kind, varied(kind))];
    const texts = languageOf(tag)(plainPhrasing);
    const document = documentOf(all, tag);
    const told = openingSentences(document, texts);
    // What the same file says without `vary` is said here, too; the proposal of a value names another command line.
    const without = openingSentences(documentOf(alone, tag), texts);
    expect(without.length).toBeGreaterThan(0);
    expect(told).toEqual(expect.arrayContaining([...without]));
    // It says of which setting.
    const blocks = deep(document.blocks);
    const said = deep(inFile(blocks)).flatMap((block) => (block.kind === 'text' ? [block.text] : []));
    expect(said).toContain(texts.about(`${axis} = ${own}`));
    expect(said).not.toContain(texts.about(`${axis} = ${first}`));
    // The switch of the page begins there.
    const shown = blocks.flatMap((block) => (block.kind === 'points' ? [block] : []))[0]!;
    expect(shown.points.map(({ summary }) => summary)).toEqual(
      [own, ...values.split(', ').filter((value) => value !== own)].map((value) => `${axis} = ${value}`),
    );
    expect(shown.points[0]!.key).toBe('1');
    const html = controlsHtml(shown.controls!).text;
    expect(html.match(/<option value="[^"]*" selected>[^<]*/g)).toEqual([
      `<option value="1" selected>${own}`,
    ]);
    // So does the terminal, which tells nothing of kinds of somebody's own.
    if (kind === 'race') return;
    const terminal = answerLines(all, tag);
    expect(terminal.join('\n')).toContain(`${axis} = ${own}`);
    expect(terminal.filter((line) => line.includes(`, ${axis} = ${first}`))).toEqual([]);
  });
});

describe.each(Object.keys(scenarios))('the page of kind %s', (kind) => {
  afterEach(closeKind);

  it.each(languageTags)('opens at every setting with what a run of that alone says (%s)', async (tag) => {
    const [, axis, values] = scenarios[kind]!;
    const texts = languageOf(tag)(plainPhrasing);
    const openings = deep(documentOf(await run(kind, varied(kind)), tag).blocks).flatMap((block) =>
      block.kind === 'openings' ? [block] : [],
    );
    expect(openings.length).toBeGreaterThan(0);
    for (const [at, value] of values.split(', ').entries()) {
      const alone = await run(kind, `vary: { '${axis}': [${value}] }\n`);
      const sentences = openingSentences(documentOf(alone, tag), texts);
      const own = openings.flatMap(({ points }) => {
        const found = points.find(({ key }) => key === String(at));
        expect(found?.blocks[0]).toMatchObject({ kind: 'text', text: texts.about(`${axis} = ${value}`) });
        return (found?.blocks ?? []).flatMap((block) =>
          block.kind === 'list' ? block.items.map(({ text }) => text) : [],
        );
      });
      expect(own.length).toBeGreaterThan(0);
      // What to do names the command line, which is another one.
      const remedy = own.filter((text) => text.includes('souboj what-if'));
      expect(sentences).toEqual(expect.arrayContaining(own.filter((text) => !remedy.includes(text))));
    }
  });
});

describe('the point that is looked at first', () => {
  const settings = (text: string) =>
    lookedAtFirst(expandCells(scenarioOf(text)))?.axes.map(({ value }) => value);
  const two = 'combatants: { a: { IQ: 10, Podl: 11 }, b: { IQ: 12, Podl: 13, mana: 7 } }\n';

  it('has the values written, those of defaults, and those of the rules as printed', () => {
    expect(settings(`${two}vary: { combatants.b.mana: [0, 7], combatants.a.IQ: [9, 10, 11] }\n`)).toEqual([
      7, 10,
    ]);
    expect(settings(`${two}defaults: { SP: 3 }\nvary: { combatants.a.SP: [1, 3] }\n`)).toEqual([3]);
    expect(settings(`${two}vary: { combatants.a.mana: [5, 0] }\n`)).toEqual([0]);
    expect(settings(`${two}vary: { rules.manaPerPoint: [1, 2, 4, 10] }\n`)).toEqual([4]);
  });

  it('has the first value where the scenario has none of those that are varied, or several', () => {
    expect(settings(`${two}vary: { combatants.b.mana: [3, 9] }\n`)).toEqual([3]);
    expect(settings(`${two}vary: { combatants.*.IQ: [1, 10, 12] }\n`)).toEqual([1]);
  });

  it('is that of the baseline, for all variants', () => {
    const text = `${two}variants: { one: { combatants: { b: { mana: 3 } } }, two: {} }\nvary: { combatants.b.mana: [7, 3] }\n`;
    const cells = expandCells(scenarioOf(text));
    expect(settings(text)).toEqual([3]);
    expect(cellsLookedAtFirst(cells, 'two').map(({ variant, axes }) => [variant, axes[0]!.value])).toEqual(
      cells.filter(({ variant, axes }) => variant === 'two' && axes[0]!.value === 3).map(() => ['two', 3]),
    );
  });
});
