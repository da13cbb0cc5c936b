/** Tactics as choices of the meta-game: every combatant as it stands, and with each of the best conducts found for it. */
import type { Threshold } from '../../rules/model.ts';
import type { DuelCell } from '../../scenario/model/cells.ts';
import type { Field } from '../field.ts';
import { type Conduct, conducted, conductKey, conductOf, inSeat, type Seat } from './conduct.ts';
import type { TacticsResult } from './tactics.ts';

/** Best conducts of a combatant that become choices at most, those of most matchups first. */
export const MOST_CONDUCTS = 3;

/** A choice: a combatant with a conduct. */
interface Strategy {
  readonly name: string;
  /** `null`: as it stands. */
  readonly conduct: Conduct | null;
}

const bound = (own: Threshold | null): string => (own === null ? 'null' : `{${own.figure}: ${own.below}}`);

/** What a conduct changes, as it would stand in the file. */
function changesIn(before: Conduct, after: Conduct): string {
  return [
    ...(before.hold === after.hold ? [] : [`hold: ${after.hold}`]),
    ...(before.reserveFatigue === after.reserveFatigue ? [] : [`reserveFatigue: ${after.reserveFatigue}`]),
    ...(bound(before.withdrawBelow) === bound(after.withdrawBelow)
      ? []
      : [`withdrawBelow: ${bound(after.withdrawBelow)}`]),
    ...(bound(before.fleeBelow) === bound(after.fleeBelow) ? [] : [`fleeBelow: ${bound(after.fleeBelow)}`]),
  ].join(', ');
}

/** The choices of each combatant, as it stands first. */
function strategiesOf({ matchups }: TacticsResult): ReadonlyMap<string, readonly Strategy[]> {
  const found = new Map<
    string,
    Map<string, { readonly conduct: Conduct; readonly changes: string; count: number }>
  >();
  for (const { cell, best } of matchups)
    for (const seat of ['initiator', 'target'] as const) {
      const name = cell[seat];
      const own = found.get(name) ?? new Map();
      found.set(name, own);
      const { conduct } = best[seat];
      const changes = changesIn(conductOf(inSeat(cell.setup, seat)), conduct);
      if (changes === '') continue;
      const key = conductKey(conduct);
      const entry = own.get(key) ?? { conduct, changes, count: 0 };
      entry.count++;
      own.set(key, entry);
    }
  return new Map(
    [...found].map(([name, conducts]) => {
      const most = [...conducts.values()].sort((a, b) => b.count - a.count).slice(0, MOST_CONDUCTS);
      const others = most.map(({ conduct, changes }) => ({ name: `${name} {${changes}}`, conduct }));
      return [name, [{ name, conduct: null }, ...others]];
    }),
  );
}

/** The field in which everybody chooses a conduct as well; matchups that tactics were not found for are left out. */
export function strategicField(field: Field, result: TacticsResult): Field {
  const strategies = strategiesOf(result);
  const cells = field.cells.flatMap((cell): DuelCell[] => {
    const { initiators, targets } = cell.setup;
    if (initiators.length > 1 || targets.length > 1) return [];
    const of = (seat: Seat): readonly Strategy[] => strategies.get(cell[seat]) ?? [];
    return of('initiator').flatMap((first) =>
      of('target').map((second) => {
        const setup = first.conduct === null ? cell.setup : conducted(cell.setup, 'initiator', first.conduct);
        return {
          ...cell,
          initiator: first.name,
          target: second.name,
          setup: second.conduct === null ? setup : conducted(setup, 'target', second.conduct),
        };
      }),
    );
  });
  return { ...field, cells, indices: [] };
}
