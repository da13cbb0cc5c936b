/** Figures of cells, worked out once for every different contest, and kept as long as there is room. */

import { type CellIdentity, DEFAULT_MAX_STATES, identify } from '../../batch/plan.ts';
import type { CellResult } from '../../batch/result.ts';
import { Shelf } from '../../batch/workshop.ts';
import { simulate } from '../../engine/prepared/simulate.ts';
import type { Marginals, Tally } from '../../engine/tally.ts';
import { streamKey } from '../../random/key.ts';
import { contestOf } from '../../scenario/cellKinds.ts';
import type { Cell } from '../../scenario/model/cells.ts';

/** Names of contests kept, two for most of them, which are some 30 kB each. */
const KEPT = 1_600;

/** Trials of a cell that is too large to solve. */
const TRIALS = 2_000;

/** What is known of a contest: exact, or simulated where it is too large. */
interface Known {
  readonly exact: Marginals | null;
  readonly tally: Tally | null;
}

/** Cells with their identities. */
export interface Cells<C extends Cell = Cell> {
  readonly cells: readonly C[];
  readonly identities: readonly CellIdentity[];
}

/** Finds out which cells are the same contest. */
export function identified<C extends Cell>(cells: readonly C[]): Cells<C> {
  return { cells, identities: identify(cells) };
}

/** Works figures out. */
export class Solver {
  readonly #seed: string;
  readonly #shelf = new Shelf(DEFAULT_MAX_STATES);
  /** Oldest use first. */
  readonly #known = new Map<string, Known>();

  /** @param seed of whatever has to be simulated. */
  constructor(seed: string) {
    this.#seed = seed;
  }

  /**
   * Works out what is not known of some cells, one contest after the other, those of one chain together.
   * @param facts whether captured power and the like are asked for; without, cells of one chain are as good as one.
   * @returns how many contests had to be worked out; after each one it pauses.
   */
  async solve(
    { cells, identities }: Cells,
    wanted: readonly number[],
    facts: boolean,
    pause: () => Promise<void>,
  ): Promise<number> {
    const missing = new Map<string, number[]>();
    for (const index of wanted) {
      const identity = identities[index]!;
      if (identity.impossible !== null || this.#of(identity, cells[index]!, facts) !== null) continue;
      const chain = missing.get(identity.chainKey) ?? [];
      missing.set(identity.chainKey, chain);
      chain.push(index);
    }
    let fresh = 0;
    for (const chain of missing.values())
      for (const index of chain) {
        const identity = identities[index]!;
        if (this.#of(identity, cells[index]!, facts) !== null) continue;
        this.#learn(identity, cells[index]!);
        fresh += 1;
        await pause();
      }
    return fresh;
  }

  /** Results of cells as far as they are known. */
  results<C extends Cell>(
    { cells, identities }: Cells<C>,
    wanted: readonly number[],
    facts: boolean,
  ): CellResult<C>[] {
    return wanted.map((index) => {
      const cell = cells[index]!;
      const identity = identities[index]!;
      const known = identity.impossible === null ? this.#of(identity, cell, facts) : null;
      return {
        cell,
        impossible: identity.impossible,
        method: known?.tally ? 'mc' : 'exact',
        tally: known?.tally ?? null,
        exact: known?.exact ?? null,
        precision: null,
        chain: identity.chainKey,
        law: identity.law,
      };
    });
  }

  #of({ chainKey, law }: CellIdentity, { key }: Cell, facts: boolean): Known | null {
    const names = [`law ${law}`, ...(facts ? [] : [`chain ${chainKey}`]), `cell ${key} ${law}`];
    for (const name of names) {
      const known = this.#known.get(name);
      if (known === undefined || (known.exact === null && !name.startsWith('cell'))) continue;
      this.#known.delete(name);
      this.#known.set(name, known);
      return known;
    }
    return null;
  }

  #learn({ chainKey, law }: CellIdentity, cell: Cell): void {
    const contest = contestOf(cell);
    const { exact } = this.#shelf.exact(contest);
    if (exact !== null) {
      this.#keep(`law ${law}`, { exact, tally: null });
      this.#keep(`chain ${chainKey}`, { exact, tally: null });
      return;
    }
    const key = streamKey(this.#seed, cell.key);
    const tally = simulate(contest, this.#shelf.prepared(contest), key, 0, TRIALS);
    this.#keep(`cell ${cell.key} ${law}`, { exact: null, tally });
  }

  #keep(name: string, known: Known): void {
    this.#known.set(name, known);
    if (this.#known.size > KEPT) this.#known.delete(this.#known.keys().next().value!);
  }
}
