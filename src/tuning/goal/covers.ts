/** Which cells a band is about. */
import type { BandWhere } from '../../scenario/bands.ts';
import type { DuelCell } from '../../scenario/cells.ts';

/** Names that a cell goes by for `class`: its sides, their members, and the members' classes. */
function namesOf(cell: DuelCell): Set<string> {
  const members = [...cell.setup.initiators, ...cell.setup.targets];
  return new Set([
    cell.initiator,
    cell.target,
    ...members.flatMap((member) => [member.name, ...member.classes.map((entry) => entry.class)]),
  ]);
}

const allows = <T>(list: readonly T[] | null, value: T): boolean => list === null || list.includes(value);

/** Whether the band counts the cell. */
export function covers(where: BandWhere, cell: DuelCell): boolean {
  if (!allows(where.variants, cell.variant) || !allows(where.planes, cell.plane)) return false;
  if (!allows(where.initiators, cell.initiator) || !allows(where.targets, cell.target)) return false;
  if (where.mirrors !== null && where.mirrors !== (cell.initiator === cell.target)) return false;
  if (where.classes !== null) {
    const names = namesOf(cell);
    if (!where.classes.some((name) => names.has(name))) return false;
  }
  return where.axes.every(({ name, value }) =>
    cell.axes.some((axis) => axis.name === name && axis.value === value),
  );
}
