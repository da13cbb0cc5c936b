/** What Czech reports say where something does not fit them. */
import type { Numbers } from '../forms/numbers.ts';
import type { Phrasing } from '../forms/phrasing.ts';
import { capital, outOf } from '../forms/plural.ts';
import type { FitTexts } from '../texts/texts.ts';

/** The part of the catalogue about what is left out. */
export function czechFit(phrasing: Phrasing, numbers: Numbers): FitTexts {
  const csv = phrasing.code('cells.csv');
  const { whole } = numbers;
  return {
    matrix: (rows, columns, shown) =>
      `Matice ${whole(rows)} × ${whole(columns)} dvojic se na stránku nevejde; všechny jsou v ${csv}. Nejdál od vyrovnaných (${whole(shown)}):`,
    list: (all, shown) =>
      `Všechny dvojice (${whole(all)}) se na stránku nevejdou; jsou v ${csv}. Nejdál od vyrovnaných (${whole(shown)}):`,
    sides: (all, shown) =>
      `${capital(outOf(all, whole(all)))} stran jen prvních ${whole(shown / 2)} a posledních ${whole(shown / 2)}; všechny údaje jsou v ${csv}.`,
    rows: (all, shown) =>
      `${capital(outOf(all, whole(all)))} řádků jen prvních ${whole(shown)}; všechny údaje jsou v ${csv}.`,
    points: (all, shown) =>
      `${capital(outOf(all, whole(all)))} variant a nastavení jen prvních ${whole(shown)}; všechny jsou v ${csv}.`,
    impossible: (all, shown) =>
      `${capital(outOf(all, whole(all)))} dvojic, které nejsou možné, jen prvních ${whole(shown)}; všechny jsou v ${csv}.`,
    zeros: (names) => `Všude 0: ${numbers.list(names)}.`,
    allZero: 'Všechny hodnoty jsou 0.',
  };
}
