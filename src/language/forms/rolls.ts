/** Rolls and checks as text, the same in every language. */
import type { Numbers } from './numbers.ts';

/** A whole number in full, any other with six digits; with a true minus sign. */
export function traceFigure(numbers: Numbers): (value: number) => string {
  return (value) => numbers.significant(value, Number.isInteger(value) ? 21 : 6).replace('-', '−');
}

/** The faces of an open-ended roll and their sum: `29 (12+12+5)`. */
export function roll(faces: readonly number[]): string {
  const total = faces.reduce((a, b) => a + b, 0);
  return faces.length === 1 ? String(total) : `${total} (${faces.join('+')})`;
}

/** A d20 with its modifier: `13 − 2`. */
export function checkRoll(d20: number, modifier: number): string {
  return `${d20} ${modifier < 0 ? '−' : '+'} ${Math.abs(modifier)}`;
}
