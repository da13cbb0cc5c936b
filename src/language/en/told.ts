/** The told duel in English. */
import type { Numbers } from '../forms/numbers.ts';
import type { Phrasing } from '../forms/phrasing.ts';
import type { ToldTexts } from '../texts/told.ts';

/** English texts around a told duel. */
export function englishTold({ code }: Phrasing, numbers: Numbers): ToldTexts {
  return {
    heading: 'A duel, told',
    which: (cell, duel, among, mirror) =>
      `Duel ${numbers.whole(duel)} of ${code(cell)}, the most even matchup${mirror ? '' : ' of different sides'}: the closest of the first ${numbers.whole(among)}, with the least IQ, then the least mana left to the winner.`,
    rounds: 'Round by round',
    chart: {
      words: (initiator, target) => ({
        title: `${initiator} against ${target}: mana and IQ, round by round`,
        note: 'What both sides have before the first round (0) and after each; several on a side are added up.',
      }),
      axis: 'after round',
      values: 'mana, IQ',
      mana: 'mana',
      iq: 'IQ',
    },
  };
}
