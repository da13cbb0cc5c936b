/** English words that the reports on small tables share. */
import { createNumbers } from '../forms/numbers.ts';
import type { Phrasing } from '../forms/phrasing.ts';
import { createRates } from '../forms/rates.ts';
import type { CommonTexts } from '../texts/common.ts';
import { rateWords } from './texts.ts';

/** The shared part, for trials of a name: `checks`, `contests`, `runs`. */
export function commonEnglish({ code, name, strong }: Phrasing, trials: string): CommonTexts {
  const numbers = createNumbers('en');
  return {
    language: 'en',
    numbers,
    rates: createRates(numbers, rateWords),
    headings: {
      standout: 'What stands out',
      reading: 'How to read it',
      repeating: 'To repeat it',
      impossible: 'Not possible',
    },
    setting: 'variant and settings',
    point: ({ variant, axes }) =>
      [
        ...(variant === null ? [] : [name(variant)]),
        ...axes.map((axis) => `${name(axis.name)} = ${name(String(axis.value))}`),
      ].join(' · '),
    scope: (cells, { options }, exact, baseline) => {
      const how = [
        ...(options.method === 'exact'
          ? []
          : [`${numbers.whole(options.duels)} simulated ${trials} in each`]),
        ...(exact ? [options.method === 'exact' ? 'solved exactly' : 'exact values beside them'] : []),
      ];
      const about = baseline === null ? '' : ` The sentences above are about ${strong(baseline)}.`;
      return `${cells === 1 ? '1 cell' : `${numbers.whole(cells)} cells`}${how.length > 0 ? `: ${how.join(', ')}` : ''}.${about}`;
    },
    check: ({ key, z, comparisons }, expected) => {
      const size = `the largest deviation among ${numbers.whole(comparisons)} rates is ${numbers.fixed(z, 1)} standard errors (${code(key)}); chance alone stays below ${numbers.fixed(expected, 1)} in 95 of 100 such runs`;
      return z <= expected
        ? `${strong('Simulation and exact solution agree')}: ${size}.`
        : `${strong('Simulation and exact solution disagree')}: ${size}. Repeat it with another seed before trusting either.`;
    },
    readingIntervals: (simulated, exact) => [
      ...(simulated
        ? [
            `${strong('± of a share')}: half the width of its 95 % Wilson interval, in percentage points; ${strong('± of a mean')}: of an interval that allows for rare values not seen (betting; both bounds in brackets where they lie unevenly). Where nothing or everything went one way, the other bound stands in brackets.`,
          ]
        : []),
      ...(exact ? [`${strong('Exact')} figures come from solving the rules, without sampling.`] : []),
    ],
    repeating: ({ scenario, seed, seedDrawn, version, options }) => [
      `seed ${code(seed)}${seedDrawn ? ' (drawn for this run)' : ''}`,
      `souboj ${code(version)}`,
      `scenario ${code(scenario.file)}, SHA-256 ${code(scenario.hash)}`,
      `method ${code(options.method)}${options.method === 'exact' ? '' : `, ${numbers.whole(options.duels)} ${trials} in each cell`}${options.only === null ? '' : `, only ${code(options.only)}`}`,
    ],
  };
}
