/** The told duel in Czech. */
import type { Numbers } from '../forms/numbers.ts';
import type { Phrasing } from '../forms/phrasing.ts';
import { plural } from '../forms/plural.ts';
import type { ToldTexts } from '../texts/told.ts';

/** Czech texts around a told duel. */
export function czechTold({ code }: Phrasing, numbers: Numbers): ToldTexts {
  return {
    heading: 'Jeden souboj od začátku do konce',
    which: (cell, duel, among, mirror) =>
      `Souboj ${numbers.whole(duel)} nejvyrovnanější dvojice${mirror ? '' : ' různých stran'} ${code(cell)}: nejtěsnější z ${plural(among, 'jediného', `prvních ${numbers.whole(among)}`, `prvních ${numbers.whole(among)}`)}, vítězi po něm zbylo nejméně IQ, potom magů.`,
    rounds: 'Kolo po kole',
    chart: {
      words: (initiator, target) => ({
        title: `${initiator} a ${target}: magy a IQ kolo po kole`,
        note: 'Co mají obě strany před prvním kolem (0) a po každém dalším; kdo stojí na jedné straně, ten se sčítá.',
      }),
      axis: 'po kole',
      values: 'magy, IQ',
      mana: 'magy',
      iq: 'IQ',
    },
  };
}
