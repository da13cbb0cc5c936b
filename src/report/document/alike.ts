/** Sentences that differ in one thing only, told once of all these things: "on planes 1, 3 and 5". */

/** A sentence about one thing, which can be told of several. */
interface About<T> {
  readonly of: T;
  tell(all: readonly T[]): string;
}

/**
 * Each sentence once, with everything of which it says the very same, at the place of the first.
 *
 * @param standIn something that there is not, told of which sentences are equal where nothing but what they are about tells
 *   them apart; what gets none (`null`) is told on its own.
 * @returns what is told, with the first of those that are told by it.
 */
export function alike<T, S extends About<T>>(
  sentences: readonly (S & About<T>)[],
  standIn: (of: T) => T | null,
): readonly { readonly told: string; readonly first: S }[] {
  const groups = new Map<string, { first: S; all: T[] }>();
  sentences.forEach((sentence, place) => {
    const stands = standIn(sentence.of);
    const key = stands === null ? String(place) : JSON.stringify([sentence.tell([stands])]);
    const group = groups.get(key) ?? { first: sentence, all: [] };
    groups.set(key, group);
    group.all.push(sentence.of);
  });
  return [...groups.values()].map(({ first, all }) => ({ told: first.tell(all), first }));
}

/** A plane that there is not; all planes together and the like are told on their own. */
export const noPlane = (place: number | string | null): number | null =>
  typeof place === 'number' ? 0 : null;

/** A name that nobody has. */
export const noName = (): string => '\u0000';
