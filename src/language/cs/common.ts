/** Czech words that the reports on days, checks, contests and gauntlets share. */
import { createNumbers } from '../forms/numbers.ts';
import { plural } from '../forms/plural.ts';
import { createRates } from '../forms/rates.ts';
import type { CommonTexts } from '../texts/common.ts';
import { czechRateWords } from './texts.ts';

/** Forms of what the trials are called: 1 střet, 2 střety, 5 střetů. */
export type TrialForms = readonly [one: string, few: string, other: string];

/** The shared part, for trials of a name. @param cell what makes a cell, in brackets. */
export function commonCzech(
  trials: TrialForms,
  simulated: TrialForms,
  cell = '',
): Pick<CommonTexts, 'numbers' | 'rates' | 'each' | 'scope'> {
  const numbers = createNumbers('cs');
  const count = (trialCount: number, forms: TrialForms): string =>
    `${numbers.whole(trialCount)} ${plural(trialCount, ...forms)}`;
  return {
    numbers,
    rates: createRates(numbers, czechRateWords),
    each: (own) => `${count(own, trials)} v každém případě`,
    scope: (cells, { options }, exact) => {
      const how = [
        ...(options.method === 'exact' ? [] : [`v každém ${count(options.duels, simulated)}`]),
        ...(exact ? [options.method === 'exact' ? 'řešeno přesně' : 'k tomu přesné hodnoty'] : []),
      ];
      return `${count(cells, ['případ', 'případy', 'případů'])}${cell}${how.length > 0 ? `: ${how.join(', ')}` : ''}.`;
    },
  };
}
