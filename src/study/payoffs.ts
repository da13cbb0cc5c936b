/** What players would choose by a payoff table of somebody else's game. */
import { refusalOf } from '../scenario/tree/problem.ts';
import { type PayoffResult, payoffGames } from '../tuning/payoffs/game.ts';
import { readPayoffs } from '../tuning/payoffs/table.ts';
import { StudyError } from './errors.ts';
import type { Conduct } from './executors.ts';
import { drawSeed } from './plan.ts';

/** Options of {@link payoffsOf}. */
export interface PayoffOptions {
  /** Whether two populations choose rows and columns, as two seats do; else rows and columns are the same choices. */
  readonly seats?: boolean | undefined;
  /** Seed text of the matrices drawn around scores that were counted; drawn where none is given. */
  readonly seed?: string | undefined;
}

/** A finished look at a payoff table. */
export interface PayoffStudy {
  readonly result: PayoffResult;
  readonly seed: string;
  readonly seedDrawn: boolean;
}

/**
 * Works out what would be played by a win-rate matrix as CSV text.
 * @param file what problems call it.
 * @throws StudyError with every problem of the table; InterruptedError
 */
export async function payoffsOf(
  text: string,
  file: string,
  { seats = false, seed }: PayoffOptions,
  { signal, onProgress }: Pick<Conduct, 'signal' | 'onProgress'> = {},
): Promise<PayoffStudy> {
  const read = readPayoffs(text, file, seats);
  if (!read.ok) throw new StudyError(...read.problems.map(refusalOf));
  const used = seed ?? drawSeed();
  const result = await payoffGames(read.table, used, { signal, onProgress });
  return { result, seed: used, seedDrawn: seed === undefined };
}
