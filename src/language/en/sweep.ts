/** Sweeps in English. */
import type { SweepTexts } from '../texts/sweep.ts';
import type { Wording } from './wording.ts';

/** Words of the sweep report. */
export function sweepWords({ phrasing, numbers, percent, points, plain, plane }: Wording): SweepTexts {
  const { name, code, strong } = phrasing;
  const secondText = (second: { readonly name: string; readonly value: number } | null): string =>
    second === null ? '' : `, ${code(second.name)} = ${plain(second.value)}`;
  return {
    headings: { scores: 'Mean scores', crossings: 'Where it is even' },
    columns: { who: 'who', where: 'even at', direction: 'direction', interval: 'between' },
    rises: 'rises',
    falls: 'falls',
    meanScore: 'mean score, percent',
    exact: 'exact',
    title: (scenario, axes) => `${name(scenario)}: sweep of ${numbers.list(axes.map(name))}`,
    moves: (side, own, axis, [x0, y0], [x1, y1], sure) =>
      `${sure ? strong(`${name(side)} moves most`) : `${strong('Who moves most is not decided at this number of duels')}; in the simulation it is ${name(side)}`} on ${plane(own)}: its mean score goes from ${percent(y0)} at ${code(axis)} = ${plain(x0)} to ${percent(y1)} at ${plain(x1)} (${points(y1 - y0)} points).`,
    crossing: ({ sides, plane: own, second, axis, crossing, sure }) => {
      const who =
        sides.length === 1
          ? `The mean score of ${name(sides[0]!)}`
          : `${name(sides[0]!)} > ${name(sides[1]!)}`;
      const width =
        crossing.interval === null
          ? `, between the exact values at ${plain(crossing.between[0])} and ${plain(crossing.between[1])}`
          : ` (${plain(Number(crossing.interval.low.toPrecision(4)))} to ${plain(Number(crossing.interval.high.toPrecision(4)))})`;
      if (!sure)
        return `${strong(`${who} may be even`)} on ${plane(own)}${secondText(second)} about ${code(axis)} = ${plain(Number(crossing.x.toPrecision(4)))}; whether it is anywhere is not decided at this number of duels.`;
      return `${strong(`${who} is even`)} on ${plane(own)}${secondText(second)} at ${code(axis)} = ${plain(Number(crossing.x.toPrecision(4)))}${width}.`;
    },
    still: (axis) => `Over the values of ${code(axis)} no mean score moves.`,
    uncrossed: ({ side, above, planes, from, to, low, high }, axis) =>
      `${strong(`${name(side)} is even at no value`)} of ${code(axis)} from ${plain(from)} to ${plain(to)} on ${numbers.list(planes.map(plane))}: its mean score stays ${above ? 'above' : 'below'} 50 % (${percent(low)} to ${percent(high)}).`,
    allPlanes: 'all',
    heading: (own, second) => `${own === null ? 'All planes together' : `Plane ${own}`}${secondText(second)}`,
    heat: (side) => `Mean score of ${name(side)}, percent`,
    moreCrossings: (left) =>
      `… and ${numbers.whole(left)} more ${left === 1 ? 'place' : 'places'} where a side is even.`,
    more: (count) => `${numbers.whole(count)} more: ${code('sweep.csv')} has every matchup.`,
    reading: (duels) => [
      `${strong('Mean score')}: wins + ½ draws, in percent, over all matchups of a side in both seats, mirrors left out.`,
      duels === null
        ? 'All figures are exact. Where it is even is interpolated in a straight line between two exact values; how straight the curve is there is the only uncertainty.'
        : `Figures with ± come from ${numbers.whole(duels)} duels a matchup on the same random numbers at every value; ± and bands are 95 % intervals. The range beside a crossing is where the ends of the band cross 50 %.`,
      `Every matchup at every value: ${code('sweep.csv')}; mean scores: ${code('sweep-scores.csv')}.`,
    ],
  };
}
