/** The nearest known name, for "did you mean". */
import { quote, type Tip } from '../../problems/problem.ts';

/** Names are compared over this many characters at most: cost is quadratic in it. */
const comparedLength = 64;

/** Three rows of the table of distances, used again and again. Lower case may be longer than the name. */
const rows = [0, 1, 2].map(() => new Uint16Array(4 * comparedLength)) as [
  Uint16Array,
  Uint16Array,
  Uint16Array,
];

/** How many pairs of letters may still be compared; goes down. */
export interface Budget {
  letters: number;
}

/**
 * Edit distance with transpositions of neighbours (optimal string alignment), letter case ignored; anything from
 * `most` up where it is no less.
 */
function distance(a: string, b: string, most: number, budget: Budget): number {
  let [beforeLast, last, row] = rows;
  for (let j = 0; j <= b.length; j++) last[j] = j;
  for (let i = 1; i <= a.length; i++) {
    row[0] = i;
    let least = i;
    budget.letters -= b.length;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let best = Math.min(last[j - 1]! + (same ? 0 : 1), last[j]! + 1, row[j - 1]! + 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) best = Math.min(best, beforeLast[j - 2]! + 1);
      row[j] = best;
      least = Math.min(least, best);
    }
    // No later row is below this one, nor, by a swap, more than one above the row before it.
    if (least > most) return least;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return last[b.length]!;
}

const comparable = (name: string): string => name.slice(0, comparedLength).toLowerCase();

/**
 * The candidate closest to `name` by edit distance (case ignored), the first among equals; nothing when none
 * is closer than about a third of the name, so that a tip is worth reading, or the budget is spent.
 * @example nearest('manna', ['IQ', 'mana']) // 'mana'
 */
export function nearest(
  name: string,
  candidates: Iterable<string>,
  budget: Budget = { letters: Number.POSITIVE_INFINITY },
): string | undefined {
  const wanted = comparable(name);
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of candidates) {
    // A look at a name costs something, too.
    budget.letters -= 1;
    if (budget.letters < 0) return undefined;
    const other = comparable(candidate);
    if (Math.abs(other.length - wanted.length) >= bestDistance) continue;
    const apart = distance(wanted, other, bestDistance, budget);
    if (apart < bestDistance && apart < Math.max(wanted.length, other.length)) {
      best = candidate;
      bestDistance = apart;
    }
  }
  return best;
}

/** "Did you mean" the nearest, or nothing when no candidate is near. */
export function didYouMean(name: string, candidates: Iterable<string>): Tip | undefined {
  return tipOf(nearest(name, candidates));
}

/** The tip about a name that is near, if there is one. */
export function tipOf(near: string | undefined): Tip | undefined {
  return near === undefined ? undefined : ['didYouMean', quote(near)];
}
