import { describe, expect, it } from 'vitest';
import { type BaselineCell, baselineOf } from '../../src/analysis/baseline/baseline.ts';
import { alignCells, checkEqual, checkMoved, resultOf } from '../../src/analysis/baseline/check.ts';
import { needsOf, probed } from '../../src/analysis/power.ts';
import type { CellResult } from '../../src/batch/result.ts';
import type { JointTally } from '../../src/engine/prepared/joint.ts';
import { czech } from '../../src/language/cs/texts.ts';
import { baselineMarkdown, baselineText } from '../../src/report/baseline/check.ts';
import { readBaseline, writeBaseline } from '../../src/report/baseline/file.ts';
import { cell, chances, run, thousand } from '../report/support.ts';

const cells = (wins: number, p: number | null = null): readonly CellResult[] =>
  ['b', 'c'].map((target) =>
    cell({
      initiator: 'a',
      target,
      axes: [{ name: 'mana', value: 20 }],
      ends: thousand(target === 'b' ? wins : 500),
      ...(p === null ? {} : { exactEnds: chances(p) }),
    }),
  );

describe('a baseline', () => {
  it('is read as it was written, one cell a line', () => {
    const baseline = baselineOf(
      run([...cells(300, 0.3), cell({ initiator: 'x', target: 'y', impossible: 'no' })]),
    );
    const text = writeBaseline(baseline);
    expect(readBaseline(text, 'b')).toEqual(baseline);
    expect(baseline.cells).toHaveLength(2);
    expect(text).toContain('\n["a > b @ 1","printed",[["mana",20]],[300,0,700],[0.3,0,0.7],{"counted":');
    // Solved cells keep means; where nothing is solved the distributions are kept, to be compared as samples.
    expect(baseline.cells[0]!.figures!.exact!['rounds']).toBe(7.25);
    expect(baseline.cells[0]!.figures!.distributions).toBeNull();
    expect(baselineOf(run(cells(300))).cells[0]!.figures!.distributions!['target_drain']).toEqual([
      [8, 500],
      [40, 500],
    ]);
  });

  it('of an older version is read, and says that it holds who won alone', () => {
    const baseline = baselineOf(run(cells(300, 0.3)));
    const text = writeBaseline(baseline).replace(/,\{"counted":.*\}\]/g, ']');
    expect(text).not.toContain('counted');
    const old = readBaseline(text, 'b');
    expect(old.cells.map(({ figures }) => figures)).toEqual([null, null]);
    const check = checkEqual(old, cells(300, 0.3));
    expect(check).toMatchObject({ compared: [], cells: [{ movement: 'same' }, { movement: 'same' }] });
    expect(baselineText(check)).toContain('Compared: wins, draws and losses alone');
    expect(baselineText(checkEqual(baseline, cells(300, 0.3)))).toContain('mean number of rounds');
  });

  it('is told as Markdown with names that are shown and never run, in both languages', () => {
    const named = (wins: number, target: string) =>
      cell({ initiator: 'a', target, ends: thousand(wins), exactEnds: chances(wins / 1000) });
    const wild = '<b>|`x`';
    const before = baselineOf(run([named(300, 'c'), named(200, wild)]));
    const check = checkEqual(before, [named(300, 'c'), named(200, '[y](z)')]);
    expect(check.added).toHaveLength(1);
    const told = baselineMarkdown('# n', check);
    expect(told.split('\n\n')[0]).toBe('## &#35; n');
    expect(told).toContain('New, without a baseline: `a > [y](z) @ 1 [printed]`.');
    expect(told).toContain('In the baseline only: <code>a > &lt;b>&#124;\\`x\\` @ 1 \\[printed\\]</code>.');
    // A name of one letter is no Czech preposition.
    expect(baselineText(check, czech)).toContain('Nové, bez uložených výsledků: a > [y](z) @ 1 [printed].');
  });

  it.each([
    ['', /b: must be a baseline as souboj writes it/],
    ['[]', /b: must be an object/],
    ['{"format": 9}', /b\.format: must be 1 \(got 9\)/],
    ['{"format": 1, "scenario": {}, "version": 3}', /b\.version: must be text \(got 3\)/],
  ])('refuses %s', (text, message) => {
    expect(() => readBaseline(text, 'b')).toThrow(message);
  });

  it.each<[what: string, part: Partial<BaselineCell>]>([
    ['counts that are no whole numbers', { counts: [300.5, 0, 699.5] }],
    ['negative counts', { counts: [-1, 0, 1001] }],
    ['counts of fewer duels', { counts: [300, 0, 699] }],
    ['chances that do not add up', { exact: [0.3, 0, 0.8] }],
    ['chances beyond 1', { exact: [2, -1, 0] }],
    ['a negative mean', { figures: { counted: { rounds: -1 }, exact: null, distributions: null } }],
    ['a mean without bounds', { figures: { counted: null, exact: { rounds: 1e300 }, distributions: null } }],
    [
      'a distribution of fewer duels',
      { figures: { counted: null, exact: null, distributions: { rounds: [[1, 999]] } } },
    ],
  ])('refuses a cell with %s, and says which', (_, part) => {
    const baseline = baselineOf(run(cells(300, 0.3)));
    const [first, second] = baseline.cells;
    const text = writeBaseline({ ...baseline, cells: [first!, { ...second!, ...part }] });
    expect(() => readBaseline(text, 'b')).toThrow(
      'b.cells[1]: must have figures that can come of its cell and add up',
    );
  });

  it.each([
    [['x'], 'must be a list of five (got ["x"])'],
    [['x', 'y', [['z']], null, null], '[2][0]: must be a name and a value (got ["z"])'],
    [['x', 'y', [], [1, 2], null], '[3]: must be three numbers (got [1,2])'],
    [['x', 'y', [], null, [1, 2, '3']], '[4][2]: must be a number (got "3")'],
  ])('says where a cell is misshapen: %j', (row, message) => {
    const file = JSON.parse(writeBaseline(baselineOf(run(cells(300)))));
    const text = JSON.stringify({ ...file, cells: [...file.cells, row] });
    expect(() => readBaseline(text, 'b')).toThrow(
      `b.cells[2]${message.startsWith('[') ? '' : ': '}${message}`,
    );
  });

  it('of the same seed, scenario and version must be equal, to the duel', () => {
    const baseline = baselineOf(run(cells(300, 0.3)));
    const movements = (now: readonly CellResult[]) =>
      checkEqual(baseline, now).cells.map(({ movement }) => movement);
    expect(movements(cells(300, 0.3))).toEqual(['same', 'same']);
    expect(movements(cells(301, 0.3))).toEqual(['unequal', 'same']);
    expect(movements(cells(300, 0.3 + 1e-15))).toEqual(['unequal', 'unequal']);
  });

  it('of another version is compared by exact values, else as two samples with Holm', () => {
    const moved = (before: readonly CellResult[], now: readonly CellResult[]) => {
      const { pairs, ...rest } = alignCells(baselineOf(run(before)), now);
      const compared = pairs.map(([old, result]) => ({
        before: resultOf(old, result),
        after: result,
        joint: null,
      }));
      const { cells: checked, family } = checkMoved('samples', compared, rest, 0.95);
      return [family, ...checked.map(({ movement }) => movement)];
    };
    // Wins and losses of two cells: four tests.
    expect(moved(cells(300), cells(310))).toEqual([4, 'noise', 'noise']);
    expect(moved(cells(300), cells(400))).toEqual([4, 'moved', 'noise']);
    expect(moved(cells(300, 0.3), cells(400, 0.3))).toEqual([0, 'same', 'same']);
    expect(moved(cells(300, 0.3), cells(300, 0.3 + 1e-12))).toEqual([0, 'same', 'same']);
    expect(moved(cells(300, 0.3), cells(300, 0.31))).toEqual([0, 'moved', 'moved']);
  });

  const against = (before: CellResult, after: CellResult, played: JointTally | null) =>
    checkMoved(
      played === null ? 'samples' : 'paired',
      [{ before, after, joint: played }],
      { added: [], gone: [] },
      0.95,
    );
  const sketch = { initiator: 'a', target: 'b' };

  it('sees losses that became draws, as two samples and duel by duel', () => {
    const before = cell({ ...sketch, ends: { 'target:soul': 1000 }, law: 'old' });
    const after = cell({ ...sketch, ends: { 'target:soul': 48, 'draw:timeout': 952 }, law: 'new' });
    const samples = against(before, after, null);
    expect(samples.cells[0]!.movement).toBe('moved');
    expect(samples.cells[0]!.moved).toMatchObject([{ metric: 'target_win_rate', before: 1, after: 0.048 }]);
    expect(baselineText(samples)).toContain('target’s win rate 100 % → 4.8 %');
    const differences = { rounds: [[-31, 1000]] } as const;
    const played = { total: 1000, table: [0, 0, 0, 0, 0, 0, 0, 952, 48], differences, flips: [] };
    const pairs = against({ ...before, tally: null }, { ...after, tally: null }, played);
    expect(pairs.cells[0]!.moved).toMatchObject([
      { metric: 'target_win_rate', before: 1, after: 0.048 },
      { metric: 'rounds_mean', before: null, difference: -31 },
    ]);
    // As many one way as the other, and no other length: noise.
    const noise = {
      ...played,
      table: [480, 10, 0, 12, 100, 11, 0, 9, 378],
      differences: { rounds: [[0, 1000]] } as const,
    };
    expect(against({ ...before, tally: null }, { ...after, tally: null }, noise).cells[0]).toMatchObject({
      movement: 'noise',
      moved: [],
    });
  });

  it('sees every exact figure by its value, also of one and the same duel by law', () => {
    const solved = (capture: number) => {
      const result = cell({ ...sketch, ends: thousand(300), exactEnds: chances(0.3), law: 'one' });
      const exact = {
        ...result.exact!,
        metrics: { ...result.exact!.metrics, initiator_capture: [[capture, 1]] as const },
      };
      return { ...result, exact };
    };
    const check = checkMoved(
      'paired',
      [{ before: solved(4.6), after: solved(41.4), joint: null }],
      { added: [], gone: [] },
      0.95,
    );
    expect(check.cells[0]!.moved).toMatchObject([
      { metric: 'initiator_capture_mean', before: 4.6, after: 41.4 },
    ]);
    expect(check.cells[0]!.movement).toBe('moved');
    expect(check.compared).toContain('bystander_damage_mean');
    expect(against(solved(4.6), solved(4.6), null).cells[0]).toMatchObject({ movement: 'same', moved: [] });
  });

  it('holds samples against what is solved on the other side', () => {
    const solved = cell({ ...sketch, exactEnds: chances(0.3), law: 'old' });
    const counted = (draws: number, rounds: number) => {
      const result = cell({ ...sketch, ends: thousand(300, draws), law: 'new' });
      return { ...result, tally: { ...result.tally!, metrics: { rounds: [[rounds, 1000]] as const } } };
    };
    // Losses 700 of 1,000 by the solution, 600 counted: p 1e-11. Rounds 7.25 by the solution.
    for (const [before, after] of [
      [solved, counted(100, 7)],
      [counted(100, 7), solved],
    ] as const)
      expect(against(before, after, null).cells[0]!.moved).toMatchObject([{ metric: 'target_win_rate' }]);
    expect(against(solved, counted(0, 80), null).cells[0]!.moved).toMatchObject([
      { metric: 'rounds_mean', before: 7.25, after: 80 },
    ]);
    expect(against(solved, counted(20, 7), null).cells[0]).toMatchObject({ movement: 'noise', moved: [] });
  });

  it('sees a counted mean that surely differs, of another version', () => {
    const counted = (drain: number) => {
      const result = cell({ ...sketch, ends: thousand(300), law: String(drain) });
      return { ...result, tally: { ...result.tally!, metrics: { target_drain: [[drain, 1000]] as const } } };
    };
    expect(against(counted(8), counted(20), null).cells[0]!.moved).toMatchObject([
      { metric: 'target_drain_mean', before: 8, after: 20 },
    ]);
    expect(against(counted(8), counted(8), null).cells[0]!.movement).toBe('noise');
  });

  it('says which cells are new, and which are gone', () => {
    const baseline = baselineOf(run(cells(300)));
    const now = [cells(300)[0]!, cell({ initiator: 'a', target: 'd', ends: thousand(1) })];
    expect(alignCells(baseline, now)).toMatchObject({
      added: ['a > d @ 1 [printed]'],
      gone: ['a > c @ 1 [printed, mana = 20]'],
    });
  });
});

describe('power', () => {
  const question = { detect: 0.01, power: 0.8, alpha: 0.05, cells: 10 };

  it('knows the textbook numbers', () => {
    const needs = needsOf([], question);
    // statsmodels: normal-approximation sample size for 0.495 against 0.505, 80 %: 39,243.
    const worst = needs.find(({ kind }) => kind === 'independent-worst')!;
    expect(Math.abs(worst.single - 39_243)).toBeLessThanOrEqual(2);
    expect(worst.all).toBeGreaterThan(worst.single);
    // Connor: (1.96 √0.01 + 0.8416 √(0.01 − 0.0001))² / 0.0001 = 782.
    const best = needs.find(({ kind }) => kind === 'paired-best')!;
    expect(Math.abs(best.single - 782)).toBeLessThanOrEqual(2);
    expect(needs).toHaveLength(2);
  });

  it('takes rates and flips from what was tried', () => {
    // 40 lost, 120 gained of 1000: two flips for each point of change.
    const probe = { key: 'k', table: [460, 0, 40, 0, 0, 0, 120, 0, 380], msPerDuel: 1 };
    expect(probed(probe)).toEqual({ rate: 0.5, ratio: 161 / 80 });
    const [, , typical, best] = needsOf([probe], question);
    expect(typical!.single / best!.single).toBeCloseTo(161 / 80, 1);
  });
});
