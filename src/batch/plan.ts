/** What a run has to do: cells, the number of duels of each, the seed. Frozen, and given to every thread once. */

import { contestOf, impossibilityOf } from '../scenario/cellKinds.ts';
import type { Cell } from '../scenario/model/cells.ts';
import { breathe } from './interruption.ts';
import type { Method } from './result.ts';

/** Default bound on the states of a chain; a cell then takes at most about 2 s and 500 MB. */
export const DEFAULT_MAX_STATES = 60_000;

/** Everything that threads need; plain data. */
export interface Plan<C extends Cell = Cell> {
  readonly seed: string;
  readonly duels: number;
  readonly method: Method;
  readonly maxStates: number;
  readonly cells: readonly C[];
}

/** Cells that share chain and law, found once by whoever gives out the work. */
export interface CellIdentity {
  /** Why the pairing is no duel, else `null`; the keys are then empty. */
  readonly impossible: string | null;
  readonly chainKey: string;
  readonly law: string;
}

/** Identities of all cells of a plan, in order. Cost: some 40 µs a cell. */
export function identify(cells: readonly Cell[]): CellIdentity[] {
  return cells.map((cell) => {
    const reason = impossibilityOf(cell);
    if (reason !== null) return { impossible: reason, chainKey: '', law: '' };
    const { chainKey, law } = contestOf(cell);
    return { impossible: null, chainKey, law };
  });
}

/** Cells that are identified between two looks at signals: a twentieth of a second. */
const PART = 1000;

/** The same for any number of cells, in parts. @throws InterruptedError when the signal is aborted. */
export async function identifyAll(
  cells: readonly Cell[],
  signal?: AbortSignal | undefined,
): Promise<readonly CellIdentity[]> {
  const identities: CellIdentity[] = [];
  for (let from = 0; from < cells.length; from += PART) {
    await breathe({ signal });
    for (const one of identify(cells.slice(from, from + PART))) identities.push(one);
  }
  return identities;
}
