import type { Numbers } from './numbers.ts';

/**
 * Formulas as one reads them: a point for times, a true minus, decimals as the language writes them. What is computed
 * stays as it is written.
 */
export function formulaText(formula: string, { separators }: Pick<Numbers, 'separators'>): string {
  const { decimal } = separators;
  return formula
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ ?\* ?/g, '·')
    .replaceAll('-', '−')
    .replaceAll(',', decimal === ',' ? ';' : ',')
    .replace(/(\d)\.(?=\d)/g, `$1${decimal}`);
}
