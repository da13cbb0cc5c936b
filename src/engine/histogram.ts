/** Adds up weights by value. */
import type { Histogram } from '../stats/histogram.ts';

/** Whole values from 0 up to this one are kept in an array, others in a map. */
const DENSE = 1 << 12;

/** A histogram while it is being counted. Weights are above 0. */
export class HistogramBuilder {
  private dense = new Float64Array(64);
  private lost = new Float64Array(64);
  private readonly others = new Map<number, number>();

  /** Adds `weight` at `value`. */
  add(value: number, weight: number): void {
    if (value >= this.dense.length || value < 0 || value !== Math.trunc(value))
      this.addElsewhere(value, weight);
    else this.addDense(value, weight);
  }

  /** The rounding of chances is carried along (Neumaier 1974); counts have none. */
  private addDense(value: number, weight: number): void {
    const sum = this.dense[value]!;
    const next = sum + weight;
    const lost = sum >= weight ? sum - next + weight : weight - next + sum;
    if (lost !== 0) this.lost[value] = this.lost[value]! + lost;
    this.dense[value] = next;
  }

  /** The histogram, ascending in value. */
  build(): Histogram {
    const bars: [number, number][] = [...this.others];
    this.dense.forEach((weight, value) => {
      if (weight !== 0) bars.push([value, weight + this.lost[value]!]);
    });
    return this.others.size === 0 ? bars : bars.sort((a, b) => a[0] - b[0]);
  }

  private addElsewhere(value: number, weight: number): void {
    if (value < 0 || value >= DENSE || value !== Math.trunc(value)) {
      this.others.set(value, (this.others.get(value) ?? 0) + weight);
      return;
    }
    const dense = new Float64Array(Math.max(value + 1, 2 * this.dense.length));
    dense.set(this.dense);
    this.dense = dense;
    dense[value] = weight;
    const lost = new Float64Array(dense.length);
    lost.set(this.lost);
    this.lost = lost;
  }
}
