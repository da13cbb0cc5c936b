/** Value of a polynomial at x by Horner's rule; coefficients from the constant upwards. */
export function polynomial(coefficients: readonly number[], x: number): number {
  let sum = 0;
  for (let k = coefficients.length - 1; k >= 0; k--) {
    sum = sum * x + coefficients[k]!;
  }
  return sum;
}
