/** What tables of others must be, in English. */
import { figure } from './values.ts';

/** Every text stands behind "must". */
export const tables = {
  shareFrom: (low: number, high: number): string => `be a share from ${low} to ${high}, such as 30% or 0.3`,
  closedQuotes: (): string => 'end with a quote where it begins with one',
  fieldEnd: (): string => 'be a delimiter or the end of the line behind a quote',
  payoffTable: (): string => 'be a table with names in the first row and the first column',
  choicesBetween: (low: number, high: number): string => `be from ${low} to ${figure(high)} names`,
  fieldsInRow: (count: number): string => `have as many fields as the first row, ${figure(count)}`,
  columnToo: (): string => 'be a column as well, where the same choices meet each other',
  rowToo: (): string => 'be a row as well, where the same choices meet each other',
  winRateCell: (): string => 'be a win rate such as 0.55, 55 %, 27/50 or 0.54 (50)',
  evenMirror: (): string => 'be one half, or left empty: it meets itself',
  addToOne: (): string => 'add up to 1 with the same two the other way round',
  sameGames: (): string => 'have as many games as the same two the other way round',
  eitherScenarioOrMatrix: (): string => 'be given either a scenario or --matrix',
  besideMatrix: (): string => 'stand beside --matrix',
  withoutMatrix: (): string => 'be left out beside --matrix',
};
