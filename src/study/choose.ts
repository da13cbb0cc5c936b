/** From the names of a cell, a variant and values of axes to one cell. */

import { inQuotes, quote, type Refusal, type Tip, tipped } from '../problems/problem.ts';
import { expandCells } from '../scenario/duel/expand.ts';
import type { DuelCell } from '../scenario/model/cells.ts';
import type { DuelScenario } from '../scenario/model/scenario.ts';
import { nearest } from '../scenario/tree/nearest.ts';
import { labelOf } from './cells.ts';
import { StudyError } from './errors.ts';
import type { Source } from './source.ts';

/** Options that choose a cell. */
export interface CellChoice {
  readonly cell: string;
  readonly variant?: string | undefined;
  /** Each `path=value`. */
  readonly axis?: readonly string[] | undefined;
}

/** Names shown where none fits. */
const SHOWN = 3;

const same = (a: string, b: string): boolean => normal(a) === normal(b);
const normal = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** A few of the names, the nearest to `wanted` first. */
function suggestions(wanted: string, names: readonly string[]): string {
  const left = new Set(names);
  const shown: string[] = [];
  while (shown.length < SHOWN && left.size > 0) {
    const next = nearest(wanted, left);
    if (next === undefined) break;
    shown.push(next);
    left.delete(next);
  }
  const list = shown.length > 0 ? shown : names.slice(0, SHOWN);
  return list.map((name) => quote(name)).join(', ');
}

/** The cells of a name. What no cell is called is added to `refused`, and all cells are kept to look on. */
function choose(
  option: string,
  wanted: string,
  cells: readonly DuelCell[],
  nameOf: (cell: DuelCell) => string,
  refused: Refusal[],
): readonly DuelCell[] {
  const found = cells.filter((cell) => same(nameOf(cell), wanted));
  if (found.length > 0) return found;
  const names = [...new Set(cells.map(nameOf))];
  refused.push({
    where: [['option', option]],
    must: ['oneOfThose', names.length],
    found: inQuotes(wanted),
    tip: ['nearest', suggestions(wanted, names)],
  });
  return cells;
}

/** Keeps the cells whose axes have the values given; likewise. */
function onAxis(cells: readonly DuelCell[], setting: string, refused: Refusal[]): readonly DuelCell[] {
  const nameOf = (cell: DuelCell): string[] => cell.axes.map(({ name, value }) => `${name}=${value}`);
  const found = cells.filter((cell) => nameOf(cell).some((text) => same(text, setting)));
  if (found.length > 0) return found;
  const all = [...new Set(cells.flatMap(nameOf))];
  const tip: Tip | undefined = all.length === 0 ? undefined : ['thereAre', suggestions(setting, all)];
  refused.push({
    where: [['option', 'axis']],
    must: ['axisValue'],
    found: ['value', setting],
    ...tipped(tip),
  });
  return cells;
}

/**
 * The cell that is meant. Without a variant it is the baseline's; where an axis is left open, the choice would
 * be anybody's guess.
 * @throws StudyError with the nearest names of all that fits nothing.
 */
export function chooseCell(source: Source<DuelScenario>, choice: CellChoice): DuelCell {
  const all = expandCells(source.scenario);
  const variant = choice.variant ?? source.scenario.variants[0]!.name;
  const refused: Refusal[] = [];
  const ofVariant = choose('variant', variant, all, (cell) => cell.variant, refused);
  let cells = choose('cell', choice.cell, ofVariant, (cell) => cell.key, refused);
  for (const setting of choice.axis ?? []) cells = onAxis(cells, setting, refused);
  if (refused.length > 0) throw new StudyError(...refused);
  const [only, ...others] = cells;
  if (others.length === 0) return only!;
  const open = only!.axes.map(({ name }) => name).filter((name) => new Set(valuesAt(cells, name)).size > 1);
  throw new StudyError({
    where: [['option', 'axis']],
    sentence: ['axisOpen', open, cells.length],
    tip: ['axisAs', `${open[0]}=${valuesAt(cells, open[0]!)[0]}`, labelOf(only!)],
  });
}

function valuesAt(cells: readonly DuelCell[], name: string): string[] {
  return cells.map((cell) => String(cell.axes.find((axis) => axis.name === name)?.value));
}
