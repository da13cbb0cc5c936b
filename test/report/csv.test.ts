import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defuse, dialectOf } from '../../src/report/csv/dialect.ts';
import { cellsCsv, distributionsCsv, scoresCsv } from './csvTexts.ts';
import { classRun, variantRun } from './runs.ts';
import { cell, chances, expectGolden, run, thousand } from './support.ts';

/** An independent reader of RFC 4180, one character at a time. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? '';
    if (quoted) {
      if (character !== '"') field += character;
      else if (text[at + 1] === '"') field += text[at++];
      else quoted = false;
    } else if (character === '"' && field === '') quoted = true;
    else if (character === ',' || text.startsWith('\r\n', at)) {
      row.push(field);
      field = '';
      if (character === ',') continue;
      rows.push(row);
      row = [];
      at++;
    } else if (character === '\n' || character === '\r' || character === '"')
      throw new Error('must be quoted');
    else field += character;
  }
  if (quoted || field !== '' || row.length > 0) throw new Error('last line not ended');
  return rows;
}

function records(text: string): Record<string, string>[] {
  const [head = [], ...rows] = readCsv(text);
  return rows.map((row) => {
    expect(row).toHaveLength(head.length);
    return Object.fromEntries(head.map((name, index) => [name, row[index] ?? '']));
  });
}

/** DESIGN: the public columns, in order. */
const columns =
  'scenario,variant,plane,initiator,target,status,reason,method,duels,initiator_wins,target_wins,draws,win_rate,' +
  'win_rate_low,win_rate_high,target_win_rate,target_win_rate_low,target_win_rate_high,draw_rate,rounds_mean,' +
  'rounds_sd,rounds_p50,rounds_p95,initiator_drain_mean,initiator_drain_sd,initiator_drain_p10,' +
  'initiator_drain_p50,initiator_drain_p90,target_drain_mean,target_drain_sd,target_drain_p10,target_drain_p50,' +
  'target_drain_p90,initiator_iq_loss_mean,target_iq_loss_mean,initiator_fatigue_mean,target_fatigue_mean,' +
  'initiator_capture_mean,target_capture_mean,ends_soul,ends_withdrawn,ends_fled,ends_explosion,ends_pull,' +
  'ends_exhaustion,ends_timeout,exact_win_rate,exact_target_win_rate,exact_draw_rate,exact_z,bystander_damage_mean,precision_reached,' +
  'exact_ends_soul,exact_ends_withdrawn,exact_ends_fled,exact_ends_explosion,exact_ends_pull,exact_ends_exhaustion,' +
  'exact_ends_timeout,exact_error,' +
  'rounds_p50_low,rounds_p50_high,rounds_p95_low,rounds_p95_high,' +
  'initiator_drain_p10_low,initiator_drain_p10_high,initiator_drain_p50_low,initiator_drain_p50_high,initiator_drain_p90_low,initiator_drain_p90_high,' +
  'target_drain_p10_low,target_drain_p10_high,target_drain_p50_low,target_drain_p50_high,target_drain_p90_low,target_drain_p90_high,' +
  'exact_rounds_mean,exact_rounds_sd,exact_rounds_p50,exact_rounds_p95,' +
  'exact_initiator_drain_mean,exact_initiator_drain_sd,exact_initiator_drain_p10,exact_initiator_drain_p50,exact_initiator_drain_p90,' +
  'exact_target_drain_mean,exact_target_drain_sd,exact_target_drain_p10,exact_target_drain_p50,exact_target_drain_p90,' +
  'exact_initiator_iq_loss_mean,exact_target_iq_loss_mean,exact_initiator_fatigue_mean,exact_target_fatigue_mean,' +
  'exact_initiator_capture_mean,exact_target_capture_mean,exact_bystander_damage_mean,duel_id';

const nasty = fc.oneof(
  fc.constantFrom(
    'a|b',
    'say "hi"',
    'two\nlines',
    'cr\ronly',
    '<img src=x onerror=alert(1)>',
    '=1+1',
    ' edge ',
    'a,b',
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);

describe('cells.csv', () => {
  test('is as it was looked at', () => {
    expectGolden('classes.csv', cellsCsv(classRun()));
    expectGolden('variants.csv', cellsCsv(variantRun()));
  });

  test('has the public columns in order, axes after the plane', () => {
    expect(cellsCsv(classRun()).split('\r\n')[0]).toBe(columns);
    expect(cellsCsv(variantRun()).split('\r\n')[0]).toBe(columns.replace('plane,', 'plane,defaults.mana,'));
  });

  test('leaves counts and intervals empty where nothing was simulated', () => {
    const [row] = records(
      cellsCsv(run([cell({ initiator: 'a', target: 'b', exactEnds: chances(0.25, 0.125) })])),
    );
    expect(row).toMatchObject({ method: 'exact', duels: '', draws: '', win_rate: '0.25', win_rate_low: '' });
    expect(row).toMatchObject({
      target_win_rate: '0.625',
      draw_rate: '0.125',
      ends_soul: '',
      exact_ends_soul: '0.875',
      exact_z: '',
    });
    expect(row).toMatchObject({ rounds_mean: '7.25', rounds_p95: '12', initiator_drain_p10: '0' });
  });

  test('keeps simulated figures in the main columns, exact ones beside them, each cell unpooled', () => {
    const both = { initiator: 'a', target: 'b', exactEnds: chances(0.5), law: 'one' };
    const rows = records(
      cellsCsv(
        run([cell({ ...both, ends: thousand(520) }), cell({ ...both, target: 'c', ends: thousand(480) })]),
      ),
    );
    expect(rows.map((row) => row['win_rate'])).toEqual(['0.52', '0.48']);
    expect(rows[0]).toMatchObject({ method: 'both', exact_win_rate: '0.5', initiator_wins: '520' });
    expect(rows[0]).toMatchObject({ ends_soul: '1000', exact_ends_soul: '1', exact_ends_timeout: '0' });
    expect(Number(rows[0]?.['exact_z'])).toBeCloseTo(0.02 / Math.sqrt(0.25 / 1000), 12);
  });

  test('gives the reason of a pairing that is not possible, and no figures', () => {
    const [row = {}] = records(
      cellsCsv(run([cell({ initiator: 'a', target: 'b', impossible: 'too far, really' })])),
    );
    const { scenario, variant, plane, initiator, target, status, reason, ...figures } = row;
    expect([scenario, variant, plane, initiator, target]).toEqual(['Small duels', 'printed', '1', 'a', 'b']);
    expect([status, reason]).toEqual(['not possible', 'too far, really']);
    expect(new Set(Object.values(figures))).toEqual(new Set(['']));
  });

  test('writes axis values of every kind, nothing and unlimited included', () => {
    const values = [true, null, 'x', 0.1, Number.POSITIVE_INFINITY];
    const cells = values.map((value) =>
      cell({ initiator: 'a', target: 'b', axes: [{ name: 'x', value }], ends: thousand(5) }),
    );
    expect(records(cellsCsv(run(cells))).map((row) => row['x'])).toEqual([
      'true',
      '',
      'x',
      '0.1',
      'unlimited',
    ]);
  });

  test('reads back with any names, and never says NaN or Infinity', () => {
    fc.assert(
      fc.property(nasty, nasty, nasty, fc.nat(1000), (name, initiator, target, wins) => {
        const cells = [
          cell({ initiator, target, ends: thousand(wins), exactEnds: chances(wins / 1000) }),
          cell({ initiator, target, impossible: name }),
        ];
        const text = cellsCsv(run(cells, name));
        const rows = records(text);
        expect(rows.map((row) => row['scenario'])).toEqual([name, name]);
        expect(rows[0]).toMatchObject({ initiator, target });
        expect(rows[1]).toMatchObject({ reason: name });
        expect(Object.values(rows[0] ?? {}).filter((value) => /^-?(NaN|Infinity)$/.test(value))).toEqual(
          [name, initiator, target].filter((text) => /^-?(NaN|Infinity)$/.test(text)),
        );
      }),
      { seed: 11, numRuns: 200 },
    );
  });
});

describe('scores and equal duels', () => {
  test('equal duels have one name, in every file; a pairing that is none has none', () => {
    const laws = ['x', 'y', 'x'];
    const cells = laws.map((law, i) => cell({ initiator: `a${i}`, target: 'b', law, ends: thousand(5) }));
    const none = cell({ initiator: 'c', target: 'b', impossible: 'too far' });
    const rows = records(cellsCsv(run([none, ...cells])));
    // sha256sum of x and of y.
    const [x, y] = ['d2d711642b726', 'da1fce4363854'];
    expect(rows.map((row) => row['duel_id'])).toEqual(['', x, y, x]);
  });

  test('scores.csv averages a plane over both seats without mirrors, and all planes together', () => {
    const duel = (plane: number, initiator: string, target: string, p: number) =>
      cell({ initiator, target, plane, exactEnds: chances(p) });
    const cells = [
      ...[duel(1, 'a', 'b', 0.7), duel(1, 'b', 'a', 0.4), duel(1, 'a', 'a', 0.9)],
      ...[duel(2, 'a', 'b', 0.5), duel(2, 'b', 'a', 0.3)],
    ];
    const rows = records(scoresCsv(run(cells)));
    expect(
      rows.map(({ plane, side, matchups, exact_mean_score: score, same_opponents: same }) => [
        ...[plane, side, matchups, Number(score).toFixed(12), same],
      ]),
    ).toEqual([
      ['1', 'a', '2', '0.650000000000', 'yes'],
      ['1', 'b', '2', '0.350000000000', 'yes'],
      ['2', 'a', '2', '0.600000000000', 'yes'],
      ['2', 'b', '2', '0.400000000000', 'yes'],
      ['all', 'a', '4', '0.625000000000', 'yes'],
      ['all', 'b', '4', '0.375000000000', 'yes'],
    ]);
    expect(rows[0]).toMatchObject({ mean_score: rows[0]!['exact_mean_score'], mean_score_low: '' });
  });
});

describe('the excel-cs dialect', () => {
  const dialect = dialectOf('excel-cs');

  test('has a byte order mark, semicolons and decimal commas', () => {
    const text = cellsCsv(run([cell({ initiator: 'a', target: 'b', exactEnds: chances(0.25) })]), dialect);
    expect(text.startsWith('\uFEFFscenario;variant;plane;')).toBe(true);
    expect(text.split('\r\n')[1]).toMatch(/^Small duels;printed;1;a;b;ok;;exact;;;;;0,25;;;0,75;/);
    expect(
      distributionsCsv(run([cell({ initiator: 'a', target: 'b', ends: thousand(5) })]), dialect),
    ).toContain(';initiator_capture;4,3;500;0,5;');
  });

  test('defuses formulas, and numbers stay numbers', () => {
    const names = ['=1+1', '+x', '-x', '@x', '\tx', '\rx', 'plain=1', '1-2'];
    expect(names.map(defuse)).toEqual(["'=1+1", "'+x", "'-x", "'@x", "'\tx", "'\rx", 'plain=1', "'1-2"]);
    const axes = [{ name: 'x', value: -5 }];
    const sketch = { initiator: '=cmd|calc', target: 'a;b', axes, ends: thousand(5) };
    const [, row = ''] = cellsCsv(run([cell(sketch)]), dialect).split('\r\n');
    expect(row).toMatch(/^Small duels;printed;1;-5;'=cmd\|calc;"a;b";ok;/);
  });
});

describe('distributions.csv', () => {
  test('has a row for every value, with the count and its share', () => {
    const rows = records(distributionsCsv(run([cell({ initiator: 'a', target: 'b', ends: thousand(600) })])));
    expect(
      rows.slice(0, 4).map((row) => [row['metric'], row['value'], row['count'], row['probability']]),
    ).toEqual([
      ['rounds', '3', '250', '0.25'],
      ['rounds', '7', '500', '0.5'],
      ['rounds', '12', '250', '0.25'],
      ['initiator_drain', '0', '250', '0.25'],
    ]);
    expect(Object.keys(rows[0] ?? {}).join()).toBe(
      'scenario,variant,plane,initiator,target,metric,value,count,probability,cumulative,cumulative_low,cumulative_high',
    );
  });

  test('leaves the count empty where only the exact distribution is known', () => {
    const rows = records(
      distributionsCsv(run([cell({ initiator: 'a', target: 'b', exactEnds: chances(0.5) })])),
    );
    expect(rows[0]).toMatchObject({ metric: 'rounds', count: '', probability: '0.25' });
  });
});

test('a table of many cells, written in parts, has one header, one mark and every row in order', () => {
  const many = Array.from({ length: 250 }, (_, i) =>
    cell({ initiator: `mind ${i}`, target: 'b', ends: thousand(i + 1) }),
  );
  for (const write of [cellsCsv, distributionsCsv]) {
    const lines = write(run(many), dialectOf('excel-cs')).split('\r\n');
    expect(lines.filter((line) => line.includes('scenario'))).toHaveLength(1);
    expect(lines.join('').split('\uFEFF')).toHaveLength(2);
    const names = lines.slice(1, -1).map((line) => Number(/mind (\d+)/.exec(line)![1]));
    expect(names).toEqual(names.toSorted((a, b) => a - b));
    expect(new Set(names).size).toBe(250);
  }
});
