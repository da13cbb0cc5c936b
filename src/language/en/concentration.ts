/** The English catalogue of Concentration checks. */
import type { Grid } from '../../facts/concentration/view.ts';
import type { Phrasing } from '../forms/phrasing.ts';
import type { ConcentrationTexts } from '../texts/concentration.ts';
import { commonEnglish } from './common.ts';
import { dayEnglish } from './day.ts';

/** English texts of Concentration checks. */
export function concentrationEnglish(phrasing: Phrasing): ConcentrationTexts {
  const common = commonEnglish('checks');
  const { numbers, rates } = common;
  const { code, name, strong } = phrasing;
  const { distraction } = dayEnglish(phrasing);
  const called = ({ name: own }: Grid): string => name(own);
  return {
    ...common,
    title: (scenario) => `${name(scenario)}: Concentration checks`,
    successHead: 'Chance of success in percent',
    pointsHead: 'Power points lost per hundred powers',
    corner: 'modifier ↓ power level →',
    levelHead: (level) => `level ${level}`,
    gridHead: (grid) => `${called(grid)} (${distraction(grid.distraction)})`,
    hardest: ({ grid, sure }, distractions) =>
      distractions < 2 || !sure
        ? `${strong(called(grid))}: ${rates.share(grid.mean)} of the checks succeed, averaged over the table.`
        : `${strong(`Hardest is ${called(grid)}`)}: ${rates.share(grid.mean)} of the checks succeed, averaged over the table.`,
    easiest: ({ grid, sure }) =>
      `${strong(sure ? `Easiest is ${called(grid)}` : called(grid))}: ${rates.share(grid.mean)} succeed.`,
    safe: (safe) => {
      if (safe.length === 0)
        return `${strong('Never safe')}: every row of every table has a check that can fail.`;
      const parts = safe.map(({ name: own, from }) => `${name(own)} from +${from} on`);
      return `${strong('Safe')} at every power level in the table: ${numbers.list(parts)}.`;
    },
    ratesNote: 'A check succeeds when d20 + modifier reaches the DC; 1 and 20 are not special.',
    pointsNote:
      'Points lost to failed checks when a power that costs 2 × level − 1 points is tried a hundred times.',
    reading: [
      `${strong('Modifier')}: everything that is added to the d20, bonuses included. ${strong('Level')}: that of the power, which is part of the DC.`,
    ],
    sources: `Intervals and full precision: ${code('cells.csv')}.`,
  };
}
