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

/** The choices of somebody. */
interface Choices {
  /** As it stands first. */
  readonly strategies: readonly Strategy[];
  /** Best conducts that did not become choices. */
  readonly left: number;
}

/** The choices of each combatant. */
function choicesOf({ matchups }: TacticsResult): ReadonlyMap<string, Choices> {
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
      const strategies = [{ name, conduct: null }, ...others];
      return [name, { strategies, left: conducts.size - most.length }];
    }),
  );
}

/** What is told of choices that there are not. */
export interface ConductsLeft {
  /** Best conducts that a combatant may have as choices at most. */
  readonly most: number;
  /** Who has more of them, and how many did not become choices. */
  readonly beyond: readonly { readonly name: string; readonly left: number }[];
  /** Matchups that no best conducts were looked for in. */
  readonly unsearched: TacticsResult['leftOut'];
}

/**
 * The field in which everybody chooses a conduct as well, and what is left out of it. Several on a side stay as they
 * stand, and so does who is in no matchup that tactics were found for.
 */
export function strategicField(
  field: Field,
  result: TacticsResult,
): { readonly field: Field; readonly left: ConductsLeft } {
  const choices = choicesOf(result);
  const cells = field.cells.flatMap((cell): DuelCell[] => {
    const { initiators, targets } = cell.setup;
    const of = (seat: Seat): readonly Strategy[] => {
      const single = (seat === 'initiator' ? initiators : targets).length === 1;
      const own = single ? choices.get(cell[seat]) : undefined;
      return own?.strategies ?? [{ name: cell[seat], conduct: null }];
    };
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
  const beyond = [...choices].flatMap(([name, { left }]) => (left > 0 ? [{ name, left }] : []));
  return {
    field: { ...field, cells, indices: [] },
    left: { most: MOST_CONDUCTS, beyond, unsearched: result.leftOut },
  };
}
