/** Sets of duel indices as ranges: ascending, disjoint, never touching. */

/** Indices from `from` up to but without `to`. */
export type Range = readonly [from: number, to: number];

/** Number of indices in a set. */
export function sizeOf(ranges: readonly Range[]): number {
  return ranges.reduce((sum, [from, to]) => sum + to - from, 0);
}

/** Whether a range has an index in common with a set. */
export function overlaps(ranges: readonly Range[], [from, to]: Range): boolean {
  return ranges.some((range) => range[0] < to && from < range[1]);
}

/** The set with a disjoint range added; neighbours are joined. */
export function withRange(ranges: readonly Range[], [from, to]: Range): readonly Range[] {
  const before = ranges.filter((range) => range[1] < from);
  const after = ranges.filter((range) => range[0] > to);
  const near = ranges.filter((range) => range[1] >= from && range[0] <= to);
  const low = Math.min(from, near[0]?.[0] ?? from);
  const high = Math.max(to, near.at(-1)?.[1] ?? to);
  return [...before, [low, high], ...after];
}

/** What of a range is not in the set, ascending. */
export function gapsIn(ranges: readonly Range[], [from, to]: Range): readonly Range[] {
  const gaps: Range[] = [];
  let at = from;
  for (const range of ranges) {
    if (range[1] <= at) continue;
    if (range[0] >= to) break;
    if (range[0] > at) gaps.push([at, range[0]]);
    at = range[1];
  }
  if (at < to) gaps.push([at, to]);
  return gaps;
}
