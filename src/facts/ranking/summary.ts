/** What is said of a ranking besides its table. */

import { bestOf } from '../../analysis/estimate.ts';
import type { RankAgreement } from '../../analysis/ranking/agreement.ts';
import type { RankedSide, Ranking } from '../../analysis/ranking/table.ts';
import { type Cut, cut } from '../run/cut.ts';
import { type Extremes, extremes } from '../run/extremes.ts';

/** Cycles, better sides, and groups of sides told at most. */
const told = { cycles: 8, names: 3, dominated: 20 };

/** A side whose strength has no bound: at the top it beats all but some, at the bottom it loses to all but some. */
export interface Beyond {
  readonly where: 'top' | 'bottom' | 'between';
  /** Whom it does not always beat (to whom it does not always lose); between them, whom it always beats. */
  readonly names: Cut<string>;
}

/** What is told of a side instead of its strength; `null` where that means something. */
export function beyondOf({ beyond }: RankedSide): Beyond | null {
  if (beyond === null) return null;
  const { beats, losesTo, others } = beyond;
  const where = losesTo.length === 0 ? 'top' : beats.length === 0 ? 'bottom' : 'between';
  const list = where === 'between' ? beats : others;
  return { where, names: cut(list, told.names) };
}

/** Sides that are worse than the very same others against everyone. */
export interface Inferior {
  readonly sides: readonly string[];
  /** Those better than each of them. */
  readonly by: Cut<string>;
}

/** Cycles, dominance, and how far planes agree; of many the first. */
export interface RankingSummary {
  readonly cycles: number;
  /** The first cycles, the first side of each named again at its end. */
  readonly rings: Cut<{ readonly plane: number | null; readonly sides: readonly string[] }>;
  readonly dominated: number;
  /** Dominated sides, those with the same betters together; what is left are sides. */
  readonly inferior: Cut<Inferior>;
  /** Sides of which it is not decided whether they are dominated. */
  readonly undecided: Cut<string>;
  /**
   * The pairs of planes that rank the sides least and most alike; `null` with a single plane. `sure`: the duels tell them
   * from all others.
   */
  readonly agreement: (Extremes<RankAgreement> & { readonly sure: boolean }) | null;
}

/** Works out what is said of a ranking. */
export function rankingSummary(ranking: Ranking): RankingSummary {
  const { cycles, dominated, undecided } = ranking;
  return {
    cycles: cycles.length,
    rings: cut(
      cycles.map(({ plane, sides }) => ({ plane, sides: [...sides, sides[0]!] })),
      told.cycles,
    ),
    dominated: dominated.length,
    inferior: inferiorOf(dominated),
    undecided: cut(undecided, told.dominated),
    agreement: endsOf(ranking),
  };
}

/** Sides with the same betters in one group, in the order of the first of each; what is left out is counted by sides. */
function inferiorOf(dominated: Ranking['dominated']): Cut<Inferior> {
  const groups = new Map<string, { by: readonly string[]; sides: string[] }>();
  for (const { side, by } of dominated) {
    const key = JSON.stringify(by);
    const group = groups.get(key) ?? { by, sides: [] };
    groups.set(key, group);
    group.sides.push(side);
  }
  const { shown } = cut([...groups.values()], told.dominated);
  return {
    shown: shown.map(({ by, sides }) => ({ sides, by: cut(by, told.names) })),
    left: dominated.length - shown.reduce((sum, { sides }) => sum + sides.length, 0),
  };
}

/** Of equal correlations the first pair is the least and the last the most. */
function endsOf({ agreements, claims }: Ranking): RankingSummary['agreement'] {
  const ends = extremes(agreements, ({ correlation }) => -(bestOf(correlation) ?? 0));
  if (ends === null) return null;
  const exact = agreements.every(({ correlation }) => correlation.exact !== null);
  const sure = claims.every((claim) => !('among' in claim) || claim.among.length === 1);
  return { least: ends.most, most: ends.least, sure: exact || sure };
}
