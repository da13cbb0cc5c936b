import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { cut, largestOf } from '../../src/facts/run/cut.ts';
import { plainPhrasing } from '../../src/language/forms/phrasing.ts';
import { textsIn } from '../../src/language/languages.ts';

const root = fileURLToPath(new URL('../../src/', import.meta.url));

/** Sources of some layers, by path below src/. */
const sources: readonly (readonly [path: string, text: string])[] = [
  'facts',
  'report',
  'language',
  'explorer/figures',
].flatMap((layer) =>
  readdirSync(join(root, layer), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && name !== 'html/clientScript.ts')
    .map((name) => [join(layer, name), readFileSync(join(root, layer, name), 'utf8')] as const),
);

/** What takes the head or tail of something and is no list of findings: a part of its line, and why. */
const allowed: readonly (readonly [path: string, code: string, why: string])[] = [
  ['facts/run/cut.ts', 'list.slice(0, most)', 'the one place'],
  [
    'facts/duel/fit.ts',
    'sorted.slice(-most / 2)',
    'the other half of both ends; the sentence of both is fit.sides',
  ],
  ['facts/duel/remedySearch.ts', 'even.slice(0, 1)', 'one step of a search'],
  ['report/duel/book.ts', 'pooled.cells.slice(0, 1)', 'one cell stands for all of its law'],
  ['report/duel/csv.ts', ".digest('hex').slice(0, 12)", 'a text'],
  ['report/json/schema.ts', 'got.slice(0, 57)', 'a text'],
  ['report/explain/fraction.ts', 'digits.slice(0, -DECIMALS)', 'a text'],
  ['report/charts/', 'series.slice(0, ', 'as many colours as lines'],
  ['report/charts/stacked.ts', '.slice(0, parts.length)', 'as many colours as parts'],
  ['report/document/along.ts', 'names.slice(0, -1)', 'all but the last, which follows'],
  ['report/charts/fileNames.ts', '.slice(0, longest)', 'a text'],
  ['report/charts/textWidth.ts', 'name.slice(0, ', 'a text'],
  ['language/forms/plural.ts', 'String(count).slice(0,', 'a text'],
  ['language/cs/problems/', '.slice(0, -1).join', 'all but the last, which follows'],
  ['language/', 'keys.slice(0, 3)', 'the words behind it count the rest'],
  ['language/', 'sides.slice(0, namedSides)', 'the words behind it count the rest'],
  ['explorer/figures/goal.ts', '.slice(0, told)', 'counts stand beside it, and verdictReason tells the rest'],
  ['explorer/figures/takeaway.ts', '.slice(0, 100)', 'a text'],
  [
    'explorer/figures/firstLook.ts',
    'whole.slice(0, last + 1)',
    'blocks up to the first list; the rest is told by the page',
  ],
];

/** Heads and tails of lists: by slices, lengths that are set, and places that are counted. */
const heads = /\.slice\((0|-)|\.splice\(|\.length = |\(_, \w+\) => \w+ </;

/** Files that cut and leave the telling to the sentence named. */
const toldElsewhere: Readonly<Record<string, string>> = {
  'facts/duel/fit.ts': 'fit.matrix, fit.list and fit.sides of report/duel',
  'report/document/model.ts': 'shortened, whose sentence is an argument',
  'report/comparison/tables.ts': 'flipsNote',
  'report/opening/opening.ts': 'cli/answer.ts, tellSentences',
  'report/duel/charts/plan.ts': 'report/duel/draft.ts',
};

describe('lists are never cut in silence', () => {
  it('cuts a list in one place only', () => {
    const found = sources.flatMap(([path, text]) =>
      text
        .split('\n')
        .filter((line) => heads.test(line) && !/^\s*(\/\/|\*|\/\*)/.test(line))
        .filter((line) => !allowed.some(([file, code]) => path.startsWith(file) && line.includes(code)))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });

  it('has no exception that is not needed', () => {
    const idle = allowed.filter(
      ([file, code]) => !sources.some(([path, text]) => path.startsWith(file) && text.includes(code)),
    );
    expect(idle).toEqual([]);
  });

  it('tells how many are left out wherever it cuts, and wherever words take a cut list', () => {
    const silent = sources
      .filter(([, text]) => /\b(cut|largestOf)\(|: Cut</.test(text))
      .filter(
        ([path, text]) => !/\bleft\b/.test(text) && !path.startsWith('facts/') && !path.includes('/texts/'),
      )
      .map(([path]) => path)
      .filter((path) => !(path in toldElsewhere));
    expect(silent).toEqual([]);
  });

  it.each(['en', 'cs'] as const)('says the number left out in every sentence about a cut list: %s', (tag) => {
    const { tuning, reports } = textsIn(tag);
    const { tune, sensitivity, meta, sweep, curve } = tuning(plainPhrasing);
    const { ranking, verdicts, charts, baseline, comparison } = reports(plainPhrasing);
    const some = { shown: ['a', 'b'], left: 37 };
    const none = { shown: [], left: 0 };
    const mover = { side: 'a', before: 0.4, after: 0.5 };
    const worth = {
      lever: { kind: 'attribute', attribute: 'IQ' },
      size: 0.1,
      value: 0.1,
      low: 0.1,
      high: 0.1,
    } as const;
    const ranked = { cycles: 0, rings: none, dominated: 0, inferior: none, undecided: none, agreement: null };
    const told = [
      tune.movers({ shown: [mover], left: 37 }, none),
      tune.movers(none, { shown: [mover], left: 37 }),
      tune.moreSettings(37),
      tune.moreMatrices(37),
      sensitivity.plane(
        { plane: 1, first: [worth], alike: true, next: { shown: [worth], left: 37 }, idle: [] },
        [1],
      ),
      sensitivity.plane(
        { plane: 1, first: [worth, worth], alike: true, next: { shown: [worth], left: 37 }, idle: [] },
        [1],
      ),
      meta.cycles([1], { shown: [['a', 'b', 'a']], left: 37 }),
      meta.conducts({ most: 3, beyond: { shown: [{ name: 'a', left: 2 }], left: 37 }, unsearched: 0 }),
      sweep.moreCrossings(37),
      sweep.more(37),
      curve.more(37),
      ...ranking.sentences({ ...ranked, undecided: some }).slice(1),
      ...ranking
        .sentences({
          ...ranked,
          cycles: 39,
          rings: { shown: [{ plane: 1, sides: ['a', 'b', 'a'] }], left: 37 },
        })
        .slice(0, 1),
      ...ranking
        .sentences({ ...ranked, dominated: 38, inferior: { shown: [{ sides: ['a'], by: none }], left: 37 } })
        .slice(1),
      ...ranking
        .sentences({ ...ranked, dominated: 1, inferior: { shown: [{ sides: ['a'], by: some }], left: 0 } })
        .slice(1),
      ranking.beyond({ where: 'top', names: some }),
      verdicts.others(37),
      ...(['bars', 'panels', 'lines', 'pictures'] as const).map((what) => charts.left(37, what)),
      baseline.more(37),
      comparison.moreUnmatched(37),
    ];
    expect(told.length).toBe(23);
    for (const sentence of told) expect(sentence).toContain('37');
  });
});

describe('a cut list', () => {
  it('counts what it leaves out', () => {
    expect(cut([1, 2, 3], 2)).toEqual({ shown: [1, 2], left: 1 });
    expect(cut([1, 2, 3], 3)).toEqual({ shown: [1, 2, 3], left: 0 });
    expect(cut([], 3)).toEqual({ shown: [], left: 0 });
  });

  it('keeps the largest in their order, of equals the first', () => {
    expect(largestOf([3, 1, 2, 3, 3], 3, (own) => own)).toEqual({ shown: [3, 3, 3], left: 2 });
    expect(largestOf(['b', 'a', 'c'], 2, (own) => own.charCodeAt(0))).toEqual({ shown: ['b', 'c'], left: 1 });
    const equal = [{ id: 1 }, { id: 2 }, { id: 3 }];
    expect(largestOf(equal, 2, () => 0).shown).toEqual([{ id: 1 }, { id: 2 }]);
  });
});
