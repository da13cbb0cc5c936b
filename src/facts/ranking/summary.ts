/** What is said of a ranking besides its table. */

import { bestOf } from '../../analysis/estimate.ts';
import type { RankAgreement } from '../../analysis/ranking/agreement.ts';
import type { RankedSide, Ranking } from '../../analysis/ranking/table.ts';
import { type Extremes, extremes } from '../run/extremes.ts';

/** Cycles, better sides, and dominated sides told at most. */
const told = { cycles: 8, names: 3, dominated: 20 };

/** A side whose strength has no bound: at the top it beats all but some, at the bottom it loses to all but some. */
export interface Beyond {
  readonly where: 'top' | 'bottom' | 'between';
  /** Whom it does not always beat (to whom it does not always lose); between them, whom it always beats. */
  readonly names: readonly string[];
  /** How many more there are than are named. */
  readonly more: number;
}

/** What is told of a side instead of its strength; `null` where that means something. */
export function beyondOf({ beyond }: RankedSide): Beyond | null {
  if (beyond === null) return null;
  const { beats, losesTo, others } = beyond;
  const where = losesTo.length === 0 ? 'top' : beats.length === 0 ? 'bottom' : 'between';
  const list = where === 'between' ? beats : others;
  return { where, names: list.slice(0, told.names), more: Math.max(0, list.length - told.names) };
}

/** Cycles, dominance, and how far planes agree; of many the first. */
export interface RankingSummary {
  readonly cycles: number;
  /** The first cycles, the first side of each named again at its end. */
  readonly rings: readonly { readonly plane: number | null; readonly sides: readonly string[] }[];
  /** Cycles beyond the first. */
  readonly moreRings: number;
  readonly dominated: number;
  /** The first dominated sides, with the names of those better than them; `null` names where they are many. */
  readonly inferior: readonly {
    readonly side: string;
    readonly better: number;
    readonly by: readonly string[] | null;
  }[];
  /** Sides of which it is not decided whether they are dominated: how many, and the first. */
  readonly undecided: { readonly count: number; readonly sides: readonly string[] };
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
    rings: cycles
      .slice(0, told.cycles)
      .map(({ plane, sides }) => ({ plane, sides: [...sides, ...sides.slice(0, 1)] })),
    moreRings: Math.max(0, cycles.length - told.cycles),
    dominated: dominated.length,
    inferior: dominated
      .slice(0, told.dominated)
      .map(({ side, by }) => ({ side, better: by.length, by: by.length <= told.names ? by : null })),
    undecided: { count: undecided.length, sides: undecided.slice(0, told.dominated) },
    agreement: endsOf(ranking),
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
