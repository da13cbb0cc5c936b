/**
 * Melees of the program against melees played die by die from RULES.md alone (test/support/tinyTable.ts), which the
 * exact solver is compared with too, where melees are tiny (bruteForce.test.ts).
 */
import { describe, expect, it } from 'vitest';
import { compareMelees } from '../support/dicePlayer.ts';

describe('random melees, 1 : 2 to 3 : 3, with every tactic', () => {
  it('come out as at the table, figure by figure', () => {
    // Some 500 figures. At 4.5 standard errors (7 in a million) a false alarm comes once in 300 seeds.
    const compared = compareMelees(2026, 4, 400);
    expect(compared.length).toBeGreaterThan(400);
    expect(compared.filter(({ z }) => Math.abs(z) > 4.5)).toEqual([]);
  });
});
