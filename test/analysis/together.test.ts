/** Many figures at once: how often is a low bound above the truth, counted out term by term? */
import { expect, it } from 'vitest';
import { rateBounds } from '../../src/analysis/precision.ts';

/** Chances of 0, 1, 2 … wins of `n` at the chance `p`, as many as matter. */
function chancesOf(n: number, p: number, most: number): number[] {
  const chances = [(1 - p) ** n];
  for (let k = 1; k <= most; k++) chances.push((chances[k - 1]! * (n - k + 1) * p) / (k * (1 - p)));
  return chances;
}

/** Chance that the low bound lies above the truth. */
function falselyAbove(p: number, together: boolean, confidence: number): number {
  const n = 2000;
  return chancesOf(n, p, 60).reduce((sum, chance, wins) => {
    const { low } = rateBounds(wins, n, {
      confidence,
      interval: 'wilson',
      ...(together ? { together } : {}),
    });
    return low > p ? sum + chance : sum;
  }, 0);
}

it('a low bound far out is above the truth as seldom as it says for rare events too, where Wilson’s is not', () => {
  // 95 % for 56 figures together.
  const confidence = 1 - 0.05 / 56;
  for (const p of [1e-6, 1e-5, 1e-4, 0.001, 0.01])
    expect(falselyAbove(p, true, confidence)).toBeLessThanOrEqual((1 - confidence) / 2);
  expect(falselyAbove(1e-5, false, confidence)).toBeGreaterThan(10 * (1 - confidence));
});

it('draws as halves are rounded outwards', () => {
  const precision = { confidence: 0.99, interval: 'wilson', together: true } as const;
  const bounds = rateBounds(10.5, 100, precision);
  expect(bounds.low).toBe(rateBounds(10, 100, precision).low);
  expect(bounds.high).toBe(rateBounds(11, 100, precision).high);
});
