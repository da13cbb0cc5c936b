/** What a run has to do: cells, the number of duels of each, the seed. Frozen, and given to every thread once. */

import { contestOf, impossibilityOf } from '../scenario/cellKinds.ts';
import type { Cell } from '../scenario/model/cells.ts';
import { inParts } from './interruption.ts';
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

/** Chain and law of a cell. Cost: some 40 µs. */
function identityOf(cell: Cell): CellIdentity {
  const reason = impossibilityOf(cell);
  if (reason !== null) return { impossible: reason, chainKey: '', law: '' };
  const { chainKey, law } = contestOf(cell);
  return { impossible: null, chainKey, law };
}

/** Identities of all cells of a plan, in order. */
export function identify(cells: readonly Cell[]): CellIdentity[] {
  return cells.map(identityOf);
}

/** The same for any number of cells. @throws InterruptedError when the signal is aborted. */
export function identifyAll(
  cells: readonly Cell[],
  signal?: AbortSignal | undefined,
): Promise<readonly CellIdentity[]> {
  return inParts(cells, signal, identityOf);
}
