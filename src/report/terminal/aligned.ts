/** Tables of bare text. */

/** Code points wide; marks that combine take no room of their own. */
function width(text: string): number {
  return [...text.normalize('NFC').replace(/\p{M}/gu, '')].length;
}

/** Rows with their columns below each other, the first to the left and all others to the right. */
export function aligned(rows: readonly (readonly string[])[]): readonly string[] {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, at) => {
      widths[at] = Math.max(widths[at] ?? 0, width(cell));
    });
  return rows.map((row) =>
    row
      .map((cell, at) => {
        const gap = ' '.repeat(widths[at]! - width(cell));
        return at === 0 ? `${cell}${gap}` : `${gap}${cell}`;
      })
      .join('  ')
      .trimEnd(),
  );
}
