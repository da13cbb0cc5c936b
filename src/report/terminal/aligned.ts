/** Tables of bare text. */

/** Code points wide; marks that combine take no room of their own. */
export function width(text: string): number {
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

/** A sentence in lines of at most so many signs, broken at blanks; further lines begin with `indent`. */
export function wrapped(sentence: string, columns: number, indent = ''): readonly string[] {
  const lines: string[] = [];
  let line = '';
  // Blanks that do not break are no blanks here.
  for (const word of sentence.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && width(longer) > columns) {
      lines.push(line);
      line = `${indent}${word}`;
    } else line = longer;
  }
  return [...lines, line];
}
