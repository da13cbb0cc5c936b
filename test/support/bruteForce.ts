/**
 * Lists every way in which the dice of a whole duel can fall. Only for tiny duels: closed dice, a few rounds.
 */
import type { TinyDuel } from './tinyPlayer.ts';
import { Table } from './tinyTable.ts';

/** Probabilities by value (as text), fact by fact. */
export type Listing = Readonly<Record<string, ReadonlyMap<string, number>>>;

/**
 * Lists every way in which the dice can fall.
 * @returns `null` where there are more than `most`.
 */
export function listEverything(duel: TinyDuel, most: number): Listing | null {
  const listing: Record<string, Map<string, number>> = {};
  /** Faces chosen so far, with the weights of the die that shows them. */
  const path: { face: number; weights: readonly number[] }[] = [];
  for (let ways = 0; ; ways++) {
    if (ways >= most) return null;
    let at = 0;
    let chance = 1;
    const facts = new Table(duel, (weights) => {
      if (at === path.length) path.push({ face: 0, weights });
      const { face } = path[at++]!;
      chance *= weights[face]!;
      return face;
    }).play();
    for (const [name, value] of Object.entries(facts)) {
      listing[name] ??= new Map();
      const key = typeof value === 'number' ? value.toFixed(9) : value;
      listing[name].set(key, (listing[name].get(key) ?? 0) + chance);
    }
    // The next way: turn the last die that has a face left.
    while (path.length > 0 && path.at(-1)!.face + 1 === path.at(-1)!.weights.length) path.pop();
    if (path.length === 0) return listing;
    path.at(-1)!.face++;
  }
}
