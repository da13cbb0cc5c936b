/** Words of the pictures in English. */
import { createNumbers } from '../forms/numbers.ts';
import type { ChartPart, ChartTexts } from '../texts/charts.ts';

const numbers = createNumbers('en');

/** A level in words: `95 %`. */
const level = (confidence: number): string => `${numbers.significant(confidence * 100, 6)} %`;

/** What is not drawn. */
const parts: Readonly<Record<ChartPart, (count: number) => string>> = {
  bars: (count) => `${count} shorter ${count === 1 ? 'bar' : 'bars'}`,
  panels: (count) => `${count} more ${count === 1 ? 'panel' : 'panels'}`,
  lines: (count) => `${count} ${count === 1 ? 'line that moves' : 'lines that move'} less`,
  pictures: (count) => `${count} more ${count === 1 ? 'picture' : 'pictures'}`,
};

/** The part of the English catalogue that pictures use. */
export const englishCharts: ChartTexts = {
  scores: (confidence) => ({
    title: 'How strong each side is',
    note: `Mean score over all planes, in percent (a win counts 1, a draw ½). Above 50 a side wins more than it loses. The whisker is the ${level(confidence)} interval; none is visible where the score is exact or nearly so.`,
  }),
  scoreAxis: 'mean score (%)',
  byPlane: {
    title: 'Where each side is strong',
    note: 'Mean score on every plane, in percent. Blue: wins more than it loses; orange: loses more than it wins; grey-white: even.',
    overall: 'all',
  },
  rates: (plane, point) => ({
    title: `${plane}: who beats whom${point === '' ? '' : ` (${point})`}`,
    note: 'Score (wins + ½ draws) in percent of the side in the row, which attacks first, against the side in the column. Blue: the row wins more than it loses; orange: less; ½: at least 10 % of the duels are draws.',
  }),
  list: (point) => ({
    title: `Scores of the matchups${point === '' ? '' : ` (${point})`}`,
    note: 'Score (wins + ½ draws) in percent of the first side, which attacks first, against the second, on every plane. Blue: the first wins more than it loses; orange: less; ½: at least 10 % of the duels are draws.',
  }),
  edge: {
    title: 'What going first is worth',
    note: "The initiator's score when a side meets its own like, in points above 50. At 0 it does not matter who attacks first.",
    axis: 'points above 50',
  },
  drain: {
    title: 'Mana lost in a duel',
    note: 'Bar: from the first to the last decile of the duels; thick mark: the median.',
    axis: 'mana lost',
  },
  ends: {
    title: 'How duels end',
    note: 'Share of the duels by what ends them, in percent, whoever loses by it. Grey: a destroyed soul, as usual.',
  },
  length: {
    title: 'How long duels last',
    note: 'Bar: from the first to the last decile of the duels; thick mark: the median.',
    axis: 'rounds',
  },
  rounds: {
    title: 'Rounds of a duel, plane by plane',
    note: 'Share of all duels of the plane, in percent; the last bar also holds everything beyond it.',
    axis: 'rounds',
  },
  mana: {
    title: 'Mana lost in a duel, plane by plane',
    note: 'Share of all duels of the plane, in percent, by the mana that a side lost.',
    axis: 'mana lost',
  },
  along: (axis, of, fixed, confidence) => ({
    title: `${of === 'side' ? 'Mean score' : 'Score'} along ${axis}`,
    note: `${of === 'side' ? 'Mean score of a side over all planes' : "The initiator's score"}, in percent; the band is the ${level(confidence)} interval${fixed === '' ? '' : `; ${fixed}`}.`,
    axis,
  }),
  figureAlong: (figure, axis, confidence) => ({
    title: `${figure} along ${axis}`,
    note: `The band is the ${level(confidence)} interval, none where the figure is exact; what is 0 throughout has no line.`,
  }),
  differences: (variant, baseline, confidence) => ({
    title: `${variant} against ${baseline}`,
    note: `Points of win rate that the change adds (blue) or takes (orange): of a side its own, on average over its matchups; of a plane the initiator's. The whisker is the ${level(confidence)} interval, none where the difference is exact; one that crosses 0 may be no difference at all.`,
    axis: 'difference (points)',
  }),
  wasted: {
    title: 'Power points wasted, by what distracted',
    note: 'Mean over all days of the table, in power points a day. A whisker is a 95 % interval; exact figures have none.',
    axis: 'power points a day',
  },
  lost: {
    title: 'Power points lost, by what distracts',
    note: 'Points lost to failed checks when a power is tried a hundred times, averaged over all modifiers and levels of the table. A whisker is a 95 % interval; exact figures have none.',
    axis: 'power points per hundred powers',
    row: 'distraction',
  },
  success: {
    title: 'What a modifier buys under each distraction',
    note: 'Chance of success in percent, along the modifier: at the lowest, the middle and the highest level of the table. The band is the 95 % interval, none where the chance is exact.',
    axis: 'modifier',
  },
  obeyed: {
    title: 'Who is obeyed',
    note: 'Share of contradicting orders in which the mind obeys this controller, in percent. A whisker is a 95 % interval; exact figures have none.',
    axis: '% of contests',
  },
  survived: {
    title: 'How far they come',
    note: 'Duels that the fighter survives, on average; the whisker is the 95 % interval.',
    axis: 'duels survived',
  },
  reached: {
    title: 'How many come so far',
    note: 'Share of the runs in which the fighter survives at least so many duels, in percent; the band is the 95 % interval.',
    axis: 'duels survived',
  },
  tornado:
    'Points of mean score that one step adds (blue, to the right) or takes (orange, to the left), the largest on top. A thin line is the interval; exact effects have none.',
  sobol:
    'Share of the variance in which the range has a hand, alone or together with others, in percent; shares of several ranges may add up to more than 100. A thin line is the 95 % interval.',
  front:
    'One point a setting: how many knobs it turns, and by how much the worst wish is missed. Larger points turn further; orange is the recommendation.',
  equilibrium:
    'Share of players who would choose the side in the equilibrium, in percent; an empty cell is a side that nobody chooses.',
  curves: 'Mean score of a side, in percent; the band is the 95 % interval, none where the score is exact.',
  sweepMap:
    'Mean score in percent at every pair of values. Blue: wins more than it loses; orange: loses more than it wins.',
  band: (points, confidence) =>
    `No share of the duels up to some value is off by more than ${numbers.significant(points, 2)} points, with ${level(confidence)} for all of a plane at once.`,
  shareAxis: '% of duels',
  initiator: 'initiator',
  target: 'target',
  planeAxis: 'plane',
  left: (count, what) => `Not drawn: ${parts[what](count)}; the tables have all figures.`,
  inTables: 'The same figures stand in the tables of the report.',
  inDistributions: 'The same figures stand in distributions.csv.',
};
