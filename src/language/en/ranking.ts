/** Rankings in English. */
import type { Cycle, Ranking } from '../../analysis/ranking/table.ts';
import type { Numbers } from '../forms/numbers.ts';
import type { Phrasing } from '../forms/phrasing.ts';
import type { RankingTexts } from '../texts/ranking.ts';

/** Cycles, better sides, and dominated sides told. */
const TOLD = { cycles: 8, names: 3, dominated: 20 };

/** English texts about rankings. */
export function englishRanking({ strong, name }: Phrasing, numbers: Numbers): RankingTexts {
  const cycle = ({ plane, sides }: Cycle) =>
    `${plane === null ? '' : `on plane ${plane} `}${[...sides, sides[0]!].map(name).join(' beats ')}`;
  const by = (names: readonly string[]) =>
    names.length <= TOLD.names
      ? `by ${numbers.list(names.map(name))}`
      : `by ${numbers.whole(names.length)} others`;
  return {
    heading: 'Ranking',
    columns: { side: 'side', strength: 'strength', againstAverage: 'against an average side %' },
    sentences: ({ cycles, dominated, agreements }) => [
      cycles.length === 0
        ? `${strong('No cycles')}: nowhere do three sides beat each other in a ring beyond noise.`
        : `${strong(`${numbers.whole(cycles.length)} ${cycles.length === 1 ? 'cycle' : 'cycles'}`)} beyond noise: ${cycles.slice(0, TOLD.cycles).map(cycle).join('; ')}${cycles.length > TOLD.cycles ? ' …' : ''}.`,
      ...(dominated.length === 0
        ? [`${strong('Nobody is dominated')}: no side is worse than another against everyone.`]
        : [
            `${strong('Dominated')} (worse than another against everyone, beyond noise): ${dominated
              .slice(0, TOLD.dominated)
              .map(({ side, by: better }) => `${name(side)} ${by(better)}`)
              .join('; ')}${dominated.length > TOLD.dominated ? ' …' : ''}.`,
          ]),
      ...agreementSentence(agreements, strong, numbers),
    ],
    note: ({ exact, confidence }) =>
      `Strength is Bradley and Terry’s, on the scale of log-odds, fitted to the scores of all planes and both seats (a draw is half a win), mean 0: a side beats one that is d stronger with the chance 1 / (1 + exp d), if one number a side describes the game. ${
        exact
          ? 'From exact scores, so without sampling error.'
          : `In brackets its ${numbers.significant(confidence * 100, 6)} % interval, which is about sampling only. Cycles and dominance are judged with that confidence together (Bonferroni over all pairs and planes).`
      }`,
  };
}

function agreementSentence(
  agreements: Ranking['agreements'],
  strong: (text: string) => string,
  numbers: Numbers,
): readonly string[] {
  if (agreements.length === 0) return [];
  const sorted = [...agreements].sort((a, b) => a.correlation - b.correlation);
  const [least, most] = [sorted[0]!, sorted.at(-1)!];
  const tell = ({ first, second, correlation }: (typeof agreements)[number]) =>
    `planes ${first} and ${second} (${numbers.fixed(correlation, 2)})`;
  return [
    `${strong('Planes rank the sides')} ${least === most ? `with a rank correlation (Spearman) of ${numbers.fixed(most.correlation, 2)}` : `most alike on ${tell(most)}, least on ${tell(least)}; Spearman’s rank correlation of mean scores`}.`,
  ];
}
