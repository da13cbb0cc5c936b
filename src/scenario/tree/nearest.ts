/** The nearest known name, for "did you mean". */
import type { Tip } from '../../problems/problem.ts';

/** Names are compared over this many characters at most: cost is quadratic in it. */
const comparedLength = 64;

/** Edit distance with transpositions of neighbours (optimal string alignment), letter case ignored. */
function distance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let best = Math.min(last[j - 1]! + (same ? 0 : 1), last[j]! + 1, row[j - 1]! + 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) best = Math.min(best, beforeLast[j - 2]! + 1);
      row.push(best);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length]!;
}

const comparable = (name: string): string => name.slice(0, comparedLength).toLowerCase();

/**
 * The candidate closest to `name` by edit distance (case ignored), the first among equals; nothing when none
 * is closer than about a third of the name, so that a tip is worth reading.
 * @example nearest('manna', ['IQ', 'mana']) // 'mana'
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const wanted = comparable(name);
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of candidates) {
    const other = comparable(candidate);
    if (Math.abs(other.length - wanted.length) >= bestDistance) continue;
    const apart = distance(wanted, other);
    if (apart < bestDistance && apart < Math.max(wanted.length, other.length)) {
      best = candidate;
      bestDistance = apart;
    }
  }
  return best;
}

/** "Did you mean" the nearest, or nothing when no candidate is near. */
export function didYouMean(name: string, candidates: Iterable<string>): Tip | undefined {
  const near = nearest(name, candidates);
  return near === undefined ? undefined : ['didYouMean', JSON.stringify(near)];
}
