/** What tables of others must be, in Czech. */
import type { tables } from '../../../problems/english/tables.ts';
import type { SameTexts } from '../../../problems/message.ts';
import { cz, numeral } from '../../forms/cz.ts';

/** Payoff tables. */
export const czechTables: SameTexts<typeof tables> = {
  shareFrom: (low, high) => cz`musí být podíl od ${numeral(low)} do ${numeral(high)}, třeba 30% nebo 0.3`,
  closedQuotes: () => 'musí končit uvozovkou, když jí začíná',
  fieldEnd: () => 'musí být za uvozovkou oddělovač nebo konec řádku',
  payoffTable: () => cz`musí být tabulka se jmény v prvním řádku a v prvním sloupci`,
  choicesBetween: (low, high) => cz`musí mít od ${numeral(low)} do ${numeral(high)} jmen`,
  fieldsInRow: (count) => cz`musí mít tolik polí jako první řádek, tedy ${numeral(count)}`,
  columnToo: () => cz`musí mít i sloupec, když se utkávají tytéž volby`,
  rowToo: () => cz`musí mít i řádek, když se utkávají tytéž volby`,
  winRateCell: () => cz`musí být podíl výher jako 0.55, 55 %, 27/50 nebo 0.54 (50)`,
  evenMirror: () => cz`musí být polovina nebo zůstat prázdné: utkává se samo se sebou`,
  addToOne: () => cz`musí dát dohromady 1 s týmiž dvěma v opačném pořadí`,
  sameGames: () => cz`musí mít tolik her jako titíž dva v opačném pořadí`,
  eitherScenarioOrMatrix: () => cz`musí dostat buď scénář, nebo --matrix`,
  besideMatrix: () => cz`musí stát u --matrix`,
  withoutMatrix: () => cz`musí se u --matrix vynechat`,
};
