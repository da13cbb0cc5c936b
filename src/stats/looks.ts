/** The plan of a sequential run: when to look, and what interval to judge by at a look. */
import { clopperPearsonAt } from './clopper-pearson.ts';
import type { Interval } from './interval.ts';
import { requireInside, requireWhole } from './special/check.ts';
import { normalUpperTail } from './special/normal.ts';

/**
 * Sample sizes of doubling looks, ascending, the last one `most`: most, most/2, most/4 …, rounded up, as long
 * as they are at least `first`, and no more than `looks` of them.
 *
 * Divided by `most` they are the information fractions for `obrienFlemingBoundaries`.
 *
 * @throws RangeError unless all are whole, `1 ≤ first ≤ most`, and looks is between 1 and 20.
 * @example doublingLooks(1000, 16000, 10) // [1000, 2000, 4000, 8000, 16000]
 */
export function doublingLooks(first: number, most: number, looks: number): number[] {
  requireWhole('doublingLooks: most', most, 1);
  requireWhole('doublingLooks: first', first, 1, most);
  requireWhole('doublingLooks: looks', looks, 1, 20);
  const sizes: number[] = [];
  for (let size = most; size >= first && sizes.length < looks; size = Math.ceil(size / 2)) {
    sizes.push(size);
    if (size === 1) {
      break;
    }
  }
  return sizes.reverse();
}

/**
 * Repeated confidence interval for a proportion at a look with boundary z: the Clopper–Pearson interval with
 * error `1 − Φ(z)` on each side. Those of all looks hold together with the confidence the boundaries were
 * made for.
 *
 * Why not Wilson's: the boundaries of the early looks lie so far out that for rare events the normal
 * approximation is wrong by orders of magnitude there (one win too many would end the run); the exact tail
 * spends at most what it should at every look. Source of the idea: Jennison & Turnbull, *Interim analyses:
 * the repeated confidence interval approach*, JRSS B 51 (1989).
 *
 * @throws RangeError for counts out of order, or unless `0 < z ≤ 37`.
 */
export function repeatedInterval(successes: number, trials: number, z: number): Interval {
  requireInside('repeatedInterval: z', z, 0, 37);
  return clopperPearsonAt(successes, trials, normalUpperTail(z));
}
