/** Populations in English. */
import type { Numbers } from '../forms/numbers.ts';
import type { Phrasing } from '../forms/phrasing.ts';
import type { PopulationTexts } from '../texts/populations.ts';

/** English texts about populations. */
export function englishPopulations({ name, strong }: Phrasing, numbers: Numbers): PopulationTexts {
  const figures: Readonly<Record<string, string>> = { hp: 'hit points', powerPoints: 'power points' };
  return {
    heading: 'Populations',
    note: `Exact, over everybody who may be drawn. ${strong('Mean score')}: wins + ½ draws of the initiator. ${strong('Who meets')} and ${strong('the dice')} divide the spread (variance) of a single duel’s score: what is left of it when the mean of each pairing of characters is known is the dice. ${strong('Turns at')}: where the mean score, along one figure and over all else, passes 50 %.`,
    columns: {
      matchup: 'matchup',
      score: 'mean score %',
      characters: 'who meets %',
      dice: 'the dice %',
      turns: 'turns at',
    },
    turns: (turns) =>
      turns.length === 0
        ? 'nowhere'
        : turns
            .map(
              (turn) =>
                `${figures[turn.figure] ?? turn.figure} ${numbers.significant(turn.at, 3)} of ${name(turn.name)}`,
            )
            .join(', '),
    figure: (who, figure) => `${who}: ${figures[figure] ?? figure}`,
    chart: {
      title: 'Mean score along a figure of those who are drawn',
      note: 'Exact: the initiator’s wins + ½ draws with that value of one figure, over everybody else who may be drawn. A steep line is a figure that decides; where it crosses the dashed line the matchup turns.',
      axis: 'value of the figure',
    },
  };
}
