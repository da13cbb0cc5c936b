/** Sides whose strength no number bounds: they never lose to others, directly or through a third. */

/** Given where nothing but the virtual draw of the model keeps a strength finite. */
export interface Beyond {
  /** Those who never score against the side, directly or through others. */
  readonly beats: readonly string[];
  /** Those against whom the side never scores. */
  readonly losesTo: readonly string[];
  readonly others: readonly string[];
}

/** Scores that weigh less than the virtual draw of the model decide nothing. */
const VIRTUAL = 0.5;

/**
 * `reach[i][j]`: i scores against j, or against one who reaches j. The likelihood has a maximum only where everybody
 * reaches everybody (L. R. Ford, American Mathematical Monthly 64 (1957)).
 */
export function reachable(scores: readonly (readonly number[])[]): boolean[][] {
  const reach = scores.map((row, i) => row.map((score, j) => i === j || score >= VIRTUAL));
  for (let k = 0; k < reach.length; k++)
    for (const row of reach) if (row[k]) for (let j = 0; j < row.length; j++) row[j] ||= reach[k]![j]!;
  return reach;
}

/** Of a side, by its index; `null` where its strength is bounded. */
export function beyondOf(
  own: number,
  sides: readonly string[],
  reach: readonly (readonly boolean[])[],
): Beyond | null {
  const named = (is: (other: number) => boolean): string[] =>
    sides.filter((_, other) => other !== own && is(other));
  const beats = named((other) => reach[own]![other]! && !reach[other]![own]!);
  const losesTo = named((other) => reach[other]![own]! && !reach[own]![other]!);
  if (beats.length + losesTo.length === 0) return null;
  return { beats, losesTo, others: named((other) => reach[own]![other]! === reach[other]![own]!) };
}
