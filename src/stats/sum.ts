/**
 * Sum with the rounding errors carried along (Neumaier 1974): as good as twice the precision, whatever the
 * order. Whole numbers below 2^53 come out exact.
 */
export function compensatedSum(values: Iterable<number>): number {
  let sum = 0;
  let lost = 0;
  for (const value of values) {
    const next = sum + value;
    lost += Math.abs(sum) >= Math.abs(value) ? sum - next + value : value - next + sum;
    sum = next;
  }
  return sum + lost;
}
