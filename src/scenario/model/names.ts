/** What tells the cells of a kind apart, beside variant and axes: the keys of `where` and the names in a cell. */
import type { Cell, DuelCell } from './cells.ts';

/** Keys of `where` by kind, with what a value of theirs is. */
export const whereKeys: { readonly [Kind in Cell['kind']]: Readonly<Record<string, string>> } = {
  duel: {
    plane: 'a plane of the scenario',
    initiator: 'the name of an initiator',
    target: 'the name of a target',
    side: 'the name of a side',
    class: 'a class that somebody who fights has',
  },
  day: { manifester: 'the name of a manifester', plan: 'the name of a plan' },
  concentration: {
    modifier: 'a modifier of the scenario',
    distraction: 'the name of a distraction',
    level: 'a power level of the scenario',
  },
  contest: { mind: 'the name of a mind', controller: 'the name of a controller' },
  gauntlet: {
    gauntlet: 'the name of a gauntlet',
    fighter: 'the name of a fighter',
    plane: 'a plane of the scenario',
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
