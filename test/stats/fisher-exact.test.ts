import { describe, expect, it } from 'vitest';
import { fisherExact } from '../../src/stats/fisher-exact.ts';
import { expectClose } from './support.ts';

/** n over k, exactly. */
function choose(n: number, k: number): bigint {
  let result = 1n;
  for (let i = 1; i <= k; i++) result = (result * BigInt(n - k + i)) / BigInt(i);
  return result;
}

/** The test by listing every table with the same margins. */
function byListing(a: number, n: number, b: number, m: number): number {
  const all = a + b;
  const ways = (k: number): bigint =>
    all - k < 0 || all - k > m || k > n ? 0n : choose(n, k) * choose(m, all - k);
  const observed = ways(a);
  let unlikely = 0n;
  for (let k = 0; k <= all; k++) if (ways(k) <= observed) unlikely += ways(k);
  return Number(unlikely) / Number(choose(n + m, all));
}

describe('fisherExact', () => {
  it.each([
    // The lady tasting tea (R: fisher.test), and examples of scipy.stats.fisher_exact.
    [3, 4, 1, 4, 0.4857142857142857],
    [1, 10, 11, 14, 0.0027594561852200836],
    [30, 100, 45, 100, 0.040534006514982644],
    [0, 50, 5, 50, 0.05628449442882433],
    [5000, 10_000, 5150, 10_000, 0.03507897688883973],
  ])('%d of %d against %d of %d', (a, n, b, m, p) => {
    expectClose(fisherExact(a, n, b, m), p, 1e-9);
  });

  it('is what listing every table gives', () => {
    for (const [n, m] of [
      [1, 1],
      [5, 8],
      [12, 9],
      [20, 20],
    ] as const)
      for (let a = 0; a <= n; a++)
        for (let b = 0; b <= m; b++) expectClose(fisherExact(a, n, b, m), byListing(a, n, b, m), 1e-9);
  });

  it('knows no direction, and takes large counts', () => {
    expectClose(fisherExact(30, 100, 45, 100), fisherExact(45, 100, 30, 100), 1e-12);
    expect(fisherExact(500_000, 1_000_000, 500_000, 1_000_000)).toBe(1);
    // z = 0.0015 / √(0.5 / 10⁶) = 2.1213: two-sided normal p 0.03390; Fisher's is a little larger.
    const p = fisherExact(500_000, 1_000_000, 501_500, 1_000_000);
    expect(p).toBeGreaterThan(0.0338);
    expect(p).toBeLessThan(0.0342);
  });
});
