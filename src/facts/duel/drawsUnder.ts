/** How often nobody wins among some pairings. */
import { mean } from 'simple-statistics';
import { bestOf } from '../../analysis/estimate.ts';
import type { CellView } from './tables.ts';

/** Mean and largest share of draws, and the pairing with the largest. */
export interface DrawsUnder {
  readonly mean: number;
  readonly most: number;
  readonly key: string;
}

/** Draws among the cells of a table; `null` where nothing is known. */
export function drawsUnder(cells: readonly CellView[]): DrawsUnder | null {
  const known = cells.flatMap(({ key, draw }) => {
    const share = bestOf(draw);
    return share === null ? [] : [{ key, share }];
  });
  const [first] = known;
  if (first === undefined) return null;
  const most = known.reduce((a, b) => (b.share > a.share ? b : a));
  return {
    mean: mean(known.map(({ share }) => share)),
    most: most.share,
    key: most.key,
  };
}

/** What is said under a table of pairings. */
export interface UnderTable {
  readonly pairings: number;
  /** Different duels among them. */
  readonly laws: number;
  readonly draws: DrawsUnder | null;
}

/** Works out what is said under a table. */
export function underTable(cells: readonly CellView[], laws: number): UnderTable {
  return { pairings: cells.length, laws, draws: drawsUnder(cells) };
}
