/** Sentences of which the same is to be told of several planes, told once. */

/** A sentence about a plane; anything but a number is a place of its own. */
interface OnPlane<Place> {
  readonly plane: Place;
  tell(planes: readonly (Place | number)[]): string;
}

/**
 * Each sentence once, with all planes of which it says the very same, at the place of the first of them.
 * @returns what is told, with the first of those that are told by it.
 */
export function alike<Place, S extends OnPlane<Place>>(
  sentences: readonly (S & OnPlane<Place>)[],
): readonly { readonly told: string; readonly first: S }[] {
  const groups = new Map<string, { first: S; planes: Place[] }>();
  for (const sentence of sentences) {
    const { plane } = sentence;
    // Told of a plane that there is not, sentences are equal where nothing but their plane tells them apart.
    const key = JSON.stringify([typeof plane === 'number' ? null : [plane], sentence.tell([0])]);
    const group = groups.get(key) ?? { first: sentence, planes: [] };
    groups.set(key, group);
    group.planes.push(plane);
  }
  return [...groups.values()].map(({ first, planes }) => ({ told: first.tell(planes), first }));
}
