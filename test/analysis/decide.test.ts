import { describe, expect, it } from 'vitest';
import { decisionAmong } from '../../src/analysis/planes/decide.ts';
import { measureWorths, planWorths } from '../../src/analysis/planes/worth.ts';
import { groupPoints } from '../../src/analysis/points.ts';
import { runPlan } from '../../src/batch/run.ts';
import { inlineExecutor } from '../../src/batch/workshop.ts';
import { sensitivitySummary } from '../../src/facts/sensitivity/summary.ts';
import { fieldOf } from '../../src/tuning/field.ts';
import { sensitivity } from '../../src/tuning/sensitivity/sensitivity.ts';
import { cellsOf } from '../scenario/support.ts';
import { evaluator, three } from '../tuning/support.ts';

const exact = (name: string, value: number) => ({ name, value, low: value, high: value });
const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name).join(' ');
const told = (list: Parameters<typeof decisionAmong>[0]) => {
  const { first, others } = decisionAmong(list as ReturnType<typeof exact>[]);
  return `${names(first)} | ${names(others)}`;
};

describe('what decides', () => {
  it('is one thing only where nothing else is worth nearly as much', () => {
    expect(told([exact('a', 0.02), exact('b', 0.2), exact('c', 0.1)])).toBe('b | c a');
    // Within a tenth of the largest, or within half a point: alike, in the order given.
    expect(told([exact('a', 0.164), exact('b', 0.16), exact('c', 0.149), exact('d', 0.147)])).toBe(
      'a b c | d',
    );
    expect(told([exact('a', 0.012), exact('b', 0.016), exact('c', 0.01)])).toBe('a b | c');
    expect(told([exact('a', 0.004), exact('b', 0.0049)])).toBe(' | b a');
    expect(told([])).toBe(' | ');
  });

  it('is not one thing where the intervals do not say which', () => {
    const wide = (name: string, value: number) => ({ name, value, low: value - 0.04, high: value + 0.04 });
    // Three that hold together reach 2.394/1.96 times as far: 0.0489. So a is worth 0.1511 at least, c 0.1489 at most.
    expect(told([wide('a', 0.2), wide('b', 0.13), wide('c', 0.1)])).toBe('a b | c');
    expect(told([wide('a', 0.2), wide('b', 0.13), wide('c', 0.105)])).toBe('a b c | ');
    // Which of them is open, not that they are worth alike; exact ones near each other are, whatever stands behind.
    expect(decisionAmong([wide('a', 0.2), wide('b', 0.13)]).alike).toBe(false);
    expect(decisionAmong([wide('a', 0.2), wide('b', 0.199)]).alike).toBe(false);
    expect(decisionAmong([exact('a', 0.164), exact('b', 0.16), exact('c', 0.1)]).alike).toBe(true);
    expect(decisionAmong([exact('a', 0.164), wide('b', 0.16)]).alike).toBe(false);
  });

  it('has the same figures in a sensitivity and among the planes', async () => {
    const text = `${three}planes: [1, 3]\n`;
    const cells = cellsOf(text);
    const plan = { seed: 's', duels: 0, method: 'exact' as const, maxStates: 100_000, cells };
    const point = groupPoints(await runPlan(plan, inlineExecutor(plan)))[0]!;
    const planned = planWorths(point, { ...plan, most: 100, confidence: 0.95 })!;
    const worths = await measureWorths(planned, inlineExecutor(planned.plan));
    const { planes } = sensitivitySummary(await sensitivity(fieldOf(cells), evaluator(), null, {}, null));
    for (const plane of [1, 3]) {
      const own = planes.find((finding) => finding.plane === plane)!;
      for (const { lever, value } of [...own.first, ...own.next.shown]) {
        const attribute = lever.kind === 'attribute' ? lever.attribute : '';
        const worth = worths.find((one) => one.plane === plane && one.attribute === attribute);
        if (worth !== undefined)
          expect(worth.value, `+1 ${attribute} on plane ${plane}`).toBeCloseTo(value, 10);
      }
      expect(own.first.length).toBeGreaterThan(0);
    }
    // Two different duels a plane would be a part, with figures of their own.
    expect(planWorths(point, { ...plan, most: 2, confidence: 0.95 })).toBeNull();
  });
});
