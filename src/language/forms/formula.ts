/** Formulas as one reads them: a point for times, a true minus. What is computed stays as it is written. */
export function formulaText(formula: string): string {
  return formula
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ ?\* ?/g, '·')
    .replaceAll('-', '−');
}
