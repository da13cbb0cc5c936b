/**
 * A sum that grows, with the rounding errors carried along (Neumaier 1974): as good as twice the precision, whatever
 * the order. Whole numbers below 2^53 come out exact.
 */
export class RunningSum {
  #sum = 0;
  #lost = 0;

  /** Adds a value. */
  add(value: number): void {
    const sum = this.#sum;
    const next = sum + value;
    this.#lost += Math.abs(sum) >= Math.abs(value) ? sum - next + value : value - next + sum;
    this.#sum = next;
  }

  /** The sum of all that was added. */
  get total(): number {
    return this.#sum + this.#lost;
  }
}

/** Sum of some values as {@link RunningSum} adds them up. */
export function compensatedSum(values: Iterable<number>): number {
  const sum = new RunningSum();
  for (const value of values) sum.add(value);
  return sum.total;
}
