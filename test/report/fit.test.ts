import { describe, expect, test } from 'vitest';
import { cell, field, markdownReport, run, thousand } from './support.ts';

const sides = (count: number): string[] => Array.from({ length: count }, (_, i) => `side ${i}`);
const report = (cells: Parameters<typeof run>[0]): string => markdownReport(run(cells));
const longest = (text: string): number => Math.max(...text.split('\n').map((line) => line.length));

describe('a report of ten thousand cells', () => {
  test('shows a matrix where it fits', () => {
    const text = report(field(sides(16), () => ({ ends: thousand(500) })));
    expect(text).toContain('| **side 15** ');
    expect(text).not.toContain('does not fit');
  });

  test('names the pairings farthest from even in place of a matrix that does not fit', () => {
    const wins = (a: string, b: string): number => (a === 'side 3' && b === 'side 90' ? 999 : 520);
    const text = report(field(sides(100), (a, b) => ({ ends: thousand(wins(a, b)) })));
    expect(text).toContain('A matrix of 100 × 100 pairings does not fit a page');
    expect(text).toMatch(/The 12 farthest from even:\n\n.*\n.*\n\| side 3 +\| side 90 /);
    expect(text).toContain('Of 100 sides the first 30 and the last 30');
    expect(text.split('\n').length).toBeLessThan(320);
    expect(longest(text)).toBeLessThan(1000);
  });

  test('keeps long lists, many settings and many impossible pairings within bounds', () => {
    const list = sides(300).map((initiator) => cell({ initiator, target: 'all', ends: thousand(500) }));
    expect(report(list)).toContain('300 pairings do not fit a page');
    const points = Array.from({ length: 500 }, (_, value) =>
      cell({ initiator: 'a', target: 'b', ends: thousand(value), axes: [{ name: 'mana', value }] }),
    );
    const text = report(points);
    expect(text).toContain('Of 500 variants and settings the first 200 are shown');
    expect(text).toContain('Of 500 variants and settings the first 24 are shown');
    expect(text.match(/<details>/g)).toHaveLength(23);
    const never = sides(300).map((initiator) => cell({ initiator, target: 'b', impossible: 'no mage' }));
    const few = report([cell({ initiator: 'a', target: 'b', ends: thousand(500) }), ...never]);
    expect(few).toContain('Of 300 pairings that are not possible the first 200 are shown');
  });
});
