/** What is said of a ranking besides its table. */
import type { RankAgreement, Ranking } from '../../analysis/ranking/table.ts';
import { type Extremes, extremes } from '../run/extremes.ts';

/** Cycles, better sides, and dominated sides told at most. */
const told = { cycles: 8, names: 3, dominated: 20 };

/** Cycles, dominance, and how far planes agree; of many the first. */
export interface RankingSummary {
  readonly cycles: number;
  /** The first cycles, the first side of each named again at its end. */
  readonly rings: readonly { readonly plane: number | null; readonly sides: readonly string[] }[];
  readonly dominated: number;
  /** The first dominated sides, with the names of those better than them; `null` names where they are many. */
  readonly inferior: readonly {
    readonly side: string;
    readonly better: number;
    readonly by: readonly string[] | null;
  }[];
  /** The pairs of planes that rank the sides least and most alike; `null` with a single plane. */
  readonly agreement: Extremes<RankAgreement> | null;
}

/** Works out what is said of a ranking. */
export function rankingSummary({ cycles, dominated, agreements }: Ranking): RankingSummary {
  return {
    cycles: cycles.length,
    rings: cycles
      .slice(0, told.cycles)
      .map(({ plane, sides }) => ({ plane, sides: [...sides, ...sides.slice(0, 1)] })),
    dominated: dominated.length,
    inferior: dominated
      .slice(0, told.dominated)
      .map(({ side, by }) => ({ side, better: by.length, by: by.length <= told.names ? by : null })),
    agreement: endsOf(agreements),
  };
}

/** Of equal correlations the first pair is the least and the last the most. */
function endsOf(agreements: readonly RankAgreement[]): Extremes<RankAgreement> | null {
  const ends = extremes(agreements, ({ correlation }) => -correlation);
  return ends === null ? null : { least: ends.most, most: ends.least };
}
