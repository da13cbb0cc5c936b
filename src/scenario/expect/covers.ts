/** Which cells an expectation is about. */
import type { DuelCell } from '../cells.ts';
import type { Where } from './expectation.ts';

/** Names of the classes that the members of a side have. */
export function classesOf(cell: DuelCell, seat: 'initiator' | 'target'): string[] {
  const members = seat === 'initiator' ? cell.setup.initiators : cell.setup.targets;
  return members.flatMap(({ classes }) => classes.map((entry) => entry.class));
}

/** Whether variant, plane and axis values of a cell are among those asked for. */
export function coversPoint(where: Where, cell: DuelCell): boolean {
  return (
    allows(where.variant, cell.variant) &&
    allows(where.plane, cell.plane) &&
    Object.entries(where.axes).every(([name, values]) =>
      cell.axes.some((axis) => axis.name === name && values.includes(axis.value)),
    )
  );
}

/** Whether the side in a seat is asked for by name or class. */
export function coversSide(where: Where, cell: DuelCell, seat: 'initiator' | 'target'): boolean {
  return (
    allows(where.side, cell[seat]) &&
    (where.class === null || classesOf(cell, seat).some((name) => where.class?.includes(name)))
  );
}

/** Whether the cell is asked for. A side and a class, where both are given, are looked for in the same seat. */
export function covers(where: Where, cell: DuelCell): boolean {
  return (
    coversPoint(where, cell) &&
    allows(where.initiator, cell.initiator) &&
    allows(where.target, cell.target) &&
    (coversSide(where, cell, 'initiator') || coversSide(where, cell, 'target'))
  );
}

function allows<T>(wanted: readonly T[] | null, value: T): boolean {
  return wanted === null || wanted.includes(value);
}
