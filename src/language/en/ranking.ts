/** Rankings in English. */
import type { RankAgreement } from '../../analysis/ranking/agreement.ts';
import type { RankingSummary } from '../../facts/ranking/summary.ts';
import { meanText } from '../forms/meanText.ts';
import type { Numbers } from '../forms/numbers.ts';
import type { Phrasing } from '../forms/phrasing.ts';
import type { RankingTexts } from '../texts/ranking.ts';

/** English texts about rankings. */
export function englishRanking({ strong, name }: Phrasing, numbers: Numbers): RankingTexts {
  const ring = ({ plane, sides }: RankingSummary['rings'][number]) =>
    `${plane === null ? '' : `on plane ${plane} `}${sides.map(name).join(' beats ')}`;
  const by = (count: number, names: readonly string[] | null) =>
    names === null ? `by ${numbers.whole(count)} others` : `by ${numbers.list(names.map(name))}`;
  return {
    heading: 'Ranking',
    columns: { side: 'side', strength: 'strength', againstAverage: 'against an average side %' },
    sentences: ({ cycles, rings, moreRings, dominated, inferior, undecided, agreement }) => [
      cycles === 0
        ? `${strong('No cycles')}: nowhere do three sides beat each other in a ring beyond noise.`
        : `${strong(`${numbers.whole(cycles)} ${cycles === 1 ? 'cycle' : 'cycles'}`)} beyond noise: ${rings.map(ring).join('; ')}${moreRings > 0 ? ` and ${numbers.whole(moreRings)} more` : ''}.`,
      ...(dominated === 0
        ? undecided.count > 0
          ? []
          : [`${strong('Nobody is dominated')}: no side is worse than another against everyone.`]
        : [
            `${strong('Dominated')} (worse than another against everyone, beyond noise): ${inferior
              .map(({ side, better, by: names }) => `${name(side)} ${by(better, names)}`)
              .join('; ')}${dominated > inferior.length ? ' …' : ''}.`,
          ]),
      ...(undecided.count === 0
        ? []
        : [
            `${strong('Not decided at this number of duels')}: whether ${dominated === 0 ? '' : 'also '}${numbers.list(undecided.sides.map(name))}${undecided.count > undecided.sides.length ? ' …' : ''} ${undecided.count === 1 ? 'is' : 'are'} worse than another against everyone.`,
          ]),
      ...agreementSentence(agreement, strong, numbers),
    ],
    beyond: ({ where, names, more }) => {
      const list = numbers.list([...names.map(name), ...(more > 0 ? [`${numbers.whole(more)} more`] : [])]);
      if (where === 'between') return `always beats ${list}`;
      const verb = where === 'top' ? 'beats all' : 'loses to all';
      return names.length === 0 ? verb : `${verb} but ${list}`;
    },
    note: ({ exact, confidence }, beyond) =>
      `Strength is Bradley and Terry’s, on the scale of log-odds, fitted to the scores of all planes and both seats (a draw is half a win), mean 0: a side beats one that is d stronger with the chance 1 / (1 + exp d), if one number a side describes the game. ${
        exact
          ? 'From exact scores, so without sampling error.'
          : `In brackets its ${numbers.significant(confidence * 100, 6)} % interval, which is about sampling only. Cycles and dominance are judged with that confidence together (Bonferroni over all pairs and planes).`
      }${beyond ? ' Where sides never lose to others, no number says how much stronger they are: the table names whom they do not always beat.' : ''}`,
  };
}

function correlationText({ exact, simulated }: RankAgreement['correlation'], numbers: Numbers): string {
  return meanText(exact ?? simulated?.value ?? 0, simulated, numbers, 2);
}

function agreementSentence(
  agreement: RankingSummary['agreement'],
  strong: (text: string) => string,
  numbers: Numbers,
): readonly string[] {
  if (agreement === null) return [];
  const { least, most, sure } = agreement;
  const tell = ({ first, second, correlation }: RankAgreement) =>
    `planes ${first} and ${second} (${correlationText(correlation, numbers)})`;
  return [
    `${strong('Planes rank the sides')} ${least === most ? `with a rank correlation (Spearman) of ${correlationText(most.correlation, numbers)}` : `${sure ? '' : 'by what was simulated '}most alike on ${tell(most)}, least on ${tell(least)}; Spearman’s rank correlation of mean scores${sure ? '' : ', with all that their intervals leave room for: which planes are most alike is not decided at this number of duels'}`}.`,
  ];
}
