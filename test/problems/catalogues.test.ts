import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { czechProblems } from '../../src/language/cs/problems.ts';
import { english } from '../../src/problems/english.ts';
import { complaintText, type Must, refusalText } from '../../src/problems/problem.ts';
import { baselineSchema } from '../../src/report/baseline/file.ts';
import { cell, figures, runFrame, sharedLists } from '../../src/report/json/runSchema.ts';
import { kinds } from '../../src/scenario/registry.ts';
import { carried } from '../../src/scenario/tree/carried.ts';
import { englishWords } from '../support/englishWords.ts';
import { messagesOf } from '../support/schemaMessages.ts';
import { samplesOf } from './samples.ts';

const topics = ['musts', 'found', 'tips', 'sentences', 'places'] as const;

describe.each(topics)('every message of %s', (topic) => {
  const samples = samplesOf(topic, czechProblems[topic] as Readonly<Record<string, unknown>>);

  it('is told in both languages, whatever is filled in', () => {
    const told = new Set(samples.map(({ key }) => key));
    expect(Object.keys(english[topic]).filter((key) => !told.has(key))).toEqual([]);
    for (const { key, values, english: one, other } of samples) {
      const what = `${key} ${JSON.stringify(values)}`;
      expect(one.trim(), what).not.toBe('');
      expect(other, what).not.toMatch(/undefined|NaN|\[object|^\s*$/);
    }
  });

  it('leaves no English in Czech', () => {
    // Options, words of scenario files and forms of entries are the same in every language.
    const said = (text: string): string =>
      text.replace(
        /--[a-z-]+(?: (?:exact|junit))?|\{.*\}|\b(?:host|port|side|level)\b|metric, where| duel$/g,
        '',
      );
    expect([...new Set(samples.flatMap(({ key, other }) => englishWords(key, said(other))))]).toEqual([]);
  });

  it('never lets a Czech line end with a word of one letter', () => {
    const loose = samples.filter(({ other }) => /(?:^|[\s(„])[ksvzouaiKSVZOUAI] /.test(other));
    expect([...new Set(loose.map(({ key, other }) => `${key}: ${other}`))]).toEqual([]);
  });
});

describe('Czech counts', () => {
  it.each<[Must, Must, Must, string, string, string]>([
    [
      ['allShards', 1],
      ['allShards', 2],
      ['allShards', 5],
      'musí mít svou jedinou část',
      'musí mít všechny 2\u00a0části',
      'musí mít všech 5\u00a0částí',
    ],
    [
      ['cellsAtMost', 1],
      ['cellsAtMost', 4],
      ['cellsAtMost', 1_000_000],
      'musí dát dohromady nejvýše 1\u00a0případ',
      'musí dát dohromady nejvýše 4\u00a0případy',
      'musí dát dohromady nejvýše 1\u00a0000\u00a0000\u00a0případů',
    ],
    [
      ['oneOfShards', 1, 'a'],
      ['oneOfShards', 2, 'a'],
      ['oneOfShards', 5, 'a'],
      'musí být jedna z\u00a01\u00a0části jako a',
      'musí být jedna ze\u00a02\u00a0částí jako a',
      'musí být jedna z\u00a05\u00a0částí jako a',
    ],
    [
      ['amongFirst', 1],
      ['amongFirst', 2],
      ['amongFirst', 5],
      'musí to být hned první souboj',
      'musí být mezi prvními 2\u00a0souboji',
      'musí být mezi prvními 5\u00a0souboji',
    ],
    [
      ['charactersAtMost', 1],
      ['charactersAtMost', 2],
      ['charactersAtMost', 5],
      'musí mít nejvýše 1\u00a0znak',
      'musí mít nejvýše 2\u00a0znaky',
      'musí mít nejvýše 5\u00a0znaků',
    ],
  ])('%j, %j, %j', (one, few, many, first, second, third) => {
    const told = (must: Must): string => complaintText({ must }, czechProblems);
    expect([one, few, many].map(told)).toEqual([first, second, third]);
  });
});

describe('a refusal', () => {
  it('keeps every name as it is, even one that reads like a problem', () => {
    const where = ['f.yaml:3:5', 'combatants.mage: must be (got odd)'];
    const refusal = { where, must: ['whole', 0, 1000], found: ['value', '"a b k c"'] } as const;
    expect(refusalText(refusal)).toBe(
      'f.yaml:3:5: combatants.mage: must be (got odd): must be a whole number from 0 to 1,000 (got "a b k c")',
    );
    expect(refusalText(refusal, czechProblems)).toBe(
      'f.yaml:3:5: combatants.mage: must be (got odd): musí být celé číslo od 0 do 1\u00a0000 (je tu "a b k c")',
    );
  });

  it('tells places, tips, and what it should be like', () => {
    const refusal = {
      where: ['b', ['option', 'duels']],
      must: ['exactly', '7'],
      found: ['nothing'],
      like: 'a',
      tip: ['didYouMean', '"x"'],
    } as const;
    expect(refusalText(refusal)).toBe(
      'b: option duels: must be 7 (got nothing), as in a Tip: did you mean "x"?',
    );
    expect(refusalText(refusal, czechProblems)).toBe(
      'b: volba duels: musí být 7 (není tu nic), stejně jako v\u00a0a Tip: nemělo to být "x"?',
    );
  });
});

it('every message of the schemas is one of ours', () => {
  const parts = {
    formulas: [],
    classes: [],
    rules: [],
    combatants: [],
    laws: [],
    histograms: [],
    setups: [],
  };
  const files = [sharedLists, runFrame, cell(parts), figures(parts), baselineSchema];
  const messages = [...[...kinds.values()].map(({ schema }) => schema), ...files].flatMap((schema) =>
    messagesOf(schema),
  );
  expect(messages.length).toBeGreaterThan(60);
  for (const message of messages) {
    const [key] = carried(message);
    expect(message).toBe(JSON.stringify(carried(message)));
    expect(Object.keys(english.musts)).toContain(key);
  }
});

it('no code asks which language it is: texts come from the record of a language', () => {
  const src = fileURLToPath(new URL('../../src', import.meta.url));
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  expect(files.length).toBeGreaterThan(500);
  const asking = files.filter((file) =>
    /(?:[=!]==?\s*|case\s+)['"](?:cs|en)['"]|['"](?:cs|en)['"]\s*[=!]==?/.test(
      readFileSync(join(src, file), 'utf8'),
    ),
  );
  expect(asking).toEqual([]);
});
