/** What tells the cells of a kind apart, beside variant and axes: the keys of `where` and the names in a cell. */

import type { Must } from '../../problems/problem.ts';
import type { Cell, DuelCell } from './cells.ts';

/** Keys of `where` by kind, with what a value of theirs must be. */
export const whereKeys: { readonly [Kind in Cell['kind']]: Readonly<Record<string, Must>> } = {
  duel: {
    plane: ['planeHere'],
    initiator: ['nameOf', 'initiator'],
    target: ['nameOf', 'target'],
    side: ['nameOf', 'side'],
    class: ['classHere'],
  },
  day: { manifester: ['nameOf', 'manifester'], plan: ['nameOf', 'plan'] },
  concentration: {
    modifier: ['modifierHere'],
    distraction: ['nameOf', 'distraction'],
    level: ['levelHere'],
  },
  contest: { mind: ['nameOf', 'mind'], controller: ['nameOf', 'controller'] },
  gauntlet: {
    gauntlet: ['nameOf', 'gauntlet'],
    fighter: ['nameOf', 'fighter'],
    plane: ['planeHere'],
  },
};

/** What a cell has under every key of its kind. */
export function namesIn(cell: Cell): Readonly<Record<string, readonly (string | number)[]>> {
  switch (cell.kind) {
    case 'duel':
      return {
        plane: [cell.plane],
        initiator: [cell.initiator],
        target: [cell.target],
        side: [cell.initiator, cell.target],
        class: [...classesOf(cell, 'initiator'), ...classesOf(cell, 'target')],
      };
    case 'day':
      return { manifester: [cell.manifester], plan: [cell.plan] };
    case 'concentration':
      return { modifier: [cell.modifier], distraction: [cell.distraction], level: [cell.level] };
    case 'contest':
      return { mind: [cell.mind], controller: cell.setup.controllers.map(({ name }) => name) };
    case 'gauntlet':
      return { gauntlet: [cell.gauntlet], fighter: [cell.fighter], plane: [cell.plane] };
  }
}

/** Names of the classes that the members of a side have. */
export function classesOf(cell: DuelCell, seat: 'initiator' | 'target'): string[] {
  const members = seat === 'initiator' ? cell.setup.initiators : cell.setup.targets;
  return members.flatMap(({ classes }) => classes.map((entry) => entry.class));
}
