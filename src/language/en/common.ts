/** English words that the reports on days, checks, contests and gauntlets share. */
import { createNumbers } from '../forms/numbers.ts';
import { createRates } from '../forms/rates.ts';
import type { CommonTexts } from '../texts/common.ts';
import { rateWords } from './texts.ts';

/** The shared part, for trials of a name: `checks`, `contests`, `runs`. @param cell what makes a cell, in brackets. */
export function commonEnglish(
  trials: string,
  cell = '',
): Pick<CommonTexts, 'numbers' | 'rates' | 'each' | 'scope'> {
  const numbers = createNumbers('en');
  return {
    numbers,
    rates: createRates(numbers, rateWords),
    each: (count) => `${numbers.whole(count)} ${trials} in each cell`,
    scope: (cells, { options }, exact) => {
      const how = [
        ...(options.method === 'exact'
          ? []
          : [`${numbers.whole(options.duels)} simulated ${trials} in each`]),
        ...(exact ? [options.method === 'exact' ? 'solved exactly' : 'exact values beside them'] : []),
      ];
      return `${cells === 1 ? '1 cell' : `${numbers.whole(cells)} cells`}${cell}${how.length > 0 ? `: ${how.join(', ')}` : ''}.`;
    },
  };
}
