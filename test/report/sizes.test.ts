/** Reports of one side up to forty, of every kind: no file says anything that is no text and no number. */
import { describe, expect, it } from 'vitest';
import { writeReports } from '../../src/report/reports.ts';
import type { Cell } from '../../src/scenario/model/cells.ts';
import type { Study } from '../../src/study/study.ts';
import { runText } from '../support/runs.ts';
import { documents } from './documents.ts';
import { chances, field, run, thousand } from './support.ts';

/** What a missing value looks like where it is written. */
const missing = /\bundefined\b|\bNaN\b|\bnull\b|\[object|\bInfinity\b/;

/** Where it stands. JSON says null where nothing is known; scripts are code. */
function missingIn(files: ReadonlyMap<string, string>): readonly string[] {
  return [...files].flatMap(([name, content]) => {
    if (name.endsWith('.json')) return [];
    const told = content.replace(/<script>[\s\S]*?<\/script>/g, '').replace(
      /(<script type="application\/json"[^>]*>)([\s\S]*?)<\/script>/g,
      (_, open, json) =>
        // The number of a duel that is not known.
        open + json.replaceAll(',null]', ']'),
    );
    const found = missing.exec(told);
    return found === null ? [] : [`${name}: …${told.slice(Math.max(0, found.index - 60), found.index + 40)}`];
  });
}

const formats = ['csv', 'md', 'html', 'svg', 'junit'];
const names = (many: number): readonly string[] =>
  Array.from({ length: many }, (_, i) => `${'wanderer of the '.repeat(i % 3)}side ${i + 1}`);

/** A plane that is all different, and one where all are alike. */
function duels(many: number): Study<Cell> {
  const all = names(many);
  const own = (a: string, b: string) => (7 * all.indexOf(a) + 3 * all.indexOf(b) + 200) % 1000;
  return run([
    ...field(all, (a, b) => ({ ends: thousand(own(a, b), 0), law: `${a} ${b}` })),
    ...field(all, () => ({ plane: 2, ends: thousand(950), exactEnds: chances(0.95), law: 'all' })),
  ]);
}

const list = (many: number, line: (name: string, i: number) => string): string =>
  names(many).map(line).join('\n');

const texts: Readonly<Record<string, (many: number) => string>> = {
  day: (many) => `kind: day
manifesters:
${list(many, (name, i) => `  ${name}: { manifesterLevel: 5, intelligence: 16, concentration: ${i % 12}, powerPoints: 9, keyModifier: 3 }`)}
plans: { p: { order: sequence, manifestations: [{ power: x, level: 2, distractions: [{ kind: grapple }] }] } }`,
  concentration: (many) => `kind: concentration
modifiers: [${names(many).map((_, i) => i)}]
levels: [1, 3]
distractions: { grapple: { kind: grapple }, rain: { kind: rainOrSleet } }`,
  contest: (many) => `kind: contest
controllers:
${list(many + 1, (name, i) => `  ${name}: { modifier: ${i % 9} }`)}
minds: { m: { controllers: [${names(many + 1)}] } }`,
  gauntlet: (many) => `kind: gauntlet
combatants:
  hero: { class: mage, level: 5, IQ: 14, Podl: 14, mana: 40 }
${list(many, (name) => `  ${name}: { class: ranger, level: 1, IQ: 3, Podl: 0, mana: 0 }`)}
gauntlets:
${list(many, (name) => `  g ${name}: { fighter: hero, opponents: [${name}], duels: 2 }`)}`,
};

describe('no file of a report shows a missing value', () => {
  it.each([1, 2])('of duels among %i sides', async (many) => {
    for (const language of ['en', 'cs'])
      expect(missingIn(await writeReports(duels(many), formats, { language })), language).toEqual([]);
  });

  // So many columns have narrow cells, in two ways; the words are those of few.
  it.each([
    [30, 'en'],
    [40, 'cs'],
  ])('of duels among %i sides, in %s', async (many, language) => {
    expect(missingIn(await writeReports(duels(many), formats.slice(1), { language }))).toEqual([]);
  });

  it.each(Object.keys(texts).flatMap((kind) => [1, 2, 20].map((many) => [kind, many] as const)))(
    'of a %s of %i',
    async (kind, many) => {
      const result = await runText(`name: n\n${texts[kind]!(many)}`, 'mc', 20);
      for (const language of ['en', 'cs']) {
        const files = await writeReports(result, ['csv', 'md', 'html', 'svg'], { language });
        expect(files.size).toBeGreaterThan(3);
        expect(missingIn(files), language).toEqual([]);
      }
    },
  );

  it.each(Object.keys(documents))('of %s', async (name) => {
    expect(missingIn(await documents[name]!())).toEqual([]);
  });

  it('and would be seen wherever it stood', () => {
    const files = {
      'a.svg': '<text>undefined</text>',
      'b.html': '<td>NaN</td>',
      'c.csv': '1,null',
      'd.md': '[object',
    };
    expect(missingIn(new Map(Object.entries(files)))).toHaveLength(4);
  });
});
