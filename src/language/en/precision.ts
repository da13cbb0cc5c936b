/** What English reports say about a run that sampled until it was precise enough. */
import type { Numbers } from '../forms/numbers.ts';
import type { Phrasing } from '../forms/phrasing.ts';
import type { PrecisionTexts } from '../texts/texts.ts';

/** What the sentences are made with. */
export interface PrecisionWording {
  readonly phrasing: Phrasing;
  readonly numbers: Numbers;
}

/** The part of the catalogue about precision. */
export function precisionWords({ phrasing, numbers }: PrecisionWording): PrecisionTexts {
  const { code, strong } = phrasing;
  const points = (share: number): string => numbers.significant(share * 100, 3);
  return {
    reached: ({ halfWidth, maxDuels, cells, missed, worst }) => {
      const asked = `the win rate to ±${points(halfWidth)} percentage points`;
      if (worst === null) {
        return `${strong('Precision reached')}: as many duels in each as it took to know ${asked}.`;
      }
      const whole = numbers.whole(maxDuels);
      return `${strong(`Precision not reached in ${numbers.whole(missed)} of ${numbers.whole(cells)} matchups`)}: ${asked} was asked for, at most ${whole} duels were allowed; farthest from it is ${code(worst.key)} with ±${points(worst.halfWidth)}. Column ${code('precision_reached')} of ${code('cells.csv')} names them all.`;
    },
    reading: (confidence) =>
      `${strong('± of a rate')}: half the width of its ${numbers.significant(confidence * 100, 6)} % time-uniform interval, in percentage points. The run looked at the counts again and again to decide when to stop; this interval (the beta-binomial confidence sequence of Robbins, uniform prior) holds at all looks at once, where Wilson's would promise too much. So it is wider than Wilson's for the same duels. Where all or none of the duels went one way, the other bound stands in brackets. A score without ± is certain: the same duel in both seats. The interval of a mean score is put together from those of its different duels. Means have an interval by betting, which holds at all looks, too. Strengths of a ranking, and tests between planes that are not exact, take the number of duels as given.`,
    repeating: ({ halfWidth, maxDuels }) =>
      `duels until the win rate is known to ±${points(halfWidth)} percentage points, at most ${numbers.whole(maxDuels)} in each matchup`,
  };
}
