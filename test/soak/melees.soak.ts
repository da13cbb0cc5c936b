/** Many more random melees than the tests have time for: program and table, die by die. */
import { expect, it } from 'vitest';
import { compareMelees } from '../support/dicePlayer.ts';

it('melees come out as at the table', () => {
  // 192 melees, 24 of each size; some 3,000 figures at 5 standard errors (6 in ten million): a false alarm once in 600 soaks.
  const compared = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) => {
    const figures = compareMelees(1000 * seed, 3, 1000);
    console.log(`${seed} of 8: ${figures.length} figures`);
    return figures;
  });
  const worst = compared.reduce((most, { z }) => Math.max(most, Math.abs(z)), 0);
  console.log(`${compared.length} figures, largest z ${worst.toFixed(2)}`);
  expect(compared.filter(({ z }) => Math.abs(z) > 5)).toEqual([]);
});
