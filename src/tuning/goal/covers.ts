/** Which cells a band is about. */
import type { BandWhere } from '../../scenario/model/bands.ts';
import type { DuelCell } from '../../scenario/model/cells.ts';

/** Names that a seat goes by for `class`: its side, the members, and their classes. */
function namesOf(cell: DuelCell, seat: 'initiator' | 'target'): string[] {
  const members = seat === 'initiator' ? cell.setup.initiators : cell.setup.targets;
  return [
    cell[seat],
    ...members.flatMap((member) => [member.name, ...member.classes.map((entry) => entry.class)]),
  ];
}

/** Whether `class` asks for the side in a seat. */
export function wantsSide({ classes }: BandWhere, cell: DuelCell, seat: 'initiator' | 'target'): boolean {
  return classes === null || namesOf(cell, seat).some((name) => classes.includes(name));
}

const allows = <T>(list: readonly T[] | null, value: T): boolean => list === null || list.includes(value);

/** Whether the band counts the cell. */
export function covers(where: BandWhere, cell: DuelCell): boolean {
  if (!allows(where.variants, cell.variant) || !allows(where.planes, cell.plane)) return false;
  if (!allows(where.initiators, cell.initiator) || !allows(where.targets, cell.target)) return false;
  if (where.mirrors !== null && where.mirrors !== (cell.initiator === cell.target)) return false;
  if (!wantsSide(where, cell, 'initiator') && !wantsSide(where, cell, 'target')) return false;
  return where.axes.every(({ name, value }) =>
    cell.axes.some((axis) => axis.name === name && axis.value === value),
  );
}
