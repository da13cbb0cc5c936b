/** Views of kinds that have no matrix, by kind; a further kind may have a line here. */
import type { CellResult } from '../../batch/result.ts';
import type { LanguageTag } from '../../language/languages.ts';
import type { Cell } from '../../scenario/model/cells.ts';
import type { ViewModel } from '../model/views.ts';
import { controlViews } from './control/views.ts';
import { dayViews } from './day/views.ts';
import { gauntletViews } from './gauntlet/views.ts';

/** Makes the views of a point. @param file the results of the same cells as the file has them; empty where nothing moved. */
export type MakeViews<C extends Cell> = (
  results: readonly CellResult<C>[],
  file: readonly CellResult<C>[],
  language: LanguageTag,
) => readonly ViewModel[];

const byKind: { readonly [Kind in Cell['kind']]?: MakeViews<Extract<Cell, { kind: Kind }>> } = {
  day: dayViews,
  contest: controlViews,
  gauntlet: gauntletViews,
};

/** Views by kind. */
export const views: ReadonlyMap<string, MakeViews<Cell>> = new Map(
  Object.entries(byKind).map(([kind, make]) => [kind, make as unknown as MakeViews<Cell>]),
);
