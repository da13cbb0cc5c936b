/** Sums of independent figures, and the sequence for means. */
import { describe, expect, it } from 'vitest';
import { anytimeMeanHalfWidth } from '../../src/stats/anytime-mean.ts';
import { recoveredSum } from '../../src/stats/variance-recovery.ts';
import { expectClose } from './support.ts';

describe('recoveredSum', () => {
  it('squares and adds the distances to the bounds, the other ones where the weight is negative', () => {
    const sum = recoveredSum(1, [
      { weight: 1, value: 0.5, low: 0.2, high: 0.6 },
      { weight: -2, value: 0.3, low: 0.1, high: 0.35 },
    ]);
    // Below: 0.3 and 2 · 0.05; above: 0.1 and 2 · 0.2.
    expectClose(sum.value, 0.9, 1e-12);
    expectClose(sum.low, 0.9 - Math.hypot(0.3, 0.1), 1e-12);
    expectClose(sum.high, 0.9 + Math.hypot(0.1, 0.4), 1e-12);
  });
});

describe('anytimeMeanHalfWidth', () => {
  it('is the formula of its source', () => {
    // Computed with Python's math from theorem 2.2: α = 0.05, ρ² tightest at 100, n = 100, sd = 2.
    expectClose(anytimeMeanHalfWidth(2, 100, 0.05, 100), 0.6070417980752506, 1e-12);
  });

  it('is wider than a fixed interval and shrinks with more values', () => {
    const widths = [100, 1000, 10_000, 1e6].map((n) => anytimeMeanHalfWidth(1, n, 0.05, 1000));
    widths.forEach((width, i) => {
      expect(width).toBeGreaterThan(1.96 / Math.sqrt([100, 1000, 10_000, 1e6][i]!));
      if (i > 0) expect(width).toBeLessThan(widths[i - 1]!);
    });
    expect(anytimeMeanHalfWidth(0, 10, 0.05, 100)).toBe(0);
  });
});
