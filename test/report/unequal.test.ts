import { describe, expect, test } from 'vitest';
import type { CellResult, RunResult } from '../../src/batch/result.ts';
import { buildView } from '../../src/facts/duel/view.ts';
import { readRunJson } from '../../src/report/json/read.ts';
import { writeRunJson } from '../../src/report/json/write.ts';
import { anytimeInterval } from '../../src/stats/anytime.ts';
import { cellsCsv } from './csvTexts.ts';
import { cell, markdownReport, run, tallyOf } from './support.ts';

const asked = { halfWidth: 0.02, maxDuels: 8000 };

/** A cell with so many duels, of which the initiator wins and draws a share. */
function sampled(initiator: string, target: string, total: number, wins: number, draws: number): CellResult {
  const ends = {
    'initiator:soul': total * wins,
    'target:soul': total * (1 - wins - draws),
    'draw:exhaustion': total * draws,
  };
  return { ...cell({ initiator, target }), tally: tallyOf(ends), precision: asked.halfWidth };
}

/** Cells of one point with numbers of duels as far apart as a precision makes them. */
function unequalRun(): RunResult {
  const cells = [
    sampled('mage', 'druid', 8000, 0.5, 0.25),
    sampled('druid', 'mage', 1000, 0, 1),
    { ...sampled('mage', 'ranger', 4000, 0.25, 0), law: 'one', chain: 'one' },
    { ...sampled('druid', 'ranger', 8000, 0.25, 0), law: 'one', chain: 'one' },
  ];
  const fixed = run(cells);
  return {
    ...fixed,
    info: { ...fixed.info, options: { ...fixed.info.options, duels: 1000, precision: asked } },
  };
}

describe('a run whose cells have different numbers of duels', () => {
  const view = buildView(unequalRun());
  const found = <K extends string>(kind: K) =>
    view.points[0]!.findings.find((finding) => finding.kind === kind);

  test('weighs cells alike, not duels', () => {
    // (0.25 + 1 + 0 + 0) / 4; by duels it would be 0.143.
    expect(found('draws')).toMatchObject({ draws: { simulated: { value: expect.closeTo(0.3125, 12) } } });
  });

  test('pools cells of one law by their counts, with the interval that holds for them', () => {
    const pooled = view.points[0]!.tables[0]!.cells.find(({ key }) => key === 'mage > ranger @ 1')!;
    expect(pooled.win.simulated).toEqual({ value: 0.25, ...anytimeInterval(3000, 12_000, 0.95) });
    expect(pooled.shared).toBe(2);
  });

  test('gives the mean drain the error of its cells, each by its own duels', () => {
    const drain = view.points[0]!.drain.find(({ side }) => side === 'mage')!.initiator!;
    // Drain 0 in a quarter of the duels, 40 in the rest: variance 300. Two cells, of 8000 and (pooled) 4000 duels.
    // Looks decided the numbers, about the 2,500 that ±2 points take; the bounds are those of a program of its own.
    expect(drain.meanBounds!.low).toBeCloseTo(29.4361775, 5);
    expect(drain.meanBounds!.high).toBeCloseTo(30.5400303, 5);
  });

  test('tells what was reached and what was not, in the report and by the row', () => {
    expect(view.sampling).toMatchObject({ cells: 4, missed: 2, fewest: 1000, most: 8000 });
    expect(view.sampling!.worst!.key).toBe('mage > ranger @ 1');
    const [header = '', ...rows] = cellsCsv(unequalRun()).trim().split('\r\n');
    const reached = header.split(',').indexOf('precision_reached');
    expect(rows.map((row) => row.split(',')[reached])).toEqual(['no', 'yes', 'no', 'yes']);
    const text = markdownReport(unequalRun());
    expect(text).toContain('1,000 to 8,000 simulated duels in each');
    expect(text).toContain(
      '**Precision not reached in 2 of 4 matchups**: the win rate to ±2 percentage points',
    );
    expect(text).toContain('`mage > ranger @ 1` with ±2.57');
    expect(text).toContain('--precision 0.02 --max-duels 8000');
    expect(text).not.toContain('Wilson interval');
  });

  test('comes back from run.json', () => {
    const text = writeRunJson(unequalRun());
    expect(readRunJson(text)).toEqual(unequalRun());
    // Older files know no precision.
    const old = text.replace(/,\s*"precision": \{[^}]*\}/, '');
    expect(readRunJson(old).info.options.precision).toBe(null);
  });
});
