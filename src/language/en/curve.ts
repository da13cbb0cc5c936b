/** Curves in English. */
import type { Stretch } from '../../facts/curve/leaders.ts';
import type { CurveTexts } from '../texts/curve.ts';
import type { Wording } from './wording.ts';

/** Words of the report. */
export function curveWords({ phrasing, numbers, plain, plane, names }: Wording): CurveTexts {
  const { name, code, strong } = phrasing;
  const rounded = (value: number): string => plain(Number(value.toPrecision(4)));
  const stretch = ({ from, to, sides }: Stretch): string =>
    `${names(sides)} ${from === to ? `at ${plain(from)}` : `from ${plain(from)} to ${plain(to)}`}`;
  return {
    headings: { meetings: 'Where lines cross' },
    columns: { before: 'ahead before', behind: 'ahead behind', where: 'cross at' },
    open: 'within noise',
    title: (scenario, over) => `${name(scenario)}: scores over ${name(over)}`,
    leaders: ({ planes, stretches, alike }, over) => {
      const where = numbers.list(planes.map(plane));
      if (alike) return `On ${where} all score alike at every value of ${code(over)}.`;
      const [only] = stretches;
      return stretches.length === 1
        ? `${strong(`${names(only!.sides)} ${only!.sides.length === 1 ? 'is' : 'are'} ahead everywhere`)} on ${where}: at ${code(over)} from ${plain(only!.from)} to ${plain(only!.to)}.`
        : `${strong('Who is ahead changes')} on ${where} along ${code(over)}: ${stretches.map(stretch).join('; ')}.`;
    },
    meeting: ({ plane: own, before, behind, x, between }, over, exact) =>
      `${strong(`${name(behind)} overtakes ${name(before)}`)} on ${plane(own)} between ${code(over)} = ${plain(between[0])} and ${plain(between[1])}${exact ? `, by straight lines at ${rounded(x)}` : ', beyond noise'}.`,
    none: (exact) => (exact ? 'No two lines cross.' : 'No two lines cross beyond noise.'),
    more: (count) => `${numbers.whole(count)} more: ${code('curve-crossings.csv')} has all of them.`,
    reading: ({ alone, over, duels }) => [
      alone
        ? `${strong('Each side is moved alone')}: at ${code(over)} = x it has this ${code(over)} and all others stand as in the file. Its score is the mean over its matchups in both seats, wins + ½ draws, mirrors left out.`
        : `${strong('All are moved at once')} along ${code(over)}. A score is the mean over the matchups of a side in both seats, wins + ½ draws, mirrors left out.`,
      duels === null
        ? 'All figures are exact, at the values that were asked for; between them lines are straight.'
        : `What could not be solved was played, ${numbers.whole(duels)} duels a matchup on the same random numbers at every value; bands are 95 % intervals, each by itself. A crossing counts where one side is ahead before it, and the other behind it, beyond intervals that hold for all sides, planes and values together.`,
      `Scores: ${code('curve.csv')}; crossings: ${code('curve-crossings.csv')}; both as data: ${code('curve.json')}.`,
    ],
  };
}
