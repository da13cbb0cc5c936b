import { describe, expect, it } from 'vitest';
import { run } from '../../src/index.ts';
import { plainPhrasing } from '../../src/language/forms/phrasing.ts';
import { type LanguageTag, languageTags } from '../../src/language/languages.ts';
import { dialectOf } from '../../src/report/csv/dialect.ts';
import { alike, noName, noPlane } from '../../src/report/document/alike.ts';
import { wholeDraft } from '../../src/report/kind/writers.ts';
import { reports } from '../../src/report/kinds.ts';
import { markdownDocument } from '../../src/report/markdown/document.ts';
import { metaFiles, sensitivityFiles } from '../../src/report/tuningReports.ts';
import type { Cell } from '../../src/scenario/model/cells.ts';
import type { Study } from '../../src/study/study.ts';
import { fieldOf } from '../../src/tuning/field.ts';
import { meta } from '../../src/tuning/meta/meta.ts';
import { sensitivity } from '../../src/tuning/sensitivity/sensitivity.ts';
import { cellsOf } from '../scenario/support.ts';
import { evaluator } from '../tuning/support.ts';
import { fileWith } from './documents.ts';
import { cell, chances, field, run as runOf, thousand } from './support.ts';

// Planes 1, 3 and 4 count alike, plane 2 counts otherwise; cut to a few rounds so that all is solved at once.
const alikePlanes = `seed: alike
rules: { maxRounds: 12 }
defaults: { level: 3, IQ: 3, Podl: 6, SP: 0, mana: 4 }
combatants: { mage: { class: mage }, druid: { class: druid }, ranger: { class: ranger, IQ: 4 } }
formulas:
${[1, 3, 4].map((plane) => `  ${plane}: { attack: base + IQ, defence: base + Podl }`).join('\n')}
  2: { attack: level + 2*IQ, defence: base + Podl }
planes: [1, 2, 3, 4]
`;

const sentencesOf = (markdown: string): readonly string[] =>
  markdown
    .split('\n')
    .flatMap((line) =>
      line.startsWith('- ') ? [line.slice(2).replaceAll('*', '').replaceAll('\u00a0', ' ')] : [],
    );

/** Sentences of the report of a run. */
function told(study: Study<Cell>, tag: LanguageTag): readonly string[] {
  const report = reports.get(study.cells[0]!.cell.kind)!;
  return sentencesOf(markdownDocument(wholeDraft(report, study, tag)(plainPhrasing), false));
}

/** The only sentence that holds all of some words. */
function only(sentences: readonly string[], ...words: readonly string[]): string {
  const found = sentences.filter((own) => words.every((word) => own.includes(word)));
  expect(found, words.join(' … ')).toHaveLength(1);
  return found[0]!;
}

describe('alike', () => {
  const plane = (of: number | null, what: string) => ({
    of,
    tell: (all: readonly (number | null)[]) => `${what} on ${all.join(', ')}`,
  });
  const said = (...sentences: readonly ReturnType<typeof plane>[]) =>
    alike(sentences, noPlane).map((own) => own.told);

  it('tells once what differs in its plane alone, at the place of the first', () => {
    expect(said(plane(1, 'a'), plane(2, 'b'), plane(3, 'a'), plane(4, 'a'), plane(5, 'c'))).toEqual([
      'a on 1, 3, 4',
      'b on 2',
      'c on 5',
    ]);
  });

  it('tells of all planes together on its own', () => {
    expect(said(plane(null, 'a'), plane(1, 'a'), plane(2, 'a'))).toEqual(['a on ', 'a on 1, 2']);
  });

  it('tells apart names that one of two sentences tells more of', () => {
    const name = (of: string, more: string) => ({ of, tell: (all: readonly string[]) => all.join() + more });
    const sentences = [name('a', ' falls'), name('b', ' rises'), name('c', ' falls')];
    expect(alike(sentences, noName).map((own) => own.told)).toEqual(['a,c falls', 'b rises']);
  });
});

describe.each(languageTags)('findings that differ in one thing only are told once (%s)', (tag) => {
  const info = {
    version: '0.0.0',
    scenario: { name: 'alike', file: 'alike.yaml', hash: 'abc' },
    seed: 'x',
    seedDrawn: false,
    command: 'souboj',
  };
  const style = { tag, dialect: dialectOf() };
  const planes = { en: 'lanes 1, 3 and 4', cs: 'ladinách 1, 3 a 4' }[tag];

  it('planes: what is played, what decides', async () => {
    const cells = cellsOf(alikePlanes);
    const [game, worths] = [
      await meta(fieldOf(cells), evaluator(), {}, null),
      await sensitivity(fieldOf(cells), evaluator(), null, {}, null),
    ];
    const metaTold = sentencesOf(fileWith(await metaFiles(game, info, style), '.md'));
    const found = metaTold.filter((own) => own.includes(planes));
    expect(found.length).toBeGreaterThan(0);
    const decided = sentencesOf(fileWith(await sensitivityFiles(worths, info, style), '.md'));
    only(decided, planes);
    const study = (await run(alikePlanes, { method: 'exact' })) as Study<Cell>;
    const own = told(study, tag).filter((line) => line.includes(planes));
    expect(own.length).toBeGreaterThan(0);
    // None of them is told of one of these planes alone.
    const { decides } = {
      en: { decides: (plane: number) => `Plane ${plane} decides` },
      cs: { decides: (plane: number) => `Na hladině ${plane} rozhod` },
    }[tag];
    for (const plane of [1, 3, 4])
      expect([...told(study, tag), ...decided].filter((line) => line.includes(decides(plane)))).toEqual([]);
    expect(told(study, tag).filter((line) => line.includes(decides(2)))).toHaveLength(1);
  });

  it('sides and matchups', () => {
    const sides = field(['a', 'b', 'c'], (x, y) => ({
      exactEnds: chances(x === y || (x !== 'a' && y !== 'a') ? 0.5 : x === 'a' ? 0.8 : 0.2),
    }));
    const names = { en: 'b and c', cs: 'b a c' }[tag];
    only(told(runOf(sides), tag), names, '35', { en: 'too weak', cs: 'ztrác' }[tag]);
    const matchups = ['b', 'c', 'd'].map((target) =>
      cell({ initiator: 'a', target, exactEnds: chances(target === 'd' ? 0.7 : 0.9) }),
    );
    const list = told(runOf(matchups), tag);
    only(list, { en: 'a → b and a → c', cs: 'a → b a a → c' }[tag], '90');
    only(list, 'a → d', '70', { en: 'wins too much', cs: 'příliš navrch' }[tag]);
  });

  it('variants', () => {
    const cells = ['printed', 'x', 'y', 'z'].flatMap((variant) =>
      field(['a', 'b'], (x, y) => {
        const wins = x === y ? 500 : x === 'a' ? { printed: 500, x: 800, y: 800, z: 300 }[variant]! : 500;
        return { variant, ends: thousand(wins), law: `${x} ${y} ${wins}` };
      }),
    );
    const list = told(runOf(cells), tag);
    only(list, { en: 'x and y move ', cs: 'x a y mění ' }[tag]);
    only(list, { en: 'z moves ', cs: 'z mění ' }[tag]);
  });

  it('minds', async () => {
    const text = `kind: contest
seed: minds
controllers: { a: { modifier: 4 }, b: { modifier: 1 } }
minds: { m: { controllers: [a, b] }, n: { controllers: [a, b] }, o: { controllers: [b, a] } }
`;
    const study = (await run(text, { method: 'exact' })) as Study<Cell>;
    only(
      told(study, tag),
      {
        en: 'm, n and o obey a most often',
        cs: 'm, n a o nejčastěji poslouchají: a',
      }[tag],
    );
  });
});
