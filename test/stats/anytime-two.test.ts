/** Two samples that were looked at: by hand from their parts, and never wrong more often than they say. */
import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { anytimeInterval } from '../../src/stats/anytime.ts';
import { anytimeDifference, anytimeDifferenceP, anytimeEquivalenceP } from '../../src/stats/anytime-two.ts';
import { fisherExact } from '../../src/stats/fisher-exact.ts';

const sample = (successes: number, trials: number) => ({ successes, trials });

describe('anytimeDifference', () => {
  it('reaches from the nearest to the farthest that two intervals of half the error allow', () => {
    const [a, b] = [anytimeInterval(300, 1000, 0.975), anytimeInterval(900, 2000, 0.975)];
    expect(anytimeDifference(sample(300, 1000), sample(900, 2000), 0.05)).toEqual({
      low: b.low - a.high,
      high: b.high - a.low,
    });
  });
});

describe('its tests', () => {
  it('say the error at which the interval just leaves out 0, or just lies within the margin', () => {
    const [a, b] = [sample(430, 1000), sample(560, 1000)];
    const p = anytimeDifferenceP(a, b);
    expect(anytimeDifference(a, b, p * 1.0001).low).toBeGreaterThan(0);
    expect(anytimeDifference(a, b, p * 0.9999).low).toBeLessThan(0);
    const [c, d] = [sample(20_000, 40_000), sample(20_100, 40_000)];
    const q = anytimeEquivalenceP(c, d, 0.04);
    expect(q).toBeLessThan(0.05);
    expect(anytimeDifference(c, d, q * 1.0001).high).toBeLessThan(0.04);
    expect(anytimeDifference(c, d, q * 0.9999).high).toBeGreaterThan(0.04);
  });

  it('are 1 where nothing speaks for it, and never below 1e-12', () => {
    expect(anytimeDifferenceP(sample(500, 1000), sample(500, 1000))).toBe(1);
    expect(anytimeEquivalenceP(sample(100, 1000), sample(900, 1000), 0.02)).toBe(1);
    expect(anytimeDifferenceP(sample(0, 100_000), sample(100_000, 100_000))).toBe(1e-12);
  });

  it('cry wolf seldom, however long one looks; Fisher’s does not', () => {
    // 200 pairs of equal chances, looked at every 50 duels up to 1,000: how many ever show p ≤ 0.05?
    const random = seedrandom('two samples looked at');
    const ever = { anytime: 0, fisher: 0 };
    for (let run = 0; run < 200; run++) {
      const wins = [0, 0];
      const found = { anytime: false, fisher: false };
      for (let trials = 50; trials <= 1000; trials += 50) {
        for (let i = 0; i < 100; i++) if (random() < 0.5) wins[i % 2]!++;
        const [a, b] = [sample(wins[0]!, trials), sample(wins[1]!, trials)];
        const { low, high } = anytimeDifference(a, b, 0.05);
        found.anytime ||= low > 0 || high < 0;
        found.fisher ||= fisherExact(wins[1]!, trials, wins[0]!, trials) <= 0.05;
      }
      if (found.anytime) ever.anytime++;
      if (found.fisher) ever.fisher++;
    }
    // At 5 % the chance of more than 20 of 200 is below 0.002.
    expect(ever.anytime).toBeLessThanOrEqual(20);
    expect(ever.fisher).toBeGreaterThan(30);
  });
});
