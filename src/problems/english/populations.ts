/** What populations must be, in English; every text stands behind "must". */
import { figure } from './values.ts';

/** Spreads of figures, populations, rosters. */
export const populations = {
  spreadDice: (): string => 'be dice such as 2k6+3 (2d6+3): 1 to 100 closed dice of 2 to 100 sides',
  spreadValue: (): string => 'be a number, as the values of weights are',
  someValue: (): string => 'have at least one value',
  sharesSum: (): string =>
    'have weights that sum to 1 (or 100); whole weights are counts and may sum to anything',
  valuesWhole: (low: number, high: number): string =>
    `have whole values from ${figure(low)} to ${figure(high)} only`,
  valuesReal: (low: number, high: number): string =>
    `have values from ${figure(low)} to ${figure(high)} only`,
  charactersAtMostHere: (most: number): string => `make at most ${figure(most)} different characters`,
  casesAtMost: (most: number): string => `be a matchup of at most ${figure(most)} pairings of characters`,
  oneCharacter: (): string => 'be one and the same character: populations are for kind duel',
};
