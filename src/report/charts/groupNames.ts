/** What sides that are one row are called. */

/** All names of a group with their number, for a row. @param name of one side. */
export function rowName(group: readonly string[], name: (side: string) => string): string {
  return group.length === 1 ? name(group[0]!) : `${group.map(name).join(' = ')}\u00a0(${group.length}×)`;
}

/** The first name of a group with their number, where there is little room. */
export function columnName(group: readonly string[], name: (side: string) => string): string {
  return group.length === 1 ? name(group[0]!) : `${name(group[0]!)}\u00a0(${group.length}×)`;
}
