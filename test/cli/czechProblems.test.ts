import { describe, expect, it } from 'vitest';
import { translateLine } from '../../src/cli/czechProblems.ts';
import { baselineSchema } from '../../src/report/baseline/file.ts';
import { cell, figures, runFrame, sharedLists } from '../../src/report/json/runSchema.ts';
import { kinds } from '../../src/scenario/registry.ts';
import { messagesOf, type SourceText, textsOf } from '../support/sourceTexts.ts';

/** What stands where a text is filled in, by the code that fills it in; anything else is a number. */
const fillings: Readonly<Record<string, readonly string[]>> = {
  // Said elsewhere, and looked at there.
  ...Object.fromEntries(
    ['expected', 'hits.expected', 'issue.message', 'this.keys[key]', 'wanted'].map((part) => [part, []]),
  ),
  tip: ['', ' Tip: did you mean "x"?'],
  "near === '' ? '' : ` Tip: ${near}`": [''],
  'reasonOf(error)': ['permission denied'],
  'describe(node)': ['a list of 2', 'an empty map'],
  'describe(item)': ['a map'],
  'describe(value)': ['7'],
  whose: ['the manifester level of "x"', 'the level it is manifested at'],
  needed: ['level 7 needs manifester level 7'],
};

/** Some parts mean something else in each file. */
const fillingsOf: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'scenario/day/kind.ts': { what: ['manifester', 'plan'] },
  'tuning/goal/compile.ts': { what: ['a matchup', 'a matchup that counts for score'] },
  'cli/scenarioFile.ts': { example: [' Tip: labels look like "x"'] },
  'scenario/points/vary-path.ts': { example: ['', ', for example defaults.mana'] },
  'scenario/expect/band.ts': { range: ['at least 0', 'from 0 to 1'] },
  'tuning/sweep/spec.ts': { what: [] },
  'cli/compare.ts': { tip: ['the variants are x'] },
  'cli/planes.ts': { tip: ['the variants are x'] },
  'batch/pool.ts': { what: ['its exact solution', 'duels 7 to 7'] },
  'batch/queue/submit.ts': { failedReason: ['the plan is gone: its run has ended'] },
  'batch/queue/serve.ts': { where: ['the worker on x is souboj 7'] },
  'cli/trace.ts': { who: ['a side', 'the target', 'the initiator'] },
};

/** A text with its parts filled in, in every way that there is. */
function filled(file: string, text: string): string[] {
  const part = /\$\{((?:[^{}]|\{[^{}]*\})*)\}/.exec(text);
  if (part === null) return [text.replaceAll("\\'", "'").replaceAll('\\n', '\n')];
  const choices = [...part[1]!.matchAll(/[?:] '([^']*)'/g)].map(([, choice = '']) => choice);
  const ways = fillingsOf[file]?.[part[1]!] ?? fillings[part[1]!] ?? (choices.length > 0 ? choices : ['7']);
  return ways.flatMap((way) =>
    filled(
      file,
      text.replace(part[0], () => way),
    ),
  );
}

const unknownIn = (lines: readonly string[]): string[] => [
  ...new Set(lines.flatMap((line) => translateLine(line).unknown)),
];

describe('every problem has its Czech', () => {
  it('of the schemas', () => {
    const messages = [...kinds.values()].flatMap((kind) => (kind === null ? [] : messagesOf(kind.schema)));
    expect(messages.length).toBeGreaterThan(50);
    expect(unknownIn(messages.map((message) => `x: must be ${message} (got nothing)`))).toEqual([]);
  });

  it('of files that souboj writes', () => {
    const parts = {
      formulas: [],
      classes: [],
      rules: [],
      combatants: [],
      laws: [],
      histograms: [],
      setups: [],
    };
    const schemas = [sharedLists, runFrame, cell(parts), figures(parts), baselineSchema];
    const messages = schemas.flatMap((schema) => messagesOf(schema));
    expect(new Set(messages).size).toBeGreaterThan(12);
    expect(
      unknownIn([...messages, 'an index below 7'].map((message) => `x: must be ${message} (got 7)`)),
    ).toEqual([]);
  });

  it('of the code', () => {
    const places = [
      'scenario',
      'cli',
      'tuning',
      'batch',
      'report/json',
      'report/baseline',
      'rules/formula.ts',
    ];
    const more = ['report/reports.ts', 'language/languages.ts', 'report/csv/dialect.ts'];
    // Faults of the program itself are no problems of anybody's scenario.
    const own = ({ before }: SourceText): boolean => !/(RangeError|new Error)\(\s*$/.test(before);
    const texts = textsOf(...places, ...more).filter(own);
    const musts = texts
      .filter(({ text }) => /^must |: must /.test(text))
      .flatMap(({ file, text }) => filled(file, text));
    const failures = texts
      .filter(({ before }) => /new (?:QueueError|WorkerError|bullmq\.UnrecoverableError)\(\s*$/.test(before))
      .filter(({ text }) => !text.startsWith('must '))
      .flatMap(({ file, text }) => filled(file, text));
    expect(failures.length).toBeGreaterThan(6);
    const wants = texts
      .filter(({ before }) =>
        /(?:\.missing\(.*, |Nowhere\(|\bfail\([^,]*, |\bexpected: |refuse\()$/.test(before),
      )
      .flatMap(({ file, text }) => filled(file, text).map((want) => `x: must be ${want} (got nothing)`));
    expect(musts.length).toBeGreaterThan(150);
    expect(wants.length).toBeGreaterThan(15);
    const lines = musts.map((text) => (text.startsWith('must ') ? `x: ${text}` : text));
    expect(unknownIn([...lines, ...wants, ...failures])).toEqual([]);
  });
});
