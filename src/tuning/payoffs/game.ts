/** What players would choose by a payoff table of others: the equilibrium part of the meta-game alone. */
import { between, type Estimate } from '../../analysis/estimate.ts';
import { defaultPrecision, rateBounds } from '../../analysis/precision.ts';
import { simultaneousConfidence } from '../../stats/multiplicity.ts';
import { findDominatedRows, type ScoreBounds } from '../../stats/ranking/relations.ts';
import { anySeatEquilibrium, effectiveNumber, otherSeat, seatEquilibrium } from '../meta/equilibrium.ts';
import type { MetaMatrix } from '../meta/matrix.ts';
import {
  CONFIDENCE,
  type Games,
  gameOf,
  isExact,
  type MetaGame,
  movementOf,
  RESAMPLES,
} from '../meta/meta.ts';
import { movedTable } from '../meta/resample.ts';
import type { Pace } from '../pace.ts';
import { randomFrom } from '../search/random.ts';
import type { Payoff, PayoffTable } from './table.ts';

/** What came of a payoff table: one game, or of two populations that of the rows and that of the columns. */
export interface PayoffResult extends Games {
  readonly table: PayoffTable;
  /** Score of the rows in the equilibrium of two populations; `null` for one population, where it is one half. */
  readonly value: number | null;
}

/** Standard error of a score: of one that is 0 or 1 by so many games, too (Agresti & Coull's two wins and two losses). */
function errorOf({ score, games }: Payoff): number {
  if (games === null) return 0;
  const n = games + 4;
  const p = (score * games + 2) / n;
  return Math.sqrt((p * (1 - p)) / n);
}

/** The score with its interval at a level, by Clopper and Pearson, for many hold together; exact where it is taken as it stands. */
function estimateOf({ score, games }: Payoff, confidence: number): Estimate {
  if (games === null) return between(score, null);
  return between(
    score,
    rateBounds(score * games, games, { ...defaultPrecision, confidence, together: true }),
  );
}

/** A score with its bounds. */
function boundsOf({ exact, simulated }: Estimate): ScoreBounds {
  if (simulated === null) return { score: exact!, low: exact!, high: exact! };
  return { score: simulated.value, low: simulated.low, high: simulated.high };
}

/** The same for the other side. */
const other = ({ exact, simulated }: Estimate): Estimate =>
  simulated === null
    ? between(1 - exact!, null)
    : between(1 - simulated.value, { low: 1 - simulated.high, high: 1 - simulated.low });

const turned = <T>(rows: readonly (readonly T[])[]): T[][] =>
  (rows[0] ?? []).map((_, j) => rows.map((row) => row[j]!));

/** Works out what would be played. @param seed of the matrices drawn around counted scores. */
export async function payoffGames(table: PayoffTable, seed: string, pace: Pace): Promise<PayoffResult> {
  const { rows, columns, payoffs, seats } = table;
  const score = payoffs.map((row) => row.map((own) => own.score));
  const error = payoffs.map((row) => row.map(errorOf));
  const pairs = seats ? rows.length * columns.length : (rows.length * (rows.length - 1)) / 2;
  const level = simultaneousConfidence(CONFIDENCE, pairs);
  const bounds = payoffs.map((row) => row.map((own) => estimateOf(own, level)));
  const matrix: MetaMatrix = { sides: rows, opponents: columns, score, error, bounds, leftOut: [] };
  const result = { table, resamples: RESAMPLES };
  if (!seats) return { ...result, games: [await gameOf('table', matrix, seed, pace)], value: null };
  const found = seatEquilibrium(score);
  const random = randomFrom(seed, 'meta @ seats');
  const again = (): readonly number[] => {
    const [first, second] = anySeatEquilibrium(movedTable(matrix, random));
    return [...first, ...second];
  };
  const movement = isExact(matrix) ? null : await movementOf(again, pace);
  const others = turned(bounds).map((row) => row.map(other));
  const ofRows: MetaGame = {
    plane: 'rows',
    matrix,
    equilibrium: found.rows,
    alphaRank: [],
    effective: effectiveNumber(found.rows.mixture),
    cycles: [],
    dominated: findDominatedRows(bounds.map((row) => row.map(boundsOf))),
    movement: movement?.slice(0, rows.length) ?? null,
  };
  const ofColumns: MetaGame = {
    plane: 'columns',
    matrix: {
      sides: columns,
      opponents: rows,
      score: otherSeat(score),
      error: turned(error),
      bounds: others,
      leftOut: [],
    },
    equilibrium: found.columns,
    alphaRank: [],
    effective: effectiveNumber(found.columns.mixture),
    cycles: [],
    dominated: findDominatedRows(others.map((row) => row.map(boundsOf))),
    movement: movement?.slice(rows.length) ?? null,
  };
  return { ...result, games: [ofRows, ofColumns], value: found.value };
}
