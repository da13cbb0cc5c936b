/** Which cells an expectation is about. */
import type { Cell, DuelCell } from '../model/cells.ts';
import type { Where } from '../model/expectation.ts';
import { classesOf, namesIn } from '../model/names.ts';

/** Whether variant, plane and axis values of a cell are among those asked for. */
export function coversPoint(where: Where, cell: Cell): boolean {
  return (
    (where.variant === null || where.variant.includes(cell.variant)) &&
    (!('plane' in cell) || allows(where, 'plane', [cell.plane])) &&
    Object.entries(where.axes).every(([name, values]) =>
      cell.axes.some((axis) => axis.name === name && values.includes(axis.value)),
    )
  );
}

/** Whether the side in a seat is asked for by name or class. */
export function coversSide(where: Where, cell: DuelCell, seat: 'initiator' | 'target'): boolean {
  return allows(where, 'side', [cell[seat]]) && allows(where, 'class', classesOf(cell, seat));
}

/** Whether the cell is asked for. A side and a class, where both are given, are looked for in the same seat. */
export function covers(where: Where, cell: Cell): boolean {
  if (!coversPoint(where, cell)) return false;
  if (cell.kind !== 'duel')
    return Object.entries(namesIn(cell)).every(([key, names]) => allows(where, key, names));
  return (
    allows(where, 'initiator', [cell.initiator]) &&
    allows(where, 'target', [cell.target]) &&
    (coversSide(where, cell, 'initiator') || coversSide(where, cell, 'target'))
  );
}

function allows({ names }: Where, key: string, found: readonly (string | number)[]): boolean {
  const wanted = names[key];
  return wanted === undefined || found.some((name) => wanted.includes(name));
}
