/** Adjusted p-values: worked examples, and laws that hold for every family. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { benjaminiHochberg, bonferroni, holm, simultaneousConfidence } from '../../src/stats/multiplicity.ts';
import { expectClose } from './support.ts';

const family = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 40 });
const runs = { seed: 20240610, numRuns: 300 };

describe('adjusted p-values', () => {
  it('work out by hand for four tests', () => {
    const p = [0.04, 0.01, 0.03, 0.005];
    const expected = {
      // 0.005 · 4; 0.01 · 3; 0.03 · 2; then 0.04 · 1, lifted to the 0.06 before it.
      holm: [0.06, 0.03, 0.06, 0.02],
      // 0.04 · 4/4; 0.03 · 4/3; 0.01 · 4/2; 0.005 · 4/1, none lowered by a larger one.
      benjaminiHochberg: [0.04, 0.02, 0.04, 0.02],
      bonferroni: [0.16, 0.04, 0.12, 0.02],
    };
    for (const [name, adjust] of Object.entries({ holm, benjaminiHochberg, bonferroni })) {
      adjust(p).forEach((value, i) => {
        expectClose(value, expected[name as keyof typeof expected][i]!, 1e-14);
      });
    }
  });

  it('keep the order of the tests, stay within 0 and 1, and stand between raw and Bonferroni', () => {
    fc.assert(
      fc.property(family, (p) => {
        const [byHolm, byShare, byBonferroni] = [holm(p), benjaminiHochberg(p), bonferroni(p)];
        p.forEach((raw, i) => {
          expect(byShare[i]).toBeGreaterThanOrEqual(raw);
          expect(byHolm[i]).toBeGreaterThanOrEqual(byShare[i]! * (1 - 1e-12));
          expect(byBonferroni[i]).toBeGreaterThanOrEqual(byHolm[i]!);
          expect(byBonferroni[i]).toBeLessThanOrEqual(1);
          p.forEach((other, j) => {
            if (raw <= other) {
              expect(byHolm[i]).toBeLessThanOrEqual(byHolm[j]!);
              expect(byShare[i]).toBeLessThanOrEqual(byShare[j]!);
            }
          });
        });
      }),
      runs,
    );
  });

  it('Holm rejects at level α exactly what his step-down procedure rejects', () => {
    fc.assert(
      fc.property(family, fc.double({ min: 0.001, max: 0.5, noNaN: true }), (p, alpha) => {
        const sorted = [...p].sort((a, b) => a - b);
        let rejected = 0;
        while (rejected < sorted.length && (sorted.length - rejected) * sorted[rejected]! <= alpha) {
          rejected++;
        }
        expect(holm(p).filter((value) => value <= alpha).length).toBe(rejected);
      }),
      runs,
    );
  });

  it('leave the input as it was, take an empty family, refuse what is no p-value', () => {
    const frozen = Object.freeze([0.5, 0.1]);
    for (const adjust of [holm, benjaminiHochberg, bonferroni]) {
      adjust(frozen);
      expect(adjust([])).toEqual([]);
      expect(() => adjust([0.5, 1.5])).toThrow(RangeError);
      expect(() => adjust([Number.NaN])).toThrow(RangeError);
    }
  });
});

describe('simultaneousConfidence', () => {
  it('shares the error among the intervals', () => {
    expectClose(simultaneousConfidence(0.95, 10), 0.995, 1e-15);
    expect(simultaneousConfidence(0.95, 1)).toBe(0.95);
    expect(() => simultaneousConfidence(0.95, 0)).toThrow(RangeError);
  });
});
