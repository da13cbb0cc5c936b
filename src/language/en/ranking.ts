/** Rankings in English. */
import type { RankAgreement } from '../../analysis/ranking/agreement.ts';
import type { Inferior, RankingSummary } from '../../facts/ranking/summary.ts';
import type { Cut } from '../../facts/run/cut.ts';
import { meanText } from '../forms/meanText.ts';
import type { Numbers } from '../forms/numbers.ts';
import type { Phrasing } from '../forms/phrasing.ts';
import type { RankingTexts } from '../texts/ranking.ts';

/** English texts about rankings. */
export function englishRanking({ strong, name }: Phrasing, numbers: Numbers): RankingTexts {
  const ring = ({ plane, sides }: RankingSummary['rings']['shown'][number]) =>
    `${plane === null ? '' : `on plane ${plane} `}${sides.map(name).join(' beats ')}`;
  const more = (left: number): readonly string[] => (left > 0 ? [`${numbers.whole(left)} more`] : []);
  const some = ({ shown, left }: Cut<string>): string => numbers.list([...shown.map(name), ...more(left)]);
  const inferiorText = ({ sides, by }: Inferior): string => `${numbers.list(sides.map(name))} by ${some(by)}`;
  return {
    heading: 'Ranking',
    columns: { side: 'side', strength: 'strength', againstAverage: 'against an average side %' },
    sentences: ({ cycles, rings, dominated, inferior, undecided, agreement }) => [
      cycles === 0
        ? `${strong('No cycles')}: nowhere do three sides beat each other in a ring beyond noise.`
        : `${strong(`${numbers.whole(cycles)} ${cycles === 1 ? 'cycle' : 'cycles'}`)} beyond noise: ${[...rings.shown.map(ring), ...more(rings.left)].join('; ')}.`,
      ...(dominated === 0
        ? undecided.shown.length > 0
          ? []
          : [`${strong('Nobody is dominated')}: no side is worse than another against everyone.`]
        : [
            `${strong('Dominated')} (worse than another against everyone, beyond noise): ${[
              ...inferior.shown.map(inferiorText),
              ...more(inferior.left),
            ].join('; ')}.`,
          ]),
      ...(undecided.shown.length === 0
        ? []
        : [
            `${strong('Not decided at this number of duels')}: whether ${dominated === 0 ? '' : 'also '}${some(undecided)} ${undecided.shown.length === 1 ? 'is' : 'are'} worse than another against everyone.`,
          ]),
      ...agreementSentence(agreement, strong, numbers),
    ],
    beyond: ({ where, names }) => {
      const list = some(names);
      if (where === 'between') return `always beats ${list}`;
      const verb = where === 'top' ? 'beats all' : 'loses to all';
      return names.shown.length === 0 ? verb : `${verb} but ${list}`;
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
