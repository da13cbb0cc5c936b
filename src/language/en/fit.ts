/** What English reports say where something does not fit them. */
import type { Numbers } from '../forms/numbers.ts';
import type { Phrasing } from '../forms/phrasing.ts';
import type { FitTexts } from '../texts/texts.ts';

/** The part of the catalogue about what is left out. */
export function fitWords(phrasing: Phrasing, numbers: Numbers): FitTexts {
  const csv = phrasing.code('cells.csv');
  const { whole } = numbers;
  return {
    matrix: (rows, columns, shown) =>
      `A matrix of ${whole(rows)} × ${whole(columns)} pairings does not fit a page; all of them stand in ${csv}. The ${whole(shown)} farthest from even:`,
    list: (all, shown) =>
      `${whole(all)} pairings do not fit a page; all of them stand in ${csv}. The ${whole(shown)} farthest from even:`,
    sides: (all, shown) =>
      `Of ${whole(all)} sides the first ${whole(shown / 2)} and the last ${whole(shown / 2)}; all figures stand in ${csv}.`,
    rows: (all, shown) =>
      `Of ${whole(all)} rows the first ${whole(shown)} are shown; all figures stand in ${csv}.`,
    points: (all, shown) =>
      `Of ${whole(all)} variants and settings the first ${whole(shown)} are shown; all of them stand in ${csv}.`,
    impossible: (all, shown) =>
      `Of ${whole(all)} pairings that are not possible the first ${whole(shown)} are shown; all of them stand in ${csv}.`,
    zeros: (names) => `0 throughout: ${numbers.list(names)}.`,
    allZero: 'All figures are 0.',
  };
}
