/** The two ends of some things, and how many there are of each kind: what sentences say instead of a list. */

/** Where a figure is least and where it is most; one and the same thing where there is only one. */
export interface Extremes<T> {
  readonly least: T;
  readonly most: T;
}

/** Ends by a figure, `null` without anything; of equals the first is the most and the last the least. */
export function extremes<T>(items: readonly T[], figure: (item: T) => number): Extremes<T> | null {
  const sorted = [...items].sort((a, b) => figure(b) - figure(a));
  const [most, least] = [sorted[0], sorted.at(-1)];
  return most === undefined || least === undefined ? null : { least, most };
}

/** How many things there are of each kind, all kinds named. */
export function countBy<K extends string, T>(
  items: readonly T[],
  kinds: readonly K[],
  kind: (item: T) => K,
): Readonly<Record<K, number>> {
  const count = (own: K): number => items.filter((item) => kind(item) === own).length;
  return Object.fromEntries(kinds.map((own) => [own, count(own)])) as Record<K, number>;
}
