/** What each distraction costs in a day. */
import { bestOf, type Term, weightedSum } from '../../analysis/estimate.ts';
import type { Distraction } from '../../rules/day/model.ts';
import type { DayPoint } from './view.ts';

/** What a distraction costs a day on average, with bounds; equal ones where it is exact. */
export interface Wasted {
  readonly distraction: Distraction;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/**
 * Points wasted in a day by distraction, the dearest first, averaged over the days of a point. A simulated figure
 * rests on the share of the attempts that were lost, and takes the mean number of attempts as known, which is far
 * better known than the share.
 */
export function wastedByDistraction({ days }: DayPoint): readonly Wasted[] {
  const terms = new Map<string, { distraction: Distraction; own: Term[] }>();
  for (const { attempts, cost, distractions } of days.flatMap(({ powers }) => powers)) {
    for (const { distraction, lost } of distractions) {
      if (bestOf(lost) === null) continue;
      const key = JSON.stringify(distraction);
      const known = terms.get(key) ?? { distraction, own: [] };
      terms.set(key, known);
      known.own.push({ weight: (attempts * cost) / days.length, estimate: lost });
    }
  }
  const all = [...terms.values()].map(({ distraction, own }) => {
    const wasted = weightedSum(0, own);
    const value = bestOf(wasted) ?? 0;
    const bounds = wasted.exact === null ? wasted.simulated : null;
    return { distraction, value, low: bounds?.low ?? value, high: bounds?.high ?? value };
  });
  return all.sort((a, b) => b.value - a.value);
}
