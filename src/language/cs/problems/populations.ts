/** What populations must be, in Czech. */
import type { populations } from '../../../problems/english/populations.ts';
import type { SameTexts } from '../../../problems/message.ts';
import { cz, numeral } from '../../forms/cz.ts';

/** Spreads of figures, populations, rosters. */
export const czechPopulations: SameTexts<typeof populations> = {
  spreadDice: () => cz`musí být kostky jako 2k6+3: 1 až 100 uzavřených kostek o 2 až 100 stěnách`,
  spreadValue: () => cz`musí být číslo, jako mají být všechny hodnoty s váhami`,
  someValue: () => cz`musí mít aspoň jednu hodnotu`,
  sharesSum: () =>
    cz`musí mít váhy, které dají dohromady 1 (nebo 100); celá čísla jsou počty a mohou dát cokoli`,
  valuesWhole: (low, high) => cz`musí mít jen celé hodnoty od ${numeral(low)} do ${numeral(high)}`,
  valuesReal: (low, high) => cz`musí mít jen hodnoty od ${numeral(low)} do ${numeral(high)}`,
  charactersAtMostHere: (most) => cz`musí dát nejvýše ${numeral(most)} různých postav`,
  casesAtMost: (most) => cz`musí být dvojice o nejvýše ${numeral(most)} párech postav`,
  oneCharacter: () => cz`musí být jedna a táž postava: populace patří k druhu duel`,
};
