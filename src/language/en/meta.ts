/** What players would choose, in English. */
import type { GamePlace, ShareFacts } from '../../facts/meta/summary.ts';
import type { MetaTexts } from '../texts/meta.ts';
import type { Wording } from './wording.ts';

/** Words of the report. */
export function metaWords({ phrasing, numbers, percent: shareText, plane, names }: Wording): MetaTexts {
  const { code, name, strong } = phrasing;
  const tables: Readonly<Record<Extract<GamePlace, string>, string>> = {
    table: 'in this table',
    rows: 'among the rows',
    columns: 'among the columns',
  };
  const onEach = (places: readonly GamePlace[]): string =>
    places.length === 1 ? on(places[0]!) : `on planes ${numbers.list(places.map(String))}`;
  const on = (own: GamePlace): string => {
    if (typeof own === 'string') return tables[own];
    return own === null ? 'over all planes together' : `on ${plane(own)}`;
  };
  /** Games of others have choices, which need not be classes. */
  const thing = (own: GamePlace): string => (typeof own === 'string' ? 'choice' : 'class');
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
    head: (own) => {
      if (own === null) return 'all planes';
      return typeof own === 'number'
        ? `plane ${own}`
        : { table: 'share', rows: 'rows', columns: 'columns' }[own];
    },
    title: (scenario) => `${name(scenario)}: what players would choose`,
    finding: ({ plane: own, played: list, never, open, unique, indifferent, effective, sides }, places) => {
      const where = onEach(places);
      if (indifferent) {
        return typeof own === 'string'
          ? `${strong(`${capital(where)} the choice does not matter`)}: all of them do as well as any other.`
          : `${strong(`${capital(where)} the choice of class does not matter`)}: all score alike against each other.`;
      }
      const shares = numbers.list(list.map((entry) => played(entry)));
      const nobody =
        never.length === 0
          ? open
            ? `it is not decided at this number of ${typeof own === 'string' ? 'games' : 'duels'} who would be played`
            : `every ${thing(own)} has its place`
          : never.length === sides - 1
            ? 'nobody would play anything else'
            : `nobody would play ${names(never)}`;
      const several =
        unique || open ? '' : ' There are several equilibria; these are the limits of each share.';
      return `${strong(capital(where))} ${nobody}: ${shares} (effective number of ${thing(own) === 'class' ? 'classes' : 'choices'} ${open ? 'about ' : ''}${numbers.fixed(effective, 1)}).${several}`;
    },
    cycles: (places, { shown, left }) =>
      `${strong(capital(onEach(places)))} ${shown.map((cycle) => cycle.map(name).join(' beats ')).join('; ')}${left > 0 ? `; and ${numbers.whole(left)} more` : ''}.`,
    dominated: (places, pairs) =>
      `${strong(capital(onEach(places)))} worse than another against everyone: ${pairs.map(([worse, better]) => `${name(worse)} (than ${name(better)})`).join(', ')}.`,
    conducts: ({ most, beyond: { shown, left }, unsearched }) => {
      const others = left > 0 ? `; and ${numbers.whole(left)} more combatants have such` : '';
      const beyond =
        shown.length === 0
          ? ''
          : ` At most ${numbers.whole(most)} best conducts of a combatant are choices, those of most matchups; left out are ${shown.map((own) => `${numbers.whole(own.left)} of ${name(own.name)}`).join(', ')}${others}.`;
      const rest =
        unsearched === 0
          ? ''
          : ` In ${numbers.whole(unsearched)} ${unsearched === 1 ? 'matchup' : 'matchups'} none were looked for: several on a side, drawn attributes, or too large to look back through.`;
      return `${strong('Conducts to choose from')}.${beyond}${rest}`;
    },
    leftOut: (places, sides) =>
      `${strong(capital(onEach(places)))} ${names(sides)} cannot meet everybody and ${sides.length === 1 ? 'is' : 'are'} left out.`,
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
    table: {
      chart: 'Share of each choice in the equilibrium, in percent',
      headings: { relations: 'Cycles and dominated choices', scores: 'The table as it was read' },
      row: 'row',
      noCycles: 'No choice beats another that beats a third that beats the first.',
      value: (score, open) =>
        `${strong(`When both play so the rows score ${open ? 'about ' : ''}${shareText(score)}`)}, and neither can do better by itself.`,
      read: ({ bare, counted, seats }) =>
        `${seats ? 'Rows and columns are chosen by two populations' : 'The same choices meet each other'}. ${bare === null ? '' : bare === 'percent' ? 'Bare numbers are percent. ' : 'Bare numbers are shares from 0 to 1. '}${counted ? 'Games were counted, so the scores have errors' : 'No games are given, so the scores are taken as they stand'}.`,
      movementNote: (resamples) =>
        `The scores were counted. ${numbers.whole(resamples)} tables drawn around them, each score with its standard error, give these 95 % ranges of the shares.`,
      scores: (seats) =>
        seats ? 'Score of the row, in its seat, against the column.' : 'Score of the row against the column.',
      repeat: (info, counted) => [
        ...(counted ? [`seed ${code(info.seed)}${info.seedDrawn ? ' (drawn for this run)' : ''}`] : []),
        `souboj ${code(info.version)}`,
        `table ${code(info.scenario.file)}, SHA-256 ${code(info.scenario.hash)}`,
      ],
      reading: ({ alpha, population, gap, seats }) => [
        seats
          ? `${strong('The game')}: one player chooses a row, the other a column, each for its own score. ${strong('Equilibrium')} (Nash): shares of both by which neither can gain; found by linear programming and checked by the best replies, which gain ${gap < 1e-9 ? 'nothing' : `at most ${numbers.significant(gap * 100, 1)} points`}.`
          : `${strong('The game')}: two players choose from the same list. ${strong('Equilibrium')} (Nash): shares against which no choice scores more than 50 %; found by linear programming and checked by the best reply, which gains ${gap < 1e-9 ? 'nothing' : `at most ${numbers.significant(gap * 100, 1)} points`}.`,
        `${strong('Effective number')}: e to the entropy of the shares; 1 when one choice is all that is played, n when n are played alike.`,
        ...(seats
          ? []
          : [
              `${strong('α-rank')}: the share of time that a population of ${numbers.whole(population)} spends with each choice when single players try another one and success is copied (α = ${numbers.whole(alpha)}). It ranks also what no equilibrium plays.`,
            ]),
        `In brackets: the least and the most that any equilibrium gives, where there are several. All figures: ${code('meta.csv')}.`,
      ],
    },
  };
}
