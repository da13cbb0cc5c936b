/** Which cells of a scenario are looked at. */
import { inQuotes, type Tip, tipped } from '../problems/problem.ts';
import { expandCells } from '../scenario/duel/expand.ts';
import type { Cell, DuelCell } from '../scenario/model/cells.ts';
import type { DuelScenario } from '../scenario/model/scenario.ts';
import { didYouMean } from '../scenario/tree/nearest.ts';
import { StudyError } from './errors.ts';
import { AND } from './limits.ts';
import type { Source } from './source.ts';

/** A cell's address with everything that tells it from others: what `only` is looked for in. */
export function labelOf(cell: Cell): string {
  const axes = cell.axes.map((axis) => `, ${axis.name} = ${axis.value}`).join('');
  return `${cell.key} [${cell.variant}${axes}]`;
}

/**
 * Cells of a scenario, or those whose label holds `only`, whatever the case of its letters; of texts joined by
 * ` && `, all. @throws StudyError where none is left.
 */
export function selectCells(source: Source<DuelScenario>, only: string | null): DuelCell[];
export function selectCells(source: Source, only: string | null): Cell[];
export function selectCells(source: Source, only: string | null): Cell[] {
  const cells = expandCells(source.scenario);
  if (only === null) return cells;
  const wanted = only.toLowerCase().split(AND);
  const chosen = cells.filter((cell) => {
    const label = labelOf(cell).toLowerCase();
    return wanted.every((text) => label.includes(text));
  });
  if (chosen.length === 0) {
    const [example] = cells;
    throw new StudyError({
      where: [['option', 'only']],
      must: ['cellOf', source.path],
      found: inQuotes(only),
      ...tipped(example === undefined ? undefined : ['labels', labelOf(example)]),
    });
  }
  return chosen;
}

/**
 * The variant that an option names; the scenario's first where it names none.
 * @throws StudyError with the nearest name where there is no such variant.
 */
export function variantNamed(
  { path, scenario }: Source,
  option: 'variant' | 'baseline',
  wanted: string | undefined,
): string {
  const names = scenario.variants.map(({ name }) => name);
  const name = wanted ?? names[0]!;
  if (names.includes(name)) return name;
  const tip: Tip = didYouMean(name, names) ?? ['variants', names];
  throw new StudyError({
    where: [['option', option]],
    must: ['variantOf', path],
    found: inQuotes(name),
    tip,
  });
}
