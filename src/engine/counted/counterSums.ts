/** Sums of counters over the rounds of a trial, and their histograms over all trials. */
import type { RoundEvents } from '../../rules/contest.ts';
import type { Histogram } from '../../stats/histogram.ts';

/** Whole-number book-keeping of one sampling call. */
export class CounterSums {
  /** Count of each event over all trials. */
  readonly events: Float64Array;
  private readonly names: readonly string[];
  private readonly counters: number;
  /** Worth by event · counters + counter. */
  private readonly worth: Int32Array;
  /** Sums of the trial under way. */
  private readonly sums: Int32Array;
  private readonly counts: Float64Array[];

  constructor({ labels, counters }: RoundEvents) {
    this.names = counters.map(({ name }) => name);
    this.counters = counters.length;
    this.events = new Float64Array(labels.length);
    this.worth = Int32Array.from(labels.flatMap((_, event) => counters.map(({ worth }) => worth[event]!)));
    this.sums = new Int32Array(counters.length);
    this.counts = counters.map(() => new Float64Array(64));
  }

  /** An event of the trial under way. */
  add(event: number): void {
    const { counters, worth, sums } = this;
    this.events[event]!++;
    const at = event * counters;
    for (let c = 0; c < counters; c++) sums[c]! += worth[at + c]!;
  }

  /** The trial is over. */
  close(): void {
    const { counters, sums, counts } = this;
    for (let c = 0; c < counters; c++) {
      const value = sums[c]!;
      sums[c] = 0;
      if (value >= counts[c]!.length) this.grow(c, value);
      counts[c]![value]!++;
    }
  }

  /** Histogram of each counter over the trials closed. */
  histograms(): (readonly [name: string, histogram: Histogram])[] {
    return this.names.map((name, c) => [
      name,
      [...this.counts[c]!].flatMap((count, value) => (count > 0 ? [[value, count] as const] : [])),
    ]);
  }

  private grow(c: number, value: number): void {
    const counts = new Float64Array(Math.max(value + 1, this.counts[c]!.length * 2));
    counts.set(this.counts[c]!);
    this.counts[c] = counts;
  }
}
