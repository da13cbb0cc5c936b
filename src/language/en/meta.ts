/** What players would choose, in English. */
import type { ShareFacts } from '../../facts/meta/summary.ts';
import type { MetaTexts } from '../texts/meta.ts';
import type { Wording } from './wording.ts';

/** Words of the report. */
export function metaWords({ phrasing, numbers, percent: shareText, plane, names }: Wording): MetaTexts {
  const { code, name, strong } = phrasing;
  const on = (own: number | null): string => (own === null ? 'over all planes together' : `on ${plane(own)}`);
  const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
  const played = ({ side, share, least, most, settled }: ShareFacts): string =>
    settled ? `${name(side)} ${shareText(share)}` : `${name(side)} ${shareText(least)} to ${shareText(most)}`;
  return {
    headings: {
      equilibrium: 'Who would be played',
      alpha: 'α-rank',
      relations: 'Cycles and dominated classes',
      movement: 'How far the shares move within the intervals',
    },
    columns: { effective: 'effective number', share: 'share' },
    chart: 'Share of each class in the equilibrium, in percent',
    noCycles: 'No class beats another that beats a third that beats the first.',
    title: (scenario) => `${name(scenario)}: what players would choose`,
    finding: ({ plane: own, played: list, never, open, unique, indifferent, effective, sides }) => {
      const where = on(own);
      if (indifferent) {
        return `${strong(`${capital(where)} the choice of class does not matter`)}: all score alike against each other.`;
      }
      const shares = numbers.list(list.map((entry) => played(entry)));
      const nobody =
        never.length === 0
          ? open
            ? 'it is not decided at this number of duels who would be played'
            : 'every class has its place'
          : never.length === sides - 1
            ? 'nobody would play anything else'
            : `nobody would play ${names(never)}`;
      const several =
        unique || open ? '' : ' There are several equilibria; these are the limits of each share.';
      return `${strong(capital(where))} ${nobody}: ${shares} (effective number of classes ${open ? 'about ' : ''}${numbers.fixed(effective, 1)}).${several}`;
    },
    cycles: (own, { shown, left }) =>
      `${strong(capital(on(own)))} ${shown.map((cycle) => cycle.map(name).join(' beats ')).join('; ')}${left > 0 ? `; and ${numbers.whole(left)} more` : ''}.`,
    dominated: (own, pairs) =>
      `${strong(capital(on(own)))} worse than another against everyone: ${pairs.map(([worse, better]) => `${name(worse)} (than ${name(better)})`).join(', ')}.`,
    leftOut: (own, sides) =>
      `${strong(capital(on(own)))} ${names(sides)} cannot meet everybody and ${sides.length === 1 ? 'is' : 'are'} left out.`,
    share: (share, least, most) => `${share} (${least} to ${most})`,
    range: (low, high) => `${low} to ${high}`,
    movementNote: (resamples) =>
      `The scores are simulated. ${numbers.whole(resamples)} matrices drawn around them, each score with its standard error, give these 95 % ranges of the shares.`,
    reading: ({ alpha, population, gap }) => [
      `${strong('The game')}: two players choose a class each and fight once in each seat; a class scores wins + ½ draws. ${strong('Equilibrium')} (Nash): shares against which no class scores more than 50 %; found by linear programming and checked by the best reply, which gains ${gap < 1e-9 ? 'nothing' : `at most ${numbers.significant(gap * 100, 1)} points`}.`,
      `${strong('Effective number')}: e to the entropy of the shares; 1 when one class is all that is played, n when n are played alike.`,
      `${strong('α-rank')}: the share of time that a population of ${numbers.whole(population)} spends with each class when single players try another class and success is copied (α = ${numbers.whole(alpha)}). It ranks also what no equilibrium plays.`,
      `In brackets: the least and the most that any equilibrium gives, where there are several. Full matrices and figures: ${code('meta.csv')}.`,
    ],
  };
}
