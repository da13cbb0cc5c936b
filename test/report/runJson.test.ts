import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ReportError } from '../../src/language/errors.ts';
import { readRunJson } from '../../src/report/json/read.ts';
import { writeRunJson } from '../../src/report/json/write.ts';
import { reportFormats, writeReports } from '../../src/report/reports.ts';
import { classRun, variantRun } from './runs.ts';
import { cell, chances, field, run, thousand } from './support.ts';

describe('run.json', () => {
  test('gives back the same run, and with it the same reports', async () => {
    for (const result of [classRun(), variantRun()]) {
      const text = writeRunJson(result);
      const back = readRunJson(text);
      expect(back).toEqual(result);
      expect(writeRunJson(back)).toBe(text);
      expect(await writeReports(back)).toEqual(await writeReports(result));
    }
  });

  test('gives back any names, seeds and axis values', () => {
    const value = fc.oneof(fc.string(), fc.double({ noNaN: true }), fc.boolean(), fc.constant(null));
    fc.assert(
      fc.property(fc.string(), value, fc.nat(1000), (name, axis, wins) => {
        const axes = [{ name, value: axis }];
        const both = { ends: thousand(wins), exactEnds: chances(wins / 3000) };
        const result = run([cell({ initiator: name, target: '{"number":"1"}', axes, ...both })], name);
        expect(readRunJson(writeRunJson(result))).toEqual(result);
      }),
      { seed: 3, numRuns: 200 },
    );
  });

  test('does not show the order in which ends were merged', () => {
    const one = run([cell({ initiator: 'a', target: 'b', ends: { 'initiator:soul': 6, 'target:soul': 4 } })]);
    const other = run([
      cell({ initiator: 'a', target: 'b', ends: { 'target:soul': 4, 'initiator:soul': 6 } }),
    ]);
    expect(writeRunJson(one)).toBe(writeRunJson(other));
  });

  test('writes what cells share once', () => {
    const sides = Array.from({ length: 10 }, (_, index) => `side ${index}`);
    const text = writeRunJson(run(field(sides, () => ({ ends: thousand(500) }))));
    expect(text.match(/"mana":40/g)).toHaveLength(10);
    expect(text.length).toBeLessThan(70_000);
  });

  test.each([
    ['', 'run.json: must be JSON as souboj writes it'],
    ['[]', 'run.json: must be an object (got [])'],
    ['{}', 'run.json.format: must be a number (got nothing)'],
    ['{"format": 2}', 'run.json.format: must be 1 (got 2). Tip: it was written by a newer souboj.'],
  ])('refuses %j', (text, message) => {
    expect(() => readRunJson(text)).toThrow(expect.objectContaining({ code: 'bad-run', message }));
  });

  test('says where a cell is misshapen', () => {
    const text = writeRunJson(classRun()).replace('"variant":"printed"', '"variant":7');
    expect(() => readRunJson(text)).toThrow('run.json.cells[0].variant: must be text (got 7)');
    const index = writeRunJson(classRun()).replace('"rules":0', '"rules":5');
    expect(() => readRunJson(index)).toThrow(
      'run.json.cells[0].setup.rules: must be an index below 1 (got 5)',
    );
  });

  test.each([
    [['info', 'seedDrawn'], 'no', 'info.seedDrawn: must be true or false (got "no")'],
    [['info', 'options', 'method'], 'all', 'info.options.method: must be one of mc, exact, both (got "all")'],
    [['info', 'options', 'confidence'], '95', 'info.options.confidence: must be a number (got "95")'],
    [
      ['info', 'options', 'precision'],
      {},
      'info.options.precision.halfWidth: must be a number (got nothing)',
    ],
    [['shard'], [1], 'shard: must be the number of a shard and how many there are (got [1])'],
    [['laws', 0], null, 'laws[0]: must be text (got null)'],
    [['combatants', 0], 3, 'combatants[0]: must be an object (got 3)'],
    [['histograms', 0, 0], [1], 'histograms[0][0]: must be a value and its weight (got [1])'],
    [['histograms', 0], {}, 'histograms[0]: must be an array (got {})'],
    [['judgement'], 5, 'judgement: must be an object (got 5)'],
    [['cells'], {}, 'cells: must be an array (got {})'],
    [['cells', 1], 'x', 'cells[1]: must be an object (got "x")'],
    [
      ['cells', 1, 'kind'],
      'chess',
      'cells[1].kind: must be one of duel, day, concentration, contest, gauntlet (got "chess")',
    ],
    [['cells', 1, 'axes'], [['IQ']], 'cells[1].axes[0]: must be a name and a value (got ["IQ"])'],
    [['cells', 1, 'axes'], [['IQ', []]], 'cells[1].axes[0][1]: must be a single value (got [])'],
    [['cells', 1, 'law'], -1, 'cells[1].law: must be an index below 6 (got -1)'],
    [['cells', 1, 'law'], 1.5, 'cells[1].law: must be an index below 6 (got 1.5)'],
    [['cells', 1, 'law'], '1', 'cells[1].law: must be a number (got "1")'],
    [
      ['cells', 1, 'tally', 'ends', 'initiator:soul'],
      true,
      'cells[1].tally.ends.initiator:soul: must be a number (got true)',
    ],
    [
      ['cells', 1, 'tally', 'longest', 'index'],
      null,
      'cells[1].tally.longest.index: must be a number (got null)',
    ],
    [['cells', 1, 'impossible'], 'x'.repeat(99), null],
    [
      ['cells', 1, 'impossible'],
      ['x'.repeat(99)],
      `cells[1].impossible: must be text (got ["${'x'.repeat(55)}...)`,
    ],
  ] as const)('at %j, %j: %s', (path, value, message) => {
    const file = JSON.parse(writeRunJson(classRun()));
    const last = path.at(-1)!;
    path.slice(0, -1).reduce((at, key) => at[key], file)[last] = value;
    const read = () => readRunJson(JSON.stringify(file), 'a/run.json');
    if (message === null) expect(read).not.toThrow();
    else
      expect(read).toThrow(
        expect.objectContaining({
          code: 'bad-run',
          message: `a/run.json${/^\[/.test(message) ? '' : '.'}${message}`,
        }),
      );
  });
});

describe('writeReports', () => {
  test('writes the files of each format', async () => {
    const names = async (formats: readonly string[]) => [...(await writeReports(classRun(), formats)).keys()];
    expect(await names(['md'])).toEqual(['report.md']);
    expect(await names(['json', 'csv'])).toEqual([
      'run.json',
      'cells.csv',
      'distributions.csv',
      'scores.csv',
    ]);
    expect(await names([...reportFormats])).toEqual(
      expect.arrayContaining([
        'cells.csv',
        'distributions.csv',
        'report.md',
        'run.json',
        'charts/scores.svg',
      ]),
    );
  });

  test('refuses an unknown format, none, an unknown language and an unknown dialect', async () => {
    await expect(writeReports(classRun(), ['csv', 'pdf'])).rejects.toThrow(
      `format: must be one of ${reportFormats.join(', ')} (got "pdf")`,
    );
    await expect(writeReports(classRun(), [])).rejects.toThrow('(got nothing)');
    await expect(writeReports(classRun(), ['toString'])).rejects.toThrow(ReportError);
    await expect(writeReports(classRun(), ['md'], { language: 'xx' })).rejects.toThrow('(got "xx")');
    await expect(writeReports(classRun(), ['csv'], { csvDialect: 'xls' })).rejects.toThrow('(got "xls")');
  });
});
