/** Who is weak and who is played badly: scores as the file stands and with the best tactics of each matchup. */
import { type Conduct, conductKey, conductOf, inSeat, type Seat } from '../../tuning/tactics/conduct.ts';
import type { BestConduct } from '../../tuning/tactics/search.ts';
import type { Hindrance, MatchupTactics, TacticsResult } from '../../tuning/tactics/tactics.ts';

/** Less than this is a solver's last bits. */
const DUST = 1e-9;

/** What differs from the conduct in the file: each threshold that is changed. */
export type Changes = Partial<Conduct>;

/** What a conduct changes of another. */
export function changesOf(before: Conduct, after: Conduct): Changes {
  const keys = ['hold', 'reserveFatigue', 'withdrawBelow', 'fleeBelow'] as const;
  return Object.fromEntries(
    keys
      .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
      .map((key) => [key, after[key]]),
  );
}

/** The conduct of a matchup's seat in the file. */
export function standingConduct({ cell }: MatchupTactics, seat: Seat): Conduct {
  return conductOf(inSeat(cell.setup, seat));
}

/** One seat of one matchup. */
export interface SeatTactics {
  readonly matchup: MatchupTactics;
  readonly seat: Seat;
  readonly name: string;
  readonly opponent: string;
  readonly best: BestConduct;
  readonly changes: Changes;
}

/** All seats of all matchups, in their order, the initiator's first. */
export function seatsOf({ matchups }: TacticsResult): readonly SeatTactics[] {
  return matchups.flatMap((matchup) =>
    (['initiator', 'target'] as const).map((seat) => {
      const { cell, best } = matchup;
      const [name, opponent] =
        seat === 'initiator' ? [cell.initiator, cell.target] : [cell.target, cell.initiator];
      const changes = changesOf(standingConduct(matchup, seat), best[seat].conduct);
      return { matchup, seat, name, opponent, best: best[seat], changes };
    }),
  );
}

/**
 * What a combatant is: at least even as it stands; below even, and at least even with its best tactics (played badly);
 * below even with them, too (weak).
 */
export type Verdict = 'even' | 'badly' | 'weak';

/** One combatant over all its matchups, both seats. */
export interface PlayerTactics {
  readonly name: string;
  readonly standing: number;
  readonly best: number;
  readonly verdict: Verdict;
  /** Whether every one of its best was found by trying all. */
  readonly proven: boolean;
  readonly seats: number;
  /** The change that is best in most of its matchups, with their number; `null` where nothing is to be changed. */
  readonly usual: { readonly changes: Changes; readonly seats: number } | null;
}

/** Everybody asked about, in the order of the file. */
export function playersOf(result: TacticsResult): readonly PlayerTactics[] {
  const all = seatsOf(result);
  return result.combatants.flatMap((name): PlayerTactics[] => {
    const own = all.filter((seat) => seat.name === name);
    if (own.length === 0) return [];
    const mean = (read: (best: BestConduct) => number): number =>
      own.reduce((sum, { best }) => sum + read(best), 0) / own.length;
    const [standing, best] = [mean((one) => one.standing), mean((one) => one.worth)];
    const groups = new Map<string, { readonly changes: Changes; seats: number }>();
    for (const { changes, best: found } of own) {
      if (found.worth <= found.standing + DUST) continue;
      const key = JSON.stringify(changes);
      const group = groups.get(key) ?? { changes, seats: 0 };
      group.seats++;
      groups.set(key, group);
    }
    const usual = [...groups.values()].sort((a, b) => b.seats - a.seats)[0] ?? null;
    const verdict = standing >= 0.5 - DUST ? 'even' : best >= 0.5 - DUST ? 'badly' : 'weak';
    const proven = own.every((seat) => seat.best.proven);
    return [{ name, standing, best, verdict, proven, seats: own.length, usual }];
  });
}

/** How many matchups settle, go round, and stay open. */
export function settlements({
  matchups,
}: TacticsResult): Readonly<Record<'settled' | 'cycle' | 'open', number>> {
  const count = (kind: string): number =>
    matchups.filter(({ settlement }) => settlement.kind === kind).length;
  return { settled: count('settled'), cycle: count('cycle'), open: count('open') };
}

/** How many matchups are left out, by why. */
export type LeftOutCounts = Readonly<Record<Hindrance, number>>;

/** How many matchups are left out, by why. */
export function leftOutCounts({ leftOut }: Pick<TacticsResult, 'leftOut'>): LeftOutCounts {
  const count = (why: Hindrance): number => leftOut.filter((own) => own.why === why).length;
  return { several: count('several'), drawn: count('drawn'), large: count('large') };
}

/** Whether two conducts are the same. */
export const isSame = (a: Conduct, b: Conduct): boolean => conductKey(a) === conductKey(b);
