/** Lists that are cut to what a reader takes in: what is left out is counted, so that it is told. */

/** Some of a list, and how many more there are. */
export interface Cut<T> {
  readonly shown: readonly T[];
  /** How many are left out; 0 where all are shown. */
  readonly left: number;
}

/**
 * The first of a list, at most so many. Every list that facts or a report cut goes through here (by test), so that the
 * number left out is at hand where it is told.
 */
export function cut<T>(list: readonly T[], most: number): Cut<T> {
  const shown = list.slice(0, most);
  return { shown, left: list.length - shown.length };
}

/** Those that are largest, of equals the first, at most so many; in the order of the list. */
export function largestOf<T>(list: readonly T[], most: number, size: (item: T) => number): Cut<T> {
  const places = list.map((item, place) => ({ place, size: size(item) })).sort((a, b) => b.size - a.size);
  const { shown, left } = cut(places, most);
  const kept = new Set(shown.map(({ place }) => place));
  return { shown: list.filter((_, place) => kept.has(place)), left };
}
