/**
 * Lists every way in which the dice of a whole duel can fall. Only for tiny duels: closed dice, a few rounds.
 */
import type { Chance, TableDuel } from './tinyPlayer.ts';
import { Table } from './tinyTable.ts';

/** Probabilities by value (as text), fact by fact. */
export type Listing = Readonly<Record<string, ReadonlyMap<string, number>>>;

/** A loaded die: answers the face, 0 … n − 1, for weights that add up to 1. */
type Dice = (weights: readonly number[]) => number;

/** Closed dice with `sides` sides, each thrown by itself. */
function closedDice(sides: number, dice: Dice): Chance {
  const d = (n: number): number => 1 + dice(new Array<number>(n).fill(1 / n));
  return {
    roll: () => d(sides),
    d20: () => d(20),
    happens: (chance) => dice([1 - chance, chance]) === 1,
    pick: (enemies) => enemies[d(enemies.length) - 1]!,
  };
}

/**
 * Lists every way in which the dice can fall.
 * @returns `null` where there are more than `most`.
 */
export function listEverything(duel: TableDuel, most: number): Listing | null {
  const listing: Record<string, Map<string, number>> = {};
  /** Faces chosen so far, with the weights of the die that shows them. */
  const path: { face: number; weights: readonly number[] }[] = [];
  for (let ways = 0; ; ways++) {
    if (ways >= most) return null;
    let at = 0;
    let chance = 1;
    const dice: Dice = (weights) => {
      if (at === path.length) path.push({ face: 0, weights });
      const { face } = path[at++]!;
      chance *= weights[face]!;
      return face;
    };
    const facts = new Table(duel, closedDice(Number(duel.rules.die.slice(1)), dice)).play();
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
