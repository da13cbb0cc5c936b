/** Which duels an expectation is about: who asks for a side or a class means either seat, but one seat. */
import type { DuelCell } from '../model/cells.ts';
import type { Where } from '../model/expectation.ts';
import type { MetricKind } from '../model/metric.ts';
import { allows, coversPoint } from '../model/where.ts';

/** Names of the classes that the members of a side have. */
export function classesOf(cell: DuelCell, seat: 'initiator' | 'target'): string[] {
  const members = seat === 'initiator' ? cell.setup.initiators : cell.setup.targets;
  return members.flatMap(({ classes }) => classes.map((entry) => entry.class));
}

/** Whether the side in a seat is asked for by name or class. */
export function coversSide(where: Where, cell: DuelCell, seat: 'initiator' | 'target'): boolean {
  return allows(where, 'side', [cell[seat]]) && allows(where, 'class', classesOf(cell, seat));
}

/**
 * Whether a duel is asked for. A side and a class, where both are given, are looked for in the same seat. Figures
 * of a side or a pair leave mirrors out; those of mirrors leave out all else.
 */
export function coversDuel(where: Where, cell: DuelCell, metric: MetricKind): boolean {
  const mirror = cell.initiator === cell.target;
  if (metric === 'mirror' ? !mirror : (metric === 'side' || metric === 'pair') && mirror) return false;
  return (
    coversPoint(where, cell) &&
    allows(where, 'plane', [cell.plane]) &&
    allows(where, 'initiator', [cell.initiator]) &&
    allows(where, 'target', [cell.target]) &&
    (coversSide(where, cell, 'initiator') || coversSide(where, cell, 'target'))
  );
}
